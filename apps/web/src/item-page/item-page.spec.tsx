import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../i18n/change-language.ts';
import { refused } from '../testing/answers.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { itemPage } from '../testing/market/item-page.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);
const call = 'GET /items/{id}';
const path = '/items/basket-of-tomatoes';
const opened = (answer: Answers[string], search = '', language: 'en' | 'fr' = 'en') =>
  renderApp({ path: path + search, language, answers: { [call]: answer } });
const name = () => screen.findByRole('heading', { level: 1, name: 'Basket of heirloom tomatoes' });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');
const part = async (title: string) => plain(await screen.findByRole('region', { name: title }));

test('shows a guest the item with its picture, price and amounts, and asks for it by its address', async () => {
  const { sent } = await opened(itemPage());
  await name();
  expect(screen.getByRole('img', { name: 'Picture of Basket of heirloom tomatoes' }).getAttribute('src')).toBe(
    '/api/v1/images/basket',
  );
  const main = plain(screen.getByRole('main'));
  for (const text of ['$16.50', 'Quantity3 kg', 'Count1', 'Picked this morning.']) expect(main).toContain(text);
  expect(main).not.toContain('#');
  const asked = sent.find((each) => each.call === call);
  expect([asked?.path, asked?.headers.get('Authorization')]).toEqual([path, null]);
  await waitFor(() => expect(document.title).toBe('Basket of heirloom tomatoes · Green Woods Farm'));
});

test('shows the produces with their periods and the day since which each stands so', async () => {
  await opened(itemPage());
  const produces = await part('What it is made of');
  for (const text of ['Tomato, Brandywine', 'Certified organic', 'Apr 15–Oct 10, 2026', 'Jul 10–Oct 31, 2026'])
    expect(produces).toContain(text);
  expect(produces).toContain('Stated since March 4, 2026');
});

test('shows the claimed certifications, and the claimed practices by category, each with the day since which it stands', async () => {
  await opened(itemPage());
  const certifications = await part('Certifications (claimed)');
  for (const text of [
    'Ecocert Canada',
    'No. QC-1234',
    'Valid until December 31, 2027',
    'Stated since February 3, 2025',
  ])
    expect(certifications).toContain(text);
  const practices = screen.getByRole('region', { name: 'Best practices (claimed)' });
  expect(within(practices).getByRole('heading', { level: 3, name: 'Soil' })).toBeTruthy();
  expect(plain(practices)).toContain('Cover crops are grownStated since May 6, 2024');
});

test('says that nothing is claimed where nothing is, without empty lists', async () => {
  const none = { certifications: [], followed_practices: [], produces: [], cost: null, quantity: null, count: null };
  await opened(itemPage(none));
  expect(await part('What it is made of')).toContain('no longer lists what this is made of');
  expect(await part('Certifications (claimed)')).toContain('gives no certificate');
  expect(await part('Best practices (claimed)')).toContain('claims no best practice');
  expect(screen.getByText('Price on request')).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll(':is(ul, ol, dl):empty')).toHaveLength(0);
});

test('says who the producer is and where, with as much as they show', async () => {
  await opened(itemPage());
  const who = await part('Who we are');
  for (const text of ['Green Woods Farm', 'Marie Tremblay', 'Vegetables since 2009.', '+1 (819) 555-0100'])
    expect(who).toContain(text);
  expect(who).not.toContain('Email');
  expect(screen.getByRole('link', { name: '+1 (819) 555-0100' }).getAttribute('href')).toBe('tel:+18195550100');
  const place = await part('Production location');
  for (const text of ['Magog, Québec', 'Canada', 'shown to about 10 km']) expect(place).toContain(text);
  const link = screen.getByRole('link', { name: /OpenStreetMap/ });
  expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/?mlat=45.3&mlon=-72.1#map=10/45.3/-72.1');
});

test('draws no map before it is asked for, and none where the place is not known', async () => {
  await opened(itemPage());
  await name();
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Map of/ })).toBeNull();
  resetApp();
  const { producer } = (itemPage().body.data as { attributes: { producer: object } }).attributes;
  await opened(itemPage({ producer: { ...producer, location: null } }));
  await name();
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
});

test('makes no link of a website that is none of the web', async () => {
  const { producer } = (itemPage().body.data as { attributes: { producer: object } }).attributes;
  await opened(itemPage({ producer: { ...producer, website: 'javascript:alert(1)' } }));
  await name();
  expect(screen.queryByRole('link', { name: /Website of/ })).toBeNull();
});

test('leads to the website that the producer has published here, and to none where there is none', async () => {
  await opened(itemPage({ website_slug: 'green-woods-farm' }));
  expect(await part('Who we are')).toContain('What Green Woods Farm grows and sells');
  const site = () => screen.queryByRole('link', { name: 'What Green Woods Farm grows and sells' });
  expect(site()?.getAttribute('href')).toBe('/websites/green-woods-farm');
  resetApp();
  await opened(itemPage());
  await name();
  expect(site()).toBeNull();
});

test('is asked for again in the language that the reader chooses', async () => {
  const { sent } = await opened(({ headers }) =>
    headers.get('Accept-Language') === 'fr' ? itemPage({ name: 'Panier de tomates' }) : itemPage(),
  );
  await name();
  await act(() => changeLanguage('fr'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Panier de tomates' })).toBeTruthy();
  expect(await part('Certifications (déclarées)')).toContain('Affiché depuis le 3 février 2025');
  expect(sent.filter((each) => each.call === call)).toHaveLength(2);
});

test('shows the present address where an old one led to the item, with what the label says', async () => {
  const shown = await opened(itemPage({ slug: 'basket-of-old-tomatoes', changes: [] }), '?at=2026-07-01T18:00:00.000Z');
  await name();
  await waitFor(() => expect(shown.path()).toBe('/items/basket-of-old-tomatoes'));
  expect(shown.guardedHistory.current().location.search).toBe('?at=2026-07-01T18:00:00.000Z');
});

test('shows another item at its own address', async () => {
  const shown = await opened(({ path: asked }) =>
    asked.endsWith('/squash') ? itemPage({ name: 'Squash', slug: 'squash' }) : itemPage(),
  );
  await name();
  act(() => shown.guardedHistory.push('/items/squash'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Squash' })).toBeTruthy();
  expect(shown.path()).toBe('/items/squash');
  expect(shown.sent.filter((each) => each.call === call).map((each) => each.path)).toEqual([path, '/items/squash']);
});

test('leads to the landing page when there is no such item, which says so to whoever scanned its label', async () => {
  const shown = await opened(refused(404, { code: 'not_found', message: 'There is no such record.' }));
  await waitFor(() => expect(shown.path()).toBe('/'));
  expect((await screen.findByText(/no longer offered/)).getAttribute('role')).toBe('status');
});

test.each<[string, Answers[string]]>([
  ['no answer came', 'down'],
  ['the server failed', refused(500, { code: 'unknown', message: 'It failed.' })],
])('stays and offers a retry when %s', async (_, answer) => {
  const shown = await opened(answer);
  await screen.findByText('This item could not be loaded');
  expect(shown.path()).toBe(path);
  shown.on({ [call]: itemPage() });
  await shown.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await name();
});

test('tells its owner alone that the item is hidden', async () => {
  await opened(itemPage({ enabled: false }));
  await name();
  expect(screen.getByText(/you alone see this page/)).toBeTruthy();
});
