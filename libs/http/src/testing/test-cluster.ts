import type { Store } from '@terroir/store';
import { randomBytes } from 'node:crypto';
import { EventStoreDouble, until } from '@terroir/store/doubles';
import { connectMongo, openCluster, type ClusterStore } from '@terroir/store/cluster';
import type { AnyView } from '@terroir/store';

// The cluster profile for tests: `TERROIR_TEST_PROFILE=cluster` with MONGODB_URL, and EVENTSTORE_URL or the double.

/** What the server reads from its environment. */
export type Settings = Record<'EVENTSTORE_URL' | 'MONGODB_URL' | 'MASTER_KEY' | 'STORE_PREFIX', string>;

/** The doubles of event stores that installations of this test file stand on, by URL. */
const doubles = new Map<string, EventStoreDouble>();

/** An event store: the one that is given, or a double of its own. */
async function eventStoreUrl(): Promise<string> {
  const given = process.env['EVENTSTORE_URL'];
  if (given) return given;
  const double = await new EventStoreDouble().start();
  doubles.set(double.url, double);
  return double.url;
}

/** Settings of an installation of its own on the engines of the tests. */
export async function clusterSettings(): Promise<Settings> {
  const mongoUrl = process.env['MONGODB_URL'];
  if (!mongoUrl) throw new Error('MONGODB_URL is not set: run `npm run test:services`');
  const name = `t${randomBytes(6).toString('hex')}`;
  const url = new URL(mongoUrl);
  url.pathname = `/${name}`;
  return {
    EVENTSTORE_URL: await eventStoreUrl(),
    MONGODB_URL: url.href,
    MASTER_KEY: randomBytes(32).toString('base64'),
    STORE_PREFIX: name,
  };
}

/** Forgets what an installation kept, once it is closed. */
export async function dropSettings(settings: Pick<Settings, 'EVENTSTORE_URL' | 'MONGODB_URL'>): Promise<void> {
  doubles.get(settings.EVENTSTORE_URL)?.stop();
  doubles.delete(settings.EVENTSTORE_URL);
  const mongo = await connectMongo(settings.MONGODB_URL);
  try {
    await mongo.runLong((database) => database.dropDatabase());
  } finally {
    await mongo.close();
  }
}

/** A store of its own on the engines of the tests, gone when it is closed. */
export async function testCluster(views: readonly AnyView[], report: (error: unknown) => void): Promise<ClusterStore> {
  const settings = await clusterSettings();
  const store = await openCluster({
    eventStoreUrl: settings.EVENTSTORE_URL,
    mongoUrl: settings.MONGODB_URL,
    prefix: `${settings.STORE_PREFIX}.`,
    masterKey: Buffer.from(settings.MASTER_KEY, 'base64'),
    views,
    projects: true,
    report,
  });
  await built(store);
  return {
    ...store,
    async close() {
      await store.close();
      await dropSettings(settings);
    },
  };
}

/** Resolves when every view can be read. */
export const built = ({ projector }: Pick<Store, 'projector'>): Promise<void> =>
  until(async () => {
    try {
      await projector.standing();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'StoreUnavailable') throw error;
      return false;
    }
  });
