import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkpointsIn,
  Keyring,
  masterKey,
  moveBlobs,
  moveCheckpoints,
  moveLog,
  moveSecrets,
  openBlobFolder,
  openLog,
  StoreUnavailable,
  LOG_FILE,
  type Blobs,
  type Checkpoints,
  type EventLog,
  type Secrets,
} from '@terroir/store';
import { Mistake } from './data-folder.ts';

/** What an installation is made of, whichever engines keep it; read models are built anew. */
export interface Installed {
  /** The log as it is kept, personal data as ciphertext. */
  readonly log: EventLog;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly checkpoints: Checkpoints;
  close(): Promise<void>;
}

/** The reactors whose places go with the log. */
const REACTORS = ['letters', 'outward'] as const;

/** What was copied and found equal. */
export interface Migrated {
  readonly events: number;
  readonly hash: string;
  readonly secrets: number;
  readonly images: number;
}

/**
 * Copies an installation. What an earlier attempt copied is compared and kept. The reactors are set last, so that no
 * process that is started too early sends letters of the past.
 * @throws OtherContent when the target holds something else
 */
export async function migrate(
  from: Installed,
  to: Installed,
  now: string,
  onProgress?: (done: number, all: number) => void,
): Promise<Migrated> {
  const secrets = await moveSecrets(from.secrets, to.secrets, now);
  const images = await moveBlobs(from.blobs, to.blobs);
  const places = await Promise.all(REACTORS.map((name) => from.checkpoints.get(name)));
  const wanted = places.filter((place) => place !== null);
  const moved = await moveLog(from.log, to.log, wanted, onProgress);
  await moveCheckpoints(REACTORS, from.checkpoints, to.checkpoints, moved.places);
  return { events: moved.events, hash: moved.hash, secrets, images };
}

/** The installation in a data folder, for this process alone. @throws Mistake when a server has the folder */
export async function embeddedInstallation(dir: string, key: string | undefined): Promise<Installed> {
  const opened = await openLog({ dir, writer: 'inline', masterKey: key }).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw new Mistake(error.message);
    throw error;
  });
  const blobs = await openBlobFolder(join(dir, 'blobs'));
  return {
    log: opened.raw,
    secrets: opened.secrets,
    blobs,
    checkpoints: checkpointsIn(opened.secrets),
    async close() {
      await blobs.close();
      await opened.close();
    },
  };
}

/** Where the cluster is, from the environment, as for the server. @throws Mistake when something is missing */
export interface ClusterAddress {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly prefix: string;
}

/** The installation in EventStoreDB and MongoDB. @throws Mistake when an engine cannot be reached */
export async function clusterInstallation({ eventStoreUrl, mongoUrl, prefix }: ClusterAddress): Promise<Installed> {
  const { connectMongo, mongoCheckpoints, openEventStoreLog, openGridFsBlobs, openMongoSecrets } =
    await import('@terroir/store/cluster');
  const closing: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const part of closing.splice(0).toReversed()) await part.close();
  };
  const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    closing.push(part);
    return part;
  };
  try {
    const mongo = kept(await connectMongo(mongoUrl));
    const log = kept(await openEventStoreLog({ url: eventStoreUrl, prefix }));
    await log.head(); // whether it answers at all
    const secrets = kept(await openMongoSecrets(mongo));
    return { log, secrets, blobs: kept(await openGridFsBlobs(mongo)), checkpoints: mongoCheckpoints(mongo), close };
  } catch (error) {
    await close();
    if (error instanceof StoreUnavailable) throw new Mistake(error.message);
    throw error;
  }
}

/** The master key of a data folder as MASTER_KEY would say it, so that the cluster opens what it wrapped. */
export const keyOf = (dir: string, given: string | undefined): string =>
  masterKey(dir, !existsSync(join(dir, LOG_FILE)), given).toString('base64');

/** @throws StoreUnavailable when the secrets that arrived are not those of the key */
export const proveKey = async (installed: Installed, key: string): Promise<void> => {
  await Keyring.open(installed.secrets, masterKey('', false, key), (await installed.log.head()) === 0);
};
