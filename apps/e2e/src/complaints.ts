import type { BrowserContext } from '@playwright/test';

/** A violation of the content policy, as the page itself gets it. */
declare global {
  interface Window {
    journeyViolation: (what: string) => void;
  }
}

/**
 * Listens to everything that goes wrong in a browser: console errors and warnings, thrown errors, violations of the
 * content policy, requests that fail or are refused, and requests to any other host.
 * @returns what came since the last call
 */
export async function complaintsOf(context: BrowserContext, url: string): Promise<() => string[]> {
  const heard: string[] = [];
  const { host } = new URL(url);
  await context.exposeFunction('journeyViolation', (what: string) => heard.push(`content policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.journeyViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => heard.push(`thrown: ${thrown.error().message}`));
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (/^(https?|wss?):$/.test(asked.protocol) && asked.host !== host) heard.push(`another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A page that is left drops what it still waited for; that is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return () => heard.splice(0);
}
