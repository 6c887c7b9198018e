import type { Secret, Secrets } from '@terroir/store';

/** A letter that somebody asked for who is not signed in. */
export interface LetterRequest {
  readonly letter: 'reset' | 'repeated_registration';
  /** The keyed hash of the address that it goes to, which may have no account. */
  readonly emailId: string;
  /** The caller's IP address, null for the operator. */
  readonly address: string | null;
}

/**
 * Letters that are still to be sent. They are secrets and not events: strangers can ask for as many as they like, and must
 * not make the log longer by it. A request is kept for a day at most, usually for less than a second.
 */
export interface LetterRequests {
  add(request: LetterRequest): Promise<void>;
  /** Those that wait, oldest first; the key is the letter's id. */
  waiting(): AsyncIterable<Secret<LetterRequest>>;
  done(letterId: string): Promise<void>;
  /** Whether the address may get one more letter of this kind now. */
  isAllowed(request: LetterRequest): Promise<boolean>;
  noteSent(request: LetterRequest): Promise<void>;
  /** Removes everything about an address. */
  forget(emailId: string): Promise<void>;
  /** Calls back after each `add` of this process, until the function that is returned is called. */
  onAdded(listener: () => void): () => void;
}

/** So many letters of a kind an address gets within an hour. */
export const lettersAnHour = 3;

const WAITING = 'letter_request';
const SENT = 'letters_sent';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export function letterRequests(secrets: Secrets, now: () => string, newId: () => string): LetterRequests {
  const listeners = new Set<() => void>();
  const after = (milliseconds: number): string => new Date(Date.parse(now()) + milliseconds).toISOString();
  const sentKey = ({ letter, emailId }: LetterRequest): string => `${letter} ${emailId}`;
  /** When letters were sent within the hour that ends now. */
  async function sent(request: LetterRequest): Promise<readonly string[]> {
    const since = after(-HOUR);
    const kept = await secrets.get<readonly string[]>(SENT, sentKey(request), now());
    return kept?.value.filter((instant) => instant > since) ?? [];
  }

  return {
    async add(request) {
      const { emailId } = request;
      await secrets.put({ kind: WAITING, key: newId(), owner: emailId, value: request, expires: after(DAY) });
      for (const listener of listeners) listener();
    },
    waiting: () => secrets.ofKind<LetterRequest>(WAITING, now()),
    done: (letterId) => secrets.remove(WAITING, letterId),
    isAllowed: async (request) => (await sent(request)).length < lettersAnHour,
    async noteSent(request) {
      const value = [...(await sent(request)), now()];
      await secrets.put({ kind: SENT, key: sentKey(request), owner: request.emailId, value, expires: after(HOUR) });
    },
    async forget(emailId) {
      await secrets.removeOwned(WAITING, emailId);
      await secrets.removeOwned(SENT, emailId);
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
