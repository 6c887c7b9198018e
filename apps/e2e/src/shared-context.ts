import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/**
 * A browser context for all journeys of a worker: a new one costs as much as a page, and finds nothing in its caches.
 * Pages, cookies and storage are a journey's own; process and HTTP cache are not.
 */
export interface SharedContext {
  readonly context: BrowserContext;
  newPage(): Promise<Page>;
  /** Closes the pages of a journey, and clears what they stored. */
  forget(): Promise<void>;
}

type Limits = Partial<PlaywrightTestOptions & { actionTimeout: number; navigationTimeout: number }>;

/** What makes the anchor one of the origin's own pages; without the headers it would be in another process. */
const empty = {
  contentType: 'text/html',
  headers: { 'origin-agent-cluster': '?1', 'cross-origin-opener-policy': 'same-origin' },
  body: '',
};

export async function openSharedContext(
  browser: Browser,
  { viewport, actionTimeout, navigationTimeout }: Limits,
): Promise<SharedContext> {
  const context = await browser.newContext({ viewport: viewport ?? null, serviceWorkers: 'block' });
  context.setDefaultTimeout(actionTimeout ?? 0);
  context.setDefaultNavigationTimeout(navigationTimeout ?? 0);
  // It keeps the process of an origin alive, and what it opens is in that process: starting one costs as much as a page.
  const anchor = await context.newPage();
  await anchor.route('**', (route) => route.fulfill(empty));
  const devtools = await context.newCDPSession(anchor);
  const origins = new Set<string>();
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
    }),
  );
  return {
    context,
    async newPage() {
      const opened = context.waitForEvent('page');
      await anchor.evaluate(() => void window.open('about:blank'));
      return opened;
    },
    async forget() {
      const [origin] = origins;
      if (origin !== undefined && new URL(anchor.url()).origin !== origin) await anchor.goto(origin);
      for (const page of context.pages()) if (page !== anchor) await page.close();
      await context.clearCookies();
      for (const each of origins)
        await devtools.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'all' });
      origins.clear();
    },
  };
}
