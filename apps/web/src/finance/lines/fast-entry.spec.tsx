import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { dateIn } from '@terroir/finance';
import { queries } from '../../api/query-client.ts';
import { enter, enterDate } from '../../testing/entering.ts';
import { listOf, profileOf, record, refused, type Told } from '../../testing/answers.ts';
import { screenKeysAtom } from '../../records/keys/keys-setting.ts';
import { store } from '../../session/store.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const bale = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const categoriesOf = (type: string) =>
  listOf(type, [
    [
      'forage',
      {
        name: 'Forage',
        realm: 'biomass',
        subcategories: [
          { id: 'hay', name: 'Hay', keywords: [], units: [bale] },
          { id: 'straw', name: 'Straw', keywords: [], units: [bale] },
        ],
      },
    ],
    ['water', { name: 'Water', realm: 'water', subcategories: [] }],
  ]);
const straw = {
  input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  input_type: { id: 'straw', name: 'Straw' },
  notes: 'from the neighbour',
  quantity_raw: 12,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost: 60.5,
  occurred_on: '2026-01-02',
  recorded_at: '2026-01-02T12:00:00.000Z',
  corrected_at: null,
};

async function visit(search = '') {
  const app = await renderApp({
    path: `/finances/inputs-outputs${search}`,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': categoriesOf('input_category'),
      'GET /output_categories': categoriesOf('output_category'),
      'GET /producer_inputs': listOf('producer_input', [['1', straw]]),
      'GET /producer_inputs/{id}': record('producer_input', straw, '1'),
      'POST /producer_inputs': record('producer_input', straw, '2'),
    },
  });
  const bodies = () => app.sent.filter(({ call }) => call === 'POST /producer_inputs').map(({ body }) => body);
  return { ...app, bodies };
}
type Visit = Awaited<ReturnType<typeof visit>>;

const today = dateIn('America/Toronto', new Date().toISOString());
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const category = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Category' });
const subCategory = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Subcategory' });
/** What the parts of the date say, in their order. */
const day = async () => {
  const date = await screen.findByRole('group', { name: 'Date' });
  return within(date)
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent);
};
const dayParts = (date: string) => date.split('-');
const setDay = async ({ user }: Visit, to: string) =>
  enterDate(user, await screen.findByRole('group', { name: 'Date' }), to);
const add = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: 'Add an input' }));

async function fill({ user }: Visit, what: string, quantity: string, cost: string) {
  await enter(user, await subCategory(), what);
  await user.click(await screen.findByRole('option', { name: what }));
  await enter(user, await box('Quantity'), quantity);
  await enter(user, await box('Cost'), cost);
}
const saveAndAdd = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save and add another' }));
const empty = () => waitFor(async () => expect((await box('Quantity')).value).toBe(''));

test('after “Save and add another” the form holds the day and the category alone, and starts at its first field', async () => {
  const app = await visit();
  await add(app);
  await setDay(app, '2026-01-03');
  await fill(app, 'Hay', '3', '7');
  await enter(app.user, await box(/Details/), 'first cut');
  await saveAndAdd(app);
  expect(await screen.findByText('Added: Hay')).toBeTruthy();
  await empty();
  expect(app.bodies()).toEqual([
    {
      producer_input: {
        input_category_id: 'hay',
        quantity_raw: 3,
        unit_id: 'bale',
        cost: 7,
        occurred_on: '2026-01-03',
        notes: 'first cut',
      },
    },
  ]);
  expect(await day()).toEqual(dayParts('2026-01-03'));
  expect((await category()).value).toBe('Forage');
  expect((await subCategory()).value).toBe('');
  expect((await box('Cost')).value).toBe('');
  expect((await box(/Details/)).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' })));

  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull(); // nothing was typed
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an input' }));
});

test('the message that something was added is announced politely', async () => {
  const app = await visit();
  await add(app);
  await fill(app, 'Hay', '3', '7');
  await saveAndAdd(app);
  const said = await screen.findByText('Added: Hay');
  expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('several lines are entered by keys alone, also while the first ones are still on their way', async () => {
  const app = await visit();
  const { promise, resolve } = Promise.withResolvers<Told>();
  app.on({ 'POST /producer_inputs': () => promise });
  await add(app);
  for (const what of ['Hay', 'Straw', 'Hay']) {
    await fill(app, what, '1', '2');
    await app.user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await empty();
  }
  await fill(app, 'Straw', '4', '5');
  await enter(app.user, await box(/Details/), 'the last');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(app.bodies()).toHaveLength(4));
  const pending = screen
    .getAllByRole('row', { hidden: true })
    .filter((row) => row.getAttribute('aria-busy') === 'true');
  expect(pending).toHaveLength(4);
  await act(async () => resolve(record('producer_input', straw, '2')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a fault keeps the form as it is, and no further one opens', async () => {
  const app = await visit();
  await add(app);
  await enter(app.user, await box('Quantity'), '3');
  await saveAndAdd(app);
  expect(await screen.findByText('Choose a subcategory from the list')).toBeTruthy();
  expect((await box('Quantity')).value).toBe('3');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  // A save by Enter afterwards is a save alone.
  await fill(app, 'Hay', '30', '7');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.bodies()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a line that was refused says so, and comes back as it was typed once the next one is closed', async () => {
  const app = await visit();
  app.on({ 'POST /producer_inputs': refused(503, { code: 'unavailable', message: 'Not now.' }) });
  await add(app);
  await fill(app, 'Hay', '3', '7');
  await saveAndAdd(app);
  expect(await screen.findByText(/“Hay” was not added. What you typed is kept. Not now/)).toBeTruthy();
  await empty();
  await app.user.keyboard('{Escape}');
  await waitFor(async () => expect((await box('Quantity')).value).toBe('3'));
  expect((await subCategory()).value).toBe('Hay');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/Not now/)).toBeTruthy();

  app.on({ 'POST /producer_inputs': record('producer_input', straw, '2') });
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Added: Hay')).toBeTruthy();
  await waitFor(() => expect(storedDrafts()).toEqual([]));
});

test('the day that was proposed comes back with what was typed when the tab dies', async () => {
  const before = await visit();
  await add(before);
  await setDay(before, '2026-01-03');
  await fill(before, 'Hay', '3', '7');
  await saveAndAdd(before);
  await screen.findByText('Added: Hay');
  await empty();
  await enter(before.user, await box(/Details/), 'second cut');
  cleanup();
  queries.clear();
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: 'Continue, Inputs' }));
  expect(await screen.findByDisplayValue('second cut')).toBeTruthy();
  expect(await day()).toEqual(dayParts('2026-01-03'));
});

