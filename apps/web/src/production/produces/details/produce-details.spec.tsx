import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf } from '../../../testing/answers.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import type { Answers } from '../../../testing/fake-back-end.ts';
import { producesAnswer, toldProduces } from '../../../testing/produces.ts';
import { renderApp, resetApp } from '../../../testing/render-app.tsx';

afterEach(resetApp);

const need = (id: string, category: string, input: string, quantity_raw: number) => ({
  id,
  quantity_raw,
  quantity_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
  input_category: { id: category, name: category, realm: category === 'Fuels' ? 'energy' : 'biomass' },
  input_type: { id: input, name: input },
});
const withNeeds = [
  {
    id: 'tomatoes',
    more: {
      notes: 'Picked ripe',
      produce_inputs: [
        need('1', 'Manure', 'Compost', 300),
        need('2', 'Fuels', 'Diesel', 20),
        need('3', 'Manure', 'Hay', 5),
      ],
    },
  },
  ...toldProduces.slice(1),
];
const details = '/production-food/produceDetails';
const visit = (search = '', answers: Answers = {}) =>
  renderApp({
    path: `${details}${search}`,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /produces': producesAnswer(withNeeds),
      ...answers,
    },
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
type User = Awaited<ReturnType<typeof visit>>['user'];
async function figuresOf(user: User, chart: string) {
  const group = await screen.findByRole('group', { name: chart });
  await user.click(await within(group).findByRole('button', { name: 'Show as a table' }));
  const rows = within(within(group).getByRole('table', { name: chart })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)));
}

test('a produce is chosen by its picture or by typing, and the address keeps it', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('link', { name: /Garlic/ }));
  expect(location.search).toBe('?id=garlic');
  expect(await screen.findByRole('heading', { name: 'Garlic, Music' })).toBeTruthy();
  const choice = screen.getByRole('combobox', { name: 'Produce' });
  await app.user.clear(choice);
  await app.user.type(choice, 'brandy');
  await app.user.click(await screen.findByRole('option', { name: 'Tomato, Brandywine' }));
  expect(location.search).toBe('?id=tomatoes');
  expect(await screen.findByRole('heading', { name: 'Tomato, Brandywine' })).toBeTruthy();
});

test('produces of one name are told apart by their year, by picture and in the field', async () => {
  const harvest = { production_from: '2025-04-15', availability_to: '2025-11-15' };
  await visit('', { 'GET /produces': producesAnswer([...toldProduces, { id: 'earlier', harvest }]) });
  const links = await screen.findAllByRole('link', { name: /Brandywine/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['TomatoBrandywine (2025)', 'TomatoBrandywine (2026)']);
  expect(screen.getByRole('link', { name: /Garlic/ }).textContent).toBe('GarlicMusic');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Produce' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Tomato, Brandywine (2025)', 'Tomato, Brandywine (2026)', 'Garlic, Music']);
});

test('its needs come as they were entered, and the order is called so', async () => {
  await visit('?id=tomatoes');
  const table = await screen.findByRole('table', { name: 'Needs' });
  const named = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(named).toEqual(['Compost', 'Diesel', 'Hay']);
  const needs = within(table.closest('.produces-needs') as HTMLElement);
  expect(needs.getAllByText('As entered').length).toBeGreaterThan(0);
  expect(needs.queryByText('Newest first')).toBeNull();
});

test('its description has every field and the large picture, and a button leads to the form', async () => {
  await visit('?id=garlic');
  const card = within(await screen.findByRole('region', { name: 'Garlic, Music' }));
  const facts = [...(card.getByText('Category').closest('dl')?.children ?? [])].map((fact) => plain(fact.textContent));
  expect(facts.slice(0, 7)).toEqual([
    'CategoryHerbs and spices',
    'ProductGarlic',
    'VarietyMusic',
    'Production typeCertified organic',
    'Quantity800 bunches',
    'Price per unit$4.00 / bunch',
    'Area0.45 ha',
  ]);
  expect(card.getByRole('img', { name: 'Picture of the produce' }).getAttribute('src')).toBe('/api/v1/images/large');
  expect(screen.getByRole('link', { name: 'Edit produce' }).getAttribute('href')).toBe(
    '/production-food/addProduce?id=garlic',
  );
});

