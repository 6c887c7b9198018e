import { join } from 'node:path';
import { type HttpAppOptions } from '@terroir/http';
import {
  checkpointsIn,
  masterKey,
  openBlobFolder,
  filePublisher,
  underLease,
  type AnyView,
  type Blobs,
  type ListedCheckpoints,
  type LeaseName,
  type Publisher,
  type Reactor,
  openStore,
  type Store,
} from '@terroir/store';
import type { KafkaPublisherOptions } from '@terroir/store/cluster';
import type { Config, Role } from './config.ts';

/** Something that follows the log from a checkpoint of its own and does more than make rows. */
export type Follower = Reactor;

/** A place where events are published, and the name of its own checkpoint: each place gets every event, whatever others got. */
export interface Outward {
  readonly name: 'outward' | 'outward-file';
  readonly publisher: Publisher;
}

/** What the application stands on, whichever engines keep it. */
export interface Engines {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly roles: ReadonlySet<Role>;
  readonly http: Pick<HttpAppOptions, 'makeRates' | 'shared'>;
  /** How long this process may honour what another one has ended, in milliseconds; absent where there is no other. */
  readonly sessionMemory?: number;
  /** Where events are published to other systems, null for nowhere. */
  readonly outward: Outward | null;
  /** Runs a follower in one process at a time; `followers` holds those that run in this one. */
  follow(
    name: LeaseName | 'outward-file',
    begin: (checkpoints: ListedCheckpoints) => Promise<Follower>,
  ): Promise<{ close(): Promise<void> }>;
  readonly followers: readonly Follower[];
  close(): Promise<void>;
}

export interface EnginesOptions {
  readonly views: readonly AnyView[];
  readonly writer: 'thread' | 'inline';
  readonly report: (error: unknown) => void;
  /** How brokers are reached, where not straight. */
  readonly kafkaSockets?: KafkaPublisherOptions['socketFactory'];
}

const SESSION_MEMORY = 3000;
const EVERYTHING: ReadonlySet<Role> = new Set<Role>(['http', 'projections', 'publishing']);

/** Opens the engines that the settings name. @throws StoreUnavailable, DamagedLog */
export const openEngines = (config: Config, options: EnginesOptions): Promise<Engines> =>
  config.cluster === null ? embedded(config, options) : cluster(config.cluster, options);

async function embedded(config: Config, options: EnginesOptions): Promise<Engines> {
  const { dataDir: dir, masterKey: key } = config;
  const { views, writer, report } = options;
  const store = await openStore({ dir, views, writer, masterKey: key, report });
  const followers: Follower[] = [];
  const checkpoints = checkpointsIn(store.secrets);
  try {
    const blobs = await openBlobFolder(join(dir, 'blobs'));
    const publisher = config.outward === 'file' ? filePublisher(join(dir, 'outward')) : null;
    return {
      store,
      blobs,
      roles: EVERYTHING,
      http: {},
      outward: publisher && { name: 'outward-file', publisher },
      followers,
      async follow(_name, begin) {
        const follower = await begin(checkpoints);
        followers.push(follower);
        return follower;
      },
      async close() {
        await publisher?.close();
        await blobs.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function cluster(
  { roles, kafka, masterKey: key, ...urls }: NonNullable<Config['cluster']>,
  { views, report, kafkaSockets }: EnginesOptions,
): Promise<Engines> {
  // The clients of the engines weigh as much as all the rest: they come with the profile that needs them.
  const [{ SharedRates }, { openCluster, openKafkaPublisher }] = await Promise.all([
    import('@terroir/http/cluster'),
    import('@terroir/store/cluster'),
  ]);
  const store = await openCluster({
    ...urls,
    masterKey: masterKey('', false, key),
    views,
    projects: roles.has('projections'),
    report,
  });
  const publisher =
    kafka === null || !roles.has('publishing')
      ? null
      : openKafkaPublisher({ ...kafka, report, ...(kafkaSockets && { socketFactory: kafkaSockets }) });
  const followers: Follower[] = [];
  return {
    store,
    blobs: store.blobs,
    roles,
    http: {
      shared: true,
      makeRates: (name, perMinute) => new SharedRates(name, perMinute, store.counters, report),
    },
    sessionMemory: SESSION_MEMORY,
    outward: publisher && { name: 'outward', publisher },
    followers,
    follow: (name, begin) =>
      Promise.resolve(
        underLease({
          leases: store.leases,
          name,
          holder: store.holder,
          report,
          async begin() {
            const follower = await begin(store.checkpoints);
            followers.push(follower);
            return {
              async close() {
                followers.splice(followers.indexOf(follower), 1);
                await follower.close();
              },
            };
          },
        }),
      ),
    async close() {
      await publisher?.close();
      await store.close();
    },
  };
}
