import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';
import { openReadOnly } from './sqlite.ts';
import { threadQueue } from './thread-queue.ts';
import { inlineQueue, type Writer, type WriteQueue } from './write-queue.ts';

/** Where an embedded store lives and how it writes. */
export interface EmbeddedOptions {
  /** Folder of the files, or `:memory:` for a store that ends with the process. */
  readonly dir: string;
  /** Where commits wait for the disk: on a thread of their own (default), or on the caller's (tests, command line). */
  readonly writer?: 'thread' | 'inline';
  /** Told of what went wrong while nobody waited for it; a process warning unless given. */
  readonly report?: (error: unknown) => void;
}

/** A database with its queue of writes and its connection for reads. */
export interface Embedded<Request, Outcome> {
  readonly queue: WriteQueue<Request, Outcome>;
  readonly reader: DatabaseSync;
  /** Ends after everything asked before. */
  close(): Promise<void>;
}

/** What helps when a file other than the log is damaged. */
const cures = {
  secrets: 'restore it from a backup of the same installation',
  documents: 'remove it, and the read models are built anew from the log',
} as const;

/**
 * Opens a database: its writer on a thread by `role`, or made here by `make`.
 * @throws DamagedLog for the log, StoreUnavailable with the cure for another file that is damaged
 */
export async function openEmbedded<Request, Outcome, Options extends { readonly folder: string }>(
  role: 'log' | 'secrets' | 'documents',
  file: string,
  options: Options,
  inline: boolean,
  make: (options: Options) => Writer<Request, Outcome> & { readonly database: DatabaseSync },
  onTrouble: (error: Error) => void,
): Promise<Embedded<Request, Outcome>> {
  const { folder } = options;
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return await opened(role, file, options, inline, make, onTrouble);
  } catch (error) {
    if (role === 'log' || !(error instanceof DamagedLog)) throw error;
    throw new StoreUnavailable(`${join(folder, file)} is damaged (${error.reason}): ${cures[role]}`, { cause: error });
  }
}

async function opened<Request, Outcome, Options extends { readonly folder: string }>(
  role: 'log' | 'secrets' | 'documents',
  file: string,
  options: Options,
  inline: boolean,
  make: (options: Options) => Writer<Request, Outcome> & { readonly database: DatabaseSync },
  onTrouble: (error: Error) => void,
): Promise<Embedded<Request, Outcome>> {
  const { folder } = options;
  if (inline || folder === ':memory:') {
    const writer = make(options);
    const queue = inlineQueue(writer, onTrouble);
    return { queue, reader: writer.database, close: () => queue.close() };
  }
  const queue = await threadQueue<Request, Outcome>(role, options, onTrouble);
  const reader = openReadOnly(join(folder, file));
  return {
    queue,
    reader,
    close() {
      if (reader.isOpen) reader.close(); // before the writer, which empties the write-ahead log when it is the last
      return queue.close();
    },
  };
}
