// `npm run bench [area …]`: what Terroir does on this machine beside what the machine could do, as one Markdown table.
// Figures are medians of rounds in turns with minimum and maximum; a shared machine moves them, so read the ratios.
import { availableParallelism, cpus } from 'node:os';
import { build, ensureDependencies, fail, projectNode, run, say } from '../setup.mjs';
import { table } from './figures.mjs';

const areas = {
  log: () => import('./log.bench.mjs'),
  views: () => import('./views.bench.mjs'),
  commands: () => import('./commands.bench.mjs'),
  reads: () => import('./reads.bench.mjs'),
  start: () => import('./start.bench.mjs'),
  growth: () => import('./growth.bench.mjs'),
  page: () => import('./page.bench.mjs'),
};
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(areas, name));
if (unknown !== undefined) fail(`There is no area ${unknown}. Areas: ${Object.keys(areas).join(', ')}.`);

if (process.env.TERROIR_BENCH !== 'ready') {
  await ensureDependencies();
  if (process.env.TERROIR_BUILT !== 'yes') await build();
  // Benchmarks run on the project's own Node, whichever one npm came with.
  const env = { TERROIR_BENCH: 'ready' };
  const args = ['--disable-warning=ExperimentalWarning', import.meta.filename, ...asked];
  await run(projectNode(), args, { env });
} else {
  const rows = [];
  for (const name of asked.length > 0 ? asked : Object.keys(areas)) {
    const began = performance.now();
    try {
      const { bench } = await areas[name]();
      rows.push(...(await bench()));
      say(`${name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
      say(`${name}: could not be measured`);
      process.stderr.write(`${error.stack}\n`);
      rows.push([`**${name}**`, 'could not be measured', '', String(error.message).split('\n', 1)[0]]);
    }
  }
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  process.stdout.write(
    `${table(rows)}\n\n${processor} × ${availableParallelism()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`,
  );
}
