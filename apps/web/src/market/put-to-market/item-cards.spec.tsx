import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import { storeDraft } from '../../testing/drafts.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { itemAnswer, itemList, produceIds, producesOfItems } from '../../testing/market/items.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const account = '018f0000-0000-7000-8000-000000000001';
const visit = (answers: Answers = {}, more: { path?: string; language?: 'en' | 'fr'; role?: string } = {}) => {
  const { path = '/put-to-market', language = 'en', role = 'producer_level_three' } = more;
  return renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      ...catalogueAnswers,
      'GET /profile': profileOf(role),
      'GET /items': itemList({}),
      'GET /produce_margins': producesOfItems(),
      ...answers,
    },
  });
};
const card = (name: string) => screen.findByRole('article', { name });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
type App = Awaited<ReturnType<typeof visit>>;
const putsOf = ({ sent }: App) => sent.filter(({ call }) => call === 'PUT /items/{id}');

test('a producer on the free plan is led to the plans', async () => {
  const app = await visit({}, { role: 'producer_level_two' });
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/service-plans');
  expect(app.sent.filter(({ call }) => call === 'GET /items')).toEqual([]);
});

test('the items and the form are tabs, each with an address of its own', async () => {
  await visit();
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of put to market' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Items', '/put-to-market'],
    ['Add an item', '/put-to-market/addItem'],
  ]);
});

