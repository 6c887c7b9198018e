import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { savedBy } from '../../testing/saved-file.ts';

afterEach(resetApp);

const compost = {
  input_type: { id: 'compost', name: 'Compost' },
  quantity_raw: 4,
  unit: { id: 'tonne', symbol: 't', symbol_plural: 't' },
  price: 37.5,
  basis: 'period',
  cost: 150,
};
const garlic = {
  id: '018f0000-0000-7000-8000-00000000000a',
  product: { id: 'garlic', name: 'Garlic' },
  variety: { id: 'garlic_music', name: 'Music' },
  removed: false,
  production_from: '2026-05-01',
  availability_to: '2026-09-01',
  revenue: 900,
  cost: 150,
  margin: 750,
  percent: 90,
  needs: [compost],
};
const kale = {
  ...garlic,
  id: '018f0000-0000-7000-8000-00000000000b',
  product: { id: 'kale', name: 'Kale' },
  variety: { id: 'kale_other', name: 'Another variety' },
  revenue: 100,
  cost: null,
  margin: null,
  percent: 10,
  needs: [{ ...compost, price: null, basis: null, cost: null }],
};
const margins = (produces: readonly object[], more: object = {}) =>
  record('produce_margins', { as_of: null, from: null, to: null, produces, ...more });
const total = { revenue: 1000, cost: null, margin: null };
const side = { total: 0, distribution: { categories: [], subcategories: [] } };
const summary = record('production_summary', {
  as_of: null,
  from: null,
  to: null,
  time_zone: 'America/Toronto',
  costs: side,
  revenues: side,
  net: { total: 0 },
  timeline: [],
});
const known = margins([garlic, kale], { total, unnamed_revenue: 45.5 });
const visit = (path: string, answer = known, more: Parameters<typeof renderApp>[0]['answers'] = {}) =>
  renderApp({
    path,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /production_summary': summary,
      'GET /produce_margins': answer,
      ...more,
    },
  });
const texts = (row: HTMLElement) =>
  [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );

test('each produce stands with its revenue, the price of its needs, its margin and its share, and the total below', async () => {
  await visit('/finances');
  const table = await screen.findByRole('table', { name: 'Margin per produce' });
  const [, first, second, last] = await waitFor(() => {
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(4);
    return rows;
  });
  expect(texts(first as HTMLElement)).toEqual([
    'Garlic, Music',
    '$900.00',
    '$150.00Compost: 4 t at your average price of $37.50 / t',
    '$750.00',
    '90%',
  ]);
  expect(texts(second as HTMLElement)).toEqual([
    'Kale',
    '$100.00',
    'not knownCompost: 4 t, price not known',
    'not known',
    '10%',
  ]);
  expect(texts(last as HTMLElement).slice(0, 4)).toEqual(['Total', '$1,000.00', 'not known', 'not known']);
  expect(screen.getByText(/^A total is not known/)).toBeTruthy();
  // The order in which the server answers them.
  const section = within(table.closest('section') as HTMLElement);
  expect(section.getAllByText('Highest revenue first').length).toBeGreaterThan(0);
  expect(section.queryByText('Newest first')).toBeNull();
  expect(screen.getByText(/^\$45\.50 of revenue names no produce/)).toBeTruthy();
});

test('needs of one input are added up, and after five of them a button says how many more there are', async () => {
  const needOf = (name: string) => ({ ...compost, input_type: { id: name, name } });
  const inputs = ['Ash', 'Bran', 'Clay', 'Dung', 'Earth', 'Flax', 'Gravel'].map(needOf);
  const app = await visit('/finances', margins([{ ...garlic, needs: [compost, compost, ...inputs] }], { total }));
  const button = await screen.findByRole('button', { name: /^3 more needs ?: Garlic, Music/ });
  const cell = button.closest('td');
  const lines = () => (cell?.querySelector('small')?.textContent ?? '').replaceAll('\u00A0', ' ').split('\n');
  expect(lines()[0]).toBe('Compost: 8 t at your average price of $37.50 / t');
  expect(lines()).toHaveLength(5);
  await app.user.click(button);
  expect(lines()).toHaveLength(8);
  expect(lines().at(-1)).toContain('Gravel: 4 t');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Fewer needs ?: Garlic, Music/ }));
});

test('two produces of one name say their year, in the table and in the file, and the share says of what it is one', async () => {
  const of = (id: string, year: number) => ({
    ...garlic,
    id,
    production_from: `${year}-05-01`,
    availability_to: `${year}-09-01`,
  });
  await visit('/finances', margins([of(kale.id, 2026), of(garlic.id, 2025)], { total }));
  const table = await screen.findByRole('table', { name: 'Margin per produce' });
  const names = ['Garlic, Music (2026)', 'Garlic, Music (2025)'];
  for (const name of names) expect(await within(table).findByRole('link', { name })).toBeTruthy();
  expect(within(table).getByRole('columnheader', { name: /^Share of revenue/ })).toBeTruthy();
  const section = within(table.closest('section') as HTMLElement);
  const csv = await savedBy(() => fireEvent.click(section.getByRole('button', { name: /CSV/ })));
  const lines = csv.split('\r\n');
  expect(lines[0]).toContain('Share of revenue');
  for (const name of names) expect(lines.some((line) => line.startsWith(`"${name}"`))).toBe(true);
});

