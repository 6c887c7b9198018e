// A large land in a real browser: how long its map takes to be drawn and how smoothly it is pulled about, and the list.
import { chromium } from '@playwright/test';
import { openLog, uuidv7 } from '@terroir/store';
import { ensureChromium } from '../chromium.mjs';
import { call, newProducer } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { median, ms } from './figures.mjs';
import { terroir } from './load.mjs';
import { inFolder } from './records.mjs';

/** Lands by their plots, each with four zones; the second has 29,000 areas. */
const lands = [
  { plots: 500, target: 1000 },
  { plots: 5800, target: null },
];
const ZONES = 4;
const TYPES = ['cropland', 'pasture', 'woodland', 'building'];
const FIELD = 0.002; // degrees a side
const visits = 3;

/** A square of a side's degrees around a point, a corner of it a little off so that no two are alike. */
const square = (lng, lat, side, number) => [
  [lng - side / 2, lat - side / 2],
  [lng + side / 2, lat - side / 2],
  [lng + side / 2, lat + side / 2 - (number % 7) * side * 0.01],
  [lng - side / 2, lat + side / 2],
];

/** The plots in rows of a hundred, and in each its zones. */
function* landOf(companyId, plots) {
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' };
  const event = (type, data) => ({
    id: uuidv7(),
    type,
    version: 1,
    recorded: new Date(Date.now() + 600_000).toISOString(),
    actor,
    companyId,
    correlationId: uuidv7(),
    causationId: uuidv7(),
    data,
  });
  for (let number = 0; number < plots; number += 1) {
    const [lng, lat] = [-72 + (number % 100) * FIELD * 1.5, 46 + Math.floor(number / 100) * FIELD * 1.5];
    const plotId = uuidv7();
    const said = { details: 'Le long du ruisseau', area: 30_000, perimeter: 700 };
    yield {
      stream: `plot-${plotId}`,
      events: [
        event('PlotRecorded', {
          plotId,
          name: `Parcelle ${number}`,
          ...said,
          coordinates: square(lng, lat, FIELD, number),
        }),
      ],
    };
    for (let part = 0; part < ZONES; part += 1) {
      const zoneId = uuidv7();
      const [east, north] = [part % 2 ? FIELD / 4 : -FIELD / 4, part > 1 ? FIELD / 4 : -FIELD / 4];
      yield {
        stream: `zone-${zoneId}`,
        events: [
          event('ZoneRecorded', {
            zoneId,
            plotId,
            name: `Zone ${number}-${part}`,
            ...said,
            coordinates: square(lng + east, lat + north, FIELD / 3, number + part),
            zoneTypeId: TYPES[part],
            tags: [],
          }),
        ],
      };
    }
  }
}

/** Notes in the page when the map's areas are in its list, which shows them with the map, and two frames were drawn after. */
function watch({ kept, name }) {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const look = () => {
    const shown = [...document.querySelectorAll('main button, main th, main td')].some(({ textContent }) =>
      textContent.includes(name),
    );
    if (shown && (location.pathname !== '/land' || document.querySelector('main canvas')))
      requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Pulls the map to and fro for two seconds. @returns frames a second, and the longest time between two */
async function pull(page) {
  const box = await page.locator('main canvas').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        const next = (now) => {
          times.push(now);
          if (now - times[0] < 2000) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
  );
  const moves = { over: false };
  void frames.finally(() => {
    moves.over = true;
  });
  for (let step = 0; !moves.over; step += 1)
    await page.mouse.move(x + 120 * Math.sin(step / 12), y + 60 * Math.cos(step / 9));
  const times = await frames;
  await page.mouse.up();
  const gaps = times.slice(1).map((at, place) => at - times[place]);
  return { rate: gaps.length / ((times.at(-1) - times[0]) / 1000), longest: Math.max(...gaps) };
}

async function visit(browser, { url, token, path }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const kept = { 'terroir-token': JSON.stringify(token), 'terroir-language': 'fr' };
    await page.addInitScript(watch, { kept, name: 'Zone' });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' }); // its files are in no cache
    await page.waitForFunction(() => window.drawn, null, { polling: 'raf', timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => window.drawn, null, { polling: 'raf', timeout: 120_000 });
    const drawn = await page.evaluate(() => window.drawn);
    return { drawn, ...(path === '/land' ? await pull(page) : {}) };
  } finally {
    await context.close();
  }
}

async function ofLand({ plots, target }) {
  return inFolder(async (dataDir) => {
    const before = await terroir(dataDir);
    const { token } = await newProducer(before.url, dataDir);
    const { id: companyId } = (await call(before.url, 'GET', '/firm', { token })).body.data;
    await before.stop();
    const { log, close } = await openLog({ dir: dataDir });
    for (const { stream, events } of landOf(companyId, plots)) await log.append(stream, 'absent', events);
    const head = await log.head();
    await close();
    const server = await terroir(dataDir);
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      await reached(server.url, token, head, '/plots?limit=1');
      const rows = [];
      const size = `${plots.toLocaleString('en')} plots with ${(plots * ZONES).toLocaleString('en')} zones`;
      for (const path of ['/land', '/land/list']) {
        const seen = [];
        for (let turn = 0; turn < visits; turn += 1) seen.push(await visit(browser, { url: server.url, token, path }));
        const all = seen.map(({ drawn }) => drawn);
        rows.push([
          `${size}: ${path} drawn, from its address on, files in the cache`,
          `${ms(median(all))} (${ms(Math.min(...all))}–${ms(Math.max(...all))})`,
          '',
          target === null ? '' : `target ${ms(target)}`,
        ]);
        if (path === '/land')
          rows.push([
            `${size}: frames a second while the map is pulled`,
            `${median(seen.map(({ rate }) => rate)).toFixed(0)}, longest ${ms(median(seen.map(({ longest }) => longest)))}`,
            '',
            target === null ? '' : 'target 50',
          ]);
      }
      return rows;
    } finally {
      await browser.close();
      await server.kill();
    }
  });
}

export const bench = async () => {
  const rows = [];
  for (const land of lands) rows.push(...(await ofLand(land)));
  return rows;
};
