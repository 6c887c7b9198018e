import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { call, mailedToken } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { complaintsOf } from './complaints.ts';
import { demoPassword, demoPeople, newcomer, records, remembers, settledProducer, signIn } from './people.ts';
import { expect, test, texts, type Language, type Terroir } from './terroir.ts';

const widths = [320, 360, 768, 992, 1200, 1920];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of theme can break. */
const colours = ['color-contrast', 'link-in-text-block'];

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
  ['/items/cherry-tomatoes', 'item'],
  ['/websites/hatley-creek', 'website'],
  ['/no/such/page', 'notFound'],
];
const account: readonly Visit[] = [
  ['/dashboard', 'dashboard'],
  ['/profile', 'profile'],
  ['/account', 'password'],
  ['/company-details', 'company'],
  ['/company-details?tab=history', 'companyHistory'],
];
const workAreas: readonly Visit[] = [
  ['/land', 'land'],
  ['/tasks', 'tasks'],
  ['/production-food', 'productionFood'],
  ['/best-practices', 'bestPractices'],
  ['/certifications', 'certifications'],
  ['/web-builder', 'webBuilder'],
  ['/put-to-market', 'putToMarket'],
];
const finances: readonly Visit[] = [
  ['/finances', 'finances'],
  ['/finances/production-planning', 'productionPlanning'],
  ['/finances/production-scenarios', 'productionScenarios'],
];
const lastYear = `as_of=${encodeURIComponent(new Date(Date.now() - 365 * 24 * 3600 * 1000).toISOString())}`;

const visitors: Readonly<
  Record<string, { visits: readonly Visit[]; token: (terroir: Terroir) => Promise<string | null> }>
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
    token: async (terroir) => (await newcomer(terroir, 'Producer', 'pages.producer@example.com')).token,
  },
  'a producer at plan level 1': {
    visits: [...account, ...finances, [`/finances?${lastYear}`, 'finances'], ['/service-plans', 'plans'], ...workAreas],
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
    token: (terroir) => longWinded(terroir),
  },
  'a producer at plan level 2': {
    visits: [['/dashboard', 'dashboard'], ['/service-plans', 'plans'], ...workAreas.slice(4)],
    token: async (terroir) => (await signIn(terroir, demoPeople.premium, demoPassword)).token,
  },
  'a business': {
    visits: [...account, ['/marketplace', 'marketplace']],
    token: async (terroir) => (await signIn(terroir, demoPeople.business, demoPassword)).token,
  },
  'a business without an address': {
    visits: [
      ['/company-details', 'company'],
      ['/marketplace', 'marketplace'],
    ],
    token: async (terroir) => (await newcomer(terroir, 'Business', 'pages.business@example.com')).token,
  },
};

for (const [who, { visits, token }] of Object.entries(visitors))
  test(`${who} meets ${visits.length} clean pages in both languages and themes`, async ({ browser, demo }) => {
    const session = await token(demo);
    const reset = visits.some(([path]) => path.startsWith('/reset')) ? await resetToken(demo) : '';
    const tour = (language: Language) => tourOf(browser, demo, { language, session, reset }, visits);
    // Both at once: even small machines have two processors.
    expect((await Promise.all([tour('en'), tour('fr')])).flat()).toEqual([]);
  });

