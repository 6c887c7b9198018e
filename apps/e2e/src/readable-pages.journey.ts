import type { Page } from '@playwright/test';
import { remembers } from './people.ts';
import { expect, test, type Language } from './terroir.ts';

const path = '/items/free-run-eggs-hatley-creek-farm';
/** The pages that are sent readable: what is read first of them, and where their text is. */
const pages = [
  {
    what: 'an item',
    path,
    text: '#first-screen article',
    marks: ['img', 'h1', 'h1 + p', 'section h2', 'section time'],
  },
  {
    what: 'a website',
    path: '/websites/hatley-creek-farm',
    text: '#first-screen .website',
    marks: [
      'h1',
      '[data-section="header"] li a',
      ...['banner', 'home', 'aboutUs'].map((name) => `[data-section="${name}"]`),
      ...['products', 'items'].flatMap((name) =>
        ['h2', 'li', 'li h3'].map((part) => `[data-section="${name}"] ${part}`),
      ),
      '[data-section="contact"] h2',
    ],
  },
] as const;

/** The lines of a part of the page as they are read, each once. */
const linesOf = async (page: Page, part: string): Promise<Set<string>> => {
  const text = await page.locator(part).innerText();
  return new Set(
    text
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '' && line !== '…'),
  );
};
/** Where what is read first stands, in whole pixels. */
const placesOf = (page: Page, part: string, marks: readonly string[]) =>
  page.locator(part).evaluate(
    (root, names) =>
      names.map((name) => {
        const { left, top, width, height } = root.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return [name, ...[left, top, width, height].map((value) => Math.round(value))];
      }),
    marks,
  );

/** Opens the page and keeps the app back. @returns lets the app come */
async function openedWithoutApp(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/base-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('#first-screen h1')).toBeVisible();
  // Measured in the font of the texts, not in the one that stands in for it.
  await page.evaluate(() => document.fonts.load('1rem "Source Sans 3 Variable"', 'Aé'));
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  return async () => {
    release();
    await expect(page.locator('#root main h1')).toBeVisible();
  };
}

for (const { what, path: address, text, marks } of pages)
  for (const language of ['en', 'fr'] as const satisfies readonly Language[])
    for (const width of [390, 820, 1280])
      test(`in ${language} at ${width} px ${what} is read before the app runs, where and as the app draws it`, async ({
        browser,
        demo,
      }) => {
        const context = await browser.newContext({
          locale: `${language}-CA`,
          timezoneId: 'America/Toronto',
          viewport: { width, height: 844 },
        });
        const page = await context.newPage();
        const finish = await openedWithoutApp(page, `${demo.url}${address}`);
        await expect(page.locator('#root')).toBeHidden();
        const [lines, places] = [await linesOf(page, text), await placesOf(page, '#first-screen', marks)];
        expect(lines.size).toBeGreaterThan(10);
        expect(places.filter((place) => place[3] === 0)).toEqual([]);
        await finish();
        await expect(page.locator('#first-screen')).toHaveCount(0);
        const shown = await linesOf(page, 'main');
        expect([...lines].filter((line) => !shown.has(line))).toEqual([]);
        expect(await placesOf(page, 'main', marks)).toEqual(places);
        await context.close();
      });

for (const { what, path: address, calls } of [
  { what: 'an item', path, calls: '**/api/v1/items/free-run*' },
  { what: 'a website', path: '/websites/hatley-creek-farm', calls: '**/api/v1/websites?*' },
])
  test(`${what} stays readable where its call fails, is fetched by the retry, and loses no focus`, async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.route(calls, (route) => route.abort());
    await page.goto(`${demo.url}${address}`);
    await expect(page.getByRole('alert')).toHaveText(/What you see can be read/);
    await expect(page.locator('#first-screen h1')).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.locator('#root main h1')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    await context.close();
  });

test('a link of a website that has the focus keeps it when the app draws the page', async ({ browser, demo }) => {
  const context = await browser.newContext({ locale: 'en-CA' });
  const page = await context.newPage();
  const finish = await openedWithoutApp(page, `${demo.url}/websites/hatley-creek-farm`);
  const link = page.locator('#first-screen .website a[href]').last();
  const href = await link.getAttribute('href');
  await link.focus();
  await finish();
  await expect(page.locator('main a:focus')).toHaveAttribute('href', href ?? '');
  await context.close();
});

test('who chose another language than their browser asks for sees the page in that one alone', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ locale: 'en-CA' });
  const page = await context.newPage();
  await remembers(page, { language: 'fr' });
  await page.goto(`${demo.url}${path}`);
  await expect(page.locator('#root main h1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce qui le compose' })).toBeVisible();
  await expect(page.getByText('What it is made of')).toBeHidden();
  await context.close();
});

test('a page that is found in the other language is read in it, unless its reader chose one', async ({
  browser,
  demo,
}) => {
  for (const [chosen, heading] of [
    [null, 'Ce qui le compose'],
    ['en', 'What it is made of'],
  ] as const) {
    const context = await browser.newContext({ locale: 'en-CA' });
    const page = await context.newPage();
    if (chosen) await remembers(page, { language: chosen });
    await page.goto(`${demo.url}${path}?lang=fr`);
    await expect(page.locator('#root main h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await context.close();
  }
});

test('an item is read where no script runs at all', async ({ browser, demo }) => {
  const context = await browser.newContext({ locale: 'fr-CA', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}${path}?at=2026-01-01T12:00:00Z`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Changements depuis l’impression/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Certifications (déclarées)' })).toBeVisible();
  await context.close();
});

test('who comes to the map of an item by the keyboard goes on from its title, with the map before them', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remembers(page, { language: 'en' });
  await page.goto(`${demo.url}${path}`);
  const button = page.getByRole('button', { name: 'Show the map' });
  await button.focus();
  await expect(button).toHaveCount(0);
  await expect(page.locator('h2:focus')).toHaveText('Production location');
});

test('the map of an item comes when the reader is near it, once', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remembers(page, { language: 'en', theme: 'light' });
  await page.goto(`${demo.url}${path}`);
  const place = page.getByRole('region', { name: 'Production location', exact: true });
  const map = page.getByRole('group', { name: /^Map of/ });
  await expect(place).toBeAttached();
  await expect(map).toHaveCount(0);
  await place.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
});