test('the needs are said to be those of the whole season, also where the period is a month', async () => {
  await visit('/finances?from=2025-06-01&to=2025-06-30');
  const table = await screen.findByRole('table', { name: 'Margin per produce' });
  expect(within(table).getByRole('columnheader', { name: /Needs of its whole season/ })).toBeTruthy();
  expect(screen.getByText(/less what its whole season needs\.$/)).toBeTruthy();
});

test('the margins are of the period and the instant that the address names, and their file says both', async () => {
  const app = await visit('/finances?from=2025-01-01&to=2025-12-31&as_of=2026-01-05T10:00:00Z');
  await screen.findByRole('link', { name: 'Garlic, Music' });
  const asked = app.sent.find(({ call }) => call === 'GET /produce_margins')?.search;
  expect([asked?.get('from'), asked?.get('to')]).toEqual(['2025-01-01', '2025-12-31']);
  expect(asked?.get('as_of')).toContain('2026-01-05T10:00:00');
  const names: string[] = [];
  const note = ({ target }: Event) => target instanceof HTMLAnchorElement && names.push(target.download);
  document.addEventListener('click', note);
  const csv = await savedBy(() =>
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV, Margin per produce' })),
  );
  document.removeEventListener('click', note);
  const [header, first] = csv.split('\r\n');
  expect(header).toMatch(/^﻿?Produce,Realm,First day,Last day,/);
  expect(first).toMatch(/^"Garlic, Music",Food,2025-01-01,2025-12-31,/);
  expect(names).toEqual(['margins-2025-01-01-to-2025-12-31-as-of-2026-01-05.csv']);
});

test('a company without produce is led to its form', async () => {
  await visit('/finances', margins([], { total: { revenue: 0, cost: 0, margin: 0 }, unnamed_revenue: 0 }));
  expect(await screen.findByText('No produce in this period')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add produce' }).getAttribute('href')).toBe('/production-food/addProduce');
});

const hay = (more: object = {}) => ({
  output_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  output_type: { id: 'hay', name: 'Hay' },
  notes: '',
  quantity_raw: 2,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost: 5.5,
  occurred_on: '2026-01-01',
  recorded_at: '2026-01-01T12:00:00.000Z',
  corrected_at: null,
  ...more,
});
const edit = (produce_id: string | null, answer = known) =>
  visit('/finances/inputs-outputs', answer, {
    'GET /producer_outputs': () => listOf('producer_output', [['1', hay({ produce_id })]]),
    'GET /producer_outputs/{id}': { ...record('producer_output', hay({ produce_id }), '1'), headers: { ETag: '"1"' } },
    'PUT /producer_outputs/{id}': { ...record('producer_output', hay({ produce_id }), '1'), headers: { ETag: '"2"' } },
  });

test('an output names the produce it sold in its table, and another one is chosen in its form', async () => {
  const app = await edit(garlic.id);
  expect(await screen.findByText('Sold: Garlic, Music')).toBeTruthy();
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Hay' }));
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Produce sold/ });
  expect(choice.value).toBe('Garlic, Music');
  await app.user.clear(choice);
  await app.user.type(choice, 'kale');
  await app.user.click(await screen.findByRole('option', { name: 'Kale' }));
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === 'PUT /producer_outputs/{id}')?.body).toMatchObject({
      producer_output: { produce_id: kale.id },
    }),
  );
});

test('produces of one name are told apart in the table and the form of an output, as the margins tell them apart', async () => {
  const earlier = { ...garlic, id: kale.id, production_from: '2025-05-01', availability_to: '2025-09-01' };
  const app = await edit(garlic.id, margins([garlic, earlier]));
  expect(await screen.findByText('Sold: Garlic, Music (2026)')).toBeTruthy();
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Hay' }));
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Produce sold/ });
  expect(choice.value).toBe('Garlic, Music (2026)');
  await app.user.clear(choice);
  await app.user.type(choice, 'garlic');
  const offered = (await screen.findAllByRole('option', { name: /^Garlic/ })).map(({ textContent }) => textContent);
  expect(offered.toSorted()).toEqual(['Garlic, Music (2025)', 'Garlic, Music (2026)']);
});

test('the form of an output asks for no produce where the company has none, and that of an input never does', async () => {
  const app = await edit(null, margins([]));
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Hay' }));
  await screen.findByRole('textbox', { name: 'Quantity' });
  expect(screen.queryByRole('combobox', { name: /^Produce sold/ })).toBeNull();
});
