import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../testing/answers.ts';
import { farmBooks, inputs, order, visit } from '../testing/finances.tsx';

const books = farmBooks();

test('no two buttons outside of the tables have the same name, where both sides have lines', async () => {
  const sold = {
    output_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
    output_type: { id: 'hay', name: 'Hay' },
    notes: '',
    quantity_raw: 2,
    unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
    cost: 12,
    occurred_on: '2026-01-01',
    recorded_at: '2026-01-01T12:00:00.000Z',
    corrected_at: null,
  };
  books.back.on({ 'GET /producer_outputs': listOf('producer_output', [['9', sold]]) });
  visit();
  expect(await screen.findByRole('table', { name: 'Outputs' })).toBeTruthy();
  const names = (await screen.findAllByRole('button'))
    .filter((button) => button.closest('table') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toContain('Save as CSV, Outputs');
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('the address says the moment: figures are asked for then, nothing can be changed, and there is a way back', async () => {
  const { user, place } = visit('/finances/inputs-outputs?as_of=2026-01-05T10:00:00Z');
  expect(await screen.findByText(/You are looking at your records as they were on/)).toBeTruthy();
  const table = await inputs();
  await waitFor(() => expect(order(table)).toEqual(['Hay', 'Straw']));
  expect(books.back.sent.find(({ path }) => path === '/producer_inputs')?.search.get('as_of')).toBe(
    '2026-01-05T10:00:00.000Z',
  );
  expect(screen.queryByRole('button', { name: 'Add an input' })).toBeNull();
  expect(within(table).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('href')).toContain('as_of=2026-01-05');
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(place.search).toBe(''));
  expect(await screen.findByRole('button', { name: 'Add an input' })).toBeTruthy();
});
