import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, record, refused } from '../../testing/answers.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import { enter } from '../../testing/entering.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { itemAnswer, itemList, produceIds, producesOfItems } from '../../testing/market/items.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
});

const form = '/put-to-market/addItem';
const visit = (path = form, answers: Answers = {}, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      ...catalogueAnswers,
      'GET /profile': profileOf('producer_level_three'),
      'GET /items': itemList({}),
      'GET /items/{id}': itemAnswer(1),
      'PUT /items/{id}': itemAnswer(2),
      'POST /items': itemAnswer(1, { name: 'Basket' }, '9'),
      'GET /produce_margins': producesOfItems(),
      ...answers,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;

/** Comes to the form over the item as a person does: from its card. */
async function edits(answers: Answers = {}) {
  const app = await visit('/put-to-market', answers);
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Garlic braid' }));
  await screen.findByDisplayValue('Garlic braid');
  return app;
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = async ({ user }: App, name: string, text: string) => enter(user, await field(name), text);
const unit = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Unit of the ${name}` });
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save' }));
async function chooses({ user }: App, produce: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Produces' }));
  await user.click(await screen.findByRole('option', { name: produce }));
}
const sentItem = ({ sent }: App, call: string) =>
  (sent.findLast((one) => one.call === call)?.body as { item?: object } | undefined)?.item;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const finds = (text: string) => screen.findByText((shown) => plain(shown) === text);

describe('a new item', () => {
  test('is offered the produces by name, in whatever order they were recorded', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('combobox', { name: 'Produces' }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Garlic, Music', 'Tomato, Brandywine']);
  });

  test('begins visible, with kg and # as its units', async () => {
    await visit();
    await screen.findByRole('option', { name: 'kg – kilogram' });
    expect([(await unit('quantity')).value, (await unit('count')).value]).toEqual(['kilogram', 'unit']);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Visible to everyone' })).checked).toBe(true);
  });

  test.each([
    [
      'en',
      'Save',
      'You must provide at least one of Quantity or Count',
      ['Name is required', 'Details is required', 'Choose at least one produce'],
    ],
    [
      'fr',
      'Enregistrer',
      'Vous devez indiquer au moins la quantité ou le nombre',
      ['Le champ « Nom » est obligatoire', 'Le champ « Détails » est obligatoire', 'Choisissez au moins un aliment'],
    ],
  ] as const)(
    'needs a name, details, a produce, and a quantity or a count, which is said on both fields, in %s',
    async (language, button, either, faults) => {
      const app = await visit(form, {}, language);
      await app.user.click(await screen.findByRole('button', { name: button }));
      for (const fault of faults) expect(await finds(fault)).toBeTruthy();
      expect(screen.getAllByText(either)).toHaveLength(2);
      expect(app.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test('takes the fault off both fields once one of them is given', async () => {
    const app = await visit();
    await screen.findByRole('option', { name: 'kg – kilogram' });
    await save(app);
    await screen.findAllByText(/^You must provide/);
    await type(app, 'Count', '12');
    expect(screen.queryByText(/^You must provide/)).toBeNull();
  });

  test('needs a unit with its number, and takes none without', async () => {
    const app = await visit();
    await screen.findByRole('option', { name: 'kg – kilogram' });
    await type(app, 'Quantity', '2');
    await app.user.selectOptions(await unit('quantity'), '');
    await app.user.selectOptions(await unit('count'), '');
    await save(app);
    expect(await finds('Unit of the quantity is required')).toBeTruthy();
    expect(screen.queryByText('Unit of the count is required')).toBeNull();
  });

  test.each([
    ['Quantity', '0', 'Quantity needs to be more than 0'],
    ['Quantity', '10000000', 'Quantity needs to be less than 10,000,000'],
    ['Count', '0', 'Count needs to be more than 0'],
    ['Count', 'many', 'The Count must be a number'],
    ['Price', '-1', 'Price needs to be at least 0'],
    ['Price', '10000000', 'Price needs to be less than 10,000,000'],
  ])('says of %s %s: %s', async (name, text, fault) => {
    const app = await visit();
    await screen.findByRole('option', { name: 'kg – kilogram' });
    await type(app, name, text);
    await save(app);
    expect(await finds(fault)).toBeTruthy();
  });

  test.each(['Nombre', 'Quantité'])('says of a count that is no number in French: %s', async (name) => {
    const app = await visit(form, {}, 'fr');
    await screen.findByRole('option', { name: 'kg – kilogramme' });
    await type(app, name, 'beaucoup');
    await app.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    expect(
      await screen.findByText((shown) => plain(shown) === `Le champ « ${name} » doit être un nombre`),
    ).toBeTruthy();
  });

  test('is sent as the API takes it, and leads back to the list', async () => {
    const app = await visit();
    await screen.findByRole('option', { name: 'kg – kilogram' });
    await type(app, 'Name', 'Basket');
    await type(app, 'Details', 'Of the week');
    await chooses(app, 'Garlic, Music');
    await chooses(app, 'Tomato, Brandywine');
    await type(app, 'Count', '12');
    await type(app, 'Price', '30');
    await save(app);
    expect(await screen.findByText('Added: Basket')).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/put-to-market'));
    expect(sentItem(app, 'POST /items')).toEqual({
      name: 'Basket',
      details: 'Of the week',
      cost: 30,
      quantity: null,
      quantity_unit_id: null,
      count: 12,
      count_unit_id: 'unit',
      produce_ids: [produceIds.garlic, produceIds.tomato],
      enabled: true,
      image: null,
    });
    expect(storedDrafts()).toEqual([]);
  });

  test('of a company without produces leads to where they are added', async () => {
    await visit(form, { 'GET /produce_margins': record('produce_margins', { produces: [] }) });
    const link = await screen.findByRole('link', { name: 'Add a produce' });
    expect(link.getAttribute('href')).toBe('/production-food/addProduce');
  });

  test('whose produce is refused says so at the produces', async () => {
    const unknown = {
      code: 'item_produce_unknown',
      field: 'item.produce_ids.0',
      message: 'Choose one of your produces.',
    };
    const app = await visit(form, { 'POST /items': refused(422, unknown) });
    await screen.findByRole('option', { name: 'kg – kilogram' });
    await type(app, 'Name', 'Basket');
    await type(app, 'Details', 'Of the week');
    await chooses(app, 'Garlic, Music');
    await type(app, 'Quantity', '1');
    await save(app);
    expect(await screen.findByText('Choose one of your produces.')).toBeTruthy();
    const box = screen.getByRole('combobox', { name: 'Produces' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect((await field('Name')).value).toBe('Basket');
  });

  test('that is left unsaved is kept as a draft and asks first', async () => {
    const app = await visit();
    await type(app, 'Name', 'Basket');
    await app.user.click(screen.getByRole('link', { name: 'Items' }));
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(app.path()).toBe(form);
    expect((await field('Name')).value).toBe('Basket');
  });
});

describe('an item that is edited', () => {
  test('comes to the tab of the form, and saving returns to the list', async () => {
    const app = await edits();
    expect(app.path()).toBe('/put-to-market/addItem');
    expect(screen.getByRole('link', { name: 'Edit the item' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByText('Garlic, Music')).toBeTruthy();
    await type(app, 'Price', '15');
    await save(app);
    expect(await screen.findByText(/^Saved: Garlic braid/)).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/put-to-market'));
    expect(sentItem(app, 'PUT /items/{id}')).toEqual({
      name: 'Garlic braid',
      details: 'Dried for a month',
      cost: 15,
      quantity: 500,
      quantity_unit_id: 'gram',
      count: null,
      count_unit_id: null,
      produce_ids: [produceIds.garlic],
      enabled: true,
    });
    expect(app.sent.find(({ call }) => call === 'PUT /items/{id}')?.headers.get('If-Match')).toBe('"1"');
  });

  test('keeps a produce that was deleted since by its name, and says where nothing else is left', async () => {
    const gone = '018f0000-0000-7000-8000-0000000000b9';
    const made = { produce_ids: [gone], removed_produces: [{ id: gone, name: 'Leek, Bulgarian' }] };
    await edits({ 'GET /items': itemList(made), 'GET /items/{id}': itemAnswer(1, made) });
    expect(await screen.findByText('Leek, Bulgarian (deleted)')).toBeTruthy();
    expect(await screen.findByText(/^None of them is in your list any more/)).toBeTruthy();
  });

  test('that someone else changed is chosen field by field, a number with its unit', async () => {
    const overtaken = refused(409, { code: 'version_conflict', message: 'Changed.' });
    const app = await edits({ 'PUT /items/{id}': overtaken });
    await type(app, 'Quantity', '400');
    app.on({
      'GET /items/{id}': itemAnswer(2, {
        quantity: 1,
        quantity_unit_id: 'kilogram',
        quantity_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
      }),
    });
    await save(app);
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent)).join('\n')).toMatch(/Quantity.*400 g.*1 kg/);
  });
});
