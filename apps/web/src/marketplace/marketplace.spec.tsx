import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused } from '../testing/answers.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { farmId, marketAnswers, marketPage, wireMarketItem, wireMarketProduce } from '../testing/market/marketplace.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

interface Visit {
  path?: string;
  language?: 'en' | 'fr';
  wide?: boolean;
}
const visit = (answers: Answers = {}, { path = '/marketplace', language = 'en', wide = true }: Visit = {}) =>
  renderApp({ path, language, wide, signedIn: true, answers: { ...marketAnswers(), ...answers } });
type App = Awaited<ReturnType<typeof visit>>;

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');
const card = (name: string) => screen.findByRole('article', { name });
const cardText = async (name: string) => plain((await card(name)).textContent) ?? '';
/** What a face was asked, without the empty filters. */
const asked = ({ sent }: App, face: string) =>
  sent.filter(({ call }) => call === `GET /marketplace_${face}`).map(({ search }) => search.toString());
const standard = 'distance=300&sort=name&limit=20';

describe('who is let in', () => {
  test('a business without a location is led to its company details, and asks nothing', async () => {
    const app = await visit({ 'GET /profile': profileOf('business_level_one') });
    const way = await screen.findByRole('link', { name: 'Enter the address' });
    expect(way.getAttribute('href')).toBe('/company-details');
    expect(asked(app, 'produces')).toEqual([]);
  });

  test('another address below leads to the marketplace, with its filters', async () => {
    const app = await visit({}, { path: '/marketplace/nothing?q=ail' });
    await card('Garlic, Music');
    expect(app.path()).toBe('/marketplace');
    expect(location.search).toBe('?q=ail');
  });
});

describe('the cards', () => {
  test('of produces say what one costs by its unit, whether it is there, who sells it and how far away', async () => {
    await visit();
    const text = await cardText('Garlic, Music');
    for (const said of [
      'Ferme des Érables',
      'Magog, Québec',
      '12.3 km',
      '$6.60 / kg',
      'Available now, until Nov 15, 2099',
      'Certified organic',
      'Fruits and vegetables',
    ])
      expect(text).toContain(said);
  });

  test.each([
    ['2099-01-02', '2099-03-01', 'Available from Jan 2, 2099'],
    ['2020-01-02', '2020-03-01', 'Out of season since Mar 1, 2020'],
  ])('of what is not there from %s to %s say when', async (from, to, said) => {
    const produce = wireMarketProduce({ availability_from: from, availability_to: to });
    await visit({ 'GET /marketplace_produces': marketPage('produce', [produce]) });
    expect(await cardText('Garlic, Music')).toContain(said);
  });

  test('of a producer within a kilometre say the metres, and lead to its website', async () => {
    await visit({}, { path: '/marketplace/producers' });
    expect(await cardText('Abeilles du Lac')).toContain('820 m');
    const website = within(await card('Abeilles du Lac')).getByRole('link', { name: 'Website' });
    expect(website.getAttribute('href')).toBe('/websites/abeilles');
    expect(within(await card('Ferme des Érables')).queryByRole('link', { name: 'Website' })).toBeNull();
  });

  test('say the price before who sells it and where; producers, who have none, are in one order', async () => {
    const app = await visit();
    const text = await cardText('Garlic, Music');
    expect(text.indexOf('$')).toBeLessThan(text.indexOf('km'));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Producers' }));
    await card('Abeilles du Lac');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });

  test('of items lead to their page, with price, amount and the price of one unit', async () => {
    await visit({}, { path: '/marketplace/items' });
    const braid = await card('Garlic braid');
    expect(within(braid).getByRole('link', { name: 'Garlic braid' }).getAttribute('href')).toBe('/items/garlic-braid');
    expect(braid.querySelector('img')?.getAttribute('src')).toBe('/api/v1/images/ab');
    const text = plain(braid.textContent);
    for (const said of ['0.5 kg', '$25.00 / kg', 'Dried for a month', 'Available now']) expect(text).toContain(said);
    expect(within(braid).getByRole('strong').textContent).toBe('$12.50');
  });

  test.each([
    ['en', 'Price on request'],
    ['fr', 'Prix sur demande'],
  ] as const)('of an item without a price say so in %s', async (language, said) => {
    const item = wireMarketItem({ cost: null, unit_price: null });
    await visit({ 'GET /marketplace_items': marketPage('item', [item]) }, { path: '/marketplace/items', language });
    expect(await cardText('Garlic braid')).toContain(said);
  });

  test('show hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>{{7*7}}';
    await visit(
      { 'GET /marketplace_items': marketPage('item', [wireMarketItem({ name, details: name })]) },
      { path: '/marketplace/items' },
    );
    expect(await cardText(name)).toContain(name);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  test('open an enquiry about what they show', async () => {
    const app = await visit({}, { path: '/marketplace/items' });
    await app.user.click(
      within(await card('Garlic braid')).getByRole('button', { name: 'Enquire about Garlic braid' }),
    );
    expect(await screen.findByRole('dialog', { name: /Garlic braid/ })).toBeTruthy();
  });
});

describe('the pages', () => {
  test('hold twenty, say how many there are in all, and go on by cursor', async () => {
    const [one, two] = ['One', 'Two'].map((name) => wireMarketProduce({ variety: { id: name, name } }));
    const app = await visit({
      'GET /marketplace_produces': ({ search }) =>
        search.get('cursor') === 'next'
          ? {
              body: {
                data: [{ id: '2', type: 'marketplace_produce', attributes: two, meta: { version: 1 } }],
                meta: { total: 1234, next_cursor: null },
              },
            }
          : marketPage('produce', [one ?? {}], { total: 1234, next_cursor: 'next' }),
    });
    expect(await screen.findByRole('heading', { name: '1,234 produce listings' })).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: 'Show more (1 of 1,234)' }));
    const last = await card('Garlic, Two');
    expect(await card('Garlic, One')).toBeTruthy();
    // The button has gone with the last page.
    await waitFor(() => expect(last.contains(document.activeElement)).toBe(true));
    expect(asked(app, 'produces')).toEqual([standard, `${standard}&cursor=next`]);
  });

  test('come in the shape of cards while they are fetched, and can be fetched again when that failed', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refused>>();
    const app = await visit({ 'GET /marketplace_produces': () => promise });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy());
    resolve(refused(400, { code: 'malformed_request', message: 'Not like this.' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'Loading' })).toBeNull();
    app.on({ 'GET /marketplace_produces': marketPage('produce', [wireMarketProduce()]) });
    await app.user.click(retry);
    expect(await card('Garlic, Music')).toBeTruthy();
  });
});

