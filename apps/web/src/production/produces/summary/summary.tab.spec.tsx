import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, refused } from '../../../testing/answers.ts';
import type { Answers } from '../../../testing/fake-back-end.ts';
import { emptySummary, producesAnswer, summaryAnswer } from '../../../testing/produces.ts';
import { renderApp, resetApp } from '../../../testing/render-app.tsx';

afterEach(resetApp);

const visit = (answers: Answers = {}, search = '', language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: `/production-food${search}`,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /produces': producesAnswer(),
      'GET /produces_summary': summaryAnswer(),
      ...answers,
    },
  });
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');

/** The figures of a chart, row by row, as the table that is one press away has them. */
async function figuresOf(user: Awaited<ReturnType<typeof visit>>['user'], chart: string) {
  await user.click(await screen.findByRole('button', { name: 'Show as a table', description: chart }));
  const rows = within(screen.getByRole('table', { name: chart })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)));
}

test('the distribution has the categories inside and their products outside', async () => {
  const { user } = await visit();
  expect(await figuresOf(user, 'Produce by category')).toEqual([
    ['Fruits and vegetables', '', '1', '50%'],
    ['', 'Tomato', '1', '50%'],
    ['Herbs and spices', '', '1', '50%'],
    ['', 'Garlic', '1', '50%'],
  ]);
});

test('the calendar has both periods of each produce, also over the turn of a year', async () => {
  const { user } = await visit();
  const [garlic, tomato] = await figuresOf(user, 'Production and availability calendar');
  expect(garlic?.slice(0, 2)).toEqual(['Garlic', 'Music']);
  expect(garlic?.[2]).toMatch(/^Oct\.? 10, 2025.+Aug\.? 1, 2026$/);
  expect(garlic?.[3]).toMatch(/^Jul\.? 1, 2026.+Mar\.? 1, 2027$/);
  expect(tomato?.[2]).toMatch(/^Apr\.? 15.+Oct\.? 10, 2026$/);
});

test('what is produced and can be bought is counted on the day that is looked at', async () => {
  const { sent } = await visit({}, '?as_of=2026-05-01T12:00:00Z');
  const card = async (name: string) => (await screen.findByRole('group', { name })).textContent;
  expect(await screen.findByRole('table', { name: 'Your produce' })).toBeTruthy();
  expect(await card('In production')).toMatch(/2May 1, 2026$/);
  expect(await card('Available to buyers')).toMatch(/0May 1, 2026$/);
  const asked = sent.filter(({ call }) => call.startsWith('GET /produces')).map(({ search }) => search.get('as_of'));
  expect(new Set(asked)).toEqual(new Set(['2026-05-01T12:00:00.000Z']));
});

test('the table has category, product with its picture, variety, quantity and price with their units', async () => {
  await visit();
  const table = await screen.findByRole('table', { name: 'Your produce' });
  const garlic = (await within(table).findByRole('rowheader', { name: 'Garlic' })).closest('tr');
  const cells = [...(garlic?.querySelectorAll('td[data-label]') ?? [])].map(({ textContent }) => plain(textContent));
  expect(cells).toEqual(['Herbs and spices', 'Music', '800 bunches', '$4.00 / bunch']);
  expect(garlic?.querySelector('img')?.getAttribute('src')).toBe('/api/v1/images/small');
});

test('a produce of the table leads to its details and to its form, in the past to its details alone', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Garlic, Music' }));
  expect([app.path(), location.search]).toEqual(['/production-food/addProduce', '?id=garlic']);
  resetApp();
  const past = await visit({}, '?as_of=2026-05-01T12:00:00Z');
  const details = await screen.findByRole('button', { name: 'Details: Garlic, Music' });
  expect(screen.queryByRole('button', { name: 'Edit: Garlic, Music' })).toBeNull();
  await past.user.click(details);
  expect(past.path()).toBe('/production-food/produceDetails');
  expect(location.search).toBe('?id=garlic&as_of=2026-05-01T12%3A00%3A00.000Z');
});

test('without produces each chart says what belongs there, and there is no table', async () => {
  await visit({ 'GET /produces': producesAnswer([]), 'GET /produces_summary': emptySummary() });
  expect(await screen.findByRole('heading', { name: 'No produce yet' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No season to show yet' })).toBeTruthy();
  expect(screen.getByText('none entered')).toBeTruthy();
  expect(screen.queryByText(/0 categor/)).toBeNull();
  const main = within(screen.getByRole('main'));
  const actions = main.getAllByRole('link', { name: 'Add produce' }).map((link) => link.getAttribute('href'));
  expect(new Set(actions)).toEqual(new Set(['/production-food/addProduce']));
  expect(screen.queryByRole('table', { name: 'Your produce' })).toBeNull();
});

test('while it loads, a placeholder that says so keeps the place of each chart', async () => {
  await visit({ 'GET /produces_summary': () => new Promise(() => undefined) });
  const said = await within(screen.getByRole('main')).findAllByText('Loading');
  expect(said.filter((words) => words.closest('[aria-busy="true"]')).length).toBeGreaterThanOrEqual(2);
});

test('a summary that cannot be fetched says so, and is fetched again on request', async () => {
  const { user, on } = await visit({
    'GET /produces_summary': refused(503, { code: 'unavailable', message: 'Not now.' }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  on({ 'GET /produces_summary': summaryAnswer() });
  await user.click(retry);
  expect(await screen.findByRole('group', { name: 'Produce by category' })).toBeTruthy();
});

test.each([
  ['Produce', 'History of the produce', false],
  ['In production', 'History of what is in production', true],
  ['Available to buyers', 'History of what is available to buyers', true],
])('the figure %s has a history of who changed the produces behind it', async (figure, title, says) => {
  const added = {
    event: 'ProduceRecorded',
    resource_type: 'produce',
    resource_id: 'garlic',
    label: null,
    recorded_at: '2026-05-01T12:00:00.000Z',
    actor: { account_id: null, name: 'Marie', role: 'producer_level_two' },
    changes: [],
    undo: null,
    revert: null,
    stands_for: null,
  };
  const { user, sent } = await visit({ 'GET /history': listOf('history_entry', [['e1', added]]) });
  const card = await screen.findByRole('group', { name: figure });
  const opener = within(card).getByRole('button', { name: title });
  await user.click(opener);
  const history = within(await screen.findByRole('dialog', { name: title }));
  expect((await history.findByRole('listitem')).textContent).toContain('Produce addedMarie');
  expect(sent.find(({ call }) => call === 'GET /history')?.search.getAll('resource_type')).toEqual(['produce']);
  const then = history.getByRole('link', { name: 'See everything as it was then' });
  expect(then.getAttribute('href')).toBe('/production-food?as_of=2026-05-01T12%3A00%3A00.000Z');
  expect(history.queryByText(/whether it changed this figure or not/) !== null).toBe(says);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
