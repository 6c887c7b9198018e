import { connect } from 'node:net';
import { testEngines } from '@terroir/http/testing';
import { faultProxy, type FaultProxy } from '@terroir/store/doubles';
import { testApp, type TestApp } from './test-app.ts';

type Settings = Readonly<
  Record<'EVENTSTORE_URL' | 'MONGODB_URL' | 'MASTER_KEY' | 'STORE_PREFIX' | 'KAFKA_BROKERS', string>
>;

/** The engines of an installation of its own, each behind a proxy that breaks its connections. */
export interface TestCluster {
  readonly events: FaultProxy;
  readonly mongo: FaultProxy;
  readonly kafka: FaultProxy;
  /** The settings without the proxies. */
  readonly direct: Settings;
  /** The settings that lead through the proxies, but for Kafka: its brokers tell their own addresses. */
  readonly settings: Settings;
  /** The whole application on them, Kafka through its proxy as well; ready when every view is built. */
  app(): Promise<TestApp>;
  /** Closes what was opened and forgets what it kept. */
  close(): Promise<void>;
}

/** The engines that tests run on; `npm run test:services` names them. */
const engines = await testEngines();
const brokers = process.env['KAFKA_BROKERS'];

/** Limits that nobody reaches are counted all the same. */
const counted = { RATE_LIMIT_ADDRESS: '1000000', RATE_LIMIT_ACCOUNT: '1000000', RATE_LIMIT_TIGHT: '1000000' };

/** Finds the host and port of a URL with one host. */
function placeOf(url: string, port: number) {
  const { hostname, port: given } = new URL(url.replace(/^[\w+]+:/, 'http:'));
  return { host: hostname, port: given === '' ? port : Number(given) };
}

/** The same URL, at a proxy. */
function through(url: string, { port }: FaultProxy, more: Readonly<Record<string, string>> = {}): string {
  const scheme = url.slice(0, url.indexOf(':'));
  const at = new URL(url.replace(/^[\w+]+:/, 'http:'));
  at.hostname = '127.0.0.1';
  at.port = String(port);
  for (const [name, value] of Object.entries(more)) at.searchParams.set(name, value);
  return at.href.replace(/^http:/, `${scheme}:`);
}

export async function testCluster(): Promise<TestCluster> {
  if (engines === null || brokers === undefined) throw new Error('These specs are run by npm run test:services');
  const own = await engines.clusterSettings();
  const events = await faultProxy(placeOf(own.EVENTSTORE_URL, 2113));
  const mongo = await faultProxy(placeOf(own.MONGODB_URL, 27_017));
  const [broker = ''] = brokers.split(',');
  const kafka = await faultProxy(placeOf(`kafka://${broker}`, 9092));
  const direct = { ...own, KAFKA_BROKERS: brokers };
  const settings = {
    ...direct,
    EVENTSTORE_URL: through(own.EVENTSTORE_URL, events),
    MONGODB_URL: through(own.MONGODB_URL, mongo, { directConnection: 'true' }),
  };
  const closing: (() => Promise<void>)[] = [];
  return {
    events,
    mongo,
    kafka,
    direct,
    settings,
    async app() {
      const app = await testApp({
        env: { ...settings, ...counted },
        kafkaSockets: ({ onConnect }) => connect({ host: '127.0.0.1', port: kafka.port }, onConnect),
      });
      closing.push(() => app.close());
      await engines.built(app.store);
      return app;
    },
    async close() {
      for (const proxy of [events, mongo, kafka]) {
        await proxy.accept();
        proxy.release();
      }
      for (const end of closing.toReversed()) await end();
      for (const proxy of [events, mongo, kafka]) await proxy.close();
      await engines.dropSettings(own);
    },
  };
}
