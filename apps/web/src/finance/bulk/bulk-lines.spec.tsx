import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, refused } from '../../testing/answers.ts';
import { idOf, idsIn, kilogram, line, openLines, outcome, recordsIn, seeds } from '../../testing/bulk-lines.ts';
import { resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

test('many lines are deleted together, and one call brings them all back', async () => {
  const app = await openLines();
  await app.select(1, 2);
  expect(await screen.findByText('2 inputs selected, $92.50 in all')).toBeTruthy();
  await app.press('Delete, Inputs');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete these 2 items?')).toBeTruthy();
  expect(question.getByText('2 inputs, $92.50 in all')).toBeTruthy();
  await app.confirm();
  expect(await screen.findByText('Deleted: 2 inputs, $92.50 in all')).toBeTruthy();
  expect([app.table.queryByText('line 1'), app.table.queryByText('line 2')]).toEqual([null, null]);
  expect(app.bodies('removals').map(idsIn)).toEqual([[idOf(1), idOf(2)]]);
  await app.press('Undo');
  expect(await screen.findByText('As before: 2 inputs')).toBeTruthy();
  expect(app.bodies('reversions').map(recordsIn)).toEqual([
    [
      { id: idOf(1), version: 1, expected_version: 2 },
      { id: idOf(2), version: 1, expected_version: 2 },
    ],
  ]);
  expect(await app.table.findByText('line 1')).toBeTruthy();
  // What came back is not selected again.
  expect(screen.queryByText(/inputs? selected/)).toBeNull();
});

test('nothing is sent where the question is answered with no', async () => {
  const app = await openLines();
  await app.select(1);
  await app.press('Delete, Inputs');
  await app.press('Cancel');
  expect(app.bodies('removals')).toEqual([]);
  expect(await screen.findByText('1 input selected, $12.50')).toBeTruthy();
});

test('many lines are moved together; what the others do is said before, and one call moves them back', async () => {
  const app = await openLines({
    answers: { 'POST /producer_inputs/recategorizations': (sent) => outcome(idsIn(sent)) },
  });
  await app.select(1, 3);
  await app.press('Change category, Inputs');
  await app.send();
  expect(await screen.findByText('Choose a subcategory from the list')).toBeTruthy();
  await app.press('Cancel');
  await app.moveTo('Potatoes');
  expect(await screen.findByText(/^1 of them comes from another realm and then counts under Food/)).toBeTruthy();
  await app.send();
  expect(await screen.findByText('Moved to “Potatoes”: 2 inputs')).toBeTruthy();
  const moved = app.bodies('recategorizations').map(({ body }) => body);
  expect(moved).toEqual([{ ids: [idOf(1), idOf(3)], input_category_id: 'potatoes' }]);
  await waitFor(() => expect(screen.queryByText(/inputs? selected/)).toBeNull());
  await app.press('Undo');
  expect(await screen.findByText('As before: 2 inputs')).toBeTruthy();
  expect(app.bodies('reversions')).toHaveLength(1);
});

test('what is refused is said line by line, stays as it was and selected', async () => {
  const message = 'This unit cannot be used for this subcategory.';
  const app = await openLines({
    answers: {
      'POST /producer_inputs/recategorizations': outcome([idOf(1)], 1, [
        { id: idOf(2), errors: [{ code: 'unit_not_allowed', field: 'producer_input.unit_id', message }] },
      ]),
    },
  });
  await app.select(1, 2);
  await app.moveTo('Potatoes');
  expect(await screen.findByText(/^1 of them stays as it is, because its unit does not suit “Potatoes”/)).toBeTruthy();
  await app.send();
  const drawer = within(await screen.findByRole('dialog', { name: '1 input kept its category' }));
  expect(drawer.getByRole('heading', { name: message })).toBeTruthy();
  expect(drawer.getByRole('listitem').textContent).toBe('Diesel, line 2, Jan 1, 2026, $80.00');
  await app.user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('1 input selected, $80.00')).toBeTruthy();
  await app.press('Undo');
  await screen.findByText('As before: 1 input');
  expect(app.bodies('reversions').map(recordsIn)).toEqual([[{ id: idOf(1), version: 1, expected_version: 2 }]]);
});

test('more lines than one call takes are sent in several, one after the other, and undone together', async () => {
  const many = Array.from({ length: 501 }, (_, at) => line(at + 1, seeds, 'Garlic', kilogram, 1));
  const answer = Promise.withResolvers<undefined>();
  const app = await openLines({
    lines: many,
    answers: {
      'POST /producer_inputs/removals': async (sent) => {
        if (idsIn(sent).length === 1) await answer.promise;
        return outcome(idsIn(sent));
      },
      'GET /producer_inputs': listOf('producer_input', many),
    },
  });
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all, Inputs' }));
  await app.press('Delete, Inputs');
  await app.confirm();
  expect(await screen.findByText('500 of 501')).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: 'Deleting the inputs' })).toBeTruthy();
  expect(app.bodies('removals').map((sent) => idsIn(sent).length)).toEqual([500, 1]);
  const keys = app.bodies('removals').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
  answer.resolve(undefined);
  expect(await screen.findByText('Deleted: 501 inputs, $501.00 in all')).toBeTruthy();
  await app.press('Undo');
  expect(await screen.findByText('As before: 501 inputs')).toBeTruthy();
  expect(app.bodies('reversions').map((sent) => recordsIn(sent).length)).toEqual([500, 1]);
});

test('where a call fails its lines are back and selected, and what was done before can be undone', async () => {
  const many = Array.from({ length: 501 }, (_, at) => line(at + 1, seeds, 'Garlic', kilogram, 1));
  let left = many;
  const app = await openLines({
    lines: many,
    answers: {
      'GET /producer_inputs': () => listOf('producer_input', left),
      'POST /producer_inputs/removals': (sent) => {
        if (idsIn(sent).length === 1)
          return refused(503, { code: 'store_unavailable', message: 'Try again in a moment.' });
        left = many.slice(500);
        return outcome(idsIn(sent));
      },
    },
  });
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all, Inputs' }));
  await app.press('Delete, Inputs');
  await app.confirm();
  expect(
    await screen.findByText('1 input was not deleted and is back in the list. Try again in a moment.'),
  ).toBeTruthy();
  expect(screen.getByText('Deleted: 500 inputs, $500.00 in all')).toBeTruthy();
  expect(await screen.findByText('1 input selected, $1.00')).toBeTruthy();
});

test('all are those that were found, and a filter takes what it hides out of the selection', async () => {
  const app = await openLines();
  await app.select(1);
  await app.user.type(screen.getByRole('searchbox', { name: 'Search the inputs' }), 'diesel');
  await waitFor(() => expect(screen.queryByText(/inputs? selected/)).toBeNull());
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all, Inputs' }));
  await app.press('Delete, Inputs');
  await app.confirm();
  await screen.findByText('Deleted: 1 input, $80.00');
  expect(app.bodies('removals').map(idsIn)).toEqual([[idOf(2)]]);
});

test('the past can be read alone: nothing is selected there', async () => {
  const app = await openLines();
  await app.select(1);
  await app.press('As of: today');
  await app.user.click((await screen.findAllByRole('menuitem'))[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /line 1$/ })).toBeNull());
  expect(screen.queryByText(/selected/)).toBeNull();
});