test('a line is duplicated into the form of a new one, of today, and saved only by hand', async () => {
  const app = await visit();
  const duplicate = await screen.findByRole('button', { name: 'Duplicate: Straw, from the neighbour' });
  await app.user.click(duplicate);
  expect(await screen.findByRole('dialog', { name: 'Add an input' })).toBeTruthy();
  expect((await category()).value).toBe('Forage');
  await waitFor(async () => expect((await subCategory()).value).toBe('Straw'));
  expect((await box('Quantity')).value).toBe('12');
  expect((await box('Cost')).value).toBe('60.50');
  expect((await box(/Details/)).value).toBe('from the neighbour');
  expect(await day()).toEqual(dayParts(today));
  expect(app.bodies()).toEqual([]);

  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(duplicate);

  await app.user.click(duplicate);
  await enter(app.user, await box('Quantity'), '9');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.bodies()).toHaveLength(1));
  expect(app.bodies()[0]).toMatchObject({
    producer_input: { input_category_id: 'straw', quantity_raw: 9, cost: 60.5, occurred_on: today },
  });
});

test('the dialog of a line that is there offers no further one', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: /^Edit: Straw/ }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
});

test('N adds an input and Shift+N an output, as their buttons say; closing leads back to the button', async () => {
  const app = await visit();
  for (const [button, key, keys] of [
    ['Add an input', 'N', 'n'],
    ['Add an output', 'Shift+N', '{Shift>}N{/Shift}'],
  ] as const) {
    const opener = await screen.findByRole('button', { name: button });
    expect(opener.getAttribute('aria-keyshortcuts')).toBe(key);
    expect(within(opener).getByText(key)).toBeTruthy();
    await app.user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: button })).toBeTruthy();
    await app.user.keyboard('n'); // typed into its field
    await app.user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  }
});

test('where keys of one letter are turned off no button shows one, and pressing them does nothing', async () => {
  const app = await visit();
  const add = await screen.findByRole('button', { name: 'Add an input' });
  const search = await screen.findByRole('searchbox', { name: /input/i });
  act(() => store.set(screenKeysAtom, false));
  for (const element of [add, search]) expect(element.getAttribute('aria-keyshortcuts')).toBeNull();
  expect(document.querySelector('kbd')).toBeNull();
  await app.user.keyboard('n{Shift>}N{/Shift}/');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(document.body);
  act(() => store.set(screenKeysAtom, true));
  expect(add.getAttribute('aria-keyshortcuts')).toBe('N');
});

test('looking at the past, N adds nothing', async () => {
  const app = await visit('?as_of=2026-01-05T10:00:00Z');
  await screen.findByRole('button', { name: 'Back to now' });
  await screen.findByRole('table', { name: 'Inputs' });
  await app.user.keyboard('n');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
