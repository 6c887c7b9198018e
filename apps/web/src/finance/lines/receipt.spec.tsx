import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, record, refused, type Told } from '../../testing/answers.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { fakeUploads, type Upload } from '../../testing/fake-upload.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

const hash = 'a'.repeat(64);
const receipt_urls = { image: `/api/v1/receipts/${hash}`, thumbnail: `/api/v1/receipts/${'b'.repeat(64)}` };
const photo = new Blob(['photo'], { type: 'image/webp' });

let uploads: readonly Upload[] = [];
/** URLs of the page that are in use. */
let urls: Set<string>;
const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = fakeUploads();
  urls = new Set();
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      const url = `blob:${(made += 1)}`;
      urls.add(url);
      return url;
    },
    revokeObjectURL: (url: string) => urls.delete(url),
  });
});
afterEach(() => {
  resetApp();
  globalThis.XMLHttpRequest = browser;
});

const unit = { id: 'bale', symbol: 'bale', symbol_plural: 'bales', name: 'bale', unit_type: 'count' };
const categories = listOf('input_category', [
  [
    'forage',
    { name: 'Forage', realm: 'biomass', subcategories: [{ id: 'hay', name: 'Hay', keywords: [], units: [unit] }] },
  ],
]);
const hay = (more: object) => ({
  input_category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  input_type: { id: 'hay', name: 'Hay' },
  notes: 'Second cut',
  quantity_raw: 2,
  unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales' },
  cost: 5.5,
  occurred_on: '2026-01-01',
  recorded_at: '2026-01-01T12:00:00.000Z',
  corrected_at: null,
  receipt_urls: null,
  ...more,
});
const answer = (version: number, more: object): Told => ({
  ...record('producer_input', hay(more), '1'),
  headers: { ETag: `"${version}"` },
});
const picture = (): Answers => ({
  'GET /receipts/{hash}': () => ({
    foreign: { ok: true, status: 200, headers: new Headers(), blob: () => Promise.resolve(photo) } as Response,
  }),
});

async function visit(more: object, answers: Answers = picture(), language: 'en' | 'fr' = 'en') {
  const app = await renderApp({
    path: '/finances/inputs-outputs',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': categories,
      'GET /producer_inputs': () => listOf('producer_input', [['1', hay(more)]]),
      'GET /producer_inputs/{id}': answer(3, more),
      'PUT /producer_inputs/{id}': answer(4, {}),
      ...answers,
    },
  });
  return { ...app, puts: () => app.sent.filter(({ call }) => call === 'PUT /producer_inputs/{id}') };
}
type Visit = Awaited<ReturnType<typeof visit>>;
const edits = async ({ user }: Visit) => {
  await user.click(await screen.findByRole('button', { name: 'Edit: Hay, Second cut' }));
  return screen.findByRole('group', { name: /^Receipt/ });
};
const chooses = async ({ user }: Visit, field: HTMLElement, name = 'receipt.png') => {
  const file = new File(['x'], name, { type: 'image/png' });
  await user.upload(field.querySelector('input[type=file]') as HTMLInputElement, file);
  await within(field).findByRole('button', { name: 'Replace, Receipt' });
};
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save' }));
const opener = () => screen.findByRole('button', { name: 'Receipt: Hay' });

test('a chosen receipt is sent with its line, and the dialog shows how far it is until it is stored', async () => {
  const app = await visit({});
  const field = await edits(app);
  await chooses(app, field);
  await save(app);
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.body).toMatchObject({
    producer_input: { input_category_id: 'hay', receipt: { base64data: btoa('x'), fileName: 'receipt.png' } },
  });
  act(() => uploads[0]?.sends(40));
  expect(await screen.findByText(/Uploading 40\s?%/)).toBeTruthy();
  await act(() => uploads[0]?.answers());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a receipt that stays is not sent again, one that is taken away is sent as nothing', async () => {
  const app = await visit({ receipt_urls });
  const field = await edits(app);
  expect(await within(field).findByRole('img', { name: 'Picture of the receipt' })).toBeTruthy();
  const cost = screen.getByRole('textbox', { name: 'Cost' });
  await app.user.clear(cost);
  await app.user.type(cost, '7');
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]?.body).toMatchObject({ producer_input: { cost: 7 } });
  expect(JSON.stringify(app.puts()[0]?.body)).not.toContain('receipt');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await edits(app);
  await app.user.click(await within(again).findByRole('button', { name: 'Remove, Receipt' }));
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(2));
  expect(app.puts()[1]?.body).toMatchObject({ producer_input: { receipt: null } });
});

test('a receipt is opened from its line, fetched with the session, and its URL is given back', async () => {
  const app = await visit({ receipt_urls });
  await app.user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt: Hay' }));
  const shown = await dialog.findByRole('img', { name: 'Receipt: Hay' });
  expect([...urls]).toEqual([shown.getAttribute('src')]);
  const asked = app.sent.find(({ call }) => call === 'GET /receipts/{hash}');
  expect([asked?.path, asked?.headers.get('Authorization')]).toEqual([`/receipts/${hash}`, 'Bearer token-1']);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(urls.size).toBe(0);
  expect(document.activeElement).toBe(await opener());
});

test('a receipt that cannot be fetched says so, and comes at the next attempt', async () => {
  const app = await visit(
    { receipt_urls },
    { 'GET /receipts/{hash}': refused(404, { code: 'not_found', message: 'Gone.' }) },
  );
  await app.user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt: Hay' }));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true);
  app.on(picture());
  await app.user.click(retry);
  expect(await dialog.findByRole('img', { name: 'Receipt: Hay' })).toBeTruthy();
});

test('a line without a receipt has no button for one', async () => {
  await visit({});
  await screen.findByRole('button', { name: 'Edit: Hay, Second cut' });
  expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
});

test('a duplicate of a line begins without its receipt', async () => {
  const app = await visit({ receipt_urls });
  await app.user.click(await screen.findByRole('button', { name: 'Duplicate: Hay, Second cut' }));
  const field = await screen.findByRole('group', { name: /^Receipt/ });
  expect(within(field).getByRole('button', { name: 'Choose a file, Receipt' })).toBeTruthy();
  expect(within(field).queryByRole('img')).toBeNull();
});

test('a draft of a line keeps what was typed and no picture', async () => {
  const app = await visit({});
  await chooses(app, await edits(app));
  await app.user.type(screen.getByRole('textbox', { name: /^Details/ }), ', dry');
  await waitFor(() => expect(JSON.stringify(storedDrafts())).toContain('Second cut, dry'));
  expect(JSON.stringify(Object.values(localStorage))).not.toContain(btoa('x'));
});

test('what is wrong with a receipt is said at it, and what was typed stays', async () => {
  const app = await visit({});
  const field = await edits(app);
  app.on({
    'PUT /producer_inputs/{id}': refused(422, {
      code: 'image_unreadable',
      field: 'producer_input.receipt',
      message: 'This picture cannot be read.',
    }),
  });
  await chooses(app, field);
  await save(app);
  await waitFor(() => expect(uploads).toHaveLength(1));
  await act(() => uploads[0]?.answers());
  expect(await within(field).findByText('This picture cannot be read.')).toBeTruthy();
});
