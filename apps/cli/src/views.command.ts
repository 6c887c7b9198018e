import type { Command } from 'commander';
import { progress } from './data-folder.ts';
import { withInstallation } from './installation.ts';

/** `rebuild [view]` and `replay-parked`: both need the folder for themselves. */
export function addViews(program: Command): void {
  const data = () => program.opts<{ data?: string }>().data;
  program
    .command('rebuild')
    .argument('[view]', 'a read model; all of them unless named')
    .description('build read models anew from the log; Ctrl+C leaves the old ones in place')
    .action((view?: string) =>
      withInstallation(data(), async ({ store: { projector } }) => {
        const told = progress('Building');
        const stop = new AbortController();
        process.once('SIGINT', () => stop.abort(new Error('Stopped; the old read models are still in place.')));
        await projector.rebuild(view ?? null, {
          signal: stop.signal,
          onProgress: ({ position, head }) => told(position, head),
        });
        const standing = await projector.standing();
        for (const { name, position, parked } of standing)
          console.log(`${name}: position ${position}, ${parked} parked`);
      }),
    );
  program
    .command('replay-parked')
    .description('fold again the events that a read model could not fold')
    .action(() =>
      withInstallation(data(), async ({ store: { projector } }) => {
        const { replayed, parked } = await projector.replayParked();
        console.log(`${replayed} events folded, ${parked} still parked.`);
        if (parked > 0) process.exitCode = 1;
      }),
    );
}
