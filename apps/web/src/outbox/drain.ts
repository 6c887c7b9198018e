import { Failure } from '../api/failure.ts';
import { nextOf, type OutboxEntry, type Refusal, type Stored } from './entry.ts';

/** What sending needs of the world. */
export interface DrainPorts {
  /** Of the account that is logged in, in order. */
  list(): Promise<readonly OutboxEntry[]>;
  /** Writes down that it is about to be sent. @returns what is to be sent by now; `undefined` where it was thrown away */
  tried(entry: OutboxEntry): Promise<OutboxEntry | undefined>;
  /** The server has it: takes it out, and has those after it follow, at once. */
  settled(entry: OutboxEntry, stored: Stored | null): Promise<void>;
  refused(entry: OutboxEntry, refusal: Refusal): Promise<void>;
  send(entry: OutboxEntry): Promise<Stored | null>;
  now(): number;
}

/** How long the server surely knows a key (24 hours), less an hour for clocks. */
const keyLasts = 23 * 60 * 60_000;

/** Later the same may be taken: no answer, nobody logged in, too many calls, a server that is busy or being mended. */
const isPassing = ({ kind, status }: Failure): boolean =>
  kind === 'network' || status === 401 || status === 408 || status === 429 || status >= 500;

const unsure: Refusal = { status: 0, code: 'unsure', faults: [] };

/**
 * Sends what waits, one after the other. What is refused stays, and what needs it, as does what the server fails at; the rest goes on.
 * @returns `later` where it must be tried again
 */
export async function drain(ports: DrainPorts): Promise<'done' | 'later'> {
  const failed = new Set<number>();
  for (;;) {
    const next = nextOf(await ports.list(), failed);
    if (!next) return failed.size > 0 ? 'later' : 'done';
    // Nobody knows by now whether an attempt of then was taken, and under its key it would be taken twice.
    if (
      (next.kind === 'create' || next.kind === 'act') &&
      next.triedAt !== null &&
      ports.now() - Date.parse(next.triedAt) > keyLasts
    ) {
      await ports.refused(next, unsure);
      continue;
    }
    const entry = await ports.tried(next);
    if (!entry) continue;
    let stored: Stored | null;
    try {
      stored = await ports.send(entry);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      const { status, code, faults } = thrown;
      if (status === 500) {
        failed.add(entry.id); // the server answers, and fails at this one: the others need not wait for it
        continue;
      }
      if (isPassing(thrown)) return 'later';
      if (entry.kind === 'remove' && status === 404) await ports.settled(entry, null);
      else await ports.refused(entry, { status, code, faults });
      continue;
    }
    await ports.settled(entry, stored);
  }
}
