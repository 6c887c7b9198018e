import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { queries } from '../../api/query-client.ts';
import { listOf, profileOf, record, type Told } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { snakeKeys } from '../../testing/snake-keys.ts';
import { summary } from '../summary/summary.fixture.ts';
import { recurringLines } from './recurring-line.ts';

afterEach(resetApp);

const rent = {
  side: 'input',
  category: { id: 'land', name: 'Land', realm: 'others' },
  subcategory: { id: 'cropland_rent', name: 'Cropland rent' },
  notes: '',
  quantity_raw: 1,
  unit: { id: 'month', symbol: 'month', symbol_plural: 'months' },
  cost: 420,
  every: 'month',
  first_due_on: '2026-03-31',
  last_due_on: null,
  due: ['2026-03-31'],
  next: '2026-04-30',
  settled: [],
  recorded_at: '2026-03-01T12:00:00.000Z',
};
const due = listOf('recurring_line', [['rent-1', rent]]);
const nothingDue = listOf('recurring_line', []);
const told = '1 entry is due';
const chart = () => screen.findByRole('group', { name: 'Costs by category' });
/** jsdom shows nothing; what is hidden, no reader of screens finds either. */
const way = 'See what is due';

/** The summary of the books while both answers are awaited. */
async function visit() {
  const answers = { summary: Promise.withResolvers<Told>(), due: Promise.withResolvers<Told>() };
  await renderApp({
    path: '/finances',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /production_summary': () => answers.summary.promise,
      'GET /recurring_lines': () => answers.due.promise,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Finances' });
  return {
    summary: () => answers.summary.resolve(record('production_summary', snakeKeys(summary))),
    due: async (told: Told) => {
      answers.due.resolve(told);
      await waitFor(() => expect(queries.isFetching({ queryKey: recurringLines.key })).toBe(0));
    },
  };
}

test('the charts do not wait until it is known whether entries are due, and the notice that says so has its place', async () => {
  const comes = await visit();
  comes.summary();
  expect(await chart()).toBeTruthy();
  const place = screen.getByText(told);
  expect(screen.queryByRole('link', { name: way })).toBeNull();
  await comes.due(due);
  expect(await screen.findByRole('link', { name: way })).toBeTruthy();
  expect(screen.getByText(told)).toBe(place);
});

test('where nothing is due the place is given up before the charts are there', async () => {
  const comes = await visit();
  expect(screen.getByText(told)).toBeTruthy();
  await comes.due(nothingDue);
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});

test('where nothing is due the place stays once the charts are there, which would move up', async () => {
  const comes = await visit();
  comes.summary();
  expect(await chart()).toBeTruthy();
  await comes.due(nothingDue);
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByRole('link', { name: way })).toBeNull();
});
