// A farm with 5,000 tasks, most of which repeat: how long the month view takes from the click on its tab to its last task drawn, and
// the calls behind it.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { call, newProducer } from '../front-door.mjs';
import { p, spread } from './figures.mjs';
import { load, terroir } from './load.mjs';
import { inFolder } from './records.mjs';

const TASKS = 5000;
const AT_ONCE = 50;
const VISITS = 9;
const WAYS = [['weekly', 52], ['weekly', 52], ['monthly', 12], ['daily', 60], null];

const DAY = 86_400_000;
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const dayAfter = (days) => dayOf(Date.now() + days * DAY);
/** In its month all weekly and monthly tasks fall, and half of the daily ones. */
const MIDDLE = `${dayAfter(75).slice(0, 8)}15`;

function taskOf(number) {
  const way = WAYS[number % WAYS.length];
  const hour = String(5 + (number % 14)).padStart(2, '0');
  return {
    task: {
      name: `Désherber la planche ${number}`,
      details: 'À la binette, avant que la rosée sèche',
      rule: {
        dtstart: `${dayAfter(1 + (number % 60))}${number % 10 === 0 ? '' : `T${hour}:30`}`,
        ...(way && { freq: way[0], count: way[1] }),
      },
    },
  };
}

async function plan(url, token) {
  for (let from = 0; from < TASKS; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => call(url, 'POST', '/tasks', { token, body: taskOf(from + at) })),
    );
}

/** Runs in the page: goes to another address of the app, and answers the milliseconds until what it leads to is drawn. */
const untilDrawn = ({ href, drawn }) =>
  new Promise((done) => {
    const began = performance.now();
    const look = () => {
      if (!document.querySelector(drawn)) return requestAnimationFrame(look);
      // What is in the document now is on the screen after this frame.
      return requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    };
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    look();
  });

const TASKS_OF_DAYS = 'main [role="grid"]:not([aria-busy]) [data-event]';

/** Opens the month view in a browser that has the list of the tasks before it. */
async function visit(browser, url, token) {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 900 } });
  try {
    await context.addInitScript(
      (kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      },
      { 'terroir-token': JSON.stringify(token), 'terroir-language': 'fr' },
    );
    const page = await context.newPage();
    await page.goto(`${url}/tasks`, { waitUntil: 'networkidle' });
    await page.locator('main table tbody td').first().waitFor();
    // As a person's mouse does on its way to the tab.
    await page.locator('main a[href="/tasks/calendar"]').hover();
    await page.waitForLoadState('networkidle');
    const month = (date) => ({ href: `/tasks/calendar?view=month&date=${date}`, drawn: TASKS_OF_DAYS });
    const session = await context.newCDPSession(page);
    // The time of the processor, which work beside this one does not lengthen.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const thread = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    };
    const before = await thread();
    const drawn = await page.evaluate(untilDrawn, month(MIDDLE));
    return { drawn, thread: (await thread()) - before };
  } finally {
    await context.close();
  }
}

export const bench = () =>
  inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const { token } = await newProducer(server.url, dataDir);
      await plan(server.url, token);
      const visits = [];
      for (let turn = 0; turn <= VISITS; turn += 1) visits.push(await visit(browser, server.url, token));
      const of = (name) => visits.slice(1).map((each) => each[name]);
      const [from, to] = [`${MIDDLE.slice(0, 8)}01`, dayOf(Date.parse(MIDDLE) + 26 * DAY)];
      const headers = { authorization: `Bearer ${token}` };
      const span = `/tasks/occurrences?from=${from}&to=${to}`;
      const ask = (path) => load(`${server.url}/api/v1${path}`, { connections: 1, seconds: 4, headers });
      const [days, all] = [await ask(`${span}&per_day=4`), await ask(span)];
      const { body } = await call(server.url, 'GET', span, { token });
      return [
        [
          `month view of ${TASKS.toLocaleString('en')} tasks, ${body.meta.total.toLocaleString('en')} occurrences: from the list to its tasks drawn`,
          spread(of('drawn')),
          '',
          'target 300 ms',
        ],
        ['of that on the processor of the page', spread(of('thread')), '', ''],
        ['its call, the first four of each day: p50 / p99', p(days.latencies), '', ''],
        ['all occurrences of those days: p50 / p99', p(all.latencies), '', ''],
      ];
    } finally {
      await browser.close();
      await server.kill();
    }
  });
