// The first load of the public page in a real browser: scripts as they cross the wire, requests, and who is asked; and how
// long members' pages and a shopper's take on a slow telephone.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { call, newProducer } from '../front-door.mjs';
import { median, ms, percentile } from './figures.mjs';
import { recording, terroir } from './load.mjs';
import { inFolder } from './records.mjs';
import { floorOf, slowPages, slowVisits } from './slow-visit.mjs';

const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;

async function visit(browser, url) {
  const context = await browser.newContext({ locale: 'fr-CA' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const requests = new Map();
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      requests.set(requestId, { type, url: response.url, bytes: 0 }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = requests.get(requestId);
      if (found) found.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const all = [...requests.values()].filter((request) => request.url.startsWith('http'));
    const scripts = all.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
    const foreign = all.filter((request) => new URL(request.url).origin !== new URL(url).origin);
    return { scripts, count: all.length, foreign: foreign.length, paint };
  } finally {
    await context.close();
  }
}

/** A producer with a hundred inputs. */
async function producer(server, dataDir) {
  const { token } = await newProducer(server.url, dataDir);
  const { body } = recording();
  for (let line = 0; line < 100; line += 1)
    await call(server.url, 'POST', '/producer_inputs', { token, body: JSON.parse(body) });
  return token;
}

/** Rows of the table: each page in a browser that has never seen it, and once more. */
async function slowRows(server, token) {
  const rows = [];
  for (const path of slowPages) {
    const visits = [];
    for (let turn = 0; turn < 5; turn += 1) visits.push(await slowVisits(chromium, { url: server.url, path, token }));
    for (const kind of ['cold', 'warm']) {
      const of = (name) => median(visits.map((each) => each[kind][name]));
      const all = visits.map((each) => each[kind].usable);
      rows.push([
        `${path} usable on slow 4G and a processor four times slower, ${kind}`,
        `${ms(of('usable'))} (${ms(Math.min(...all))}–${ms(Math.max(...all))}), main thread ${ms(of('thread'))}`,
        `${kib(of('bytes'))}: ${ms(floorOf(of('bytes')))}`,
        'target 1,500 ms',
      ]);
    }
  }
  return rows;
}

export const bench = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir, { DEMO: 'on' });
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const rows = [];
      for (const [path, name] of [
        ['/', 'public page'],
        ['/login', 'sign-in page'],
      ]) {
        const visits = [];
        for (let turn = 0; turn < 6; turn += 1) visits.push(await visit(browser, `${server.url}${path}`));
        const [{ scripts, count, foreign }] = visits;
        const paints = visits.slice(1).map(({ paint }) => paint);
        rows.push(
          [`first load of the ${name}: script on the wire`, kib(scripts), '', 'target 160 KiB'],
          ['its requests / to other hosts', `${count} / ${foreign}`, '', 'target 15 / 0'],
          [
            'its first contentful paint on loopback',
            `${ms(percentile(paints, 0.5))} (${ms(Math.min(...paints))}–${ms(Math.max(...paints))})`,
            '',
            '',
          ],
        );
      }
      rows.push(...(await slowRows(server, await producer(server, dataDir))));
      return rows;
    } finally {
      await browser.close();
      await server.kill();
    }
  });
