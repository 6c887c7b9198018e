// Kills the server again and again while it is being written to, and looks at what is left (npm run chaos -- --kills 200).
// After every restart: no acknowledged line is missing, no line stands twice, and what a screen would show is what the
// log says. At the end the chain is verified and the read models are built anew and compared.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { build, ensureDependencies, projectNode, root, run, say } from '../setup.mjs';
import { call, freePort, newProducer, startServer, unlimited } from '../front-door.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    writers: { type: 'string', default: '16' },
    seed: { type: 'string' },
  },
});
const kills = Number(values.kills);
const writers = Number(values.writers);
let seed = Number(values.seed ?? Date.now() % 2 ** 31);
const random = () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;

await ensureDependencies();
if (process.env.TERROIR_BUILT !== 'yes') await build();
const dataDir = mkdtempSync(join(tmpdir(), 'terroir-chaos-'));
const port = await freePort();
say(`${kills} kills, ${writers} writers, seed ${seed}`);

/** Lines that the server acknowledged: id → what they must say. */
const acknowledged = new Map();
/** Lines whose answer never came: they may stand or not, but at most once. */
let unknown = 0;

const line = (cost) => ({
  producer_input: {
    notes: `chaos ${cost}`,
    input_category_id: subject.id,
    quantity_raw: 1 + (cost % 50),
    unit_id: subject.unit,
    cost: cost / 100,
  },
});

/** Writes, corrects and removes until the server is gone. */
async function write(url, token, state) {
  for (let turn = 0; ; turn += 1) {
    const cost = 1 + Math.floor(random() * 900_000);
    try {
      const added = await call(url, 'POST', '/producer_inputs', { token, body: line(cost) });
      const { id } = added.body.data;
      acknowledged.set(id, cost);
      state.position = Math.max(state.position, Number(added.headers.get('x-position')));
      if (turn % 3 === 1) {
        acknowledged.set(id, null); // under way: either value is right until the answer comes
        await call(url, 'PUT', `/producer_inputs/${id}`, { token, body: line(cost + 1) });
        acknowledged.set(id, cost + 1);
      }
      if (turn % 5 === 4) {
        acknowledged.set(id, null);
        await call(url, 'DELETE', `/producer_inputs/${id}`, { token });
        acknowledged.delete(id);
      }
    } catch (error) {
      if (error.cause?.code || error.name === 'TypeError') {
        unknown += 1;
        return;
      }
      throw error;
    }
  }
}

/** Everything the list shows, page by page. */
async function shown(url, token, position) {
  const rows = new Map();
  let cursor = '';
  do {
    const page = await call(
      url,
      'GET',
      `/producer_inputs?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      {
        token,
        headers: position > 0 ? { 'x-min-position': String(position) } : {},
      },
    );
    for (const { id, attributes } of page.body.data) {
      if (rows.has(id)) throw new Error(`Line ${id} is shown twice`);
      rows.set(id, Math.round(attributes.cost * 100));
    }
    cursor = page.body.meta.next_cursor ?? '';
  } while (cursor !== '');
  return rows;
}

function compare(rows, when) {
  const lost = [...acknowledged].filter(([id, cost]) => cost !== null && rows.get(id) !== cost);
  if (lost.length > 0)
    throw new Error(`${when}: ${lost.length} acknowledged lines are missing or wrong, the first is ${lost[0][0]}`);
}

const env = unlimited;
/** What the lines are about: the catalogue’s first subcategory and its first unit. */
let subject;
/** The server that runs at the moment; a failed run must not leave it behind. */
let server;
try {
  server = await startServer({ dataDir, port, env });
  const { token } = await newProducer(server.url, dataDir);
  const categories = await call(server.url, 'GET', '/input_categories', { token });
  const sub = categories.body.data[0].attributes.subcategories[0];
  subject = { id: sub.id, unit: sub.units[0].id ?? sub.units[0] };

  const state = { position: 0 };
  let slowest = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const { url } = server;
    const writing = Array.from({ length: writers }, () => write(url, token, state));
    await pause(40 + random() * 400);
    await server.kill();
    await Promise.all(writing);
    server = await startServer({ dataDir, port, env });
    slowest = Math.max(slowest, server.readyIn);
    compare(await shown(server.url, token, state.position), `After kill ${kill}`);
    if (kill % 25 === 0)
      say(
        `${kill} kills, ${acknowledged.size} lines stand, ${unknown} answers never came, slowest start ${slowest.toFixed(0)} ms`,
      );
  }

  const before = await shown(server.url, token, state.position);
  await server.stop();
  const cli = (...args) =>
    run(projectNode(), [join(root, 'apps', 'cli', 'dist', 'main.js'), ...args], {
      stdio: ['ignore', 2, 2],
      env: { DATA_DIR: dataDir },
    });
  if ((await cli('verify')) !== 0) throw new Error('The log does not verify');
  if ((await cli('rebuild')) !== 0) throw new Error('The read models could not be built anew');
  server = await startServer({ dataDir, port, env });
  const after = await shown(server.url, token, 0);
  await server.stop();
  compare(after, 'After the rebuild');
  if (before.size !== after.size || [...before].some(([id, cost]) => after.get(id) !== cost))
    throw new Error('A rebuild shows other lines than the screen did');
} finally {
  await server?.kill();
}
rmSync(dataDir, { recursive: true, force: true });
say(`${kills} kills: ${acknowledged.size} lines, none lost, none twice, the same after a rebuild (seed given above)`);
