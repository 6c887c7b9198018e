import { join } from 'node:path';
import { accountServices, accountViews, type Services } from '@terroir/accounts/server';
import { financeViews } from '@terroir/finance/server';
import { openStore, type EmbeddedStore } from '@terroir/http';
import { openBlobFolder, StoreUnavailable, uuidv7 } from '@terroir/store';
import { filledFolder, Mistake } from './data-folder.ts';

/** An installation opened for the operator alone. */
export interface Installation {
  readonly store: EmbeddedStore;
  readonly services: Services;
}

const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

/**
 * Opens a data folder for this process alone, runs `work` and closes it.
 * @throws Mistake when a server (or another command) has the folder
 */
export async function withInstallation<T>(
  data: string | undefined,
  work: (opened: Installation) => Promise<T>,
): Promise<T> {
  const dir = filledFolder(data);
  const masterKey = process.env['MASTER_KEY'] || undefined;
  const views = [...accountViews, ...financeViews];
  const store = await openStore({ dir, views, writer: 'inline', masterKey, report }).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw new Mistake(error.message);
    throw error;
  });
  try {
    const { log, documents, secrets, keyring, projector } = store;
    await projector.waitFor(await log.head(), 60_000);
    const services = accountServices(
      {
        log,
        documents,
        secrets,
        keyring,
        blobs: await openBlobFolder(join(dir, 'blobs')),
        now: () => new Date().toISOString(),
        newId: uuidv7,
        reached: (position) => projector.waitFor(position, 0),
      },
      { publicUrl: process.env['PUBLIC_URL'] || 'http://localhost:3000', strict: false, onlineAddresses: null },
    );
    return await work({ store, services });
  } finally {
    await store.close();
  }
}
