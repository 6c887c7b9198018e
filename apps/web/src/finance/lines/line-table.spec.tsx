import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  farmBooks,
  input,
  inputs,
  order,
  pause,
  sent,
  unavailable,
  visit,
  wire,
  type Row,
} from '../../testing/finances.tsx';

const books = farmBooks();

test('newest first; a chosen column sorts ascending, the same once more descending, another ascending again', async () => {
  const { user } = visit();
  const table = await inputs();
  await waitFor(() => expect(order(table)).toEqual(['Hay', 'Straw']));
  const press = (name: string) => user.click(within(table).getByRole('button', { name }));
  await press('Cost');
  expect(order(table)).toEqual(['Straw', 'Hay']);
  await press('Cost');
  expect(order(table)).toEqual(['Hay', 'Straw']);
  await press('Details');
  expect(order(table)).toEqual(['Hay', 'Straw']); // no details come last
  expect(within(table).queryByRole('button', { name: 'Quantity' })).toBeNull();
});

test('the total adds the cents up exactly', async () => {
  books.lines = [wire('2', 'Hay', 0.1), wire('1', 'Straw', 0.2)];
  visit();
  const table = await inputs();
  await waitFor(() =>
    expect(within(table).getByRole('rowheader', { name: 'Total' }).closest('tr')?.textContent).toContain('$0.30'),
  );
});

test('single things are counted in words, not as “#”', async () => {
  const single = { id: 'unit', symbol: '#', symbol_plural: '#' };
  const counted = (id: string, count: number): Row => [
    id,
    { ...wire(id, 'Hay', 1)[1], unit: single, quantity_raw: count },
  ];
  books.lines = [counted('1', 1), counted('2', 12)];
  visit();
  const table = await inputs();
  await waitFor(() => expect(order(table)).toHaveLength(2));
  const said = table.textContent.replaceAll('\u00A0', ' ');
  expect([said.includes('1 unit'), said.includes('12 units'), said.includes('#')]).toEqual([true, true, false]);
});

test('a deletion asks, shows at once, and can be undone from its message', async () => {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Delete: Hay, second cut' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  const answer = pause();
  books.back.on({ 'DELETE /producer_inputs/{id}': () => answer.held });
  await user.click(within(question).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(order(table)).toEqual(['Straw']));
  books.lines = books.lines.slice(1);
  await answer.go({});
  books.back.on({ 'POST /producer_inputs/{id}/restore': input(wire('2', 'Hay', 30, 'second cut')) });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(books, 'POST').map(({ path }) => path)).toEqual(['/producer_inputs/2/restore']));
});

test('a deleted line leaves the focus at the next one, the last at the empty table, a refused one at its return', async () => {
  const { user } = visit();
  const table = await inputs();
  const removes = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete: ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await within(table).findByRole('button', { name: 'Delete: Hay, second cut' });
  let refuse: () => void = () => undefined;
  books.back.on({
    'DELETE /producer_inputs/{id}': ({ path }) => {
      books.lines = books.lines.filter(([id]) => !path.endsWith(`/${id}`));
      if (books.lines.length > 0) return {};
      books.lines = [wire('1', 'Straw', 5.5)];
      return new Promise((answer) => {
        refuse = () => answer(unavailable('No.'));
      });
    },
  });
  await removes('Hay, second cut');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Straw'));
  await removes('Straw');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  await act(async () => refuse());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Straw'));
});

test('a deletion that fails says so and the line is back', async () => {
  const { user } = visit();
  const table = await inputs();
  books.back.on({ 'DELETE /producer_inputs/{id}': unavailable('Not now.') });
  await user.click(await within(table).findByRole('button', { name: 'Delete: Straw' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(await screen.findByText(/“Straw” was not deleted and is back in the list\. Not now\./)).toBeTruthy();
  expect(order(table)).toEqual(['Hay', 'Straw']);
});
