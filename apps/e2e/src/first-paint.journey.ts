import type { Browser, Page } from '@playwright/test';
import { settled } from './page-faults.ts';
import { demoPassword, demoPeople, remembers, signIn } from './people.ts';
import { expect, test, type Language, type Terroir } from './terroir.ts';

const routes = ['/', '/login', '/dashboard', '/finances', '/company-details'] as const;
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** What a page may move by while it comes, as Core Web Vitals counts it. */
const target = 0.1;

/** A layout shift as the browser reports it; TypeScript's library has no type for it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
declare global {
  interface Window {
    journeyShifts: { value: number; moved: string }[];
  }
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: the five main pages stay where they are while they come, on telephones and desktops`, async ({
    browser,
    demo,
  }) => {
    const { token } = await signIn(demo, demoPeople.premium, demoPassword);
    const found = await Promise.all(
      Object.entries(screens).map(([screen, viewport]) =>
        shiftsOf(browser, demo, { language, token, screen, viewport }),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

interface Visitor {
  readonly language: Language;
  readonly token: string;
  readonly screen: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Which pages moved further than they may, by how much and what moved. */
async function shiftsOf(browser: Browser, terroir: Terroir, visitor: Visitor): Promise<string[]> {
  const { language, token, screen, viewport } = visitor;
  const found: string[] = [];
  for (const route of routes) {
    const context = await browser.newContext({ viewport });
    await remembers(context, { language, ...(['/', '/login'].includes(route) ? {} : { token }) });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await comesPieceByPiece(page);
    await page.goto(`${terroir.url}${route}`);
    await settled(page);
    await page.unrouteAll({ behavior: 'wait' }); // what was asked for beside the page may still be held back
    await page.evaluate(twoFrames);
    const shifts = await page.evaluate(() => window.journeyShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > target)
      found.push(`${route} on a ${screen} by ${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join(' | ')}`);
    await context.close();
  }
  return found;
}

/** Runs in the page. */
function watchShifts(): void {
  window.journeyShifts = [];
  const name = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '?'));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      window.journeyShifts.push({ value, moved: sources.map(({ node }) => name(node)).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves when what is there has been drawn. Runs in the page. */
const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Lets the page draw itself before each screen and each answer, as it does on a slow line: what comes then may not move it. */
async function comesPieceByPiece(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/|\.screen-[^/]*\.js$/, async (route) => {
    await page.evaluate(twoFrames);
    await route.continue();
  });
}
