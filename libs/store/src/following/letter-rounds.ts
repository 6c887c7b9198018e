import { createHash } from 'node:crypto';
import { MailDeferred, MailUnavailable } from './mail.ts';

/** After so many letters in a row that the mail server does not take, a round ends. */
const REFUSALS = 3;

/**
 * Sends the letters of a round, one after another. One that fails is reported, tried by the next round, and holds up no other; the round
 * ends early once the signal is given, or where the mail server takes no letter at all.
 */
export async function sendEach<Due>(
  due: Iterable<Due> | AsyncIterable<Due>,
  { ending, report }: { readonly ending: AbortSignal | undefined; readonly report: (error: unknown) => void },
  sendOne: (one: Due) => Promise<void>,
): Promise<void> {
  let refusals = 0;
  for await (const one of due) {
    if (ending?.aborted) return;
    try {
      await sendOne(one);
      refusals = 0;
    } catch (error) {
      report(error);
      refusals = error instanceof MailUnavailable && !(error instanceof MailDeferred) ? refusals + 1 : 0;
    }
    if (refusals === REFUSALS) return;
  }
}

/**
 * The id of a letter that follows from what it is about, so that one that is sent twice is the same letter. Shaped as the ids of other
 * letters, which sort by time.
 * @param at milliseconds since 1970
 */
export function letterIdOf(about: string, at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(about).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
