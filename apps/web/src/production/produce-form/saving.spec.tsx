import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PictureCropDialogProps } from '@terroir/ui-kit/crop';
import { enter } from '../../testing/entering.ts';
import { refused } from '../../testing/answers.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import { fakeUploads, type Upload } from '../../testing/fake-upload.ts';
import { produceAnswer } from '../../testing/produces.ts';
import { resetApp } from '../../testing/render-app.tsx';
import {
  answered,
  atInstant,
  choose,
  field,
  fillIn,
  list,
  need,
  save,
  tomatoes,
  upload,
  visit,
  type Visit,
} from '../../testing/produce-form.ts';

/** Nothing can be drawn here: the part is taken at once. */
jest.unstable_mockModule('@terroir/ui-kit/crop', () => ({
  PictureCropDialog: ({ onCropped }: PictureCropDialogProps) => (
    <button
      type="button"
      onClick={() => onCropped(new Blob(['part'], { type: 'image/webp' }), { x: 0, y: 0, width: 1, height: 1 })}
    >
      Use this part
    </button>
  ),
}));

let uploads: readonly Upload[] = [];
const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = fakeUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  atInstant('2026-05-01T16:00:00Z');
});
afterEach(() => {
  resetApp();
  globalThis.XMLHttpRequest = browser;
  jest.useRealTimers();
});

/** The body of the tomatoes that `fillIn` enters. */
const sent = {
  product_id: 'tomato',
  variety_id: 'tomato_brandywine',
  production_type_id: 'certified_organic',
  notes: '',
  harvest: {
    area: 450,
    area_unit_id: 'square_metre',
    quantity_raw: 1250,
    quantity_unit_id: 'kilogram',
    cost: 5.5,
    cost_unit_id: 'kilogram',
    production_from: '2026-03-01',
    production_to: '2026-10-31',
    availability_from: '2026-06-01',
    availability_to: '2026-11-01',
  },
  produce_inputs: [],
};
const image = () => screen.findByRole('group', { name: 'Image optional' });
async function crop({ user }: Visit) {
  const file = new File(['x'], 'tomato.png', { type: 'image/png' });
  await user.upload((await image()).querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(await screen.findByRole('button', { name: 'Use this part' }));
  await within(await image()).findByRole('img');
}
async function addNeed(app: Visit, place: number, category: string, quantity: string) {
  await app.user.click(screen.getByRole('button', { name: 'Add a need' }));
  const row = within(await need(place));
  await choose(app, 'Input category', category, row);
  await enter(app.user, row.getByRole('textbox', { name: 'Quantity' }), quantity);
}

describe('a new produce', () => {
  test.each([
    ['Description', ['Product category', 'Product', 'Variety', 'Production type', /^Details/, /^Image/]],
    ['Yield', ['Area', 'Unit of the area', 'Quantity', 'Unit of the quantity', 'Price', 'Unit of the price']],
    ['Yield', ['Production start', 'Production end', 'Availability start', 'Availability end']],
    ['Needs', ['Input category', 'Quantity', 'Unit']],
  ])('has a section %s with its fields', async (section, fields) => {
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name: 'Add a need' }));
    const card = within(await screen.findByRole('region', { name: section }));
    for (const name of fields) expect(card.getAllByLabelText(name).length).toBeGreaterThan(0);
  });

  test('is sent as the call names it, and leads to the list', async () => {
    const app = await visit();
    await fillIn(app);
    await addNeed(app, 1, 'compost', '2.5');
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    expect(app.posts()).toHaveLength(1);
    const needs = [{ input_category_id: 'compost', quantity_raw: 2.5, quantity_unit_id: 'cubic_metre' }];
    expect(app.posts()[0]?.body).toEqual({ produce: { ...sent, produce_inputs: needs } });
    expect(await screen.findByText('Added: Tomato, Brandywine')).toBeTruthy();
    expect(storedDrafts()).toEqual([]);
  });

  test('is recorded once by a double click', async () => {
    const app = await visit();
    await fillIn(app);
    await app.user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.path()).toBe(list));
    expect(app.posts()).toHaveLength(1);
  });

  test('sends the part of its picture, and says how far it is', async () => {
    const app = await visit();
    await fillIn(app);
    await crop(app);
    await save(app);
    const one = await upload(uploads);
    expect(one.body).toEqual({
      produce: { ...sent, image: { base64data: btoa('part'), fileName: 'tomato.webp' } },
    });
    expect([one.path, one.headers.get('Accept-Language'), one.headers.get('Authorization')]).toEqual([
      '/api/v1/produces',
      'en',
      'Bearer token-1',
    ]);
    act(() => one.sends(40));
    expect(
      within(await image())
        .getByRole('progressbar')
        .getAttribute('value'),
    ).toBe('40');
    await answered(one);
    await waitFor(() => expect(app.path()).toBe(list));
  });

  test('whose upload is stopped is still there, with nothing said to have failed', async () => {
    const app = await visit();
    await fillIn(app);
    await crop(app);
    await save(app);
    await upload(uploads);
    await app.user.click(within(await image()).getByRole('button', { name: 'Cancel, Image' }));
    await within(await image()).findByRole('button', { name: 'Replace, Image' });
    expect((await field('Area')).value).toBe('450');
    await save(app);
    expect((await upload(uploads, 1)).headers.get('Idempotency-Key')).toBe(uploads[0]?.headers.get('Idempotency-Key'));
  });

  test('that is given up leads to the list, and keeps no draft', async () => {
    const app = await visit();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.path()).toBe(list));
    expect(app.posts()).toEqual([]);
  });
});

describe('what the server refuses', () => {
  test('of the picture is said at the picture', async () => {
    const unreadable = { code: 'image_unreadable', field: 'produce.image.base64data', message: 'This is no picture.' };
    const app = await visit({ answers: { 'POST /produces': refused(422, unreadable) } });
    await fillIn(app);
    await crop(app);
    await save(app);
    await answered(await upload(uploads));
    expect(await within(await image()).findByText('This is no picture.')).toBeTruthy();
  });

  test('without a field is said above the form, and everything stays', async () => {
    const app = await visit({
      answers: { 'POST /produces': refused(503, { code: 'unavailable', message: 'Not now.' }) },
    });
    await fillIn(app);
    await save(app);
    expect((await screen.findByText(/This was not saved\..*Not now\./)).closest('[role="alert"]')).toBeTruthy();
    expect((await field('Area')).value).toBe('450');
    app.on({ 'POST /produces': produceAnswer(tomatoes(), 1) });
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    expect(new Set(app.posts().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });
});
