import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { farmId, marketAnswers, marketPage } from '../../testing/market/marketplace.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { shadeOf } from './season-table.tsx';

afterEach(resetApp);

const category = { id: 'fruits_and_vegetables', name: 'Fruits and vegetables' };
const month = new Date().getMonth();
const onlyIn = (at: number, count: number) => Array.from({ length: 12 }, (_, of) => (of === at ? count : 0));
const garlic = { name: 'Garlic', category, producers: 6, months: Array.from({ length: 12 }, () => 4) };
const leek = { name: 'Leek', category, producers: 2, months: onlyIn((month + 6) % 12, 2) };
const visit = (language: 'en' | 'fr' = 'en', path = '/marketplace/seasons') =>
  renderApp({
    path,
    language,
    wide: true,
    signedIn: true,
    answers: { ...marketAnswers(), 'GET /marketplace_seasons': marketPage('season', [garlic, leek]) },
  });

test('the seasons are a table of products by months, with a number in each, and the month that it is marked', async () => {
  await visit();
  const table = within(await screen.findByRole('table', { name: /^Seasonal calendar/ }));
  const heads = table.getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent.replace(', this month', '').replace('.', ''))).toEqual([
    'Product',
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ]);
  const marked = heads.filter((head) => head.getAttribute('aria-current') === 'true');
  expect(marked).toEqual([heads[month + 1]]);
  expect(marked[0]?.textContent).toContain('this month');
  const [, , ofLeek] = table.getAllByRole('row');
  const cells = within(ofLeek ?? document.body).getAllByRole('cell');
  expect(cells.map((cell) => Number(cell.textContent.replace('·', '')))).toEqual(leek.months);
  expect(within(ofLeek ?? document.body).getByRole('rowheader').textContent).toContain('2 producers');
});

test('the months are those of the language', async () => {
  await visit('fr');
  const table = within(await screen.findByRole('table', { name: /^Calendrier des saisons/ }));
  const titles = table.getAllByRole('columnheader').map((head) => head.querySelector('abbr')?.title);
  expect(titles.slice(1, 4)).toEqual(['janvier', 'février', 'mars']);
});

test('a product leads to its produces alone, by its name in quotes, within the same filters', async () => {
  await visit('en', '/marketplace/seasons?distance=50&category=fruits_and_vegetables&q=egg');
  const link = await screen.findByRole('link', { name: 'Leek' });
  expect(link.getAttribute('href')).toBe('/marketplace?distance=50&category=fruits_and_vegetables&q=%22Leek%22');
});

test('are asked for by distance, categories and producers, and by no words', async () => {
  const { sent } = await visit('en', '/marketplace/seasons?distance=50&category=eggs&q=egg&sort=cost');
  await screen.findByRole('table');
  const asked = sent.filter(({ call }) => call === 'GET /marketplace_seasons').map(({ search }) => search.toString());
  expect(asked).toEqual(['distance=50&category=eggs&limit=500']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('are narrowed by categories without counts, since these are of produces', async () => {
  await visit();
  expect(await screen.findByRole('checkbox', { name: 'Dairy' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /\(/ })).toBeNull();
});

test('show only what is there this month where that is wanted', async () => {
  const { user } = await visit();
  expect(
    await screen.findByRole('heading', {
      name: (name) => name.replaceAll('\u00A0', ' ') === '2 products within 300 km',
    }),
  ).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Only what is available this month' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Leek' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Garlic' })).toBeTruthy();
});

describe('the printed calendar', () => {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
  const paperOf = async (title: string) =>
    [...((await screen.findByText(title)).parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
      plain(textContent),
    );

  test('has a title, and says with which filters it was made and what its figures are', async () => {
    await visit('en', `/marketplace/seasons?distance=50&category=eggs&category=dairy&producer=${farmId}`);
    await screen.findByRole('checkbox', { name: 'Eggs' });
    await screen.findByRole('button', { name: 'Take off: Ferme des Érables' });
    const title = 'Seasonal calendar of the region';
    await waitFor(async () =>
      expect((await paperOf(title))[0]).toBe(
        '2 products within 50 km of the business · Product categories: Eggs, Dairy · Producers: Ferme des Érables',
      ),
    );
    const [, figures] = await paperOf(title);
    expect(figures).toMatch(/^Each figure is the number of producers who have the product in that month/);
  });

  test('says so too where nothing but the month narrows it', async () => {
    await visit('fr', '/marketplace/seasons?months=this');
    const now = new Intl.DateTimeFormat('fr-CA', { month: 'long' }).format(new Date());
    const [filters, figures] = await paperOf('Calendrier des saisons de la région');
    expect(filters).toBe(
      '1 produit à moins de 300 km de l’entreprise · Toutes les catégories de produits · Tous les producteurs' +
        ` · Seulement ce qui est disponible en ${now}`,
    );
    expect(figures).toMatch(new RegExp(`celle du mois en cours, ${now}\\.$`));
  });
});

test.each([
  [0, 6, null],
  [1, 6, 1],
  [2, 6, 1],
  [3, 6, 2],
  [4, 6, 2],
  [5, 6, 3],
  [1, 1, 3],
])('%d of %d producers have shade %s', (count, producers, shade) => expect(shadeOf(count, producers)).toBe(shade));

test('of this month alone are an address of their own, also where there is nothing', async () => {
  const { user } = await visit();
  await screen.findByRole('link', { name: 'Leek' });
  await user.click(screen.getByRole('checkbox', { name: /this month/ }));
  await waitFor(() => expect(location.search).toBe('?months=this'));
  expect(screen.queryByRole('link', { name: 'Leek' })).toBeNull();
  resetApp();
  await visit('en', '/marketplace/seasons?months=this');
  expect(await screen.findByRole<HTMLInputElement>('checkbox', { name: /this month/, checked: true })).toBeTruthy();
  resetApp();
  const app = await renderApp({
    path: '/marketplace/seasons?months=this',
    language: 'en',
    wide: true,
    signedIn: true,
    answers: { ...marketAnswers(), 'GET /marketplace_seasons': marketPage('season', [leek]) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing here is available this month' })).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Show every month' }));
  expect(await screen.findByRole('link', { name: 'Leek' })).toBeTruthy();
});
