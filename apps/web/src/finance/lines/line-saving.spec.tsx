import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { enter } from '../../testing/entering.ts';
import { refused } from '../../testing/answers.ts';
import { farmBooks, input, inputs, order, pause, sent, unavailable, visit, wire } from '../../testing/finances.tsx';

const books = farmBooks();

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await enter(user, await screen.findByRole('combobox', { name: 'Subcategory' }), 'hay');
  await user.click(await screen.findByRole('option', { name: 'Hay' }));
  await enter(user, screen.getByRole('textbox', { name: 'Quantity' }), '12,5');
  await enter(user, screen.getByRole('textbox', { name: 'Cost' }), '99.95');
  await screen.findByRole('group', { name: 'Date' });
}

test('an empty form says what is missing at each field, and an edited field loses its error', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a subcategory from the list')).toBeTruthy();
  expect(screen.getByText('Quantity is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
  expect(screen.queryByText('Quantity is required')).toBeNull();
  expect(screen.getByText(/An amount is required/)).toBeTruthy();
  expect(sent(books, 'POST')).toEqual([]);
});

test('a subcategory brings its category and its first unit, and numbers are read in both spellings', async () => {
  const { user } = visit();
  await fillIn(user);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' }).value).toBe('Forage');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('bale');
  books.back.on({ 'POST /producer_inputs': input(wire('9', 'Hay', 99.95)) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(books, 'POST')).toHaveLength(1));
  expect(sent(books, 'POST')[0]?.body).toMatchObject({
    producer_input: { input_category_id: 'hay', notes: '', quantity_raw: 12.5, unit_id: 'bale', cost: 99.95 },
  });
});

test('a new line shows at once; refused, it leaves again and the form comes back with everything typed', async () => {
  const { user } = visit();
  await fillIn(user);
  const answer = pause();
  books.back.on({ 'POST /producer_inputs': () => answer.held });
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  const table = await inputs();
  await waitFor(() => expect(order(table)).toEqual(['Hay', 'Hay', 'Straw']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(books, 'POST')).toHaveLength(1);

  const fault = { code: 'unit_not_allowed', field: 'producer_input.unit_id', message: 'This unit does not suit.' };
  await answer.go(refused(422, fault));
  expect(await screen.findByText('This unit does not suit.')).toBeTruthy();
  expect(order(table)).toEqual(['Hay', 'Straw']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('99.95');

  books.back.on({ 'POST /producer_inputs': unavailable('Not now.') });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This was not saved\. Not now\./)).toBeTruthy();
  const keys = sent(books, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]); // the same line sent again is the same attempt
});

test('a refusal that comes after the dialog stepped aside leads to the wrong field', async () => {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Edit: Straw' }));
  const cost = await screen.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '7');
  let refuse: () => void = () => undefined;
  const fault = { code: 'invalid', field: 'producer_input.cost', message: 'Not this amount.' };
  books.back.on({
    'PUT /producer_inputs/{id}': () =>
      new Promise((answer) => {
        refuse = () => answer(refused(422, fault));
      }),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => refuse());
  const again = await screen.findByRole('textbox', { name: 'Cost' });
  await waitFor(() => expect(again.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(again));
});

/** Types a cost of 7 for the straw and saves, after somebody else made it 6.25 and perhaps wrote a note. */
async function saveOvertaken(note?: string) {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Edit: Straw' }));
  const cost = await screen.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '7');
  books.back.on({
    'PUT /producer_inputs/{id}': refused(409, { code: 'version_conflict', message: 'Changed.' }),
    'GET /producer_inputs/{id}': input(wire('1', 'Straw', 6.25, note), 4),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user };
}

test('a correction of an old version shows what stands there now and lets the person choose', async () => {
  const { user } = await saveOvertaken();
  expect(await screen.findByText('$6.25')).toBeTruthy();
  expect(sent(books, 'PUT')[0]?.headers.get('If-Match')).toBe('"3"');
  books.back.on({ 'PUT /producer_inputs/{id}': input(wire('1', 'Straw', 7), 5) });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(books, 'PUT')[1]?.headers.get('If-Match')).toBe('"4"'));
  expect(sent(books, 'PUT')[1]?.body).toMatchObject({ producer_input: { cost: 7 } });
});

test('keeping one’s own overwrites no field that one left alone', async () => {
  const { user } = await saveOvertaken('for the stable');
  const asked = within(await screen.findByRole('table', { name: '' }));
  expect(asked.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Cost']);
  books.back.on({ 'PUT /producer_inputs/{id}': input(wire('1', 'Straw', 7, 'for the stable'), 5) });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(books, 'PUT')).toHaveLength(2));
  expect(sent(books, 'PUT')[1]?.body).toMatchObject({ producer_input: { cost: 7, notes: 'for the stable' } });
});
