import type { Secret } from '@terroir/store';
import type { Services } from '../services.ts';
import type { AccountState } from './account-states.ts';
import type { LetterRequest } from './letter-requests.ts';

export interface RequestedLettersOptions {
  readonly report: (error: unknown) => void;
  /**
   * Milliseconds from a request of this process to its letter. The answer to the request goes first, so that its time does not
   * tell whether a letter is written.
   */
  readonly pause?: number;
}

/** Milliseconds after which requests of other processes are looked for, and how long a mail server is left alone at most. */
const POLL = 1000;
const LONGEST_REST = 30_000;

/**
 * Sends the letters that were asked for, oldest first, to addresses that have an account, and only so many an hour to each. Of
 * several requests that wait for one address the newest counts. What could not be sent is tried again; nothing waits for it.
 */
export function sendRequestedLetters(
  { letterRequests, accountStates, security }: Pick<Services, 'letterRequests' | 'accountStates' | 'security'>,
  write: (kind: LetterRequest['letter'], letterId: string, state: AccountState) => Promise<void>,
  { report, pause = 250 }: RequestedLettersOptions,
): { close(): Promise<void> } {
  const ending = new AbortController();
  let isAdded = false;
  let failures = 0;
  let wake = (): void => undefined;

  async function send({ key, value }: Secret<LetterRequest>): Promise<void> {
    const { letter, emailId, address } = value;
    const { accountId } = await accountStates.holder(emailId);
    const state = accountId === null ? null : await accountStates.fromLog(accountId);
    const note = (event: 'reset_refused' | 'limit_met'): void =>
      address === null ? undefined : security(event, address, emailId.slice(0, 16));
    if (state === null) note('reset_refused');
    else if (!(await letterRequests.isAllowed(value))) note('limit_met');
    else {
      await write(letter, key, state);
      await letterRequests.noteSent(value);
    }
    await letterRequests.done(key);
  }

  async function newest(): Promise<readonly Secret<LetterRequest>[]> {
    const found = new Map<string, Secret<LetterRequest>>();
    for await (const secret of letterRequests.waiting()) {
      const of = `${secret.value.letter} ${secret.value.emailId}`;
      const older = found.get(of);
      if (older !== undefined) await letterRequests.done(older.key);
      found.set(of, secret);
    }
    return [...found.values()];
  }

  async function sendAll(): Promise<void> {
    let failed = false;
    try {
      for (const secret of await newest()) {
        if (ending.signal.aborted) return;
        await send(secret).catch((error: unknown) => {
          failed = true;
          report(error);
        });
      }
    } catch (error) {
      failed = true;
      report(error);
    }
    failures = failed ? failures + 1 : 0;
  }

  /** Until something is added, or it is time to look again. */
  async function rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const milliseconds = failures === 0 ? POLL : Math.min(LONGEST_REST, POLL * 2 ** Math.min(failures, 5));
    let isSoon = isAdded;
    let timer = setTimeout(resolve, isSoon ? pause : milliseconds).unref();
    wake = () => {
      if (ending.signal.aborted) return resolve();
      if (isSoon) return; // what comes without end must not put it off
      isSoon = true;
      clearTimeout(timer);
      timer = setTimeout(resolve, pause).unref();
    };
    if (ending.signal.aborted) resolve();
    await promise;
    clearTimeout(timer);
    wake = () => undefined;
    isAdded = false;
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await sendAll();
      await rest();
    }
  }
  const stopListening = letterRequests.onAdded(() => {
    isAdded = true;
    wake();
  });
  const running = run();
  return {
    async close() {
      ending.abort();
      stopListening();
      wake();
      await running;
    },
  };
}