for (const language of ['en', 'fr'] as const)
  test(`${language}: what opens over a page is as clean, on a telephone too`, async ({ page, demo }) => {
    const found: string[] = [];
    const complaints = await complaintsOf(page.context(), demo.url);
    const books = new Books(page, demo, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await books.as({ token: await longWinded(demo, `overlays.${language}@example.com`) });
    const check = async (what: string, kind: 'dialog' | 'list') => {
      // A list belongs to its control wherever it stands in the document.
      const own = (axe: AxeBuilder) => (kind === 'list' ? axe.disableRules('region') : axe);
      const faults = await axeFaults(page, (axe) => own(axe.withTags(rules)));
      // The theme is nothing but this attribute; its switch is out of reach now.
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      faults.push(...(await axeFaults(page, (axe) => axe.withRules(colours))));
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
      for (const width of kind === 'list' ? [] : [320, 1200]) {
        await page.setViewportSize({ width, height: 700 });
        const wide = await page.evaluate(sideways);
        if (wide !== null) faults.push(`scrolls sideways at ${width} px: ${wide}`);
      }
      faults.push(...(await page.evaluate(strangeWords)), ...complaints());
      found.push(...faults.map((fault) => `${what}: ${fault}`));
    };
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))).toHaveCount(
        0,
      );
    };
    await books.to('/finances/inputs-outputs');
    await settled(page);

    await books.button(books.words('add.inputs')).click();
    await books.saves();
    await expect(books.field(books.words('fields.cost'))).toHaveAttribute('aria-invalid');
    await check('adding, with faults', 'dialog');
    await books.dialog.getByRole('combobox').nth(1).fill('a');
    await expect(page.getByRole('listbox')).toBeVisible();
    await check('choosing a subcategory', 'list');
    await page.keyboard.press('Escape');
    await closed();
    await books.action(books.lines('inputs').last(), 'remove').click();
    await check('the question before deleting', 'dialog');
    await closed();
    await books.action(books.lines('inputs').last(), 'history').click();
    await expect(books.dialog.getByRole('listitem').first()).toBeVisible();
    await settled(page);
    await check('the history of a line', 'dialog');
    await closed();
    await books.button(books.asOf('now')).click();
    await check('the menu of moments', 'list');
    await page.getByRole('menuitem').last().click();
    await expect(books.dialog.getByRole('group', { name: books.asOf('moment') })).toBeVisible();
    await check('choosing a moment', 'dialog');
    await closed();

    await books.to('/profile');
    await books.field(books.text('account/profile', 'fields.name')).fill('Camille');
    await page
      .getByRole('link', { name: books.shell('routes.company') })
      .first()
      .click();
    await expect(books.question).toBeVisible();
    await check('the question before leaving', 'dialog');
    await books.question.getByRole('button', { name: books.shell('unsaved.leave.go') }).click();
    await books.button(books.text('company/company', 'edit')).click();
    await expect(books.field(books.text('company/company', 'fields.name'))).toBeVisible();
    await settled(page);
    await check('changing the company', 'dialog');

    await page.setViewportSize({ width: 360, height: 700 });
    await books.button(books.shell('nav.open')).click();
    await expect(books.dialog).toBeVisible();
    found.push(...(await axeFaults(page, (axe) => axe.withTags(rules))).map((fault) => `the menu: ${fault}`));
    expect(found).toEqual([]);
  });

async function resetToken(terroir: Terroir): Promise<string> {
  await call(terroir.url, 'POST', '/forgot', { body: { email: demoPeople.business } });
  return mailedToken(terroir.dataDir, demoPeople.business, 'reset');
}

/** Two hundred characters that offer few places to break, in every field that a table or a heading shows. */
async function longWinded(terroir: Terroir, address = 'pages.long@example.com'): Promise<string> {
  const { token, email, position } = await settledProducer(terroir, address);
  const long = 'Coopérative-agroalimentaire-intermunicipale de Saint-Louis-de-Gonzague-du-Cap-Tourmente '
    .repeat(3)
    .slice(0, 200)
    .trim();
  await call(terroir.url, 'PUT', '/profile', {
    token,
    body: { profile: { name: long, language: 'fr', newsletter_subscribed: false } },
  });
  const { body } = await call(terroir.url, 'GET', '/firm', { token, headers: { 'x-min-position': position } });
  const { image_urls: _, ...firm } = (body as { data: { attributes: Record<string, unknown> } }).data.attributes;
  const links = [{ kind: 'website', url: `https://example.com/${'chemin-de-traverse/'.repeat(9)}` }];
  await call(terroir.url, 'PUT', '/firm', {
    token,
    body: { firm: { ...firm, name: long, owner_name: long, details: long, email, links } },
  });
  for (const side of ['input', 'output'] as const) {
    await records(terroir, token, side, { notes: long, quantity_raw: 9_999_999.999, cost: 9_999_999.99 });
    await records(terroir, token, side, { notes: '', quantity_raw: 1, cost: 0 });
  }
  return token;
}

