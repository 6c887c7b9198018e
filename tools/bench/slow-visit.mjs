// How long a page takes on a slow telephone: slow 4G (150 ms a round trip, 1.6 Mbit/s) and a processor four times slower.
// A member's page is usable when its heading is there, its figures or rows are drawn and none of them is still coming, and
// a click has been answered; charts come after. A shopper reads an item: name, price, producer and claims are drawn. Cold is a first visit, warm the same browser's second one, in which the
// service worker of the first has the files of the app. The browser keeps its profile on disk, as that of a telephone does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';

const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const roundTrip = 150;
const slowdown = 4;

/** Members' pages with what says that their figures or rows are there. */
const memberPages = {
  '/finances': 'main [aria-busy="false"] [role="group"]',
  '/finances/inputs-outputs': 'main table[aria-busy="false"] tbody td',
  '/production-food': 'main [aria-busy="false"] [role="group"]',
};

/** What anybody opens, with what says that it is read. */
const publicPages = {
  '/items/free-run-eggs-hatley-creek-farm': '#first-screen .price, main h1 + p',
  '/websites/hatley-creek-farm': '#first-screen .lead, [data-section="home"]',
};
const contents = { ...memberPages, ...publicPages };
export const slowPages = Object.keys(contents);

/** Runs in the page: notes when the page's own content is drawn. */
function watch({ kept, content }) {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  const look = () => {
    if (document.querySelector('h1') && document.querySelector(content)) window.contentDrawn = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Visits a page twice in a browser that has never seen it.
 * @returns of both visits: milliseconds until it was usable, bytes until then, and milliseconds of its main thread
 */
export async function slowVisits(chromium, { url, path, token }) {
  const profile = mkdtempSync(join(tmpdir(), 'terroir-telephone-'));
  const context = await chromium.launchPersistentContext(profile, {
    locale: 'fr-CA',
    viewport: { width: 412, height: 823 },
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const isMember = path in memberPages;
    const kept = { 'terroir-language': 'fr', ...(isMember && { 'terroir-token': JSON.stringify(token) }) };
    await context.addInitScript(watch, { kept, content: contents[path] });
    const cold = await slowVisit(context, `${url}${path}`, isMember);
    return { cold, warm: await slowVisit(context, `${url}${path}`, isMember) };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function slowVisit(context, address, isMember) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.contentDrawn, null, { polling: 'raf', timeout: 60_000 });
  const answered = page.evaluate(
    () =>
      new Promise((done) =>
        document.querySelector('h1').addEventListener('click', () => done(performance.now()), { once: true }),
      ),
  );
  await page.locator('h1').first().dispatchEvent('click');
  const usable = await answered;
  const { metrics } = await session.send('Performance.getMetrics');
  const thread = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const received = bytes;
  await page.waitForLoadState('networkidle'); // all of it is in the cache for the next visit
  if (isMember)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.close();
  return { usable, bytes: received, thread };
}

/** What no page of so many bytes can be faster than: connection, page, script that names the rest, and the bytes. */
export const floorOf = (bytes) => 3 * roundTrip + (bytes / slow4G.downloadThroughput) * 1000;
