import { afterEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { listOf, profileOf, refused, type Told } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const lineOf = (id: string, notes: string, cost: number): [string, Record<string, unknown>] => [
  id,
  {
    input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
    input_type: { id: 'straw', name: 'Straw' },
    notes,
    quantity_raw: 12,
    unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
    cost,
    occurred_on: '2026-01-02',
    recorded_at: '2026-01-02T12:00:00.000Z',
    corrected_at: null,
  },
];
const firstPage = listOf('producer_input', [lineOf('1', 'from the neighbour', 60)], {
  total: 1200,
  next_cursor: 'two',
});
const lastPage = listOf('producer_input', [lineOf('2', 'from the fair', 40)], { total: 1200, next_cursor: null });

async function visit(second: () => Told | Promise<Told>) {
  const app = await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /producer_inputs': ({ search }) => (search.has('cursor') ? second() : firstPage),
    },
  });
  return { ...app, table: await screen.findByRole('table', { name: 'Inputs' }) };
}

test('the first page of long books is shown while the rest is on its way, and nothing is added up yet', async () => {
  const { promise, resolve } = Promise.withResolvers<Told>();
  const { table } = await visit(() => promise);
  expect(await within(table).findByText('from the neighbour')).toBeTruthy();
  expect(await screen.findByText('1 of 1,200 rows')).toBeTruthy();
  expect(within(table).queryByText('Total')).toBeNull();
  await act(async () => resolve(lastPage));
  expect(await within(table).findByText('from the fair')).toBeTruthy();
  expect(within(table).getByRole('row', { name: /^Total.*\$100\.00/ })).toBeTruthy();
  expect(screen.queryByText('1 of 1,200 rows')).toBeNull();
});

test('a page that fails leaves the first one there, and *Try again* goes on from it', async () => {
  let fails = true;
  const { user, table } = await visit(() =>
    fails ? refused(503, { code: 'unavailable', message: 'Not now.' }) : lastPage,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(within(table).getByText('from the neighbour')).toBeTruthy();
  fails = false;
  await user.click(again);
  expect(await within(table).findByText('from the fair')).toBeTruthy();
});
