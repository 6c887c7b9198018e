import type { Browser, BrowserContext, Request } from '@playwright/test';

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
