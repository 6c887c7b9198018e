// `npm run bench [area …]`: what Terroir does on this machine beside what the machine could do, as one Markdown table.
// `--profile cluster`: the same on EventStoreDB, MongoDB and Kafka; `--quick` only tries whether it works; `--seed N`.
// Figures are medians of rounds in turns with minimum and maximum; a shared machine moves them, so read the ratios.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build, ensureDependencies, fail, projectNode, run, say } from '../setup.mjs';
import { table } from './figures.mjs';

const profiles = {
  embedded: {
    log: () => import('./log.bench.mjs'),
    views: () => import('./views.bench.mjs'),
    commands: () => import('./commands.bench.mjs'),
    reads: () => import('./reads.bench.mjs'),
    start: () => import('./start.bench.mjs'),
    growth: () => import('./growth.bench.mjs'),
    past: () => import('./past.bench.mjs'),
    production: () => import('./production.bench.mjs'),
    imports: () => import('./imports.bench.mjs'),
    uploads: () => import('./uploads.bench.mjs'),
    market: () => import('./market.bench.mjs'),
    land: () => import('./land.bench.mjs'),
    tasks: () => import('./tasks.bench.mjs'),
    scroll: () => import('./scroll.bench.mjs'),
    page: () => import('./page.bench.mjs'),
  },
  cluster: {
    log: () => import('./cluster-log.bench.mjs'),
    http: () => import('./cluster-http.bench.mjs'),
    views: () => import('./cluster-views.bench.mjs'),
  },
};

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string', default: 'embedded' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
if (!Object.hasOwn(profiles, values.profile))
  fail(`There is no profile ${values.profile}. Profiles: ${Object.keys(profiles).join(', ')}.`);
const areas = profiles[values.profile];
const unknown = asked.find((name) => !Object.hasOwn(areas, name));
if (unknown !== undefined) fail(`There is no area ${unknown}. Areas: ${Object.keys(areas).join(', ')}.`);
if (values.quick && values.profile !== 'cluster') fail('--quick goes with --profile cluster.');
const seed = Number(values.seed);
if (!Number.isInteger(seed) || seed < 1) fail('--seed takes a whole number from 1 on.');

/** Measures the areas asked for, one after the other; one that fails is a row that says so. */
async function measured(context) {
  const rows = [];
  for (const name of asked.length > 0 ? asked : Object.keys(areas)) {
    const began = performance.now();
    try {
      const { bench } = await areas[name]();
      rows.push(...(await bench(context)));
      say(`${name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
      say(`${name}: could not be measured`);
      process.stderr.write(`${error.stack}\n`);
      rows.push([`**${name}**`, 'could not be measured', '', String(error.message).split('\n', 1)[0]]);
    }
  }
  return rows;
}

/** The same on the engines of the cluster, which are named over the table. */
async function measuredInCluster() {
  const { open } = await import('./cluster.bench.mjs');
  const context = await open({ isQuick: values.quick, seed });
  const leave = () => void context.close().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    const rows = await measured(context);
    process.stdout.write(`${context.names.join(' · ')}; seed ${seed}${values.quick ? '; quick: no figures' : ''}\n\n`);
    return rows;
  } finally {
    await context.close();
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave);
  }
}

if (process.env.TERROIR_BENCH !== 'ready') {
  await ensureDependencies();
  if (process.env.TERROIR_BUILT !== 'yes') await build();
  // Benchmarks run on the project's own Node, whichever one npm came with.
  const quiet = ['ExperimentalWarning', 'TimeoutNegativeWarning'].map((name) => `--disable-warning=${name}`);
  const env = { TERROIR_BENCH: 'ready' };
  process.exitCode = await run(projectNode(), [...quiet, import.meta.filename, ...process.argv.slice(2)], { env });
} else {
  const rows = values.profile === 'cluster' ? await measuredInCluster() : await measured();
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  process.stdout.write(
    `${table(rows)}\n\n${processor} × ${availableParallelism()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`,
  );
}
