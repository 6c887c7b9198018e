import { randomUUID } from 'node:crypto';
import type { Blobs } from '../blobs/blobs.ts';
import { underLease, type UnderLease } from '../following/under-lease.ts';
import type { LeaseName, Leases } from '../following/lease.ts';
import type { ListedCheckpoints } from '../following/checkpoints.ts';
import { followStreamHeads } from '../following/stream-heads-follower.ts';
import { openEventStoreLog } from '../eventstore/event-log.eventstoredb.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { Keyring } from '../log/keyring.ts';
import { personalLog } from '../log/personal-log.ts';
import { openGridFsBlobs } from '../mongodb/blobs.gridfs.ts';
import { mongoCheckpoints } from '../mongodb/checkpoints.mongodb.ts';
import { mongoCounters, type Counters } from '../mongodb/counters.mongodb.ts';
import { openMongoDocuments } from '../mongodb/documents.mongodb.ts';
import { mongoLeases } from '../mongodb/lease.mongodb.ts';
import { connectMongo } from '../mongodb/mongo.ts';
import { openMongoSecrets } from '../mongodb/secrets.mongodb.ts';
import { mongoStreamHeads } from '../mongodb/stream-heads.mongodb.ts';
import { activeDocuments, type ActiveCollections, type ReadModels } from '../projection/active.ts';
import { openAsOf } from '../projection/as-of.ts';
import type { AnyView } from '../projection/builds.ts';
import { Projector } from '../projection/projector.ts';
import { ReadPlaces } from '../projection/read-places.ts';
import type { Store } from './open-store.ts';

export interface OpenClusterOptions {
  readonly eventStoreUrl: string;
  /** What every stream name of this installation begins with. */
  readonly prefix?: string;
  readonly mongoUrl: string;
  /** The database; the one that the URL names, else `terroir`. */
  readonly database?: string;
  /** The master key, 32 bytes. */
  readonly masterKey: Uint8Array;
  readonly views: readonly AnyView[];
  /** Whether this process stands ready to make the read models. */
  readonly projects: boolean;
  readonly report: (error: unknown) => void;
  /** How long a lease holds without being renewed, in milliseconds (5,000). */
  readonly lease?: number;
  /** How often counts that are over are forgotten, in milliseconds (600,000). */
  readonly sweep?: number;
}

/** A store on EventStoreDB and MongoDB, shared by as many processes as wanted. */
export interface ClusterStore extends Store {
  readonly projector: ReadPlaces;
  readonly blobs: Blobs;
  /** Checkpoints of reactors: they never go back. */
  readonly checkpoints: ListedCheckpoints;
  readonly leases: Leases;
  readonly counters: Counters;
  /** Names this process among the others. */
  readonly holder: string;
  /** The projection, where this process stands ready for it. */
  readonly projection: UnderLease | null;
}

/** How long rows of a retired build are kept for processes that may still read them, in milliseconds. */
const GRACE = 10_000;
/** How long a personal key is used without asking whether its person was erased by another process, in milliseconds. */
const KEY_MEMORY = 5000;
const TEN_MINUTES = 600_000;

/** Opens the engines and, where this process projects, stands ready to make the read models. */
export async function openCluster(options: OpenClusterOptions): Promise<ClusterStore> {
  const {
    eventStoreUrl,
    prefix,
    mongoUrl,
    database,
    masterKey,
    views,
    projects,
    report,
    lease,
    sweep = TEN_MINUTES,
  } = options;
  const closing: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const part of closing.splice(0).toReversed()) await part.close();
  };
  const opened = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    closing.push(part);
    return part;
  };
  try {
    const mongo = opened(await connectMongo(mongoUrl, database === undefined ? {} : { database }));
    const raw = opened(
      await openEventStoreLog({ url: eventStoreUrl, report, ...(prefix === undefined ? {} : { prefix }) }),
    );
    const secrets = opened(await openMongoSecrets(mongo));
    const keyring = await Keyring.open(secrets, masterKey, (await raw.head()) === 0, KEY_MEMORY);
    const log = personalLog(raw, keyring, report);
    const collections = opened(openMongoDocuments(mongo));
    const holder = randomUUID();
    const leases = mongoLeases(mongo);
    const heads = mongoStreamHeads(mongo);
    let active: Projector | null = null;
    const begin = async (fence: number) => {
      const after = await heads.checkpoint();
      const projector = await Projector.start({ log, documents: collections, views, report, fence, grace: GRACE });
      active = projector;
      const following = followStreamHeads({ log: raw, heads, after, readModels: projector });
      return {
        async close() {
          active = null;
          await Promise.all([projector.close(), following.close()]);
        },
      };
    };
    const projection = projects
      ? opened(
          underLease({
            leases,
            name: 'projections' satisfies LeaseName,
            holder,
            begin,
            report,
            ...(lease === undefined ? {} : { milliseconds: lease }),
          }),
        )
      : null;
    const counters = await mongoCounters(mongo);
    // Here rather than under a lease: to remove what is over twice does no harm. Secrets are swept by the application.
    const sweeping = setInterval(() => void counters.sweep().catch(report), sweep).unref();
    opened({ close: () => Promise.resolve(clearInterval(sweeping)) });
    const places = opened(new ReadPlaces({ documents: collections, views, report }));
    const documents = fresh(activeDocuments(collections, places), places);
    return {
      log,
      raw,
      secrets,
      keyring,
      documents,
      collections,
      projector: places,
      asOf: openAsOf({ documents: collections, builds: places, fresh: () => places.fresh() }),
      blobs: opened(await openGridFsBlobs(mongo)),
      checkpoints: mongoCheckpoints(mongo),
      leases,
      counters,
      holder,
      projection,
      async rebuild(view, rebuilding) {
        const projector = active;
        if (projector === null) throw new StoreUnavailable('Another process makes the read models');
        await projector.rebuild(view, rebuilding);
        await places.look();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Read models that are not read by what was known of them long ago. */
function fresh(documents: ReadModels, places: ReadPlaces & ActiveCollections): ReadModels {
  return {
    async get(of, key) {
      await places.fresh();
      return documents.get(of, key);
    },
    async getMany(of, keys) {
      await places.fresh();
      return documents.getMany(of, keys);
    },
    async find(of, query) {
      await places.fresh();
      return documents.find(of, query);
    },
  };
}
