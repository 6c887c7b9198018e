import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** A violation of the content policy, as the page itself gets it. */
declare global {
  interface Window {
    journeyViolation: (what: string) => void;
  }
}

/** What Playwright says where a page would register its worker, which the settings of the journeys block. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Listens to everything that goes wrong in a page: console errors and warnings, thrown errors, violations of the
 * content policy, requests that fail or are refused, and requests to any other host.
 * @returns what came since the last call
 */
export async function complaintsOf(page: Page, url: string): Promise<() => string[]> {
  const heard: string[] = [];
  const { host } = new URL(url);
  await page.exposeFunction('journeyViolation', (what: string) => heard.push(`content policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.journeyViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return;
    if (['error', 'warning'].includes(message.type())) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => heard.push(`thrown: ${message}`));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (/^(https?|wss?):$/.test(asked.protocol) && asked.host !== host) heard.push(`another host: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left drops what it still waited for; that is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return () => heard.splice(0);
}

/** What a page asked for is named from so many milliseconds on: nothing that works takes as long. */
const SLOW = 20_000;

/**
 * Follows what the pages of a browser ask for.
 * @returns ends it, and answers what had no answer for long, a line each: where a journey fails waiting, for what
 */
export function followRequests(browser: Browser): () => string[] {
  const open = new Map<Request, number>();
  const slow: string[] = [];
  const asked = (request: Request) => void open.set(request, performance.now());
  const ended = (request: Request) => {
    const took = performance.now() - (open.get(request) ?? performance.now());
    open.delete(request);
    if (took < SLOW) return;
    const why = request.failure()?.errorText;
    slow.push(`${request.method()} ${request.url()}: ${why ?? 'still no answer'} after ${Math.round(took / 1000)} s`);
  };
  const follow = (context: BrowserContext) =>
    context.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  const followed = browser.contexts();
  const begin = (context: BrowserContext) => void followed.push(follow(context));
  for (const context of followed) follow(context);
  browser.on('context', begin);
  return () => {
    browser.off('context', begin);
    for (const context of followed)
      context.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
    for (const request of open.keys()) ended(request);
    return slow;
  };
}
