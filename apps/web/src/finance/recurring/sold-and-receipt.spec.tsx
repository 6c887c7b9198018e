import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record, type Told } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { fakeUploads, type Upload } from '../../testing/fake-upload.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { savedBy } from '../../testing/saved-file.ts';

let uploads: readonly Upload[] = [];
const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = fakeUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
});
afterEach(() => {
  resetApp();
  globalThis.XMLHttpRequest = browser;
});

const [carrot, leek] = ['a', 'b'].map((end) => `018f0000-0000-7000-8000-00000000000${end}`);
const produce = (id: string | undefined, name: string) => ({
  id,
  product: { id: name, name },
  variety: { id: `${name}_other`, name: 'Another variety' },
  removed: false,
  production_from: '2026-05-01',
  availability_to: '2026-09-01',
  revenue: 0,
  cost: null,
  margin: null,
  percent: 0,
  needs: [],
});
const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', name: 'kilogram', unit_type: 'mass' };
const categories = listOf('output_category', [
  [
    'vegetables',
    {
      name: 'Vegetables',
      keywords: [],
      realm: 'biomass',
      subcategories: [{ id: 'roots', name: 'Root vegetables', keywords: [], units: [kilogram] }],
    },
  ],
]);
const baskets = {
  side: 'output',
  category: { id: 'vegetables', name: 'Vegetables', realm: 'biomass' },
  subcategory: { id: 'roots', name: 'Root vegetables' },
  notes: '',
  quantity_raw: 3,
  unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg' },
  cost: 66,
  produce_id: carrot,
  every: 'month',
  first_due_on: '2026-04-30',
  last_due_on: null,
  due: ['2026-04-30'],
  next: '2026-05-30',
  settled: [],
  recorded_at: '2026-03-01T12:00:00.000Z',
};
const answered = (more: object = {}): Told => ({
  ...record('recurring_line', { ...baskets, ...more }, 'baskets'),
  headers: { ETag: '"3"' },
});
const visit = (more: Answers = {}) =>
  renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /recurring_lines': listOf('recurring_line', [['baskets', baskets, 2]]),
      'GET /recurring_lines/{id}': answered(),
      'PUT /recurring_lines/{id}': answered(),
      'POST /recurring_lines/{id}/record': answered({ due: [] }),
      'GET /input_categories': listOf('input_category', []),
      'GET /output_categories': categories,
      'GET /produce_margins': record('produce_margins', {
        as_of: null,
        from: null,
        to: null,
        produces: [produce(carrot, 'Carrot'), produce(leek, 'Leek')],
        unnamed_revenue: 0,
        total: { revenue: 0, cost: null, margin: null },
      }),
      ...more,
    },
  });
type Visit = Awaited<ReturnType<typeof visit>>;
const sold = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Produce sold/ });
async function sells({ user }: Visit, name: string) {
  await user.clear(await sold());
  await user.type(await sold(), name);
  await user.click(await screen.findByRole('option', { name }));
}
const bodyOf = ({ sent }: Visit, wanted: string) => sent.find(({ call }) => call === wanted)?.body;

test('a due output is recorded with the produce that it sold, as proposed or another one', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: /^Record: Root vegetables/ }));
  await waitFor(async () => expect((await sold()).value).toBe('Carrot'));
  await sells(app, 'Leek');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Recorded: Root vegetables/);
  expect(bodyOf(app, 'POST /recurring_lines/{id}/record')).toMatchObject({
    due_line: { due_on: '2026-04-30', produce_id: leek },
  });
});

test('a due entry takes the photo of its receipt when it is recorded', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: /^Record: Root vegetables/ }));
  const receipt = await screen.findByRole('group', { name: /^Receipt/ });
  await app.user.upload(
    receipt.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'receipt.png', { type: 'image/png' }),
  );
  await within(receipt).findByRole('button', { name: 'Replace, Receipt' });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]).toMatchObject({
    path: expect.stringMatching(/\/recurring_lines\/baskets\/record$/),
    body: { due_line: { due_on: '2026-04-30', receipt: { base64data: btoa('x'), fileName: 'receipt.png' } } },
  });
  await act(() => uploads[0]?.answers());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the table of recurring entries names the produce that one sells, and so does its file, with realm and category', async () => {
  const app = await visit();
  const row = within(await screen.findByRole('row', { name: /Output/ }));
  expect(await row.findByText('Sold: Carrot')).toBeTruthy();
  const csv = await savedBy(
    () => void app.user.click(screen.getByRole('button', { name: 'Save as CSV, Recurring entries' })),
  );
  expect(
    csv
      .split('\r\n')
      .slice(0, 2)
      .map((line) => line.split(',').slice(0, 4)),
  ).toEqual([
    ['Realm', 'Category', 'Entry', 'Produce sold'],
    ['Biomass', 'Vegetables', 'Root vegetables', 'Carrot'],
  ]);
});

test('a recurring output keeps the produce that it sells, and an input has none', async () => {
  const app = await visit();
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Root vegetables' }));
  await waitFor(async () => expect((await sold()).value).toBe('Carrot'));
  expect(screen.queryByRole('group', { name: /^Receipt/ })).toBeNull();
  await sells(app, 'Leek');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Root vegetables');
  expect(bodyOf(app, 'PUT /recurring_lines/{id}')).toMatchObject({ recurring_line: { produce_id: leek } });

  await app.user.click(await screen.findByRole('button', { name: 'Edit: Root vegetables' }));
  await sold();
  await app.user.click(screen.getByRole('radio', { name: /Input/ }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Produce sold/ })).toBeNull());
});
