import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { queries } from '../../api/query-client.ts';
import { profileOf, type Told } from '../../testing/answers.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import { practicesAnswer } from '../../testing/practices.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const visit = () =>
  renderApp({
    path: '/best-practices',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /followed_practices': practicesAnswer(1, ['cover_crops']),
    },
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;
/** What the upper of the two bars says. */
const status = (text: string) => screen.findByText(text, { selector: '[role="status"] p' });

test('ticks that are not saved are asked about when the screen is left; one that was taken back is not', async () => {
  const { user, guardedHistory, path } = await visit();
  await user.click(await box('Hedgerows'));
  await act(async () => guardedHistory.push('/finances'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect([path(), (await box('Hedgerows')).checked]).toEqual(['/best-practices', true]);
  await user.click(await box('Hedgerows'));
  await act(async () => guardedHistory.push('/finances'));
  await waitFor(() => expect(path()).toBe('/finances'));
});

test('ticks that are not saved come back after a crash, and can be started over', async () => {
  const before = await visit();
  await before.user.click(await box('Hedgerows'));
  await waitFor(() => expect(storedDrafts().map(([, values]) => values)).toEqual([{ 'followed.hedgerows': true }]));
  cleanup();
  const { user } = await visit();
  await screen.findByText(/We kept what you typed/);
  expect([(await box('Hedgerows')).checked, (await box('Cover crops')).checked]).toEqual([true, true]);
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect((await box('Hedgerows')).checked).toBe(false);
  await status('Everything is saved.');
});

test('ticks that are not saved stay when the language changes', async () => {
  const { user, on } = await visit();
  await user.click(await box('Hedgerows'));
  on({ 'GET /followed_practices': practicesAnswer(1, ['cover_crops'], 'fr') });
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await user.click(await screen.findByRole('button', { name: 'Change the language' }));
  expect((await box('Haies')).checked).toBe(true);
  await status('1 modification n’est pas encore enregistrée.');
});

test('what the other language showed before a save is not taken for a newer version', async () => {
  const { user, on } = await visit();
  await box('Hedgerows');
  on({ 'GET /followed_practices': practicesAnswer(1, ['cover_crops'], 'fr') });
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await user.click(await box('Haies'));
  on({ 'PUT /followed_practices': practicesAnswer(2, ['cover_crops', 'hedgerows'], 'fr') });
  await user.click(screen.getAllByRole('button', { name: 'Enregistrer' })[0] as HTMLElement);
  await status('Tout est enregistré.');
  const { promise, resolve } = Promise.withResolvers<Told>();
  on({ 'GET /followed_practices': () => promise });
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('searchbox', { name: 'Find a practice' });
  expect((await box('Haies')).checked).toBe(true);
  await act(async () => resolve(practicesAnswer(2, ['cover_crops', 'hedgerows'])));
  expect((await box('Hedgerows')).checked).toBe(true);
});

test('a practice that is ticked while a save is under way is said to be unsaved, and saved over it', async () => {
  const { user, on, sent } = await visit();
  await user.click(await box('Hedgerows'));
  const { promise, resolve } = Promise.withResolvers<Told>();
  on({ 'PUT /followed_practices': () => promise });
  await user.click(save());
  await waitFor(() => expect(sent.some(({ call }) => call === 'PUT /followed_practices')).toBe(true));
  await user.click(await box('Flower strips'));
  await act(async () => resolve(practicesAnswer(2, ['cover_crops', 'hedgerows'])));
  await screen.findByText(/What you typed while it was being saved is not saved yet/);
  await status('1 change is not saved yet.');
  on({ 'PUT /followed_practices': practicesAnswer(3, ['cover_crops', 'hedgerows', 'flower_strips']) });
  await user.click(save());
  await status('Everything is saved.');
  const last = sent.findLast(({ call }) => call === 'PUT /followed_practices');
  expect([last?.headers.get('If-Match'), last?.body]).toEqual([
    '"2"',
    { practices: ['cover_crops', 'hedgerows', 'flower_strips'] },
  ]);
});

test('what someone else changes while one ticks follows without a save, and is named', async () => {
  const { user, on } = await visit();
  await user.click(await box('Hedgerows'));
  on({ 'GET /followed_practices': practicesAnswer(2, ['no_till']) });
  await act(async () => void queries.invalidateQueries());
  expect(await screen.findByText('They ticked: No-till seeding')).toBeTruthy();
  expect(screen.getByText('They cleared: Cover crops')).toBeTruthy();
  expect([(await box('Hedgerows')).checked, (await box('Cover crops')).checked]).toEqual([true, false]);
  await status('1 change is not saved yet.');
});
