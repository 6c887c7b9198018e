// Books of 20,000 lines in a real browser: how long until the first rows and until all of them are there, how smoothly
// they are scrolled, and how long a sort takes.
import { chromium } from '@playwright/test';
import { openLog } from '@terroir/store';
import { ensureChromium } from '../chromium.mjs';
import { call, newProducer } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { median, ms, percentile } from './figures.mjs';
import { terroir } from './load.mjs';
import { inFolder, recordOf } from './records.mjs';

const LINES = 20_000;
const VISITS = 3;
const SECONDS = 3;
const tableName = 'Inputs';

/** Turns the wheel over the table for some seconds. @returns milliseconds between the frames meanwhile */
async function scroll(page, table) {
  const row = table.locator('tbody tr').nth(3);
  await row.hover();
  const frames = page.evaluate(
    (length) =>
      new Promise((done) => {
        const times = [];
        const next = (now) => {
          times.push(now);
          if (now - times[0] < length) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
    SECONDS * 1000,
  );
  const turning = { over: false };
  void frames.finally(() => {
    turning.over = true;
  });
  while (!turning.over) await page.mouse.wheel(0, 240);
  const times = await frames;
  const last = Number(await table.locator('tbody tr').last().getAttribute('aria-rowindex'));
  if (last < 200) throw new Error(`The table was not scrolled: its last row in sight is ${last}`);
  return times.slice(1).map((at, place) => at - times[place]);
}

async function visit(browser, { url, token, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const kept = { 'terroir-token': JSON.stringify(token), 'terroir-language': 'en' };
    await page.addInitScript((all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, kept);
    await page.goto(`${url}/finances/inputs-outputs`, { waitUntil: 'commit' });
    const table = page.getByRole('table', { name: tableName });
    await table.locator('tbody td').first().waitFor({ timeout: 120_000 });
    const first = await page.evaluate(() => performance.now());
    await page.waitForFunction(
      (rows) => [...document.querySelectorAll('main table')].some(({ ariaRowCount }) => Number(ariaRowCount) > rows),
      LINES,
      { timeout: 120_000 },
    );
    const all = await page.evaluate(() => performance.now());
    const whole = page.getByRole('button', { name: /^Show all 20/ });
    await whole.click();
    await whole.waitFor({ state: 'hidden', timeout: 60_000 });
    const gaps = await scroll(page, table);
    return { first, all, gaps };
  } finally {
    await context.close();
  }
}

async function filled(dataDir) {
  const before = await terroir(dataDir);
  const { token } = await newProducer(before.url, dataDir);
  const { id: companyId } = (await call(before.url, 'GET', '/firm', { token })).body.data;
  await before.stop();
  const { log, close } = await openLog({ dir: dataDir });
  for (let number = 0; number < LINES; number += 1) {
    const { stream, events } = recordOf(companyId, 1, number);
    // The log's clock does not go back.
    const at = new Date(Date.now() + 600_000).toISOString();
    const now = events.map((event) => ({ ...event, recorded: at }));
    await log.append(stream, 'absent', now);
  }
  const head = await log.head();
  await close();
  return { token, head };
}

export const bench = () =>
  inFolder(async (dataDir) => {
    const { token, head } = await filled(dataDir);
    const server = await terroir(dataDir);
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      await reached(server.url, token, head);
      const rows = [];
      for (const slowdown of [1, 4]) {
        const seen = [];
        for (let turn = 0; turn < VISITS; turn += 1)
          seen.push(await visit(browser, { url: server.url, token, slowdown }));
        const gaps = seen.flatMap((one) => one.gaps);
        const on = slowdown === 1 ? '' : `, a processor ${slowdown} times slower`;
        const of = (name) => ms(median(seen.map((one) => one[name])));
        rows.push(
          [
            `${LINES.toLocaleString('en')} lines: first rows / all of them there${on}`,
            `${of('first')} / ${of('all')}`,
            '',
            '',
          ],
          [
            `the same scrolled: time between frames, p50 / p95 / longest${on}`,
            `${ms(percentile(gaps, 0.5))} / ${ms(percentile(gaps, 0.95))} / ${ms(Math.max(...gaps))}`,
            '',
            '',
          ],
        );
      }
      return rows;
    } finally {
      await browser.close();
      await server.kill();
    }
  });
