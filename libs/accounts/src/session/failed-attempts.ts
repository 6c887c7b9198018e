import { refuse } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';
import type { Secrets } from '@terroir/store';
import {
  noAttempts,
  secondsToWait,
  withAttempt,
  withoutAttempt,
  type Attempt,
  type AttemptRow,
} from './attempt-limits.ts';

const KIND = 'failed_attempts';
const DAY = 24 * 60 * 60 * 1000;

/** Failed attempts to prove who one is: one secret for each account, kept for a day after the last of them. */
export interface FailedAttempts {
  /** Counts an attempt before it is judged. @throws RefusalError too_many_requests while a pause lasts */
  begin(key: string, attempt: Attempt): Promise<void>;
  succeeded(key: string, attempt: Attempt): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Counts over the secrets, so that all processes share them. Within a process one attempt at an account is counted after
 * the other; of several processes each may miss an attempt that another counts at the same moment.
 */
export function failedAttempts(secrets: Secrets, now: () => string): FailedAttempts {
  const turns = new Map<string, Promise<unknown>>();

  function inTurn(key: string, work: () => Promise<void>): Promise<void> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.then(
      () => undefined,
      () => undefined, // its own caller gets the error
    );
    turns.set(key, ended);
    void ended.then(() => turns.get(key) === ended && turns.delete(key));
    return turn;
  }

  const read = async (key: string, instant: string): Promise<AttemptRow> =>
    (await secrets.get<AttemptRow>(KIND, key, instant))?.value ?? noAttempts;
  const keep = (key: string, value: AttemptRow, instant: string): Promise<void> => {
    const expires = new Date(Date.parse(instant) + DAY).toISOString();
    return secrets.put({ kind: KIND, key, owner: key, value, expires });
  };

  return {
    begin: (key, attempt) =>
      inTurn(key, async () => {
        const instant = now();
        const row = await read(key, instant);
        const wait = secondsToWait(row, attempt, instant);
        if (wait > 0) throw new RefusalError(refuse('too_many_requests'), undefined, wait);
        await keep(key, withAttempt(row, attempt, instant), instant);
      }),
    succeeded: (key, attempt) =>
      inTurn(key, async () => {
        const instant = now();
        await keep(key, withoutAttempt(await read(key, instant), attempt), instant);
      }),
    forget: (key) => secrets.remove(KIND, key),
  };
}
