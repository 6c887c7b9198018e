import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { wireItem } from '../../testing/market/items.ts';
import { produceAnswer, producesAnswer, toldProduces } from '../../testing/produces.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const visit = (path: string, answers: Answers = {}, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path,
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /produces': producesAnswer(), ...answers },
  });
const list = '/production-food/listedProduce';
const table = () => screen.findByRole('table', { name: 'Listed produce' });
const order = async () => {
  const headers = await within(await table()).findAllByRole('rowheader');
  return headers.map((header) => header.querySelector('a')?.textContent);
};
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');

test('a producer without an address is shown the way to the company details', async () => {
  const app = await visit('/production-food', { 'GET /profile': profileOf('producer_level_one') });
  const action = await screen.findByRole('link', { name: 'Enter the address' });
  expect(action.getAttribute('href')).toBe('/company-details');
  expect(app.sent.some(({ call }) => call.startsWith('GET /produces'))).toBe(false);
});

test('a business is sent away', async () => {
  const app = await visit(list, { 'GET /profile': profileOf('business_level_one') });
  await waitFor(() => expect(app.path()).toBe('/'));
});

test('each tab has an address of its own, and the page the name of its tab', async () => {
  const app = await visit('/production-food');
  const tabs = within(await screen.findByRole('navigation', { name: 'Food production' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Summary', '/production-food'],
    ['Listed produce', '/production-food/listedProduce'],
    ['Add produce', '/production-food/addProduce'],
    ['Produce details', '/production-food/produceDetails'],
  ]);
  expect(document.title).toBe('Food production · Terroir');
  await app.user.click(screen.getByRole('link', { name: 'Listed produce' }));
  await waitFor(() => expect(document.title).toBe('Listed produce · Terroir'));
});

test('a tab that does not exist leads to the summary', async () => {
  const app = await visit('/production-food/somewhere');
  await waitFor(() => expect(app.path()).toBe('/production-food'));
});

test('the list has every column, with the picture of the product or the icon of its category', async () => {
  await visit(list);
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent.replaceAll(/(.+?)\1/g, '$1'))).toEqual([
    'Category',
    'ProductVariety',
    'QuantityPrice per unit',
    'Production type',
    'Production period',
    'Availability period',
    'Actions',
  ]);
  const row = (await screen.findByRole('rowheader', { name: 'Tomato Brandywine' })).closest('tr');
  const cells = [...(row?.querySelectorAll('[data-label]') ?? [])].map(({ textContent }) => plain(textContent));
  expect(cells.slice(0, 4)).toEqual(['Fruits and vegetables', '1,250 kg', '$5.50 / kg', 'Certified organic']);
  expect(cells[4]).toMatch(/^Apr\.? 15.+Oct\.? 10, 2026$/);
  expect(cells[5]).toMatch(/^Jul\.? 10.+Nov\.? 15, 2026$/);
  const picture = screen.getByRole('rowheader', { name: 'Garlic Music' }).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/api/v1/images/small');
  expect(row?.querySelector('img')).toBeNull();
});

test('a chosen column sorts ascending, the same once more descending', async () => {
  const { user } = await visit(list);
  expect(await order()).toEqual(['Tomato', 'Garlic']); // newest first
  const press = async (name: string) => user.click(within(await table()).getByRole('button', { name }));
  await press('Production period');
  expect(await order()).toEqual(['Garlic', 'Tomato']);
  await press('Production period');
  expect(await order()).toEqual(['Tomato', 'Garlic']);
});

test('editing a produce of the list leads to the form in its own tab', async () => {
  const { user, path } = await visit(list);
  await user.click(await screen.findByRole('button', { name: 'Edit: Garlic, Music' }));
  await waitFor(() => expect([path(), location.search]).toEqual(['/production-food/addProduce', '?id=garlic']));
  const tabs = within(screen.getByRole('navigation', { name: 'Food production' }));
  expect(tabs.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
    '/production-food/addProduce?id=garlic',
  );
});

