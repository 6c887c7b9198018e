import type { Command } from 'commander';
import { blobsOf } from '@terroir/events';
import type { Blobs, EventLog } from '@terroir/store';
import { clusterFor } from './cluster.ts';
import { withInstallation } from './installation.ts';
import { Mistake } from './words.ts';

const PAGE = 1000;

/**
 * Removes pictures that no event names: they were kept for a change that was then refused, or lost to a crash. Nothing else may
 * write meanwhile, since a picture is kept before the event that names it. Returns how many went.
 */
export async function sweepPictures(
  log: Pick<EventLog, 'readAll'>,
  blobs: Pick<Blobs, 'list' | 'remove'>,
): Promise<number> {
  const named = new Set<string>();
  for (let after: number | undefined = 0; after !== undefined;) {
    const events = await log.readAll(after, PAGE);
    for (const { type, data } of events) for (const id of blobsOf(type, data)) named.add(id);
    after = events.at(-1)?.position;
  }
  let removed = 0;
  for await (const id of blobs.list()) {
    if (named.has(id)) continue;
    await blobs.remove(id);
    removed += 1;
  }
  return removed;
}

/** `sweep-pictures`: for a data folder that this process has alone. */
export function addPictures(program: Command): void {
  program
    .command('sweep-pictures')
    .description('remove pictures that no event names, which refused changes left behind')
    .action(async () => {
      const { data } = program.opts<{ data?: string }>();
      if (clusterFor(data) !== null)
        throw new Mistake({
          en: 'In the cluster a server that cannot be seen may be about to name a picture: run this on a data folder.',
          fr: 'Dans la grappe, un serveur qu’on ne voit pas peut être sur le point de nommer une image : lancez cette commande sur un dossier de données.',
        });
      const removed = await withInstallation(data, ({ store, services }) => sweepPictures(store.log, services.blobs));
      console.log(`${removed} pictures that no event named were removed.`);
    });
}
