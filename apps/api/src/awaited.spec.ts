import { afterEach, expect, test } from '@jest/globals';
import { views } from '@terroir/modules';
import { openEmbeddedDocuments, ReadPlaces, StoreUnavailable } from '@terroir/store';
import { awaitedBy } from './awaited.ts';
import { readConfig, type Config } from './config.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
});

const inRoles = (roles: string): Config =>
  readConfig({
    EVENTSTORE_URL: 'esdb://host:2113?tls=false',
    MONGODB_URL: 'mongodb://host/terroir',
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    ROLES: roles,
  });

/** Read models that nobody has built yet. */
async function empty() {
  const documents = await openEmbeddedDocuments({ dir: ':memory:' });
  const report = (error: unknown): never => {
    throw error;
  };
  const projector = new ReadPlaces({ documents, views, report });
  closing.push(documents, projector);
  return { projector };
}

test('a process that builds no read models says which role it waits for on an empty installation', async () => {
  for (const roles of ['http', 'publishing', 'http,publishing'])
    expect(await awaitedBy(inRoles(roles), await empty())).toMatch(/^Not ready yet: .*ROLES hold `projections`/);
});

test('a process that builds them itself waits for nobody, nor does one whose read models are there', async () => {
  expect(await awaitedBy(inRoles('http,projections'), await empty())).toBeNull();
  expect(await awaitedBy(readConfig({}), await empty())).toBeNull();
  const there = { projector: { standing: () => Promise.resolve([]) } };
  expect(await awaitedBy(inRoles('http'), there)).toBeNull();
});

test('any other error of the read models is told', async () => {
  const broken = { projector: { standing: () => Promise.reject(new TypeError('broken')) } };
  await expect(awaitedBy(inRoles('http'), broken)).rejects.toThrow('broken');
  const gone = { projector: { standing: () => Promise.reject(new StoreUnavailable('MongoDB: gone')) } };
  expect(await awaitedBy(inRoles('http'), gone)).toBe('Not ready yet: MongoDB: gone');
});
