import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { eventTypes, upcast, type StoredEvent } from '@terroir/events';
import { readLog } from '@terroir/store';
import { filledFolder } from './data-folder.ts';

/** An event as it may leave: newest version, personal fields left out. */
export function exported(event: StoredEvent): object {
  const { version, data } = upcast(event.type, event.version, event.data);
  const hidden = new Set(eventTypes.get(event.type)?.personal);
  return { ...event, version, data: Object.fromEntries(Object.entries(data).filter(([field]) => !hidden.has(field))) };
}

function* lines(folder: string): Generator<string> {
  for (const event of readLog(folder)) yield `${JSON.stringify(exported(event))}\n`;
}

/** `export`: every event as a line of JSON, oldest first, to standard output or a file. */
export function addExport(program: Command): void {
  program
    .command('export')
    .description('write every event as NDJSON, without personal fields')
    .option('--to <file>', 'write to a file instead of standard output')
    .action(async ({ to }: { to?: string }) => {
      const folder = filledFolder(program.opts<{ data?: string }>().data);
      const out = to === undefined ? process.stdout : createWriteStream(to, { flags: 'wx' });
      await pipeline(Readable.from(lines(folder)), out, { end: to !== undefined });
    });
}
