import type { ClusterStore } from '@terroir/store/cluster';
import { join } from 'node:path';
import { accountServices, type Services } from '@terroir/accounts/server';
import { views } from '@terroir/modules';
import { masterKey, openBlobFolder, uuidv7, type Blobs, type Projector, openStore, type Store } from '@terroir/store';
import { clusterFor, clusterKey, type ClusterAddress } from './cluster.ts';
import { filledFolder, unopened } from './data-folder.ts';
import { asProjector, type Projecting } from './projecting.ts';
import { Mistake } from './words.ts';

/** An installation opened for the operator. */
export interface Installation {
  readonly store: Store;
  readonly services: Services;
}

/** How long read models may take to reach what was written before, in milliseconds. */
const PATIENCE = 60_000;

const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

/**
 * Opens a data folder for this process alone, or the cluster that the environment names beside its processes, runs `work`
 * and closes it.
 * @throws Mistake when a server (or another command) has the folder, or an engine cannot be reached
 */
export async function withInstallation<T>(
  data: string | undefined,
  work: (opened: Installation) => Promise<T>,
): Promise<T> {
  const cluster = clusterFor(data);
  if (cluster === null) return withFolder(data, work);
  // It stands by for the read models: what is to be read is also there when no server runs.
  return withCluster(cluster, true, async (store) => {
    await caughtUp(store);
    return work({ store, services: servicesOf(store, store.blobs) });
  });
}

/** Waits until the read models say what was written last. @throws Mistake when that takes longer than a minute */
export async function caughtUp({ log, projector }: Pick<Store, 'log' | 'projector'>): Promise<void> {
  if (!(await projector.waitFor(await log.head(), PATIENCE)))
    throw new Mistake({
      en: 'The read models have not reached the end of the log in a minute: as an analyst, ask /api/health/ready of the process that makes them what holds it up.',
      fr: 'Les vues n’ont pas atteint la fin du journal en une minute : en tant qu’analyste, demandez à /api/health/ready du processus qui les tient à jour ce qui le retient.',
    });
}

/** The same for work on the read models themselves: that of one process, the only one that makes them meanwhile. */
export async function withProjector<T>(
  data: string | undefined,
  projecting: Projecting,
  work: (projector: Projector) => Promise<T>,
): Promise<T> {
  const cluster = clusterFor(data);
  if (cluster === null) return withFolder(data, ({ store }) => work(store.projector));
  return withCluster(cluster, false, (store) => asProjector(store, { ...projecting, views, report }, work));
}

async function withFolder<T>(
  data: string | undefined,
  work: (opened: Installation & { readonly store: { readonly projector: Projector } }) => Promise<T>,
): Promise<T> {
  const dir = filledFolder(data);
  const key = process.env['MASTER_KEY'] || undefined;
  const store = await openStore({ dir, views, writer: 'inline', masterKey: key, report }).catch(unopened);
  try {
    await store.projector.waitFor(await store.log.head(), PATIENCE);
    return await work({ store, services: servicesOf(store, await openBlobFolder(join(dir, 'blobs'))) });
  } finally {
    await store.close();
  }
}

async function withCluster<T>(
  address: ClusterAddress,
  projects: boolean,
  work: (store: ClusterStore) => Promise<T>,
): Promise<T> {
  const key = clusterKey();
  const { openCluster } = await import('@terroir/store/cluster');
  const opening = async () =>
    openCluster({ ...address, masterKey: masterKey('', false, key), views, projects, report });
  const store = await opening().catch(unopened);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function servicesOf({ log, documents, secrets, keyring, projector }: Store, blobs: Blobs): Services {
  return accountServices(
    {
      log,
      documents,
      secrets,
      keyring,
      blobs,
      now: () => new Date().toISOString(),
      newId: uuidv7,
      reached: (position) => projector.waitFor(position, 0),
    },
    { publicUrl: process.env['PUBLIC_URL'] || 'http://localhost:3000', strict: false, onlineAddresses: null },
  );
}
