import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf } from '../../testing/answers.ts';
import type { Sent } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const line = (id: string, name: string, cost: number) =>
  [
    id,
    {
      input_type: { id: name, name },
      unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg' },
      cost,
      occurred_on: '2026-01-01',
      recorded_at: '2026-01-01T12:00:00.000Z',
      corrected_at: null,
    },
  ] as const;
const all = [line('1', 'Garlic seed', 12.5), line('2', 'Diesel', 80), line('3', 'Potato seed', 7.25)];
const asked = ({ search }: Sent) => Object.fromEntries([...search].filter(([name]) => name !== 'limit'));

const open = async (query = '') => {
  const app = await renderApp({
    path: `/finances/inputs-outputs${query}`,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': listOf('input_category', [
        ['fuels', { name: 'Fuels', realm: 'energy' }],
        ['seeds', { name: 'Seeds', realm: 'food' }],
      ]),
      'GET /producer_inputs': ({ search }) => {
        const q = search.get('q');
        const found = all.filter(([, { input_type: type }]) => q === null || type.name.toLowerCase().includes(q));
        return listOf('producer_input', search.has('min') ? [] : found);
      },
    },
  });
  const inputs = () => screen.findByRole('table', { name: 'Inputs' });
  const lastAsked = () => asked(app.sent.findLast(({ call }) => call === 'GET /producer_inputs') as Sent);
  return { ...app, inputs, lastAsked };
};

test('the words are looked for by the server, and what is found is counted and added up', async () => {
  const { user, inputs, lastAsked } = await open();
  expect(within(await inputs()).getAllByRole('row')).toHaveLength(5); // with head and total
  await user.type(screen.getByRole('searchbox', { name: 'Search the inputs' }), 'seed');
  await waitFor(() => expect(lastAsked()).toEqual({ q: 'seed' }));
  expect(await screen.findByText('2 inputs found, $19.75 in all')).toBeTruthy();
  const table = within(await inputs());
  expect([table.queryByText('Diesel'), table.getAllByText(/seed$/).length]).toEqual([null, 2]);
  expect(new URLSearchParams(location.search).get('inputs_q')).toBe('seed');
});

test('the blank after a word stays while the table waits for the next word', async () => {
  const { user, inputs } = await open();
  await inputs();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the inputs' });
  await user.type(field, 'potato ');
  expect(await screen.findByText('1 input found, $7.25')).toBeTruthy();
  await user.type(field, 'seed');
  expect(field.value).toBe('potato seed');
});

test('two fields that are filled one right after the other both narrow their table', async () => {
  const { user, inputs, lastAsked } = await open();
  await inputs();
  await user.click(screen.getByRole('button', { name: 'Filters, Inputs' }));
  await user.type(await screen.findByRole('textbox', { name: 'Least amount' }), '5');
  await user.type(screen.getByRole('textbox', { name: 'Largest amount' }), '20');
  await screen.findByRole('button', { name: 'Filters (2), Inputs' });
  await waitFor(() => expect(lastAsked()).toEqual({ min: '5', max: '20' }));
});

test('an address narrows a table, and its filters stand open', async () => {
  const { inputs, lastAsked } = await open('?inputs_q=seed&inputs_realm=food&inputs_from=2026-01-01');
  await inputs();
  expect(lastAsked()).toEqual({ q: 'seed', realm: 'food', from: '2026-01-01' });
  expect(screen.getByRole('button', { name: 'Filters (2), Inputs', expanded: true })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Realm' }).value).toBe('food');
  const categories = within(screen.getByRole('combobox', { name: 'Category' }));
  await categories.findByRole('option', { name: 'Seeds' });
  expect(categories.queryByRole('option', { name: 'Fuels' })).toBeNull();
});

test('a realm takes a category of another one away', async () => {
  const { user, inputs, lastAsked } = await open('?inputs_category=fuels');
  await inputs();
  await screen.findByRole('option', { name: 'Fuels' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Realm' }), 'food');
  await screen.findByRole('button', { name: 'Filters (1), Inputs' });
  expect(lastAsked()).toEqual({ realm: 'food' });
});

test('where nothing is found it says so, and one press shows everything again', async () => {
  const { user, inputs } = await open();
  await inputs();
  await user.click(screen.getByRole('button', { name: 'Filters, Inputs' }));
  await user.type(await screen.findByRole('textbox', { name: 'Least amount' }), '1000');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters, Inputs' }));
  expect(within(await inputs()).getByText('Diesel')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the inputs' }));
  expect(location.search).toBe('');
});

test('an amount that cannot be one is refused where it stands and asks the server for nothing', async () => {
  const { user, inputs, sent } = await open();
  await inputs();
  await user.click(screen.getByRole('button', { name: 'Filters, Inputs' }));
  const calls = sent.length;
  await user.type(await screen.findByRole('textbox', { name: 'Least amount' }), 'much');
  expect(await screen.findByText('Enter an amount from 0 to 10,000,000')).toBeTruthy();
  // Words that are typed later wait as long, so the amount would be in the address before them.
  await user.type(screen.getByRole('searchbox', { name: 'Search the outputs' }), 'seed');
  await waitFor(() => expect(location.search).toBe('?outputs_q=seed'));
  await screen.findByText(/^0 outputs found/);
  expect(sent.slice(calls).filter(({ call }) => call === 'GET /producer_inputs')).toEqual([]);
});

test('the key / leads to the search', async () => {
  const { user, inputs } = await open();
  await inputs();
  await user.keyboard('/');
  // Nothing has a place in this document, so that the outputs are no further away.
  expect((document.activeElement as HTMLElement).getAttribute('aria-keyshortcuts')).toBe('/');
  expect((document.activeElement as HTMLInputElement).value).toBe('');
});

test.each(['Inputs', 'Outputs'])('the key / leads from within the table of %s to its own search', async (table) => {
  const { user, inputs } = await open();
  await inputs();
  (await screen.findByRole('button', { name: `Filters, ${table}` })).focus();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: `Search the ${table.toLowerCase()}` }));
});