describe('filters', () => {
  test.each(['{Enter}', '{Escape}'])('on a telephone close with %s, and what was typed counts', async (key) => {
    const app = await visit({}, { wide: false });
    const button = await screen.findByRole('button', { name: 'Filters' });
    await app.user.click(button);
    await app.user.type(screen.getByRole('searchbox', { name: 'Words' }), `ail${key}`);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('searchbox', { name: 'Words' })).toBeNull();
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(asked(app, 'produces').at(-1)).toContain('q=ail'));
    await app.user.click(await screen.findByRole('button', { name: 'Filters (1 set)' }));
    await app.user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('of the address are those that the server is asked for', async () => {
    const app = await visit(
      {},
      { path: `/marketplace/items?distance=50&category=eggs&category=dairy&producer=${farmId}&q=ail&sort=cost` },
    );
    await card('Garlic braid');
    expect(asked(app, 'items')).toEqual([
      `distance=50&category=eggs&category=dairy&producer=${farmId}&q=ail&sort=cost&limit=20`,
    ]);
    expect(await screen.findByRole('checkbox', { name: 'Eggs (2)' })).toHaveProperty('checked', true);
    expect(screen.getByRole('slider', { name: 'Distance' }).getAttribute('aria-valuetext')).toBe('50 km');
    expect(await screen.findByRole('button', { name: 'Take off: Ferme des Érables' })).toBeTruthy();
  });

  test('by distance is a slider of 10 to 300 km that begins at 300', async () => {
    const app = await visit();
    const slider = await screen.findByRole('slider', { name: 'Distance' });
    expect(['min', 'max', 'value'].map((name) => slider.getAttribute(name))).toEqual(['10', '300', '300']);
    fireEvent.change(slider, { target: { value: '60' } });
    expect(plain(slider.getAttribute('aria-valuetext'))).toBe('60 km');
    await waitFor(() => expect(location.search).toBe('?distance=60'));
    await waitFor(() => expect(asked(app, 'produces')).toEqual([standard, 'distance=60&sort=name&limit=20']));
  });

  test('that are chosen are in the address, and the step back takes them out again', async () => {
    const app = await visit();
    await app.user.click(await screen.findByRole('checkbox', { name: 'Dairy (1,204)' }));
    expect(screen.getByRole('checkbox', { name: 'Dairy (1,204)' })).toHaveProperty('checked', true); // at once
    await waitFor(() => expect(location.search).toBe('?category=dairy'));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'cost');
    await waitFor(() => expect(location.search).toBe('?category=dairy&sort=cost'));
    await act(async () => history.back());
    await waitFor(() => expect(location.search).toBe('?category=dairy'));
    expect(screen.getByRole('checkbox', { name: 'Dairy (1,204)' })).toHaveProperty('checked', true);
    await act(async () => history.back());
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Dairy (1,204)' })).toHaveProperty('checked', false),
    );
  });

  test('by words wait until nobody types', async () => {
    const app = await visit();
    const words = await screen.findByRole('searchbox', { name: 'Words' });
    for (const value of ['a', 'ail', 'ail noir']) fireEvent.change(words, { target: { value } }); // no pause between
    await waitFor(() => expect(location.search).toBe('?q=ail+noir'));
    await waitFor(() =>
      expect(asked(app, 'produces')).toEqual([standard, 'distance=300&q=ail+noir&sort=name&limit=20']),
    );
  });

  test('go along from face to face', async () => {
    await visit({}, { path: '/marketplace?category=eggs&distance=50' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the marketplace' })).getAllByRole(
      'link',
    );
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Produce', '/marketplace?category=eggs&distance=50'],
      ['Items', '/marketplace/items?category=eggs&distance=50'],
      ['Producers', '/marketplace/producers?category=eggs&distance=50'],
      ['Seasons', '/marketplace/seasons?category=eggs&distance=50'],
      ['Saved searches', '/marketplace/searches'],
    ]);
  });

  test('that cannot be read are left out, and the screen says which', async () => {
    const app = await visit({}, { path: '/marketplace?distance=9&category=gold&sort=weight' });
    const note = 'Part of this address could not be read and was left out: ';
    expect(plain((await screen.findByText(new RegExp(note))).textContent)).toBe(
      `${note}order, distance (10 to 300 km), product categories.`,
    );
    await card('Garlic, Music');
    expect(asked(app, 'produces')).toEqual([standard]);
  });

  test('stand beside the list where there is room, and are opened by a button that counts them where there is not', async () => {
    const app = await visit({}, { wide: false, path: '/marketplace?category=eggs&q=ail' });
    const button = await screen.findByRole('button', { name: 'Filters (2 set)' });
    expect(screen.queryByRole('slider', { name: 'Distance' })).toBeNull();
    await app.user.click(button);
    expect(screen.getByRole('slider', { name: 'Distance' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
    resetApp();
    await visit();
    expect(await screen.findByRole('slider', { name: 'Distance' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  });

  test('that are cleared take along what is being typed, and leave the order', async () => {
    const app = await visit({}, { path: '/marketplace?distance=50&sort=cost' });
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'ail' } });
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(location.search).toBe('?sort=cost'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('by producer find those that are typed on the server, and narrow the list to the one chosen', async () => {
    const app = await visit();
    const field = await screen.findByRole('combobox', { name: 'Producers' });
    await app.user.type(field, 'abei');
    await waitFor(() => expect(asked(app, 'producers')).toContain('distance=300&q=abei&limit=50'));
    await app.user.click(await screen.findByRole('option', { name: /Abeilles du Lac/ }));
    await waitFor(() => expect(location.search).toMatch(/^\?producer=/));
    expect(await screen.findByRole('button', { name: 'Take off: Abeilles du Lac' })).toBeTruthy();
  });
});

describe('no match', () => {
  const none = { 'GET /marketplace_produces': marketPage('produce', []) };

  test.each([
    ['en', 'No products found that match your search criteria.', 'Search within 300 km', 'Clear filters'],
    [
      'fr',
      'Aucun produit ne correspond à vos critères de recherche.',
      'Chercher jusqu’à 300 km',
      'Effacer les filtres',
    ],
  ] as const)('says so in %s and offers more', async (language, sentence, wider, clear) => {
    const app = await visit(none, { path: '/marketplace?distance=20&q=zzz', language });
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: (name) => plain(name) === wider }));
    await waitFor(() => expect(location.search).toBe('?q=zzz'));
    await app.user.click(screen.getAllByRole('button', { name: clear }).at(-1) ?? document.body);
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('stays as it was, with the focus, until the answer to the cleared filters is there', async () => {
    const app = await visit(none, { path: '/marketplace?q=zzz', wide: false });
    await screen.findByRole('heading', { name: /^No products found/ });
    const whole = Promise.withResolvers<ReturnType<typeof marketPage>>();
    app.on({ 'GET /marketplace_produces': () => whole.promise });
    const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body;
    await app.user.click(clear);
    await waitFor(() => expect(asked(app, 'produces')).toContain(standard));
    expect([document.activeElement, screen.queryByText(/Nobody within 300 km/)]).toEqual([clear, null]);
    whole.resolve(marketPage('produce', [wireMarketProduce()]));
    await card('Garlic, Music');
    expect(document.activeElement).not.toBe(document.body);
  });

  test('of the whole market says that nobody sells there yet', async () => {
    await visit(none);
    expect(await screen.findByText(/Nobody within 300 km sells here yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear filters' }).hasAttribute('disabled')).toBe(true);
  });
});
