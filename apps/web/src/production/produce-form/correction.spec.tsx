import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { enter, enterDate } from '../../testing/entering.ts';
import { profileOf, refused } from '../../testing/answers.ts';
import { storedDrafts, storeDraft } from '../../testing/drafts.ts';
import { produceAnswer } from '../../testing/produces.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import {
  atInstant,
  choice,
  choose,
  date,
  field,
  list,
  need,
  needIds,
  needOf,
  save,
  tomatoes,
  type,
  visit,
  type Visit,
} from '../../testing/produce-form.ts';

beforeEach(() => atInstant('2026-05-01T16:00:00Z'));
afterEach(() => {
  resetApp();
  jest.useRealTimers();
});

const overtaken = refused(409, { code: 'version_conflict', message: 'Changed.' });
const notes = 'Details optional';
async function edits(answers = {}): Promise<Visit> {
  const app = await visit({ editing: true, answers });
  await screen.findByDisplayValue('Heirloom');
  return app;
}
async function quantityOf(app: Visit, place: number, quantity: string) {
  await enter(app.user, within(await need(place)).getByRole('textbox', { name: 'Quantity' }), quantity);
}
const produceOf = (sent: { readonly body: unknown } | undefined) =>
  (sent as { readonly body: { readonly produce: Record<string, unknown> } }).body.produce;

describe('a correction', () => {
  test('begins with what is stored, and sends neither needs nor a picture that stay', async () => {
    const app = await edits();
    expect([(await choice('Product category')).value, (await choice('Product')).value]).toEqual([
      'Fruits and vegetables',
      'Tomato',
    ]);
    expect((await choice('Variety')).value).toBe('Brandywine');
    await type(app, notes, 'Red');
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    expect(await screen.findByText('Saved: Tomato, Brandywine')).toBeTruthy();
    expect(app.puts()[0]?.headers.get('If-Match')).toBe('"3"');
    const { harvest, ...rest } = produceOf(app.puts()[0]);
    expect(rest).toEqual({
      product_id: 'tomato',
      variety_id: 'tomato_brandywine',
      production_type_id: 'certified_organic',
      notes: 'Red',
      produce_inputs: [],
    });
    expect(harvest).toMatchObject({ quantity_raw: 1250, cost: 5.5, production_from: '2026-04-15' });
  });

  test('is undone from its message', async () => {
    const app = await edits({
      'PUT /produces/{id}': produceAnswer(tomatoes({ notes: 'Red' }), 4),
      'POST /produces/{id}/revert': produceAnswer(tomatoes(), 5),
    });
    await type(app, notes, 'Red');
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Tomato, Brandywine')).toBeTruthy();
    const revert = app.sent.find(({ call }) => call === 'POST /produces/{id}/revert');
    expect([revert?.body, revert?.headers.get('If-Match')]).toEqual([{ version: 3 }, '"4"']);
  });

  test('names the needs that are new, changed and removed, and no others', async () => {
    const app = await edits();
    await app.user.click(screen.getByRole('button', { name: 'Remove need 1' }));
    await quantityOf(app, 1, '14');
    await app.user.click(screen.getByRole('button', { name: 'Add a need' }));
    await choose(app, 'Input category', 'diesel', within(await need(2)));
    await quantityOf(app, 2, '30');
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect(produceOf(app.puts()[0])).toMatchObject({
      produce_inputs: [
        {
          produce_input_id: needIds.straw,
          input_category_id: 'straw_mulch',
          quantity_raw: 14,
          quantity_unit_id: 'bale',
        },
        { input_category_id: 'farm_diesel', quantity_raw: 30, quantity_unit_id: 'litre' },
      ],
      produce_inputs_remove: [needIds.compost],
    });
  });

  test('takes a picture away by sending none', async () => {
    const pictured = produceAnswer(tomatoes({ image_urls: { image: '/api/v1/images/aa', thumbnail: '/x' } }), 3);
    const app = await edits({ 'GET /produces/{id}': pictured });
    await app.user.click(await screen.findByRole('button', { name: 'Remove, Image' }));
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect(produceOf(app.puts()[0])['image']).toBeNull();
  });
});

