import { warn } from '../log/failure.ts';
import { toRow } from '../log/new-row.ts';
import { DamagedLog, StoreUnavailable, WrongRevision, type EventLog } from '../log/event-log.ts';
import { LogRows } from './event-log.rows.ts';
import { LogWriter, type LogOutcome, type LogRequest, type LogWriterOptions } from './event-log.writer.ts';
import { openEmbedded, type EmbeddedOptions } from './embedded.ts';
import { Subscriptions } from './subscription.ts';
import { LOG_FILE } from './verify.ts';

/** How an embedded log is opened. */
export interface EmbeddedLogOptions extends EmbeddedOptions {
  /** A seal is written after so many events (default 10,000). */
  readonly sealEvery?: number;
  /** What it holds is checked from so many milliseconds after the opening on (default 1,000). */
  readonly checkAfter?: number;
  /** First pause before a subscription tries a failed batch again, in milliseconds (default 200, doubling). */
  readonly pause?: number;
  /** Milliseconds from one batch of new events to the next (default 4), so that many small appends share one. */
  readonly gather?: number;
}

/** The embedded log, with what only a log in a file can do. */
export interface EmbeddedLog extends EventLog {
  /** Bounds the size of the file in pages of 4 KiB, null for no bound. Beyond it appends fail as on a full disk. */
  limit(pages: number | null): Promise<void>;
  /** False while the thread that writes is gone: appends are refused until another one has taken its place. */
  isWriting(): boolean;
  /** What is known of the events that were there at the opening: they are checked beside the first answers. */
  soundness(): Soundness;
}

/** Whether the events that a log held when it was opened are checked, or what was found. */
export type Soundness = 'checking' | 'sound' | DamagedLog;

const isText = (value: string | number | null): boolean => typeof value !== 'string' || value.isWellFormed();

/**
 * Opens the event log in `dir/log.sqlite`, and makes it when there is none. What it holds is checked afterwards, beside the
 * first answers; damage is reported, and from then on nothing is read or appended. One process may have it open; `openLog`
 * takes the folder first.
 * @throws DamagedLog when the file cannot be read or does not hold the seal that was kept beside it
 */
export async function openEmbeddedLog(options: EmbeddedLogOptions): Promise<EmbeddedLog> {
  const { dir, writer, sealEvery = 10_000, checkAfter = 1000, pause = 200, gather = 4, report = warn } = options;
  let damage: DamagedLog | null = null;
  const { queue, reader, ...embedded } = await openEmbedded<LogRequest, LogOutcome, LogWriterOptions>(
    'log',
    LOG_FILE,
    { folder: dir, sealEvery, checkAfter },
    writer === 'inline',
    (writing) => new LogWriter(writing),
    (error) => {
      if (error instanceof DamagedLog) damage ??= error;
      report(error);
    },
  );
  const rows = new LogRows(reader);

  function sound(): LogRows {
    if (damage !== null) throw damage;
    if (!reader.isOpen) throw new StoreUnavailable('The store is closed');
    return rows;
  }
  const subscriptions = new Subscriptions({ read: (after, limit) => sound().all(after, limit), report, pause, gather });
  async function shut(): Promise<void> {
    await subscriptions.close(); // a callback in flight may still read and append
    await embedded.close();
  }
  let closing: Promise<void> | null = null;

  return {
    async append(stream, expected, events) {
      sound();
      if (events.length === 0) throw new RangeError('An append needs an event');
      const coming = events.map(toRow);
      // UTF-8 has no half characters: one would come back as another text, and the hash would not fit.
      if (!isText(stream) || !coming.every((row) => row.every(isText)))
        throw new RangeError(`Half a character in an event for ${stream}`);
      const outcome = await queue.write({ stream, expected, rows: coming });
      if ('actual' in outcome) throw new WrongRevision(stream, expected, outcome.actual);
      if ('taken' in outcome) throw new Error(`Event id ${outcome.taken} belongs to another event`);
      subscriptions.wake();
      return outcome;
    },
    async readStream(stream, from = 0) {
      return sound().stream(stream, from);
    },
    async readAll(after, limit) {
      return sound().all(after, limit);
    },
    async head() {
      return sound().head();
    },
    subscribe: (after, onEvents) => subscriptions.start(after, onEvents),
    isWriting: () => queue.isWriting,
    soundness: () => damage ?? (queue.isSettled ? 'sound' : 'checking'),
    async limit(pages) {
      await queue.write({ maxPages: pages });
    },
    close: () => (closing ??= shut()),
  };
}
