import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const bale = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const categories = listOf('input_category', [
  [
    'forage',
    { name: 'Forage', realm: 'biomass', subcategories: [{ id: 'hay', name: 'Hay', keywords: [], units: [bale] }] },
  ],
]);
const line = (category: string, name: string, notes: string, cost: number) => ({
  input_category: { id: 'forage', name: category, realm: 'biomass' },
  input_type: { id: 'hay', name },
  notes,
  quantity_raw: 2,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost,
  occurred_on: '2026-01-15',
  recorded_at: '2026-01-15T15:00:00.000Z',
  corrected_at: null,
});
const first = line('Forage', 'Hay', 'Middle field', 30);
const rows = [first, line('Seeds', 'Barley', 'Zones 1 and 2', 5.5), line('Tools', 'Spade', 'A gift', 12)];

const visit = () =>
  renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /input_categories': categories,
      'GET /producer_inputs': listOf(
        'producer_input',
        rows.map((row, at) => [`${at}`, row]),
      ),
      'GET /producer_inputs/{id}': { ...record('producer_input', first, '0'), headers: { ETag: '"3"' } },
      'POST /producer_inputs': record('producer_input', first, '9'),
      'PUT /producer_inputs/{id}': { ...record('producer_input', first, '0'), headers: { ETag: '"4"' } },
    },
  });
const table = () => screen.findByRole('table', { name: 'Inputs' });
const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const entered = () => [
  choice('Category').value,
  choice('Subcategory').value,
  text(/^Details/).value,
  text('Quantity').value,
  choice('Unit').value,
  text('Cost').value,
];
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  ['Category', ['Hay', 'Barley', 'Spade']],
  ['Subcategory', ['Barley', 'Hay', 'Spade']],
  ['Details', ['Spade', 'Hay', 'Barley']],
  ['Cost', ['Barley', 'Spade', 'Hay']],
])('the lines are sorted by %s, ascending first, and descending the next time', async (column, ascending) => {
  const { user } = await visit();
  await within(await table()).findByRole('rowheader', { name: /Tools/ });
  const order = async () =>
    [...(await table()).querySelectorAll('tbody [data-label="Subcategory"]')].map(({ textContent }) => textContent);
  const button = within(await table()).getByRole('button', { name: column });
  await user.click(button);
  expect(await order()).toEqual(ascending);
  await user.click(button);
  expect(await order()).toEqual(ascending.toReversed());
});

test('a line shows its category, subcategory, details, quantity with its unit, and cost', async () => {
  await visit();
  const header = await within(await table()).findByRole('rowheader', { name: /Forage/ });
  const cells = [...(header.closest('tr')?.querySelectorAll('[data-label]') ?? [])].map((cell) => [
    cell.getAttribute('data-label'),
    cell.textContent?.replaceAll('\u00A0', ' ').trim(),
  ]);
  expect(header.textContent).toMatch(/Forage$/);
  expect(cells.slice(-4)).toEqual([
    ['Subcategory', 'Hay'],
    ['Details', 'Middle field'],
    ['Quantity', '2 bales'],
    ['Cost', '$30.00'],
  ]);
});

test('the dialog opens empty to add a line, sends all its fields as a new one, and closes', async () => {
  const { user, sent } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Add an input' }));
  await screen.findByRole('dialog');
  expect(entered()).toEqual(['', '', '', '', '', '']);
  await user.type(choice('Subcategory'), 'hay');
  await user.click(await screen.findByRole('option', { name: 'Hay' }));
  await user.type(text(/^Details/), 'Middle field');
  await user.type(text('Quantity'), '2');
  await user.type(text('Cost'), '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  const posts = sent.filter(({ call }) => call === 'POST /producer_inputs');
  expect(posts.map(({ body }) => body)).toMatchObject([
    {
      producer_input: { input_category_id: 'hay', notes: 'Middle field', quantity_raw: 2, unit_id: 'bale', cost: 30 },
    },
  ]);
});

test('the dialog opens over a line with what it holds, sends a correction of that line, and closes', async () => {
  const { user, sent } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Edit: Hay, Middle field' }));
  await screen.findByRole('dialog');
  expect(entered()).toEqual(['Forage', 'Hay', 'Middle field', '2', 'bale', '30.00']);
  await user.clear(text('Cost'));
  await user.type(text('Cost'), '31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  expect(sent.filter(({ call }) => call.startsWith('POST /producer_inputs'))).toEqual([]);
  const put = sent.find(({ call }) => call === 'PUT /producer_inputs/{id}');
  expect([put?.path, put?.headers.get('If-Match')]).toEqual(['/producer_inputs/0', '"3"']);
  expect(put?.body).toMatchObject({ producer_input: { input_category_id: 'hay', cost: 31 } });
});
