import { InvalidArgumentError, Option, type Command } from 'commander';
import { progress } from './data-folder.ts';
import { views } from '@terroir/modules';
import { withProjector } from './installation.ts';
import { Mistake } from './words.ts';

/** Longer than a process that was killed keeps its lease. */
const WAIT = 20;

const wait = () =>
  new Option('--wait <seconds>', 'in the cluster: how long to wait for the process that makes the read models')
    .default(WAIT)
    .argParser((text) => {
      const seconds = Number(text);
      if (!Number.isFinite(seconds) || seconds < 0) throw new InvalidArgumentError('It is a number of seconds.');
      return seconds;
    });

/** Ends with Ctrl+C in order: what was begun is dropped, and the old read models stay. */
function interruptible(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () =>
    stop.abort(
      new Mistake({
        en: 'Stopped; the old read models are still in place.',
        fr: 'Arrêté ; les anciennes vues sont toujours en place.',
      }),
    ),
  );
  return stop.signal;
}

/** @throws Mistake when there is no such read model */
function refuseUnknown(view: string | undefined): void {
  const names = views.map(({ name }) => name);
  if (view === undefined || names.some((name) => name === view)) return;
  throw new Mistake({
    en: `There is no read model ${view}. There are: ${names.join(', ')}.`,
    fr: `La vue ${view} n’existe pas. Il y a : ${names.join(', ')}.`,
  });
}

/** `rebuild [view]` and `replay-parked`: both need the read models for themselves. */
export function addViews(program: Command): void {
  const data = () => program.opts<{ data?: string }>().data;
  program
    .command('rebuild')
    .argument('[view]', 'a read model; all of them unless named')
    .addOption(wait())
    .description('build read models anew from the log; Ctrl+C leaves the old ones in place')
    .action((view: string | undefined, { wait: seconds }: { wait: number }) => {
      refuseUnknown(view);
      const signal = interruptible();
      return withProjector(data(), { seconds, signal }, async (projector) => {
        const told = progress('Building');
        await projector.rebuild(view ?? null, { signal, onProgress: ({ position, head }) => told(position, head) });
        for (const { name, position, parked } of await projector.standing())
          console.log(`${name}: position ${position}, ${parked} parked`);
      });
    });
  program
    .command('replay-parked')
    .addOption(wait())
    .description('fold again the events that a read model could not fold')
    .action(({ wait: seconds }: { wait: number }) =>
      withProjector(data(), { seconds }, async (projector) => {
        const { replayed, parked } = await projector.replayParked();
        console.log(`${replayed} events folded, ${parked} still parked.`);
        if (parked > 0) process.exitCode = 1;
      }),
    );
}
