import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { asFailure } from '../../api/failure.ts';
import { privatePictures } from '../../pictures/use-private-picture.ts';
import { historyKey } from '../history-entries.ts';

/** What stands on the journal and names nothing: the entries themselves and the pictures of receipts. */
const nameless: readonly unknown[] = [historyKey[0], privatePictures];

/** What names records, and is not there. What the account may not read names none that it sees. */
const isMissing = ({ state, queryKey }: Query) =>
  state.data === undefined && asFailure(state.error).status !== 403 && !nameless.includes(queryKey[0]);

/**
 * Asks again for what the chapters on the screen name their records by and could not fetch; false where that fails again.
 * Where it is true, the chapters were drawn with the names that came.
 */
export async function fetchNames(queries: QueryClient): Promise<boolean> {
  const filter = { type: 'active', predicate: isMissing } as const;
  const isWhole = () => queries.getQueryCache().findAll(filter).length === 0;
  if (isWhole()) return true;
  await queries.refetchQueries(filter);
  const { promise, resolve } = Promise.withResolvers<void>();
  notifyManager.schedule(resolve); // comes after the chapters were told
  await promise;
  return isWhole();
}
