import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { refused, type Told } from '../../testing/answers.ts';
import { idOf, openLines, outcome } from '../../testing/bulk-lines.ts';
import { resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const unavailable = refused(503, { code: 'store_unavailable', message: 'Try again in a moment.' });
const gone = (nth: number) => ({
  id: idOf(nth),
  errors: [{ code: 'not_found', field: null, message: 'There is no such record.' }],
});

test('while every line is being deleted nothing says that there were none, and they come back selected', async () => {
  const answer = Promise.withResolvers<Told>();
  const app = await openLines({ answers: { 'POST /producer_inputs/removals': () => answer.promise } });
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all, Inputs' }));
  await app.press('Delete, Inputs');
  await app.confirm();
  expect(await screen.findByRole('heading', { name: 'Being deleted…' })).toBeTruthy();
  expect(screen.queryByText('No inputs yet')).toBeNull();
  await act(async () => answer.resolve(unavailable));
  expect(await screen.findByText('3 inputs selected, $99.75 in all')).toBeTruthy();
  expect(screen.queryByText('Being deleted…')).toBeNull();
});

test('a line that was deleted elsewhere counts as done', async () => {
  const app = await openLines({ answers: { 'POST /producer_inputs/removals': outcome([idOf(1)], 1, [gone(2)]) } });
  await app.select(1, 2);
  await app.press('Delete, Inputs');
  await app.confirm();
  expect(await screen.findByText('Deleted: 1 input, $12.50. 1 was deleted already.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/not deleted/)).toBeNull();
});

test('where all were deleted elsewhere there is nothing to undo', async () => {
  const app = await openLines({ answers: { 'POST /producer_inputs/removals': outcome([], 1, [gone(1), gone(2)]) } });
  await app.select(1, 2);
  await app.press('Delete, Inputs');
  await app.confirm();
  expect(await screen.findByText('These inputs were deleted already.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
