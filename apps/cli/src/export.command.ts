import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { upcast, type StoredEvent } from '@terroir/events';
import { readLog, withoutPersonal } from '@terroir/store';
import { clusterFor, type ClusterAddress } from './cluster.ts';
import { filledFolder } from './data-folder.ts';

/** An event as it may leave: newest version, personal fields left out. */
export function exported(event: StoredEvent): object {
  return withoutPersonal({ ...event, ...upcast(event.type, event.version, event.data) });
}

const PAGE = 500;

/** The events of a cluster as they are kept, oldest first. */
export async function* clusterEvents({ eventStoreUrl: url, prefix }: ClusterAddress): AsyncGenerator<StoredEvent> {
  const { openEventStoreLog } = await import('@terroir/store/cluster');
  const log = await openEventStoreLog({ url, prefix });
  try {
    for (let after = 0; ;) {
      const page = await log.readAll(after, PAGE);
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.position;
    }
  } finally {
    await log.close();
  }
}

async function* lines(events: Iterable<StoredEvent> | AsyncIterable<StoredEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(exported(event))}\n`;
}

/** `export`: every event as a line of JSON, oldest first, to standard output or a file. */
export function addExport(program: Command): void {
  program
    .command('export')
    .description('write every event as NDJSON, without personal fields')
    .option('--to <file>', 'write to a file instead of standard output')
    .action(async ({ to }: { to?: string }) => {
      const { data } = program.opts<{ data?: string }>();
      const cluster = clusterFor(data);
      const events = cluster === null ? readLog(filledFolder(data)) : clusterEvents(cluster);
      const out = to === undefined ? process.stdout : createWriteStream(to, { flags: 'wx' });
      await pipeline(Readable.from(lines(events)), out, { end: to !== undefined });
    });
}