test.each([
  ['en', 'Apr 15–Nov 15, 2026', 'recorded on January 1, 2026', 'recorded on February 2, 2026'],
  ['fr', '15 avr. – 15 nov. 2026', 'inscription du 1er janvier 2026', 'inscription du 2 février 2026'],
] as const)('in %s two produces of one name and season are told apart wherever one is chosen', async (...row) => {
  const [language, season, first, second] = row;
  const twins = [
    { id: 'first', more: { recorded_at: '2026-01-01T17:00:00.000Z' } },
    { id: 'second', more: { recorded_at: '2026-02-02T17:00:00.000Z' } },
  ];
  const names = (pattern: RegExp) =>
    screen.getAllByRole('button', { name: pattern }).map((button) => plain(button.getAttribute('aria-label')));
  const app = await visit(
    list,
    { 'GET /produces': producesAnswer(twins), 'GET /produces/{id}': produceAnswer(twins[0] ?? { id: '' }) },
    language,
  );
  const remove = language === 'en' ? /^Delete: / : /^Supprimer/;
  const [button] = await screen.findAllByRole('button', { name: remove });
  const said = names(remove).join();
  expect(said).toContain(`Brandywine (${season}, ${first})`);
  expect(said).toContain(`Brandywine (${season}, ${second})`);
  await app.user.click(button as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  expect(plain(question.textContent)).toContain(`Brandywine (${season}, ${first})`);
  await app.user.keyboard('{Escape}');
  const history = language === 'en' ? /^History: / : /^Historique\s: /;
  await app.user.click((await screen.findAllByRole('button', { name: history }))[1] as HTMLElement);
  expect(plain((await screen.findByRole('dialog')).textContent)).toContain(`Brandywine (${season}, ${second})`);
  await app.user.keyboard('{Escape}');
  await app.user.click((await screen.findAllByRole('button', { name: /^(Edit|Modifier)/ }))[0] as HTMLElement);
  await waitFor(() => expect(plain(document.title)).toContain(`Brandywine (${season}, ${first})`));
});

test('a removal asks, shows at once, and is undone from its message', async () => {
  let stored = toldProduces;
  const { user, sent } = await visit(list, {
    'GET /produces': () => producesAnswer(stored),
    'DELETE /produces/{id}': () => {
      stored = stored.slice(1);
      return {};
    },
    'POST /produces/{id}/restore': () => {
      stored = toldProduces;
      return produceAnswer({ id: 'tomatoes' }, 5);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Tomato, Brandywine' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(async () => expect(await order()).toEqual(['Garlic']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await order()).toEqual(['Tomato', 'Garlic']));
  const removal = sent.find(({ call }) => call === 'DELETE /produces/{id}');
  expect(removal?.headers.get('If-Match')).toBe('"3"');
});

test('the question names the items that are made of the produce, and which of them of nothing else', async () => {
  const item = (name: string, ...produces: string[]) => wireItem({ name, produce_ids: produces });
  const items = {
    'GET /items': listOf('item', [
      ['1', item('Salad', 'tomatoes', 'garlic'), 1],
      ['2', item('Sauce', 'tomatoes'), 1],
      ['3', item('Braid', 'garlic'), 1],
    ]),
  };
  const { user } = await visit(list, { ...items, 'GET /profile': profileOf('producer_level_three') });
  await user.click(await screen.findByRole('button', { name: 'Delete: Tomato, Brandywine' }));
  const question = within(await screen.findByRole('alertdialog'));
  const named = (await question.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(named).toEqual(['Salad', 'Sauce, which is made of nothing else: choose another produce for it, or hide it.']);
});

test('a producer whose plan has no items is asked for none', async () => {
  const { user, sent } = await visit(list);
  await user.click(await screen.findByRole('button', { name: 'Delete: Tomato, Brandywine' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Tomato, Brandywine leaves the list.');
  expect(sent.some(({ call }) => call === 'GET /items')).toBe(false);
});

test('a removal that fails says so, and the produce is back', async () => {
  const { user } = await visit(list, {
    'DELETE /produces/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Tomato, Brandywine' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(
    await screen.findByText(/“Tomato, Brandywine” was not deleted and is back in the list\. Not now\./),
  ).toBeTruthy();
  expect(await order()).toEqual(['Tomato', 'Garlic']);
});

test('a removal that is answered with Cancel removes nothing', async () => {
  const { user, sent } = await visit(list);
  await user.click(await screen.findByRole('button', { name: 'Delete: Tomato, Brandywine' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await order()).toEqual(['Tomato', 'Garlic']);
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
});

test('the list of a past moment is only read, and says so', async () => {
  const { sent } = await visit(`${list}?as_of=2026-05-01T12:00:00Z`);
  expect(await order()).toEqual(['Tomato', 'Garlic']);
  expect(sent.find(({ call }) => call === 'GET /produces')?.search.get('as_of')).toBe('2026-05-01T12:00:00.000Z');
  for (const name of ['Add produce', 'Edit: Tomato, Brandywine', 'Delete: Tomato, Brandywine'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add produce' })).toBeNull();
  const details = screen.getByRole('link', { name: 'Tomato' }).getAttribute('href');
  expect(details).toBe('/production-food/produceDetails?id=tomatoes&as_of=2026-05-01T12%3A00%3A00.000Z');
});

test('the form of a past moment is the summary of that moment', async () => {
  const app = await visit('/production-food/addProduce?as_of=2026-05-01T12:00:00Z');
  await waitFor(() => expect(app.path()).toBe('/production-food'));
  expect(location.search).toBe('?as_of=2026-05-01T12%3A00%3A00.000Z');
});

test('an empty list says what belongs there', async () => {
  await visit(list, { 'GET /produces': producesAnswer([]) });
  expect(await screen.findByRole('heading', { name: 'No produce yet' })).toBeTruthy();
});

test('while it is fetched, a placeholder that says so stands in the list', async () => {
  await visit(list, { 'GET /produces': () => new Promise(() => undefined) });
  expect(await within(await table()).findByText('Loading')).toBeTruthy();
  expect((await table()).getAttribute('aria-busy')).toBe('true');
});

test('a list that cannot be fetched says so, and is fetched again on request', async () => {
  const { user, on } = await visit(list, {
    'GET /produces': refused(503, { code: 'unavailable', message: 'Not now.' }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  on({ 'GET /produces': producesAnswer() });
  await user.click(retry);
  expect(await order()).toEqual(['Tomato', 'Garlic']);
});
