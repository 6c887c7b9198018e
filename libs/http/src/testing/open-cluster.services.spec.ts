import { expect, test } from '@jest/globals';
import { connectMongo, openCluster } from '@terroir/store/cluster';
import { until } from '@terroir/store/doubles';

import { clusterSettings, dropSettings } from './test-cluster.ts';

test('what all processes count does not grow without end: each forgets what is over', async () => {
  const settings = await clusterSettings();
  const open = (sweep?: number) =>
    openCluster({
      eventStoreUrl: settings.EVENTSTORE_URL,
      mongoUrl: settings.MONGODB_URL,
      prefix: `${settings.STORE_PREFIX}.`,
      masterKey: Buffer.from(settings.MASTER_KEY, 'base64'),
      views: [],
      projects: false,
      report: () => undefined,
      ...(sweep === undefined ? {} : { sweep }),
    });
  const mongo = await connectMongo(settings.MONGODB_URL);
  const counted = async () => (await mongo.rows<{ _id: string }>('counters').find().toArray()).map(({ _id }) => _id);
  const [counting, sweeping] = [await open(), await open(5)];
  await counting.counters.add('farm', '2', 3_600_000);
  await counting.counters.add('farm', '1', -1);
  await until(async () => (await counted()).length <= 1);
  expect(await counted()).toEqual(['2/farm']);
  expect(await counting.counters.add('farm', '2', 3_600_000)).toBe(2);
  await counting.close();
  await sweeping.close();
  await mongo.close();
  await dropSettings(settings);
});
