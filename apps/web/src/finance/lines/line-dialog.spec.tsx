import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { queries } from '../../api/query-client.ts';
import { enter } from '../../testing/entering.ts';
import { listOf, profileOf, record, refused, type Told } from '../../testing/answers.ts';
import { storedDrafts, storeDraft } from '../../testing/drafts.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { draftName, type Line } from './line.ts';

afterEach(resetApp);

const account = '018f0000-0000-7000-8000-000000000001';

const unit = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const litre = { id: 'litre', symbol: 'L', symbol_plural: 'L', name: 'litre', unit_type: 'volume' };
const categories = listOf('input_category', [
  [
    'forage',
    {
      name: 'Forage',
      realm: 'biomass',
      subcategories: [{ id: 'hay', name: 'Hay', keywords: [], units: [unit, litre] }],
    },
  ],
]);
const straw = (changed: object = {}) => ({
  input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  input_type: { id: 'hay', name: 'Straw' },
  notes: '',
  quantity_raw: 2,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost: 5.5,
  occurred_on: '2026-01-01',
  recorded_at: '2026-01-01T12:00:00.000Z',
  corrected_at: null,
  ...changed,
});
const answer = (version: number, changed: object = {}): Told => ({
  ...record('producer_input', straw(changed), '1'),
  headers: { ETag: `"${version}"` },
});
/** An answer that a test holds back. */
const pause = () => {
  const { promise, resolve } = Promise.withResolvers<Told>();
  return { held: () => promise, go: (told: Told) => act(async () => resolve(told)) };
};

async function visit(changed: object = {}, search = '') {
  const app = await renderApp({
    path: `/finances/inputs-outputs${search}`,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': categories,
      'GET /producer_inputs': () => listOf('producer_input', [['1', straw(changed)]]),
      'GET /producer_inputs/{id}': answer(3, changed),
      'PUT /producer_inputs/{id}': answer(5, { cost: 7 }),
    },
  });
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /producer_inputs/{id}');
  return { ...app, puts };
}
type Visit = Awaited<ReturnType<typeof visit>>;

async function enterCost({ user }: Visit, to: string) {
  await enter(user, await screen.findByRole('textbox', { name: 'Cost' }), to);
}
const edit = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: 'Edit: Straw' }));
const overtaken = refused(409, { code: 'version_conflict', message: 'Changed.' });
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save' }));
const conflict = () => screen.queryByText('This entry changed while you were editing');

test('typing before the newest version has come asks nothing when nobody changed anything', async () => {
  const app = await visit();
  const newest = pause();
  app.on({ 'GET /producer_inputs/{id}': newest.held });
  await edit(app);
  await enterCost(app, '7');
  await newest.go(answer(3));
  expect(conflict()).toBeNull();
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]?.headers.get('If-Match')).toBe('"3"');
});

test('a change of someone else that was shown is chosen about before anything is saved', async () => {
  const app = await visit();
  const newest = pause();
  app.on({ 'GET /producer_inputs/{id}': newest.held });
  await edit(app);
  await enterCost(app, '7');
  await newest.go(answer(4, { cost: 777 }));
  app.on({ 'GET /producer_inputs/{id}': answer(4, { cost: 777 }) });
  const choice = await screen.findByText('This entry changed while you were editing');
  await save(app);
  await waitFor(() => expect(choice.isConnected).toBe(false)); // it is said again
  expect(app.puts()).toEqual([]);
  await app.user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]?.headers.get('If-Match')).toBe('"4"');
});

test('a save while the newest version is under way waits for it, and asks before it overwrites', async () => {
  const app = await visit();
  const newest = pause();
  app.on({ 'GET /producer_inputs/{id}': newest.held });
  await edit(app);
  await enterCost(app, '7');
  await save(app);
  app.on({ 'GET /producer_inputs/{id}': answer(4, { cost: 777 }) });
  await newest.go(answer(4, { cost: 777 }));
  await waitFor(() => expect(conflict()).toBeTruthy());
  expect(app.puts()).toEqual([]);
});

test('keeping one’s own quantity keeps the unit that was shown beside it', async () => {
  const app = await visit();
  await edit(app);
  await enter(app.user, await screen.findByRole('textbox', { name: 'Quantity' }), '25');
  app.on({
    'PUT /producer_inputs/{id}': overtaken,
    'GET /producer_inputs/{id}': answer(4, {
      quantity_raw: 8000,
      unit: { id: 'litre', symbol: 'L', symbol_plural: 'L' },
    }),
  });
  await save(app);
  const rows = within(await screen.findByRole('table', { name: '' }));
  expect(rows.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual([
    '25 bales',
    '8,000 L',
  ]);
  app.on({ 'PUT /producer_inputs/{id}': answer(5, { quantity_raw: 25 }) });
  await app.user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('bale');
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(2));
  expect(app.puts()[1]?.body).toMatchObject({ producer_input: { quantity_raw: 25, unit_id: 'bale' } });
});

