import type { Page, Request } from '@playwright/test';
import { demoPassword, demoPeople, remembers, signIn } from './people.ts';
import { expect, test as base } from './terroir.ts';

/** A first visit has nothing in its cache. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const fresh = await browser.newContext();
    await use(fresh);
    await fresh.close();
  },
});

/** What each screen shows first: the answers that it is made of. */
const screens = {
  '/finances': ['production_summary', 'recurring_lines', 'produce_margins'],
  '/finances/inputs-outputs': ['recurring_lines', 'producer_inputs', 'producer_outputs', 'produce_margins'],
  '/production-food': ['produces_summary', 'produces'],
  '/production-food/listedProduce': ['produces'],
};

/** Screens of the land and of the tasks: their forms come with them. */
const inTheField = {
  '/land': ['plots', 'land_moments'],
  '/land/manage': ['plots', 'zone_types'],
  '/land/import': ['plots', 'zone_types', 'imports'],
  '/tasks': ['tasks', 'plots', 'produce_margins'],
  '/tasks/map': ['tasks', 'plots', 'produce_margins'],
};

/** The name of what a request asks the API for. */
const resourceOf = (request: Request) => /\/api\/v1\/([a-z_]+)/.exec(request.url())?.[1] ?? '';

for (const [path, resources] of Object.entries({ ...screens, ...inTheField }))
  test(`what ${path} shows is sent for while its code is on its way, and once`, async ({ page, demo }) => {
    const { token } = await signIn(demo, demoPeople.premium, demoPassword);
    await remembers(page, { language: 'en', token });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(resourceOf(request)));
    const all = Promise.all(resources.map((name) => page.waitForRequest((request) => resourceOf(request) === name)));
    await page.route('**/assets/*.screen-*.js', async (route) => {
      await all;
      await route.continue();
    });
    await page.goto(`${demo.url}${path}`);
    await shown(page);
    for (const name of ['profile', ...resources])
      expect(
        asked.filter((each) => each === name),
        name,
      ).toHaveLength(1);
  });

test('the code of a screen is sent for beside what stands around it', async ({ page, demo }) => {
  const { token } = await signIn(demo, demoPeople.premium, demoPassword);
  await remembers(page, { language: 'fr', token });
  const screen = page.waitForRequest('**/assets/finance.screen-*.js');
  await page.route(/\/assets\/member-[^/]*\.js$/, async (route) => {
    await screen;
    await route.continue();
  });
  await page.goto(`${demo.url}/finances`);
  await shown(page);
});

test('the font of all texts is sent for by the page itself', async ({ page, demo }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname));
  await page.route('**/*.{css,js}', (route) => route.abort());
  await page.goto(`${demo.url}/`);
  await expect.poll(() => fonts).toEqual([expect.stringContaining('source-sans-3-latin-wght')]);
});

test('the files of a screen are sent for before the app itself has run', async ({ page, demo }) => {
  const files = ['finance.screen', 'finance.fr', 'member', 'record'];
  const all = Promise.all(
    files.map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))),
  );
  await firstFilesOf(page, demo, '/finances');
  await all;
});

for (const path of Object.keys(screens))
  test(`what ${path} shows first comes without a map, a chart and what forms alone need`, async ({ page, demo }) => {
    const scripts = await firstFilesOf(page, demo, path);
    expect(scripts.filter((name) => /^(map|charts|dates|schema|typed)-/.test(name))).toEqual([]);
  });

for (const path of ['/land/list', '/tasks', '/tasks/calendar'])
  test(`${path} comes without the drawing of maps`, async ({ page, demo }) => {
    const { token } = await signIn(demo, demoPeople.premium, demoPassword);
    await remembers(page, { language: 'en', token });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${demo.url}${path}`);
    await shown(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('table').or(main.getByRole('grid')).first()).toBeVisible();
    expect(asked.filter((url) => /[/]assets[/]map-/.test(url))).toEqual([]);
  });

/** Opens a screen whose app comes and does nothing. @returns names of the scripts that its page itself sends for */
async function firstFilesOf(page: Page, demo: Parameters<typeof signIn>[0], path: string): Promise<string[]> {
  const { token } = await signIn(demo, demoPeople.premium, demoPassword);
  await remembers(page, { language: 'fr', token });
  await page.route(/\/assets\/base-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: '' });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const screen = page.waitForResponse(/\/assets\/[^/]*[.]screen-[^/]*[.]js$/); // all are sent for before one is there
  await page.goto(`${demo.url}${path}`);
  await screen;
  return asked.filter((url) => url.endsWith('.js')).map((url) => url.slice(url.lastIndexOf('/') + 1));
}

/** The screen has its heading and nothing on it is still coming. */
async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