test('a save that waits for the newest version takes over what that says', async () => {
  const newest = Promise.withResolvers<ReturnType<typeof produceAnswer>>();
  let asked = 0;
  const app = await edits({
    'GET /produces/{id}': () => (asked++ === 0 ? produceAnswer(tomatoes(), 3) : newest.promise),
  });
  await type(app, notes, 'Red');
  await save(app);
  expect(app.puts()).toEqual([]);
  newest.resolve(produceAnswer({ ...tomatoes(), harvest: { area: 7 } }, 4));
  await waitFor(() => expect(app.path()).toBe(list));
  expect(app.puts().map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"']);
  expect(produceOf(app.puts()[0])).toMatchObject({ notes: 'Red', harvest: { area: 7 } });
});

describe('a correction that was overtaken', () => {
  const theirs = tomatoes({
    notes: 'Theirs',
    produce_inputs: [{ id: needIds.straw, quantity_raw: 20, ...needOf.straw }],
  });

  test('follows what the other person changed, where nobody changed the same', async () => {
    const app = await edits({
      'PUT /produces/{id}': ({ headers }: { headers: Headers }) =>
        headers.get('If-Match') === '"4"' ? produceAnswer(tomatoes(), 5) : overtaken,
    });
    await type(app, 'Area', '9');
    app.on({ 'GET /produces/{id}': produceAnswer(theirs, 4) });
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    const { harvest, ...rest } = produceOf(app.puts().at(-1));
    expect(harvest).toMatchObject({ area: 9 });
    expect(rest).toMatchObject({ notes: 'Theirs', produce_inputs: [] });
    expect(rest).not.toHaveProperty('produce_inputs_remove');
  });

  test('shows both field by field, and what is kept is sent over what is there now', async () => {
    const app = await edits({ 'PUT /produces/{id}': overtaken });
    await type(app, notes, 'Mine');
    await quantityOf(app, 1, '3'); // compost, which the other person removed
    app.on({ 'GET /produces/{id}': produceAnswer(theirs, 4) });
    await save(app);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    ]);
    expect(cells).toEqual([
      ['Details', 'Mine', 'Theirs'],
      ['Needs', 'Compost 3 m³Straw 12 bales', 'Straw 20 bales'],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    app.on({ 'PUT /produces/{id}': produceAnswer(tomatoes(), 5) });
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    expect(app.puts().at(-1)?.headers.get('If-Match')).toBe('"4"');
    expect(produceOf(app.puts().at(-1))).toMatchObject({
      notes: 'Mine',
      // The compost is there no more, so it is added; the straw is another amount than it became.
      produce_inputs: [
        { input_category_id: 'compost', quantity_raw: 3, quantity_unit_id: 'cubic_metre' },
        { produce_input_id: needIds.straw, quantity_raw: 12 },
      ],
    });
    expect(produceOf(app.puts().at(-1))['produce_inputs']).not.toContainEqual(
      expect.objectContaining({ produce_input_id: needIds.compost }),
    );
  });

  test('is chosen about field by field, and a save before that loses no choice', async () => {
    const app = await edits({ 'PUT /produces/{id}': overtaken });
    await type(app, notes, 'Mine');
    await quantityOf(app, 1, '3');
    await type(app, 'Area', '9');
    app.on({ 'GET /produces/{id}': produceAnswer(theirs, 4) });
    await save(app);
    const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
    expect((await radio(/^Area Yours 9/)).checked).toBe(true); // nobody else changed it
    await app.user.click(await radio(/^Details Yours Mine/));
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect((await radio(/^Details Yours Mine/)).checked).toBe(true);
    await app.user.click(await radio(/^Needs Current version Straw/));
    await app.user.click(screen.getByRole('button', { name: 'Continue with my choices' }));
    const said = screen.getByText('Your choice is not saved yet').closest('[tabindex]');
    expect(document.activeElement).toBe(said);
    expect(screen.queryByRole('radio')).toBeNull();
    expect((await field(notes)).value).toBe('Mine');
    app.on({ 'PUT /produces/{id}': produceAnswer(tomatoes(), 5) });
    await save(app);
    await waitFor(() => expect(app.path()).toBe(list));
    expect(app.puts().at(-1)?.headers.get('If-Match')).toBe('"4"');
    const { harvest, ...rest } = produceOf(app.puts().at(-1));
    expect(harvest).toMatchObject({ area: 9 });
    expect(rest).toMatchObject({ notes: 'Mine', produce_inputs: [] });
    expect(rest).not.toHaveProperty('produce_inputs_remove');
  });

  test('leads nobody away from the date that they type once the choice is made', async () => {
    const app = await edits({ 'PUT /produces/{id}': overtaken });
    await type(app, notes, 'Mine');
    await quantityOf(app, 1, '3');
    app.on({ 'GET /produces/{id}': produceAnswer(theirs, 4) });
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
    const start = await date('Production start');
    await enterDate(app.user, start, '2027-03-01');
    const end = await date('Production end');
    await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
    expect(start.contains(document.activeElement)).toBe(true);
  });

  test('can be dropped for the current version', async () => {
    const app = await edits({ 'PUT /produces/{id}': overtaken });
    await type(app, notes, 'Mine');
    await quantityOf(app, 1, '3');
    app.on({ 'GET /produces/{id}': produceAnswer(theirs, 4) });
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Use the current version of all' }));
    expect((await field(notes)).value).toBe('Theirs');
    expect(screen.queryByText('Your choice is not saved yet')).toBeNull(); // nothing is left to save
    const left = within(await need(1));
    expect(left.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('20');
    expect(screen.queryByRole('listitem', { name: 'Need 2' })).toBeNull();
  });
});

test('a produce that was deleted meanwhile is restored and saved with what was typed', async () => {
  const app = await edits();
  await type(app, notes, 'Red');
  const gone = refused(404, { code: 'not_found', message: 'There is none.' });
  app.on({ 'PUT /produces/{id}': gone, 'GET /produces/{id}': gone });
  await save(app);
  const restore = await screen.findByRole('button', { name: 'Restore it and save' });
  expect((await field(notes)).value).toBe('Red');
  app.on({
    'POST /produces/{id}/restore': produceAnswer(tomatoes(), 5),
    'GET /produces/{id}': produceAnswer(tomatoes(), 5),
    'PUT /produces/{id}': ({ headers }) =>
      headers.get('If-Match') === '"5"' ? produceAnswer(tomatoes(), 6) : overtaken,
  });
  await app.user.click(restore);
  await waitFor(() => expect(app.path()).toBe(list));
  expect(produceOf(app.puts().at(-1))['notes']).toBe('Red');
});

test('a produce that never was says so once its restoring was asked for, and keeps the focus', async () => {
  const absent = refused(404, { code: 'not_found', message: 'Not there.' });
  const app = await renderApp({
    path: '/production-food/addProduce?id=never',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /produces/{id}': absent,
      'POST /produces/{id}/restore': absent,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Restore it' }));
  const said = await screen.findByRole('group', { name: 'It is not there, and cannot be restored' });
  await waitFor(() => expect(app.sent.filter(({ call }) => call === 'GET /produces/{id}')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull());
  expect(said.isConnected).toBe(true);
  expect(document.activeElement).toBe(said);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy();
});

describe('what was typed and not saved', () => {
  test('asks before it is left, by cancelling too', async () => {
    const app = await visit();
    await type(app, notes, 'Red');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getAllByRole('button').at(0) as HTMLElement);
    expect(app.path()).toBe('/production-food/addProduce');
    expect((await field(notes)).value).toBe('Red');
  });

  test('is kept as a draft, needs as a whole, and put back', async () => {
    const first = await visit();
    await type(first, notes, 'Red');
    await first.user.click(screen.getByRole('button', { name: 'Add a need' }));
    await choose(first, 'Input category', 'compost', within(await need(1)));
    await waitFor(() => {
      const [, values] = storedDrafts()[0] ?? [];
      expect(values).toMatchObject({
        'produce.notes': 'Red',
        'produce.produceInputs': [{ inputCategoryId: 'compost', quantityUnitId: 'cubic_metre' }],
      });
    });
  });

  test('of an earlier visit is there again', async () => {
    const [name] = [`018f0000-0000-7000-8000-000000000001:production:produces:new`];
    storeDraft(name ?? '', {
      values: {
        'produce.notes': 'Red',
        'produce.productCategoryId': 'fruits_and_vegetables',
        'produce.productId': 'tomato',
        'produce.produceInputs': [
          { key: 'a', inputCategoryId: 'compost', quantityRaw: 2, quantityUnitId: 'cubic_metre' },
        ],
      },
    });
    const app = await visit();
    expect((await field(notes)).value).toBe('Red');
    await waitFor(async () => expect((await choice('Product')).value).toBe('Tomato'));
    const row = within(await need(1));
    const category = row.getByRole<HTMLInputElement>('combobox', { name: 'Input category' });
    await waitFor(() => expect(category.value).toBe('Compost'));
    await app.user.click(screen.getByRole('button', { name: /Start/ }));
    expect([(await field(notes)).value, screen.queryByRole('listitem', { name: 'Need 1' })]).toEqual(['', null]);
  });
});

test.each([
  ['en', 'Edit: Tomato, Brandywine · Terroir'],
  ['fr', 'Modifier : Tomato, Brandywine · Terroir'],
] as const)('the tab of the browser names the produce that is edited (%s)', async (language, title) => {
  await visit({ editing: true, language });
  await waitFor(() => expect(document.title.replaceAll('\u00A0', ' ')).toBe(title));
});
