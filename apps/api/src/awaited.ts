import { StoreUnavailable, type Store } from '@terroir/store';
import type { Config } from './config.ts';

/**
 * What a process of a cluster waits for before it is ready, in one sentence; null for nothing. Without the role
 * `projections` it shows what another process has made.
 */
export async function awaitedBy(
  { cluster }: Pick<Config, 'cluster'>,
  { projector }: { readonly projector: Pick<Store['projector'], 'standing'> },
): Promise<string | null> {
  if (cluster === null || cluster.roles.has('projections')) return null;
  try {
    await projector.standing();
    return null;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return `Not ready yet: ${error.message}`;
  }
}
