import type { Command } from 'commander';
import { verifyLog } from '@terroir/store';
import { clusterFor, type ClusterAddress } from './cluster.ts';
import { filledFolder, progress } from './data-folder.ts';

/** What a sound log amounts to; the event store keeps no seals. */
export interface Sound {
  readonly events: number;
  readonly seals: number | null;
}

type Told = (position: number, head: number) => void;

/** Walks the log of a data folder, also beside a running server. @throws DamagedLog naming the first wrong event */
export async function verifyFolder(folder: string, told: Told): Promise<Sound> {
  let sound: Sound = { events: 0, seals: 0 };
  for await (const { position, head, seals } of verifyLog(folder)) {
    told(position, head);
    sound = { events: head, seals };
  }
  return sound;
}

/**
 * The same for the log of a cluster, which reaches at least as far as its read models, and whose streams reach at least as
 * far as their kept heads. @throws DamagedLog, StoreUnavailable
 */
export async function verifyCluster(cluster: ClusterAddress, told: Told): Promise<Sound> {
  const { eventStoreUrl: url, mongoUrl, prefix } = cluster;
  const { connectMongo, furthestPosition, mongoStreamHeads, verifyEventStoreLog } =
    await import('@terroir/store/cluster');
  const mongo = await connectMongo(mongoUrl);
  try {
    const reached = await furthestPosition(mongo);
    const heads = mongoStreamHeads(mongo);
    let sound: Sound = { events: 0, seals: null };
    for await (const { position, head, events } of verifyEventStoreLog({ url, prefix, reached, heads })) {
      told(position, head);
      sound = { events, seals: null };
    }
    return sound;
  } finally {
    await mongo.close();
  }
}

/** `verify`: walks the whole log, also beside running servers. A damaged one is an error that names the event. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('walk the whole log and name the first event that was changed, removed or reordered')
    .action(async () => {
      const { data } = program.opts<{ data?: string }>();
      const cluster = clusterFor(data);
      const told = progress('Verifying');
      const { events, seals } = await (cluster === null
        ? verifyFolder(filledFolder(data), told)
        : verifyCluster(cluster, told));
      console.log(`The log is sound: ${events} events${seals === null ? '' : `, ${seals} seals`}.`);
    });
}
