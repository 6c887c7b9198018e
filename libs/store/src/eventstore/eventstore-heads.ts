import type { StoredEvent } from '@terroir/events';
import { DamagedLog } from '../log/event-log.ts';
import type { StreamHead } from '../log/stream-heads.ts';

export interface StreamHeadsCheck {
  /** Kept heads, a page at a time. */
  readonly heads: AsyncIterable<readonly StreamHead[]>;
  /** Where the log ended when the walk began; what was kept before it is known to reach no further. */
  readonly walked: number;
  /** The event that a stream holds at a revision. */
  readonly eventAt: (stream: string, revision: number) => Promise<StoredEvent | undefined>;
}

/** Streams that are asked for the event of their head at the same time. */
const AT_ONCE = 50;

/**
 * Checks that every stream still holds the event that was once its newest. A stream that is longer by now is sound.
 * @throws DamagedLog for the first stream by name that does not: at the position that the lost event had, or at that of the
 * event which took its place
 */
export async function verifyStreamHeads({ heads, walked, eventAt }: StreamHeadsCheck): Promise<void> {
  for await (const page of heads)
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const asked = page.slice(at, at + AT_ONCE);
      const found = await Promise.all(asked.map(({ stream, revision }) => eventAt(stream, revision)));
      for (const [nth, head] of asked.entries()) refuseLostEnd(head, found[nth], walked);
    }
}

function refuseLostEnd(
  { stream, revision, hash, position }: StreamHead,
  found: StoredEvent | undefined,
  walked: number,
) {
  // Written and kept after the walk began: the node that answers may not have it yet.
  if (found === undefined && position > walked) return;
  if (found === undefined)
    throw new DamagedLog(
      position,
      `the stream ${stream} ended at revision ${revision}, and ends before it now: its end is lost`,
    );
  if (found.hash !== hash)
    throw new DamagedLog(
      found.position,
      `event ${found.id} stands at revision ${revision} of the stream ${stream}, where another one was its end`,
    );
}