describe('the cards', () => {
  test('show picture, name, price, quantity and whether others see the item, each with what can be done', async () => {
    await visit();
    const braid = await card('Garlic braid');
    const shown = within(braid);
    expect(braid.querySelector('img')?.getAttribute('src')).toBe('/api/v1/images/ab');
    expect(shown.getByRole('link', { name: /^View the picture: Garlic braid/ }).getAttribute('href')).toBe(
      '/api/v1/images/aa',
    );
    expect(plain(braid.textContent)).toContain('$12.50');
    expect(plain(braid.textContent)).toContain('500 g');
    expect(shown.getByText('Visible to everyone')).toBeTruthy();
    for (const action of ['Edit', 'History', 'Hide', 'Delete'])
      expect(shown.getByRole('button', { name: `${action}: Garlic braid` })).toBeTruthy();
  });

  test.each([
    ['en', 'No price', '12 units', 'Hidden'],
    ['fr', 'Sans prix', '12 unités', 'Masqué'],
  ] as const)('say in words what an item has no price for, counts and hides, in %s', async (language, ...words) => {
    await visit(
      {
        'GET /items': itemList({
          cost: null,
          quantity: null,
          quantity_unit_id: null,
          quantity_unit: null,
          count: 12,
          count_unit_id: 'unit',
          count_unit: { id: 'unit', symbol: '#', symbol_plural: '#', unit_type: 'count' },
          enabled: false,
          image_urls: { image: null, thumbnail: null, barcode: '' },
        }),
      },
      { language },
    );
    const text = plain((await card('Garlic braid')).textContent);
    for (const word of words) expect(text).toContain(word);
  });

  test('come in the shape of cards while they are fetched, can be fetched again when that failed, and show an empty list', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refused>>();
    const app = await visit({ 'GET /items': () => promise });
    await screen.findByRole('heading', { level: 1, name: 'Put to market' });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy());
    resolve(refused(400, { code: 'malformed_request', message: 'Not like this.' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    app.on({ 'GET /items': listOf('item', []) });
    await app.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No item yet' })).toBeTruthy();
    const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'Add an item' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['/put-to-market/addItem', '/put-to-market/addItem'], // the tab, and the way out
    );
  });

  test('are read only in the past', async () => {
    const app = await visit({}, { path: '/put-to-market?as_of=2026-05-10T12:00:00Z' });
    expect(within(await card('Garlic braid')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add an item' })).toBeNull();
    const asked = app.sent.filter(({ call }) => call === 'GET /items');
    expect(asked.map(({ search }) => search.get('as_of'))).toEqual(['2026-05-10T12:00:00.000Z']);
  });

  test('lead to an unfinished item', async () => {
    storeDraft(`${account}:item:new`, { values: { name: 'Basket' } });
    const app = await visit();
    await app.user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(await screen.findByDisplayValue('Basket')).toBeTruthy();
  });
});

describe('the toggle of a card', () => {
  test('corrects that field alone, shows at once and turns into its opposite', async () => {
    const app = await visit({ 'PUT /items/{id}': itemAnswer(2, { enabled: false }) });
    const hide = await screen.findByRole('button', { name: 'Hide: Garlic braid' });
    app.on({ 'GET /items': itemList({ enabled: false }) });
    await app.user.click(hide);
    expect(await within(await card('Garlic braid')).findByText('Hidden')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show to everyone: Garlic braid' })).toBeTruthy();
    expect(putsOf(app).map(({ body }) => body)).toEqual([{ item: { enabled: false } }]);
  });

  test('that fails is put back and says so', async () => {
    const app = await visit({ 'PUT /items/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }) });
    await app.user.click(await screen.findByRole('button', { name: 'Hide: Garlic braid' }));
    expect(await screen.findByText(/Garlic braid.*Not now\./)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Hide: Garlic braid' })).toBeTruthy();
  });
});

describe('a removal', () => {
  test('asks “Are you sure you want to delete this item?” with Ok and Cancel, shows at once and can be undone', async () => {
    const app = await visit({ 'POST /items/{id}/restore': itemAnswer(3) });
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Garlic braid' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    expect(question.textContent).toContain('Garlic braid');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    app.on({ 'GET /items': listOf('item', []) });
    await app.user.click(within(question).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(app.sent.find(({ call }) => call === 'DELETE /items/{id}')?.headers.get('If-Match')).toBe('"1"');
    app.on({ 'GET /items': itemList({}) });
    await app.user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(await card('Garlic braid')).toBeTruthy();
    expect(app.sent.some(({ path }) => path === '/items/1/restore')).toBe(true);
  });

  test('that is answered with no removes nothing', async () => {
    const app = await visit();
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Garlic braid' }));
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await card('Garlic braid')).toBeTruthy();
    expect(app.sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('that fails brings the card back and says so', async () => {
    const app = await visit({ 'DELETE /items/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }) });
    await app.user.click(await screen.findByRole('button', { name: 'Delete: Garlic braid' }));
    await app.user.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(await screen.findByText(/was not deleted and is back in the list/)).toBeTruthy();
    expect(await card('Garlic braid')).toBeTruthy();
  });
});

test('cards say which of the produces of an item were deleted, and where none is left', async () => {
  const [garlic, tomato] = [
    { id: produceIds.garlic, name: 'Garlic, Music' },
    { id: produceIds.tomato, name: 'Tomato, Brandywine' },
  ];
  const both = { produce_ids: [garlic.id, tomato.id] };
  await visit({
    'GET /items': itemList(
      { name: 'Whole' },
      { name: 'Half', ...both, removed_produces: [garlic] },
      { name: 'Empty', ...both, removed_produces: [garlic, tomato] },
    ),
  });
  expect((await card('Half')).textContent).toContain('Deleted: Garlic, Music');
  expect((await card('Empty')).textContent).toContain('All its produces were deleted');
  expect((await card('Whole')).textContent).not.toContain('eleted');
});

test('the history of a card names each field in words, with its produces, unit and price', async () => {
  const gone = { id: '018f0000-0000-7000-8000-0000000000b9', name: 'Leek, Bulgarian' };
  const app = await visit({
    'GET /items': itemList({ removed_produces: [gone] }),
    'GET /history': listOf('history_entry', [
      [
        'e1',
        {
          event: 'ItemCorrected',
          resource_type: 'item',
          resource_id: '1',
          label: 'Garlic braid',
          recorded_at: '2026-04-01T12:00:00.000Z',
          actor: { account_id: 'me', name: 'Anne', role: 'producer_level_three' },
          changes: [
            { field: 'cost_cents', from: 1000, to: 1250 },
            { field: 'enabled', from: true, to: false },
            { field: 'quantity_unit_id', from: 'kilogram', to: 'gram' },
            { field: 'produce_ids', from: [gone.id], to: [produceIds.tomato] },
            { field: 'image', from: null, to: { image: 'ba', thumbnail: 'bb' } },
          ],
        },
      ],
    ]),
  });
  await app.user.click(await screen.findByRole('button', { name: 'History: Garlic braid' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History: Garlic braid' }));
  expect(await drawer.findByText('Item changed: Garlic braid')).toBeTruthy();
  for (const words of ['$12.50', 'Hidden', 'kg', 'Tomato, Brandywine', 'Leek, Bulgarian (deleted)'])
    expect(await drawer.findByText(words)).toBeTruthy();
  expect(drawer.getByRole('img', { name: 'Picture of the item' }).getAttribute('src')).toBe('/api/v1/images/bb');
  const asked = app.sent.find(({ call }) => call === 'GET /history')?.search;
  expect([asked?.get('resource_type'), asked?.get('resource_id')]).toEqual(['item', '1']);
});