test('its periods have their dates and their days', async () => {
  const { user } = await visit('?id=tomatoes');
  const [production, availability] = await figuresOf(user, 'Yield periods');
  expect(production?.[0]).toBe('Production');
  expect(production?.[1]).toMatch(/^Apr\.? 15.+Oct\.? 10, 2026$/);
  expect(production?.[2]).toBe('179 days');
  expect(availability?.[3]).toBe('129 days');
});

test('its inputs are divided by category and listed with their quantities', async () => {
  const { user } = await visit('?id=tomatoes');
  expect(await figuresOf(user, 'Distribution of inputs')).toEqual([
    ['Manure', '', '2', '66.7%'],
    ['', 'Compost', '1', '33.3%'],
    ['', 'Hay', '1', '33.3%'],
    ['Fuels', '', '1', '33.3%'],
    ['', 'Diesel', '1', '33.3%'],
  ]);
  const rows = within(screen.getByRole('table', { name: 'Needs' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => plain(row.textContent))).toEqual([
    'BiomassManureCompost300 kg',
    'EnergyFuelsDiesel20 kg',
    'BiomassManureHay5 kg',
  ]);
});

test('its needs and their distribution are saved with the realm of each', async () => {
  const { user } = await visit('?id=tomatoes');
  await figuresOf(user, 'Distribution of inputs');
  const saved = async (table: string) =>
    (await savedBy(() => void user.click(screen.getByRole('button', { name: `Save as CSV, ${table}` }))))
      .split('\r\n')
      .slice(0, 2);
  expect(await saved('Needs')).toEqual([
    'Realm,Category,Input,Quantity,Unit of the quantity',
    'Biomass,Manure,Compost,300,kg',
  ]);
  expect(await saved('Distribution of inputs')).toEqual([
    'Realm,Category,Input,Number,Share',
    'Biomass,Manure,Compost,1,33.3',
  ]);
});

test('without needs it says what belongs there', async () => {
  await visit('?id=garlic');
  expect(await screen.findByRole('heading', { name: 'No needs recorded' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Needs' })).toBeNull();
});

test('its own history is below, and leads to the produce as it was', async () => {
  const entry = {
    event: 'ProduceCorrected',
    resource_type: 'produce',
    resource_id: 'tomatoes',
    label: 'tomato',
    recorded_at: '2026-02-01T00:00:00.000Z',
    actor: { account_id: 'me', name: 'Anne', role: 'producer_level_two' },
    changes: [{ field: 'notes', from: '', to: 'Picked ripe' }],
  };
  const { sent } = await visit('?id=tomatoes', { 'GET /history': listOf('history_entry', [['e1', entry]]) });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('Picked ripe')).toBeTruthy();
  const asked = sent.find(({ call }) => call === 'GET /history')?.search;
  expect([asked?.get('resource_type'), asked?.get('resource_id')]).toEqual(['produce', 'tomatoes']);
  const then = history.getByRole('link').getAttribute('href');
  expect(then).toBe(`${details}?id=tomatoes&as_of=2026-02-01T00%3A00%3A00.000Z`);
});

test('in the past it is only read', async () => {
  await visit('?id=tomatoes&as_of=2026-05-01T12:00:00Z');
  expect(await screen.findByRole('heading', { name: 'Tomato, Brandywine' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit produce' })).toBeNull();
});

test('a produce that is gone says so and leads to the list', async () => {
  await visit('?id=leeks');
  expect(await screen.findByRole('heading', { name: 'This produce is not in your list' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Go to the listed produce' });
  expect(back.getAttribute('href')).toBe('/production-food/listedProduce');
});

test('without produces there is nothing to choose, and the way to the form', async () => {
  await visit('', { 'GET /produces': producesAnswer([]) });
  expect(await screen.findByRole('heading', { name: 'No produce yet' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});
