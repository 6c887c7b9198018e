import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { forgetDrafts } from '../forms/kept-drafts.ts';
import { createRouterLink } from '../routing/router-link.tsx';
import { startTexts } from '../i18n/texts.ts';
import { listOf, profileOf, record, refused, type Told } from './answers.ts';
import { fakeBackEnd, type FakeBackEnd } from './fake-back-end.ts';
import { readTexts } from './read-texts.ts';
import FinanceScreen from '../finance/finance.screen.tsx';

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
/** The id of a record and what is answered of it. */
export type Row = readonly [id: string, attributes: object];
/** A line of the inputs as it is answered. */
export const wire = (id: string, name: string, cost: number, notes = ''): Row => [
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
/** One input as it is answered. */
export const input = ([id, attributes]: Row, version = 3): Told => ({
  ...record('producer_input', attributes, id),
  headers: { ETag: `"${version}"` },
});
/** A page of the history. */
export const changes = (entries: readonly Row[], more: Parameters<typeof listOf>[2] = {}) =>
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

/** The books of a farm with hay and straw among its inputs, anew before each test of the file that calls it. */
export function farmBooks(): { lines: Row[]; back: FakeBackEnd } {
  const books = { lines: [] as Row[], back: fakeBackEnd({}) };
  beforeAll(async () => {
    document.documentElement.lang = 'en';
    await (await startTexts(readTexts)).loadNamespaces(['finance', 'as-of', 'records', 'history']);
  });
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('terroir-token', '"token"');
    books.lines = [wire('2', 'Hay', 30, 'second cut'), wire('1', 'Straw', 5.5)];
    books.back = fakeBackEnd({
      'GET /profile': profileOf('producer_level_two', { name: 'Anne' }),
      'GET /input_categories': categories,
      'GET /producer_inputs': () => listOf('producer_input', books.lines),
      'GET /producer_inputs/{id}': ({ path }) => {
        const line = books.lines.find(([id]) => path.endsWith(`/${id}`));
        return line && input(line);
      },
    });
    globalThis.fetch = books.back.fetch;
  });
  afterEach(() => {
    cleanup();
    forgetDrafts(); // what a slow test typed was kept meanwhile
  });
  return books;
}

/** Opens the finances; `place.search` is the query of the address. */
export function visit(address = '/finances/inputs-outputs') {
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

/** The table of the inputs. */
export const inputs = () => screen.findByRole('table', { name: 'Inputs' });
/** The subcategories of the inputs in the order shown, also while a dialog stands before them. */
export const order = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .filter((row) => within(row).queryByRole('rowheader', { name: /Forage/, hidden: true }))
    .map((row) => row.querySelector('[data-label="Subcategory"]')?.textContent);
/** The calls of a method. */
export const sent = ({ back }: { readonly back: FakeBackEnd }, method: string) =>
  back.sent.filter(({ call }) => call.startsWith(method));
/** A 503: the server may answer another time. */
export const unavailable = (message: string) => refused(503, { code: 'unavailable', message });
/** An answer that a test holds back. */
export const pause = () => {
  const { promise, resolve } = Promise.withResolvers<Told>();
  return { held: promise, go: (answer: Told) => act(async () => resolve(answer)) };
};
