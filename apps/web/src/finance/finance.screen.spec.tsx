import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { forgetDrafts } from '../forms/kept-drafts.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { createRouterLink } from '../routing/router-link.tsx';
import { startTexts } from '../i18n/texts.ts';
import { enter } from '../testing/entering.ts';
import { listOf, profileOf, record, refused, type Told } from '../testing/answers.ts';
import { fakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { readTexts } from '../testing/read-texts.ts';
import FinanceScreen from './finance.screen.tsx';

const RouterLink = createRouterLink(() => undefined);

const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', name: 'kilogram', unit_type: 'mass' };
const bale = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const categories = listOf('input_category', [
  [
    'seeds',
    {
      name: 'Seeds',
      keywords: ['Semences', 'graines'],
      realm: 'food',
      subcategories: [{ id: 'oats', name: 'Oats', keywords: ['Avoine'], units: [kilogram] }],
    },
  ],
  [
    'forage',
    {
      name: 'Forage',
      keywords: ['Fourrages'],
      realm: 'biomass',
      subcategories: [{ id: 'hay', name: 'Hay', keywords: ['Foin', 'round bales'], units: [bale, kilogram] }],
    },
  ],
]);
type Row = readonly [id: string, attributes: object];
const wire = (id: string, name: string, cost: number, notes = ''): Row => [
  id,
  {
    input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
    input_type: { id: 'hay', name },
    notes,
    quantity_raw: 2,
    unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
    cost,
    occurred_on: `2026-01-0${id}`,
    recorded_at: `2026-01-0${id}T12:00:00.000Z`,
    corrected_at: null,
  },
];
const input = ([id, attributes]: Row, version = 3): Told => ({
  ...record('producer_input', attributes, id),
  headers: { ETag: `"${version}"` },
});
/** A page of the history. */
const changes = (entries: readonly Row[], more: Parameters<typeof listOf>[2] = {}) =>
  listOf(
    'history_entry',
    entries.map(([id, attributes]) => [
      id,
      {
        event: 'InputCorrected',
        resource_type: 'producer_input',
        resource_id: '2',
        label: 'hay',
        recorded_at: '2026-02-01T00:00:00.000Z',
        actor: { account_id: 'me', name: 'Anne', role: 'producer_level_two' },
        ...attributes,
      },
    ]),
    more,
  );

let lines: Row[] = [];
let back: FakeBackEnd;

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['finance', 'as-of', 'records', 'history']);
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('terroir-token', '"token"');
  lines = [wire('2', 'Hay', 30, 'second cut'), wire('1', 'Straw', 5.5)];
  back = fakeBackEnd({
    'GET /profile': profileOf('producer_level_two', { name: 'Anne' }),
    'GET /input_categories': categories,
    'GET /producer_inputs': () => listOf('producer_input', lines),
    'GET /producer_inputs/{id}': ({ path }) => {
      const line = lines.find(([id]) => path.endsWith(`/${id}`));
      return line && input(line);
    },
  });
  globalThis.fetch = back.fetch;
});
afterEach(() => {
  cleanup();
  forgetDrafts(); // what a slow test typed was kept meanwhile
});

function visit(address = '/finances/inputs-outputs') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = { search: '' };
  function Screen() {
    place.search = useLocation().search;
    return <FinanceScreen />;
  }
  render(
    <Provider store={createStore()}>
      <QueryClientProvider client={queries}>
        <ThemeRoot linkComponent={RouterLink}>
          <Toasts labels={{ region: 'Messages', close: 'Close', reach: (action, key) => `${key} ${action}` }}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/finances/:tab?" element={<Screen />} />
              </Routes>
            </MemoryRouter>
          </Toasts>
        </ThemeRoot>
      </QueryClientProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), place };
}

const inputs = () => screen.findByRole('table', { name: 'Inputs' });
/** The subcategories of the inputs in the order shown, also while a dialog stands before them. */
const order = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .filter((row) => within(row).queryByRole('rowheader', { name: /Forage/, hidden: true }))
    .map((row) => row.querySelector('[data-label="Subcategory"]')?.textContent);
