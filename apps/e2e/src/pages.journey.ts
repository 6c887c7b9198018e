import type { Page } from '@playwright/test';
import { call, mailedToken } from '../../../tools/front-door.mjs';
import { complaintsOf } from './complaints.ts';
import { longNames } from './long-names.ts';
import { axeFaults, colours, settled, textFaults, touchFaults, wideFaults } from './page-faults.ts';
import { demoPassword, demoPeople, newcomer, remembers, signIn } from './people.ts';
import { expect, test, texts, type Language, type Terroir } from './terroir.ts';
import { workAreas } from './work-areas.ts';

/** An address with the name of its screen in the shell's texts: the title of the page follows from it. */
type Visit = readonly [path: string, label: string];

const publicPages: readonly Visit[] = [
  ['/', 'home'],
  ['/my-region', 'myRegion'],
  ['/benefits', 'benefits'],
  ['/about-us', 'about'],
  ['/blog', 'blog'],
  ['/blogue', 'blog'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/websites/hatley-creek-farm', 'website'],
  ['/no/such/page', 'notFound'],
];
const account: readonly Visit[] = [
  ['/dashboard', 'dashboard'],
  ['/profile', 'profile'],
  ['/account', 'password'],
  ['/company-details', 'company'],
  ['/company-details?tab=history', 'companyHistory'],
];
const finances: readonly Visit[] = [
  ['/finances', 'finances'],
  ['/finances/production-planning', 'productionPlanning'],
  ['/finances/production-scenarios', 'productionScenarios'],
  ['/finances/import', 'financeImport'],
];
const produces: readonly Visit[] = [
  ['/production-food/listedProduce', 'listedProduce'],
  ['/production-food/addProduce', 'addProduce'],
  ['/production-food/produceDetails', 'produceDetails'],
  ['/production-food/import', 'produceImport'],
];
const lastYear = `as_of=${encodeURIComponent(new Date(Date.now() - 365 * 24 * 3600 * 1000).toISOString())}`;

const visitors: Readonly<
  Record<string, { visits: readonly Visit[]; token: (terroir: Terroir, email: string) => Promise<string | null> }>
> = {
  'a guest': {
    visits: [
      ...publicPages,
      ['/login', 'login'],
      ['/register', 'register'],
      ['/register-business', 'registerBusiness'],
      ['/forgot', 'forgot'],
      ['/reset?token=', 'reset'],
    ],
    token: async () => null,
  },
  'a producer without an address': {
    visits: [...account, ['/service-plans', 'plans'], ['/finances', 'finances']],
    token: async (terroir, email) => (await newcomer(terroir, 'Producer', email)).token,
  },
  'a producer at plan level 1': {
    visits: [
      ...account,
      ...finances,
      [`/finances?${lastYear}`, 'finances'],
      ['/service-plans', 'plans'],
      ...produces,
      ...workAreas,
    ],
    token: async (terroir) => (await signIn(terroir, demoPeople.levelTwo, demoPassword)).token,
  },
  'a producer with very long names': {
    visits: [
      ['/dashboard', 'dashboard'],
      ['/profile', 'profile'],
      ['/company-details', 'company'],
      ['/company-details?tab=history', 'companyHistory'],
      ['/finances', 'finances'],
      ['/finances/inputs-outputs', 'financeLines'],
      [`/finances?${lastYear}`, 'finances'],
      [`/finances/inputs-outputs?${lastYear}`, 'financeLines'],
    ],
    token: longNames,
  },
  'a producer at plan level 2': {
    visits: [
      ['/dashboard', 'dashboard'],
      ['/service-plans', 'plans'],
      [`/best-practices?${lastYear}`, 'bestPractices'],
      [`/production-food?${lastYear}`, 'productionFood'],
      [`/production-food/listedProduce?${lastYear}`, 'listedProduce'],
      ['/history', 'journal'],
      ['/history?kind=producer_input&to=2024-01-01', 'journal'],
      ...workAreas.slice(4),
      ['/certifications/addCertification', 'addCertification'],
      [`/certifications?${lastYear}`, 'certifications'],
      ['/enquiries', 'enquiries'],
    ],
    token: async (terroir) => (await signIn(terroir, demoPeople.premium, demoPassword)).token,
  },
  'a business': {
    visits: [
      ...account,
      ['/marketplace', 'marketplace'],
      ['/marketplace?view=map&distance=9', 'marketplace'],
      ['/marketplace/items', 'marketplace'],
      ['/marketplace/producers?q=zzz', 'marketplace'],
      ['/marketplace/seasons', 'marketplace'],
      ['/marketplace/searches', 'marketplace'],
      ['/enquiries', 'enquiries'],
    ],
    token: async (terroir) => (await signIn(terroir, demoPeople.business, demoPassword)).token,
  },
  'a business without an address': {
    visits: [
      ['/company-details', 'company'],
      ['/marketplace', 'marketplace'],
    ],
    token: async (terroir, email) => (await newcomer(terroir, 'Business', email)).token,
  },
};

/** As many as there are combinations of language and theme: each page of such a tour is loaded in another one. */
const TOUR = 4;

for (const [who, { visits, token }] of Object.entries(visitors))
  for (let from = 0; from < visits.length; from += TOUR) {
    const tour = visits.slice(from, from + TOUR);
    const paths = tour.map(([path]) => path.replace(lastYear, 'as_of=…')).join(' ');
    test(`${who} gets clean pages in both languages and themes: ${paths}`, async ({ page, demo }, { testId }) => {
      const session = await token(demo, `pages.${testId}@example.com`);
      const complaints = await complaintsOf(page, demo.url);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await remembers(page, { language: 'en', theme: 'light', ...(session === null ? {} : { token: session }) });
      const faults: string[] = [];
      let shown: Shown = { language: 'en', theme: 'light' };
      const found = (path: string, some: readonly string[]) =>
        faults.push(...some.map((fault) => `${path} in ${shown.language}, ${shown.theme}: ${fault}`));
      for (const [place, [path, label]] of tour.entries()) {
        await page.goto(`${demo.url}${path}${path.endsWith('token=') ? await resetToken(demo) : ''}`);
        for (const time of ['loaded', 'in the other language']) {
          if (time !== 'loaded') shown = await otherLanguage(page, shown);
          await settled(page);
          await isShown(page, shown, label);
          found(path, [...(await textFaults(page)), ...(await axeFaults(page))]);
          shown = await otherTheme(page, shown);
          // The other rules look at the structure, which is the same in both themes.
          found(path, [...(await axeFaults(page, colours)), ...(await wideFaults(page)), ...(await touchFaults(page))]);
          found(path, complaints());
          await page.setViewportSize({ width: 1200, height: 900 });
        }
        if (place % 2 === 0) shown = await otherTheme(page, shown);
      }
      expect(faults).toEqual([]);
    });
  }

for (const language of ['en', 'fr'] as const)
  test(`${language}: an address that cannot be decoded shows that nothing is there, and the way home`, async ({
    page,
    demo,
  }) => {
    await remembers(page, { language, theme: 'light' });
    const answer = await page.goto(`${demo.url}/%E0%A4%A`);
    expect(answer?.status()).toBe(404);
    await settled(page); // the title is there before the screen
    await isShown(page, { language, theme: 'light' }, 'notFound');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${demo.url}/`);
  });

test('the plans stand two and two from 992 px on, and one below the other on a phone', async ({ page, demo }) => {
  const { token } = await signIn(demo, demoPeople.levelTwo, demoPassword);
  await remembers(page, { language: 'fr', theme: 'light', token });
  const columns: number[] = [];
  for (const width of [390, 992, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.url}/service-plans`);
    await settled(page);
    const cards = page.getByRole('main').getByRole('region');
    await expect(cards).toHaveCount(4);
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    columns.push(new Set(lefts).size);
  }
  expect(columns).toEqual([1, 2, 2]);
});