interface Visitor {
  readonly language: Language;
  readonly session: string | null;
  /** Of a mailed link to choose a new password. */
  readonly reset: string;
}

/** Visits pages one after the other in one language, in both themes, and says what is wrong with each. */
async function tourOf(
  browser: Browser,
  terroir: Terroir,
  visitor: Visitor,
  visits: readonly Visit[],
): Promise<string[]> {
  const { language, session, reset } = visitor;
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  const complaints = await complaintsOf(context, terroir.url);
  await remembers(context, { language, theme: 'light', ...(session === null ? {} : { token: session }) });
  const page = await context.newPage();
  const found: string[] = [];
  let theme: Theme = 'light';
  for (const [path, label] of visits) {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(`${terroir.url}${path}${path.endsWith('token=') ? reset : ''}`);
    await settled(page);
    const faults = [...(await rootFaults(page, language, label, theme)), ...(await page.evaluate(strangeWords))];
    faults.push(...(await axeFaults(page, (axe) => axe.withTags(rules))));
    theme = await otherTheme(page, language, theme);
    // The rest of the rules look at the structure, which is the same in both themes.
    faults.push(...(await axeFaults(page, (axe) => axe.withRules(colours))));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(sideways);
      if (wide !== null) faults.push(`scrolls sideways at ${width} px: ${wide}`);
    }
    found.push(...[...faults, ...complaints()].map((fault) => `${path} in ${language}: ${fault}`));
  }
  await context.close();
  return found;
}

type Theme = 'light' | 'dark';

/** Changes the theme as a reader does; the next page is then loaded in it. */
async function otherTheme(page: Page, language: Language, theme: Theme): Promise<Theme> {
  const shell = texts(language, 'shell/shell');
  const next = theme === 'light' ? 'dark' : 'light';
  await page.getByRole('button', { name: shell(next === 'dark' ? 'theme.toDark' : 'theme.toLight') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
  await page.mouse.move(0, 0); // a hint under the pointer is not part of the page
  return next;
}

async function rootFaults(page: Page, language: Language, label: string, theme: Theme): Promise<string[]> {
  const shell = texts(language, 'shell/shell');
  // A tab of the finances has a title of its own.
  const named = /^\/finances\/([\w-]+)/.exec(new URL(page.url()).pathname)?.[1];
  const tab = named === undefined ? undefined : texts(language, 'finance/finance')(`tabs.${named}`);
  const expected = {
    title: label === 'home' ? shell('homeTitle') : `${tab ?? shell(`routes.${label}`)} · Terroir`,
    language,
    theme,
  };
  const found = await page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    theme: document.documentElement.dataset['theme'],
  }));
  return Object.entries(expected).flatMap(([name, value]) => {
    const is = found[name as keyof typeof found];
    return is === value ? [] : [`the ${name} is “${is ?? ''}”, not “${value}”`];
  });
}

async function axeFaults(page: Page, narrowed: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(atRest);
  const { violations } = await narrowed(new AxeBuilder({ page })).setLegacyMode(true).analyze();
  return violations.map(
    ({ id, help, nodes }) => `axe ${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Resolves when every change of colour or place is over: half of one is no state of the page. Runs in the page. */
async function atRest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Waits until the page shows what it was asked for: a heading, and nothing on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy="true"], [role="progressbar"]') === null &&
      document.fonts.status === 'loaded',
  );
}

/** What overflows the window, if anything makes it scroll sideways. Runs in the page. */
function sideways(): string | null {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return null;
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > room + 0.5,
  );
  return widest ? widest.outerHTML.slice(0, 160) : 'nothing seen';
}

/** Keys and holes of texts that a reader would see, and words that only programs say. Runs in the page. */
function strangeWords(): string[] {
  const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const all = `${document.title}\n${document.body.innerText}\n${spoken.join('\n')}`;
  const holes = all.match(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |Invalid Date/g) ?? [];
  const keys = all
    .split(/[\s,;()«»“”"]+/)
    .filter((word) => /^(?:[a-z][A-Za-z-]*:)?[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+$/.test(word))
    .filter((word) => !/\.(?:example|com|org|ca|fr)$/.test(word));
  return [...new Set([...holes, ...keys])].map((word) => `a reader sees “${word}”`);
}