const sent = (method: string) => back.sent.filter(({ call }) => call.startsWith(method));
const unavailable = (message: string) => refused(503, { code: 'unavailable', message });
/** An answer that a test holds back. */
const pause = () => {
  const { promise, resolve } = Promise.withResolvers<Told>();
  return { held: promise, go: (answer: Told) => act(async () => resolve(answer)) };
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await enter(user, await screen.findByRole('combobox', { name: 'Subcategory' }), 'hay');
  await user.click(await screen.findByRole('option', { name: 'Hay' }));
  await enter(user, screen.getByRole('textbox', { name: 'Quantity' }), '12,5');
  await enter(user, screen.getByRole('textbox', { name: 'Cost' }), '99.95');
  await screen.findByRole('group', { name: 'Date' });
}

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
  back.on({ 'GET /producer_outputs': listOf('producer_output', [['9', sold]]) });
  visit();
  expect(await screen.findByRole('table', { name: 'Outputs' })).toBeTruthy();
  const names = (await screen.findAllByRole('button'))
    .filter((button) => button.closest('table') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toContain('Save as CSV, Outputs');
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('the total adds the cents up exactly', async () => {
  lines = [wire('2', 'Hay', 0.1), wire('1', 'Straw', 0.2)];
  visit();
  const table = await inputs();
  await waitFor(() =>
    expect(within(table).getByRole('rowheader', { name: 'Total' }).closest('tr')?.textContent).toContain('$0.30'),
  );
});

test('an empty form says what is missing at each field, and an edited field loses its error', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a subcategory from the list')).toBeTruthy();
  expect(screen.getByText('Quantity is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
  expect(screen.queryByText('Quantity is required')).toBeNull();
  expect(screen.getByText(/An amount is required/)).toBeTruthy();
  expect(sent('POST')).toEqual([]);
});

test('a subcategory brings its category and its first unit, and numbers are read in both spellings', async () => {
  const { user } = visit();
  await fillIn(user);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' }).value).toBe('Forage');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('bale');
  back.on({ 'POST /producer_inputs': input(wire('9', 'Hay', 99.95)) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toMatchObject({
    producer_input: { input_category_id: 'hay', notes: '', quantity_raw: 12.5, unit_id: 'bale', cost: 99.95 },
  });
});

test('a new line shows at once; refused, it leaves again and the form comes back with everything typed', async () => {
  const { user } = visit();
  await fillIn(user);
  const answer = pause();
  back.on({ 'POST /producer_inputs': () => answer.held });
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  const table = await inputs();
  await waitFor(() => expect(order(table)).toEqual(['Hay', 'Hay', 'Straw']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST')).toHaveLength(1);

  const fault = { code: 'unit_not_allowed', field: 'producer_input.unit_id', message: 'This unit does not suit.' };
  await answer.go(refused(422, fault));
  expect(await screen.findByText('This unit does not suit.')).toBeTruthy();
  expect(order(table)).toEqual(['Hay', 'Straw']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('99.95');

  back.on({ 'POST /producer_inputs': unavailable('Not now.') });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This was not saved\. Not now\./)).toBeTruthy();
  const keys = sent('POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]); // the same line sent again is the same attempt
});

test('a deletion asks, shows at once, and can be undone from its message', async () => {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Delete: Hay, second cut' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  const answer = pause();
  back.on({ 'DELETE /producer_inputs/{id}': () => answer.held });
  await user.click(within(question).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(order(table)).toEqual(['Straw']));
  lines = lines.slice(1);
  await answer.go({});
  back.on({ 'POST /producer_inputs/{id}/restore': input(wire('2', 'Hay', 30, 'second cut')) });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('POST').map(({ path }) => path)).toEqual(['/producer_inputs/2/restore']));
});

test('taking a removal back from the history keeps the focus there, and Escape closes the history', async () => {
  const { user } = visit();
  let undo: 'restore' | null = 'restore';
  back.on({
    'GET /history': () => changes([['e1', { event: 'InputRemoved', undo }]]),
    'POST /producer_inputs/{id}/restore': () => {
      undo = null;
      return input(wire('2', 'Hay', 30, 'second cut'));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = await screen.findByRole('dialog');
  await user.click(await within(history).findByRole('button', { name: 'Undo the deletion' }));
  await waitFor(() => expect(within(history).queryByRole('button', { name: 'Undo the deletion' })).toBeNull());
  expect(document.activeElement).toBe(within(history).getByRole('list', { name: 'History' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the history of a removal shows a bin, what was removed and its amount', async () => {
  const { user } = visit();
  const removed = {
    event: 'InputRemoved',
    changes: [
      { field: 'subcategory_id', from: 'hay', to: null },
      { field: 'notes', from: null, to: null },
      { field: 'cost_cents', from: 123_450, to: null },
    ],
  };
  back.on({ 'GET /history': changes([['e1', removed]]) });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = within(await screen.findByRole('dialog'));
  const entry = await history.findByRole('listitem');
  expect([...entry.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Subcategorybefore: Hay',
    'Costbefore: $1,234.50',
  ]);
  const { container: bin } = render(<RecordIcon name="remove" />);
  expect(entry.querySelector('path')?.outerHTML).toBe(bin.querySelector('path')?.outerHTML);
});

test('a change by someone outside the company is signed by the Terroir team', async () => {
  const { user } = visit();
  const byOperator = { label: null, actor: { account_id: null, name: null, role: 'operator' } };
  back.on({ 'GET /history': changes([['e1', byOperator]]) });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = within(await screen.findByRole('dialog'));
  expect((await history.findByRole('listitem')).textContent).toContain('The Terroir team ·');
});

test.each([
  ['net', ['producer_input', 'producer_output'], ['Outputs · Marie', 'Inputs · Marie']],
  ['cost', ['producer_input'], []],
  ['revenues', ['producer_output'], []],
])('the history of the %s tells what became of the lines behind it', async (figure, kinds, sides) => {
  const { user } = visit('/finances');
  const made = { actor: { account_id: null, name: 'Marie', role: 'producer_level_two' } };
  back.on({
    'GET /history': changes([
      ['e2', { ...made, resource_type: 'producer_output', event: 'OutputRecorded' }],
      ['e1', made],
    ]),
  });
  await user.click(await screen.findByRole('button', { name: `History of the ${figure}` }));
  const history = within(await screen.findByRole('dialog', { name: `History of the ${figure}` }));
  const items = await history.findAllByRole('listitem');
  for (const [at, side] of sides.entries()) expect(items[at]?.textContent).toContain(side);
  expect(back.sent.find(({ call }) => call === 'GET /history')?.search.getAll('resource_type')).toEqual(kinds);
  const [then] = history.getAllByRole('link', { name: 'See everything as it was then' });
  expect(then?.getAttribute('href')).toMatch(/^\/finances\?as_of=/);
});

test('the first earlier change takes the focus, also when the last are shown and their button goes', async () => {
  const { user } = visit();
  back.on({
    'GET /history': ({ search }) =>
      search.get('cursor') === null
        ? changes([['e2', {}]], { total: 2, next_cursor: 'e2' })
        : changes([['e1', {}]], { total: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = await screen.findByRole('dialog');
  await user.click(await within(history).findByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() => expect(within(history).queryByRole('button', { name: 'Show earlier changes' })).toBeNull());
  expect(document.activeElement).toBe(within(history).getAllByRole('listitem')[1]);
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
  back.on({
    'DELETE /producer_inputs/{id}': ({ path }) => {
      lines = lines.filter(([id]) => !path.endsWith(`/${id}`));
      if (lines.length > 0) return {};
      lines = [wire('1', 'Straw', 5.5)];
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

test('a refusal that comes after the dialog stepped aside leads to the wrong field', async () => {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Edit: Straw' }));
  const cost = await screen.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '7');
  let refuse: () => void = () => undefined;
  const fault = { code: 'invalid', field: 'producer_input.cost', message: 'Not this amount.' };
  back.on({
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

test('single things are counted in words, not as “#”', async () => {
  const single = { id: 'unit', symbol: '#', symbol_plural: '#' };
  const counted = (id: string, count: number): Row => [
    id,
    { ...wire(id, 'Hay', 1)[1], unit: single, quantity_raw: count },
  ];
  lines = [counted('1', 1), counted('2', 12)];
  visit();
  const table = await inputs();
  await waitFor(() => expect(order(table)).toHaveLength(2));
  const said = table.textContent.replaceAll('\u00A0', ' ');
  expect([said.includes('1 unit'), said.includes('12 units'), said.includes('#')]).toEqual([true, true, false]);
});

test('a deletion that fails says so and the line is back', async () => {
  const { user } = visit();
  const table = await inputs();
  back.on({ 'DELETE /producer_inputs/{id}': unavailable('Not now.') });
  await user.click(await within(table).findByRole('button', { name: 'Delete: Straw' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(await screen.findByText(/“Straw” was not deleted and is back in the list\. Not now\./)).toBeTruthy();
  expect(order(table)).toEqual(['Hay', 'Straw']);
});

/** Types a cost of 7 for the straw and saves, after somebody else made it 6.25 and perhaps wrote a note. */
async function saveOvertaken(note?: string) {
  const { user } = visit();
  const table = await inputs();
  await user.click(await within(table).findByRole('button', { name: 'Edit: Straw' }));
  const cost = await screen.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '7');
  back.on({
    'PUT /producer_inputs/{id}': refused(409, { code: 'version_conflict', message: 'Changed.' }),
    'GET /producer_inputs/{id}': input(wire('1', 'Straw', 6.25, note), 4),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user };
}

test('a correction of an old version shows what stands there now and lets the person choose', async () => {
  const { user } = await saveOvertaken();
  expect(await screen.findByText('$6.25')).toBeTruthy();
  expect(sent('PUT')[0]?.headers.get('If-Match')).toBe('"3"');
  back.on({ 'PUT /producer_inputs/{id}': input(wire('1', 'Straw', 7), 5) });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')[1]?.headers.get('If-Match')).toBe('"4"'));
  expect(sent('PUT')[1]?.body).toMatchObject({ producer_input: { cost: 7 } });
});

test('keeping one’s own overwrites no field that one left alone', async () => {
  const { user } = await saveOvertaken('for the stable');
  const asked = within(await screen.findByRole('table', { name: '' }));
  expect(asked.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Cost']);
  back.on({ 'PUT /producer_inputs/{id}': input(wire('1', 'Straw', 7, 'for the stable'), 5) });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT')[1]?.body).toMatchObject({ producer_input: { cost: 7, notes: 'for the stable' } });
});

test('the address says the moment: figures are asked for then, nothing can be changed, and there is a way back', async () => {
  const { user, place } = visit('/finances/inputs-outputs?as_of=2026-01-05T10:00:00Z');
  expect(await screen.findByText(/You are looking at your records as they were on/)).toBeTruthy();
  const table = await inputs();
  await waitFor(() => expect(order(table)).toEqual(['Hay', 'Straw']));
  expect(back.sent.find(({ path }) => path === '/producer_inputs')?.search.get('as_of')).toBe(
    '2026-01-05T10:00:00.000Z',
  );
  expect(screen.queryByRole('button', { name: 'Add an input' })).toBeNull();
  expect(within(table).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('href')).toContain('as_of=2026-01-05');
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(place.search).toBe(''));
  expect(await screen.findByRole('button', { name: 'Add an input' })).toBeTruthy();
});
