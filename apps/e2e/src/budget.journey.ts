import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { demoPassword, demoPeople, remembers, signIn } from './people.ts';
import { expect, test as base } from './terroir.ts';

const kibibyte = 1024;

/** A first visit has nothing in its cache. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const fresh = await browser.newContext();
    await use(fresh);
    await fresh.close();
  },
});

for (const path of [
  '/',
  '/login',
  '/register',
  '/websites/hatley-creek-farm',
  '/items/free-run-eggs-hatley-creek-farm',
])
  for (const language of ['en', 'fr'] as const)
    test(`${path} in ${language} comes with at most 160 KiB of script, also as gzip, in at most 15 requests`, async ({
      context,
      page,
      demo,
    }) => {
      const asked: Request[] = [];
      context.on('request', (request) => asked.push(request));
      await remembers(page, { language });
      await page.goto(`${demo.url}${path}`, { waitUntil: 'networkidle' });
      await expect(page.locator('main h1')).toBeVisible();

      const { host } = new URL(demo.url);
      expect(asked.map((request) => request.url()).filter((url) => new URL(url).host !== host)).toEqual([]);
      // Pictures aside: how many of them a website shows is its producer's choice.
      expect(asked.filter((request) => request.resourceType() !== 'image').length).toBeLessThanOrEqual(15);

      const scripts = asked.filter((request) => request.resourceType() === 'script');
      expect(scripts.length).toBeGreaterThan(0);
      const sizes = await Promise.all(
        scripts.map(async (request) => ({
          name: new URL(request.url()).pathname,
          sent: (await request.sizes()).responseBodySize,
          // As gzip, which is what every server and proxy can send, whatever this one chose for this browser.
          gzipped: gzipSync((await (await request.response())?.body()) ?? '', { level: 9 }).length,
        })),
      );
      for (const measure of ['sent', 'gzipped'] as const) {
        const sum = sizes.reduce((total, size) => total + size[measure], 0);
        const each = sizes.map((size) => `${size.name} ${size[measure]}`).join('\n');
        expect(sum, `${measure}:\n${each}`).toBeLessThanOrEqual(160 * kibibyte);
      }
      // Maps, charts and calendars are the heaviest parts; a public page has no use for any of them.
      expect(sizes.filter(({ name }) => /\/(map|summary-charts|dates)-/.test(name))).toEqual([]);
    });

test('the first screen after logging in comes in at most ten scripts more', async ({ page, demo }) => {
  await remembers(page, { language: 'en' });
  await page.goto(`${demo.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(demoPeople.premium);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.waitForLoadState('networkidle'); // the form's own checks come when typing begins
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10);
});

test('a member’s profile is asked for while the scripts of their screen are on their way', async ({ page, demo }) => {
  const { token } = await signIn(demo, demoPeople.premium, demoPassword);
  await remembers(page, { language: 'en', token });
  const profile = page.waitForRequest('**/api/v1/profile');
  await page.route('**/assets/*.screen-*.js', async (route) => {
    await profile;
    await route.continue();
  });
  await page.goto(`${demo.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
});