async function resetToken(terroir: Terroir): Promise<string> {
  await call(terroir.url, 'POST', '/forgot', { body: { email: demoPeople.business } });
  return mailedToken(terroir.dataDir, demoPeople.business, 'reset');
}

/** What a page is shown in. */
interface Shown {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Changes the theme as a reader does; the next page is then loaded in it. */
async function otherTheme(page: Page, { language, theme }: Shown): Promise<Shown> {
  const next = theme === 'light' ? 'dark' : 'light';
  const name = texts(language, 'shell/shell')(next === 'dark' ? 'theme.toDark' : 'theme.toLight');
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
  await page.mouse.move(0, 0); // a hint under the pointer is not part of the page
  return { language, theme: next };
}

/** Changes the language as a reader does, without loading the page again; the next page is then loaded in it. */
async function otherLanguage(page: Page, { language, theme }: Shown): Promise<Shown> {
  const next = language === 'en' ? 'fr' : 'en';
  await page.getByRole('button', { name: next === 'fr' ? 'Français' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', next);
  await page.mouse.move(0, 0);
  return { language: next, theme };
}

/** Holds that title, language and theme of the document are those that were asked for. */
async function isShown(page: Page, { language, theme }: Shown, label: string): Promise<void> {
  const shell = texts(language, 'shell/shell');
  // A tab of the finances has a title of its own; the import is a screen.
  const named = /^\/finances\/(?!import)([\w-]+)/.exec(new URL(page.url()).pathname)?.[1];
  const tab = named === undefined ? undefined : texts(language, 'finance/finance')(`tabs.${named}`);
  const name = tab ?? shell(`routes.${label}`);
  // A website is called as its company says, and no more.
  const alone: Record<string, string> = { home: shell('homeTitle'), website: 'Hatley Creek Farm' };
  const title = alone[label] ?? `${name} · Terroir`;
  await expect.soft(page).toHaveTitle(title);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(page.locator('html')).toHaveAttribute('data-theme', theme);
}