test('a save whose answer was lost on the way is no conflict when it is sent again', async () => {
  const app = await visit();
  app.on({ 'PUT /producer_inputs/{id}': 'down' });
  await edit(app);
  await enterCost(app, '7');
  await save(app);
  await screen.findByText(/This was not saved\./);
  app.on({ 'PUT /producer_inputs/{id}': overtaken, 'GET /producer_inputs/{id}': answer(4, { cost: 7 }) });
  await save(app);
  expect(await screen.findByText('Saved: Hay')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(conflict()).toBeNull();
  await waitFor(() => expect(storedDrafts()).toEqual([]));
});

test('what someone else wrote in another field is kept, and nothing is asked', async () => {
  const app = await visit();
  await edit(app);
  await enterCost(app, '7');
  const notes = { notes: 'for the stable' };
  app.on({
    'PUT /producer_inputs/{id}': ({ headers }) =>
      headers.get('If-Match') === '"4"' ? answer(5, { cost: 7, ...notes }) : overtaken,
    'GET /producer_inputs/{id}': answer(4, notes),
  });
  await save(app);
  expect(await screen.findByText('Saved: Hay')).toBeTruthy();
  expect(app.puts().at(-1)?.body).toMatchObject({ producer_input: { cost: 7, ...notes } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([['Edit: Straw'], ['Add an input'], ['Delete: Straw']])(
  '“%s” is closed when one steps back into the past',
  async (button) => {
    const app = await visit({}, '?as_of=2026-01-05T10:00:00Z');
    await app.user.click(await screen.findByRole('button', { name: 'Back to now' }));
    await app.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole(button.startsWith('Delete') ? 'alertdialog' : 'dialog');
    act(() => app.guardedHistory.go(-1));
    await waitFor(() => expect(app.guardedHistory.current().location.search).toContain('as_of'));
    await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull());
  },
);

test('a refused dialog waits until the one that was opened after it has closed', async () => {
  const app = await visit();
  const refusal = pause();
  app.on({ 'PUT /producer_inputs/{id}': refusal.held });
  await edit(app);
  await enterCost(app, '7');
  await save(app);
  await app.user.click(await screen.findByRole('button', { name: 'Add an input' }));
  const details = await screen.findByRole('textbox', { name: /Details/ });
  await enter(app.user, details, 'for the ');
  await refusal.go(refused(503, { code: 'unavailable', message: 'Not now.' }));
  await app.user.keyboard('stable');
  expect(screen.getByRole('dialog', { name: 'Add an input' }).contains(details)).toBe(true);
  expect((details as HTMLInputElement).value).toBe('for the stable');
  expect(await screen.findByText(/was not saved and is unchanged/)).toBeTruthy();
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  const leave = await screen.findByRole('alertdialog');
  await app.user.click(within(leave).getAllByRole('button').at(-1) as HTMLElement);
  const back = await screen.findByRole('dialog', { name: 'Edit the input' });
  expect(within(back).getByText(/Not now\./)).toBeTruthy();
});

test('leaving a dialog gives up its own draft alone, and the refused one behind it asks for itself', async () => {
  const app = await visit();
  const leave = async (dialog: string, answer: 'Leave' | 'Stay here') => {
    await app.user.click(
      within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: 'Cancel' }),
    );
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  const refusal = pause();
  app.on({ 'PUT /producer_inputs/{id}': refusal.held });
  await edit(app);
  await enterCost(app, '7');
  await save(app);
  await app.user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await enter(app.user, await screen.findByRole('textbox', { name: /Details/ }), 'for the stable');
  await refusal.go(refused(503, { code: 'unavailable', message: 'Not now.' }));
  await waitFor(() => expect(storedDrafts()).toHaveLength(2));

  await leave('Add an input', 'Leave');
  const back = await screen.findByRole('dialog', { name: 'Edit the input' });
  expect(within(back).getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('7.00');
  expect(storedDrafts()).toEqual([[draftName(account, 'inputs', { id: '1' } as Line), { cost: 7 }]]);

  await leave('Edit the input', 'Stay here');
  expect(storedDrafts()).toHaveLength(1);
  await leave('Edit the input', 'Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedDrafts()).toEqual([]);
});

test('an unfinished line that is continued and closed leads back to the button that adds', async () => {
  const app = await visit();
  act(() => storeDraft(draftName(account, 'inputs', null), { values: { notes: 'for the stable' } }));
  await app.user.click(await screen.findByRole('button', { name: 'Continue, Inputs' }));
  expect(await screen.findByDisplayValue('for the stable')).toBeTruthy();
  await app.user.click(await screen.findByRole('button', { name: 'Start over' }));
  const fields = within(screen.getByRole('dialog')).getAllByRole('combobox');
  expect(document.activeElement).toBe(fields[0]);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an input' }));
});

/** A cost is typed and the tab dies; then the list is opened again. */
async function visitAgain(changed: object = {}) {
  const before = await visit();
  await edit(before);
  await enterCost(before, '712.40');
  cleanup();
  queries.clear();
  const app = await visit(changed);
  await edit(app);
  const cost = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost' });
  await screen.findByText(/We kept what you typed/);
  return { ...app, cost };
}

test('a draft goes over a value that changed since only when its writer chooses so', async () => {
  const app = await visitAgain({ cost: 955 });
  const choice = await screen.findByRole('group', { name: 'This entry changed while you were editing' });
  expect(within(screen.getByRole('dialog')).getByText(/955/)).toBeTruthy();
  await save(app);
  await waitFor(() => expect(choice.isConnected).toBe(false)); // the choice is said again
  expect(app.puts()).toEqual([]);
  await app.user.click(await screen.findByText('Keep mine'));
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]).toMatchObject({ body: { producer_input: { cost: 712.4 } } });
});

test('a draft asks nothing where other fields changed since, and leaves them as they are now', async () => {
  const app = await visitAgain({ quantity_raw: 44 });
  expect(app.cost.value).toBe('712.40');
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(conflict()).toBeNull();
  expect(app.puts()[0]).toMatchObject({ body: { producer_input: { cost: 712.4, quantity_raw: 44 } } });
});

test('starting over shows the entry as it is now', async () => {
  const app = await visitAgain({ cost: 955 });
  await screen.findByRole('group', { name: 'This entry changed while you were editing' });
  await app.user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(app.cost.value).toMatch(/^955/));
  await waitFor(() => expect(conflict()).toBeNull());
  expect(storedDrafts()).toEqual([]);
});

test('a dialog that opens while another saves begins without its words, and keeps its own draft', async () => {
  const app = await visit();
  const answered = pause();
  app.on({ 'POST /producer_inputs': answered.held });
  const add = async () => app.user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await add();
  await enter(app.user, await screen.findByRole('combobox', { name: 'Subcategory' }), 'hay');
  await app.user.click(await screen.findByRole('option', { name: 'Hay' }));
  await enter(app.user, screen.getByRole('textbox', { name: 'Quantity' }), '3');
  await enterCost(app, '7');
  await save(app);
  await waitFor(() => expect(app.sent.some(({ call }) => call === 'POST /producer_inputs')).toBe(true));
  await add();
  const details = await screen.findByRole('textbox', { name: /Details/ });
  expect(screen.queryByText(/We kept what you typed/)).toBeNull();
  await enter(app.user, details, 'for the stable');
  await waitFor(() => expect(storedDrafts()).toHaveLength(2));
  await answered.go(record('producer_input', straw({ cost: 7 }), '2'));
  await waitFor(() => expect(storedDrafts().map(([, values]) => values)).toEqual([{ notes: 'for the stable' }]));
});

test('a saved entry leaves no draft, also when the page closes right after', async () => {
  const app = await visit();
  await edit(app);
  await enterCost(app, '7');
  await save(app);
  await screen.findByText(/^Saved: /);
  cleanup();
  expect(storedDrafts()).toEqual([]);
});

test('a line that was removed meanwhile is restored and saved with what was typed', async () => {
  const app = await visit();
  await edit(app);
  await enterCost(app, '7');
  const gone = refused(404, { code: 'not_found', message: 'There is none.' });
  app.on({ 'PUT /producer_inputs/{id}': gone, 'GET /producer_inputs/{id}': gone });
  await save(app);
  const back = await screen.findByRole('button', { name: 'Restore it and save' });
  expect(screen.getByRole('alert').textContent).toContain('This entry was deleted while you were editing');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('7.00');

  app.on({ 'POST /producer_inputs/{id}/restore': refused(503, { code: 'unavailable', message: 'Try again soon.' }) });
  await app.user.click(back);
  expect(await screen.findByText(/Try again soon/)).toBeTruthy();

  app.on({
    'POST /producer_inputs/{id}/restore': answer(5),
    'GET /producer_inputs/{id}': answer(5),
    'PUT /producer_inputs/{id}': answer(6, { cost: 7 }),
  });
  await app.user.click(screen.getByRole('button', { name: 'Restore it and save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.puts().at(-1)?.body).toMatchObject({ producer_input: { cost: 7 } });
});
