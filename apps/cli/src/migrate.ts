import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkpointsIn,
  Keyring,
  LOG_FILE,
  masterKey,
  moveBlobs,
  moveCheckpoints,
  moveLog,
  moveSecrets,
  openBlobFolder,
  openLog,
  OtherContent,
  refuseOtherLog,
  refuseOtherPeople,
  type Blobs,
  type EventLog,
  type Leases,
  type ListedCheckpoints,
  type Secrets,
} from '@terroir/store';
import type { ClusterAddress } from './cluster.ts';
import { unopened } from './data-folder.ts';
import { verifyCluster, verifyFolder, type Sound } from './verify.command.ts';
import { differenceIn, Mistake } from './words.ts';

/** What an installation is made of, whichever engines keep it; read models are built anew. */
export interface Installed {
  /** The log as it is kept, personal data as ciphertext. */
  readonly log: EventLog;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  /** Of whatever follows the log: all of them go with it. */
  readonly checkpoints: ListedCheckpoints;
  /** Appends that its log takes at once, in order. */
  readonly atOnce: number;
  /** Forgets what was kept of streams, which may be of another log; what follows the log keeps it anew. */
  readonly forgetStreamHeads: () => Promise<void>;
  /** Walks the chains of the log. @throws DamagedLog naming the first event that is not what was written */
  readonly verify: (told: Told) => Promise<Sound>;
  close(): Promise<void>;
}

/** An installation in the cluster, whose processes are kept from working meanwhile. */
export interface InstalledInCluster extends Installed {
  readonly leases: Leases;
}

export type Told = (done: number, all: number) => void;

/** What was copied and found equal. */
export interface Migrated {
  readonly events: number;
  readonly hash: string;
  /** Events that this run wrote; the others were there. */
  readonly written: number;
  readonly secrets: number;
  readonly images: number;
}

/** How each part of the way is reported. */
export interface Steps {
  readonly verifying?: Told;
  readonly copying?: Told;
  readonly verifyingCopy?: Told;
}

/**
 * Copies an installation whose log is sound, and proves the copy: every event is compared, and the chains of the new log
 * are walked. What an earlier attempt copied is kept, and nothing is written to a place that holds something else. The
 * reactors are set last.
 * @throws Mistake when the target holds something else, DamagedLog when a log is not what was written
 */
export async function migrate(from: Installed, to: Installed, now: string, steps: Steps = {}): Promise<Migrated> {
  const { verifying = quiet, copying = quiet, verifyingCopy = quiet } = steps;
  try {
    // A damaged event would be chained anew and look sound.
    await from.verify(verifying);
    await refuseOtherLog(from.log, to.log);
    await refuseOtherPeople(from.secrets, to.secrets, now);
    await to.forgetStreamHeads();
    // Keys and images first: an event is never without them.
    const secrets = await moveSecrets(from.secrets, to.secrets, now);
    const images = await moveBlobs(from.blobs, to.blobs);
    const stood = await from.checkpoints.all();
    const wanted = [...stood.values()];
    const moved = await moveLog(from.log, to.log, { wanted, atOnce: to.atOnce, onProgress: copying });
    await to.verify(verifyingCopy);
    await moveCheckpoints(stood, to.checkpoints, moved.places);
    return { events: moved.events, hash: moved.hash, written: moved.written, secrets, images };
  } catch (error) {
    throw error instanceof OtherContent ? new Mistake(differenceIn(error.found), { cause: error }) : error;
  }
}

const quiet: Told = () => undefined;
/** The embedded log lands the appends of one turn in one transaction, so with one flush of the disk. */
const IN_A_TRANSACTION = 250;

/** The installation in a data folder, for this process alone. @throws Mistake when a server has the folder */
export async function embeddedInstallation(dir: string, key: string | undefined): Promise<Installed> {
  const opened = await openLog({ dir, writer: 'inline', masterKey: key }).catch(unopened);
  const blobs = await openBlobFolder(join(dir, 'blobs'));
  return {
    log: opened.raw,
    secrets: opened.secrets,
    blobs,
    checkpoints: checkpointsIn(opened.secrets),
    atOnce: IN_A_TRANSACTION,
    forgetStreamHeads: () => Promise.resolve(), // its seals are part of the log
    verify: (told) => verifyFolder(dir, told),
    async close() {
      await blobs.close();
      await opened.close();
    },
  };
}

/** The installation in EventStoreDB and MongoDB. @throws Mistake when an engine cannot be reached */
export async function clusterInstallation(address: ClusterAddress): Promise<InstalledInCluster> {
  const {
    connectMongo,
    mongoCheckpoints,
    mongoLeases,
    mongoStreamHeads,
    openEventStoreLog,
    openGridFsBlobs,
    openMongoSecrets,
  } = await import('@terroir/store/cluster');
  const closing: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const part of closing.splice(0).toReversed()) await part.close();
  };
  const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    closing.push(part);
    return part;
  };
  try {
    const mongo = kept(await connectMongo(address.mongoUrl));
    const log = kept(await openEventStoreLog({ url: address.eventStoreUrl, prefix: address.prefix }));
    await log.head(); // whether it answers at all
    return {
      log,
      secrets: kept(await openMongoSecrets(mongo)),
      blobs: kept(await openGridFsBlobs(mongo)),
      checkpoints: mongoCheckpoints(mongo),
      leases: mongoLeases(mongo),
      atOnce: 1,
      forgetStreamHeads: () => mongoStreamHeads(mongo).clear(),
      verify: (told) => verifyCluster(address, told),
      close,
    };
  } catch (error) {
    await close();
    return unopened(error);
  }
}

/** The master key of a data folder as MASTER_KEY would say it, so that the cluster opens what it wrapped. */
export function keyOf(dir: string, given: string | undefined): string {
  try {
    return masterKey(dir, !existsSync(join(dir, LOG_FILE)), given).toString('base64');
  } catch (error) {
    return unopened(error);
  }
}

/** @throws Mistake when the secrets are not those of the key */
export async function proveKey(installed: Installed, key: string): Promise<void> {
  const isNew = (await installed.log.head()) === 0;
  await Keyring.open(installed.secrets, masterKey('', false, key), isNew).catch(unopened);
}
