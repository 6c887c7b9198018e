import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { profileOf, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { practicesAnswer } from '../../testing/practices.ts';

afterEach(resetApp);

const visit = (answers: Answers = {}, more: { path?: string; language?: 'en' | 'fr'; role?: string } = {}) => {
  const { path = '/best-practices', language = 'en', role = 'producer_level_two' } = more;
  return renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf(role),
      'GET /followed_practices': practicesAnswer(1, ['cover_crops'], language),
      ...answers,
    },
  });
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
/** What the upper of the two bars says. The lower one says the same to the eye alone. */
const status = (text: string) => screen.findByText(text, { selector: '[role="status"] p' });

test('a company without an address is led to its details', async () => {
  await visit({}, { role: 'producer_level_one' });
  expect((await screen.findByRole('link', { name: 'Enter the address' })).getAttribute('href')).toBe(
    '/company-details',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('the checklists', () => {
  test('count what is followed in each group and in all, also what is not saved yet', async () => {
    const { user } = await visit();
    const soil = within(await screen.findByRole('region', { name: 'Soil health' }));
    expect(soil.getByText('1 of 2 followed')).toBeTruthy();
    await status('You follow 1 of 4 practices');
    await status('Everything is saved.');
    await user.click(await box('No-till seeding'));
    expect(soil.getByText('2 of 2 followed')).toBeTruthy();
    await status('You follow 2 of 4 practices');
    await status('1 change is not saved yet.');
    expect(await screen.findByText('2 of 4 practices followed')).toBeTruthy(); // on paper
    await user.click(await box('No-till seeding'));
    await status('Everything is saved.');
  });

  test('agree in number in French', async () => {
    const { user } = await visit({}, { language: 'fr' });
    await status('Vous suivez 1 pratique sur 4');
    const soil = within(screen.getByRole('region', { name: 'Santé des sols' }));
    expect(soil.getByText('1 suivie sur 2')).toBeTruthy();
    await user.click(await box('Semis direct'));
    expect(soil.getByText('2 suivies sur 2')).toBeTruthy();
    await status('1 modification n’est pas encore enregistrée.');
  });

  test('fold the explanations until one or all are asked for', async () => {
    const { user } = await visit();
    await box('Cover crops');
    expect(screen.queryByText(/^What .* does\.$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Explanation, Cover crops' }));
    expect(screen.getAllByText(/^What .* does\.$/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show all explanations' }));
    expect(screen.getAllByText(/^What .* does\.$/)).toHaveLength(4);
  });

  test('search by name and synonym, and keep the ticks of what is out of sight', async () => {
    const { user, sent, on } = await visit();
    await user.click(await box('No-till seeding'));
    await user.type(screen.getByRole('searchbox', { name: 'Find a practice' }), 'haies{Enter}');
    expect(screen.getAllByRole('checkbox')).toEqual([await box('Hedgerows')]);
    expect(screen.queryByRole('region', { name: 'Soil health' })).toBeNull();
    expect(screen.getByText('1 practice found')).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'PUT /followed_practices')).toEqual([]);
    await user.click(await box('Hedgerows'));
    on({ 'PUT /followed_practices': practicesAnswer(2, ['cover_crops', 'no_till', 'hedgerows']) });
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await screen.findByText('Best practices saved.');
    expect(sent.find(({ call }) => call === 'PUT /followed_practices')?.body).toEqual({
      practices: ['cover_crops', 'no_till', 'hedgerows'],
    });
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'tractor');
    expect(screen.getByRole('heading', { name: 'No practice answers to these words' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all practices' }));
    expect(ticked()).toEqual([true, true, true, false]);
  });

  test('say what went wrong while they were fetched, with a retry', async () => {
    const { user, on } = await visit({
      'GET /followed_practices': refused(500, { code: 'unknown', message: 'Something broke.' }),
    });
    await screen.findByText('Something broke.');
    on({ 'GET /followed_practices': practicesAnswer(1, []) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await box('Cover crops')).checked).toBe(false);
  });
});

describe('a save', () => {
  for (const place of [0, 1])
    test(`builds on the version that was shown, by the button at the ${place === 0 ? 'top' : 'bottom'}`, async () => {
      const { user, sent, on } = await visit();
      await user.click(await box('Hedgerows'));
      await user.click(await box('Cover crops'));
      on({ 'PUT /followed_practices': practicesAnswer(3, ['hedgerows']) });
      const save = screen.getAllByRole('button', { name: 'Save' });
      expect(save).toHaveLength(2);
      await user.click(save[place] as HTMLElement);
      await screen.findByText('Best practices saved.');
      const put = sent.find(({ call }) => call === 'PUT /followed_practices');
      expect([put?.headers.get('If-Match'), put?.body]).toEqual(['"1"', { practices: ['hedgerows'] }]);
      await status('Everything is saved.');
      await user.click(await box('Flower strips'));
      on({ 'PUT /followed_practices': practicesAnswer(4, ['hedgerows', 'flower_strips']) });
      await user.click(save[place] as HTMLElement);
      await status('Everything is saved.');
      expect(sent.findLast(({ call }) => call === 'PUT /followed_practices')?.headers.get('If-Match')).toBe('"3"');
    });

  test('that fails says so, and keeps what was ticked', async () => {
    const { user, on } = await visit({
      'PUT /followed_practices': refused(503, { code: 'unavailable', message: 'Not now.' }),
    });
    await user.click(await box('Hedgerows'));
    const save = screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;
    await user.click(save);
    await screen.findByText(/Not now\./);
    expect(ticked()).toEqual([true, false, true, false]);
    await status('1 change is not saved yet.');
    on({ 'PUT /followed_practices': practicesAnswer(2, ['cover_crops', 'hedgerows']) });
    await user.click(save);
    await screen.findByText('Best practices saved.');
    expect(screen.queryByText(/Not now\./)).toBeNull();
  });

  test('goes with what someone else changed meanwhile, practice by practice, and names it', async () => {
    const { user, sent, on } = await visit();
    await user.click(await box('Hedgerows'));
    const theirs = ['flower_strips'];
    on({
      'GET /followed_practices': practicesAnswer(3, theirs),
      'PUT /followed_practices': ({ headers, body }) =>
        headers.get('If-Match') === '"3"'
          ? practicesAnswer(4, (body as { practices: string[] }).practices)
          : refused(409, { code: 'version_conflict', message: 'It has changed.' }),
    });
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await screen.findByText('Saved, together with what someone else changed meanwhile.');
    const puts = sent.filter(({ call }) => call === 'PUT /followed_practices');
    expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"3"']);
    expect(puts[1]?.body).toEqual({ practices: ['hedgerows', 'flower_strips'] });
    expect(ticked()).toEqual([false, false, true, true]);
    expect(screen.getByText('They ticked: Flower strips')).toBeTruthy();
    expect(screen.getByText('They cleared: Cover crops')).toBeTruthy();
    expect(screen.queryByText('It has changed.')).toBeNull();
  });

  test('whose answer was lost on the way is done when it is sent again', async () => {
    const { user, on } = await visit({ 'PUT /followed_practices': 'down' });
    await user.click(await box('Hedgerows'));
    const save = screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;
    await user.click(save);
    await screen.findByText(/The server did not answer/);
    on({
      'GET /followed_practices': practicesAnswer(2, ['cover_crops', 'hedgerows']),
      'PUT /followed_practices': refused(409, { code: 'version_conflict', message: 'It has changed.' }),
    });
    await user.click(save);
    await screen.findByText('Best practices saved.');
    expect(screen.queryByText(/Someone else changed/)).toBeNull();
  });
});

describe('the past', () => {
  test('shows what was followed at an instant, to read', async () => {
    const { sent } = await visit(
      { 'GET /followed_practices': practicesAnswer(null, ['no_till', 'hedgerows']) },
      { path: '/best-practices?as_of=2026-01-31T12:00:00.000Z' },
    );
    await screen.findByText(/You are looking at your records as they were on/);
    expect((await screen.findByRole('region', { name: 'Nature' })).textContent).toContain('Hedgerows');
    expect(screen.getByText('2 of 4 practices followed')).toBeTruthy();
    expect(screen.queryByText('Flower strips')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(sent.find(({ call }) => call === 'GET /followed_practices')?.search.get('as_of')).toBe(
      '2026-01-31T12:00:00.000Z',
    );
  });

  test('without any practice says so', async () => {
    await visit(
      { 'GET /followed_practices': practicesAnswer(null, []) },
      { path: '/best-practices?as_of=2026-01-31T12:00:00.000Z' },
    );
    expect(await screen.findByText('No practice was followed')).toBeTruthy();
  });
});
