import { BULK_LIMIT, type ChangedLinesAttributes } from '@terroir/finance';
import { asFailure, type Failure } from '../../api/failure.ts';

/** What became of many lines. */
export interface BulkOutcome {
  readonly changed: ChangedLinesAttributes['changed'];
  readonly refused: ChangedLinesAttributes['refused'];
  /** The ids of those that were to be removed and were not there any more. */
  readonly gone: readonly string[];
  /** Why the calls ended early; those before it are done. */
  readonly failure: Failure | null;
  /** How many items were in calls that were answered. */
  readonly answered: number;
}

/**
 * Sends many items in calls of as many as the server takes, one after the other. `send` gets the number of its call.
 * A call that fails is the last.
 */
export async function sendInCalls<Item>(
  items: readonly Item[],
  send: (some: readonly Item[], call: number) => Promise<ChangedLinesAttributes>,
  onProgress: (answered: number) => void = () => undefined,
): Promise<BulkOutcome> {
  const changed: ChangedLinesAttributes['changed'] = [];
  const refused: ChangedLinesAttributes['refused'] = [];
  for (let at = 0; at < items.length; at += BULK_LIMIT) {
    const some = items.slice(at, at + BULK_LIMIT);
    try {
      const answer = await send(some, at / BULK_LIMIT);
      changed.push(...answer.changed);
      refused.push(...answer.refused);
    } catch (thrown) {
      return { changed, refused, gone: [], failure: asFailure(thrown), answered: at };
    }
    onProgress(at + some.length);
  }
  return { changed, refused, gone: [], failure: null, answered: items.length };
}

/** The outcome of a removal: what was not there any more is not refused, it is gone. */
export function settledRemoval({ refused, ...outcome }: BulkOutcome): BulkOutcome {
  const isGone = ({ errors }: (typeof refused)[number]) => errors.every(({ code }) => code === 'not_found');
  return {
    ...outcome,
    refused: refused.filter((each) => !isGone(each)),
    gone: refused.filter(isGone).map(({ id }) => id),
  };
}
