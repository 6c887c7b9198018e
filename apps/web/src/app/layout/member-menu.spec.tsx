import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { profileOf, record, refused } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const firm = (name: string) => record('firm', { name });

/** The home page of a person of this kind, whose company is answered so. */
const home = (
  kind: Parameters<typeof profileOf>[0],
  company?: ReturnType<typeof firm> | ReturnType<typeof refused>,
  language: 'en' | 'fr' = 'en',
) =>
  renderApp({
    path: '/dashboard',
    language,
    signedIn: true,
    wide: true,
    answers: { 'GET /profile': profileOf(kind), ...(company && { 'GET /firm': company }) },
  });

test('what is printed names the company and the day', async () => {
  await home('producer_level_two', firm('Ferme du Ruisseau'));
  await screen.findByText('Ferme du Ruisseau');
  fireEvent(window, new Event('beforeprint'));
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date());
  expect(await screen.findByText(`Ferme du Ruisseau · printed on ${day}`)).toBeTruthy();
});

test('on a telephone the links are there when the drawer is opened, and not before', async () => {
  const app = await renderApp({
    path: '/dashboard',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  await screen.findByRole('link', { name: 'Marie Tremblay' });
  const finances = { name: 'Finances', hidden: true };
  expect(screen.queryByRole('link', finances)).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(await screen.findByRole('link', finances)).toBeTruthy();
});

describe('the menu of those who are logged in', () => {
  test('names the person and their company, and leads to the profile', async () => {
    await home('producer_level_two', firm('Ferme du Ruisseau'));
    const who = await screen.findByRole('link', { name: 'Marie Tremblay Ferme du Ruisseau' });
    expect(who.getAttribute('href')).toBe('/profile');
  });

  test.each([
    ['has no name yet', firm('')],
    ['cannot be fetched', refused(500, { code: 'unknown', message: 'An error occurred' })],
  ])('names the person alone while the company %s', async (_, answer) => {
    await home('producer_level_one', answer);
    expect(await screen.findByRole('link', { name: 'Marie Tremblay' })).toBeTruthy();
  });

  test('asks for no company of an analyst, who has none', async () => {
    const app = await home('analyst');
    expect(await screen.findByRole('link', { name: 'Marie Tremblay' })).toBeTruthy();
    expect(app.sent.map(({ call }) => call)).not.toContain('GET /firm');
  });

  test.each([
    ['en', 'Go to market'],
    ['fr', 'Mise en marché'],
  ] as const)('names no item as its group (%s)', async (language, market) => {
    await home('producer_level_three', firm(''), language);
    await screen.findByRole('link', { name: 'Marie Tremblay' });
    const lists = within(screen.getByRole('complementary', { hidden: true })).getAllByRole('list', { hidden: true });
    const groups = lists.map((list) => ({
      name: list.previousElementSibling?.textContent,
      items: [...list.querySelectorAll('a > span')].map(({ textContent }) => textContent),
    }));
    expect(groups.map(({ name }) => name)).toContain(market);
    expect(groups.filter(({ name, items }) => items.some((item) => item === name))).toEqual([]);
  });

  test.each([
    ['en', 'Soon', '/blog'],
    ['fr', 'Bientôt', '/blogue'],
  ] as const)('says in %s what is not built yet: %s', async (language, word, blog) => {
    await home('producer_level_three', firm(''), language);
    await screen.findByRole('link', { name: 'Marie Tremblay' });
    // jsdom applies no style of a wide window, so that the side bar counts as hidden.
    const links = within(screen.getByRole('complementary', { hidden: true })).getAllByRole('link', { hidden: true });
    const marks = new Map(links.map((link) => [link.getAttribute('href'), link.querySelector('small')?.textContent]));
    for (const path of ['/my-region', blog]) expect(marks.get(path)).toBe(word);
    for (const path of [
      '/dashboard',
      '/web-builder',
      '/land',
      '/tasks',
      '/history',
      '/best-practices',
      '/certifications',
      '/finances',
      '/company-details',
      '/service-plans',
      '/profile',
    ])
      expect(marks.get(path)).toBeUndefined();
  });
});

test('the menu of guests marks nothing', async () => {
  await renderApp({ path: '/login' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  expect(screen.queryByText('Soon')).toBeNull();
});
