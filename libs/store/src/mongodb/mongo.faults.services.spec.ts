import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { declared, first, second, states, told, ware } from '../documents/documents.faults.fixture.ts';
import { openMongoDocuments } from './documents.mongodb.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { faultProxy, type FaultProxy } from '../doubles/fault-proxy.ts';
import { temporaryDatabases } from './mongo.contract.ts';

const SLOW = 240_000;
const databases = temporaryDatabases();

describe('a connection that fails', () => {
  let proxy: FaultProxy | null = null;
  afterEach(() => proxy?.close());

  async function behindProxy() {
    const address = new URL(databases.url);
    proxy = await faultProxy({ host: address.hostname, port: Number(address.port || 27017) });
    address.host = proxy.address;
    address.searchParams.set('directConnection', 'true');
    const patience = { away: 400, silent: 600 };
    const mongo = await databases.open({ through: address.href, patience });
    const documents = await declared(openMongoDocuments(mongo));
    await documents.apply(first);
    return { proxy, documents, direct: openMongoDocuments(await databases.open({ database: mongo.database })) };
  }

  test.each(['gone', 'silent'] as const)(
    'leaves the store unavailable while the engine is %s, and it works again without a restart',
    async (how) => {
      const { proxy: between, documents } = await behindProxy();
      const before = await told(documents);
      if (how === 'gone') await between.refuse();
      else between.hold();
      await expect(documents.apply(second)).rejects.toThrow(StoreUnavailable);
      await expect(documents.get(ware, 'k0')).rejects.toThrow(StoreUnavailable);
      await expect(documents.find(ware, { index: 'price', limit: 1 })).rejects.toThrow(StoreUnavailable);
      await expect(documents.checkpoint('p')).rejects.toThrow(StoreUnavailable);
      if (how === 'gone') await between.accept();
      else between.release();
      await until(() => documents.declare(ware));
      const [, after] = await states(await databases.open());
      expect([before, after]).toContain(await told(documents));
      await until(() => documents.apply(second));
      expect(await told(documents)).toBe(after);
    },
    SLOW,
  );

  test(
    'anywhere in a batch does no harm: it comes again and is there once',
    async () => {
      const [before, after] = await states(await databases.open());
      for (const direction of ['up', 'down'] as const)
        for (const bytes of [1, 60, 200, 700, 1500, 2600, 4000, 6000]) {
          const { proxy: between, documents, direct } = await behindProxy();
          const cut = between.cutAfter(bytes, direction);
          await documents.apply(second).catch((error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable));
          await until(() => documents.declare(ware));
          expect([before, after]).toContain(await told(direct));
          await until(() => documents.apply(second));
          expect(await told(direct)).toBe(after);
          between.cut();
          await Promise.race([cut, between.close()]);
        }
    },
    SLOW,
  );

  test('that is half closed, or slow, ends well', async () => {
    const { proxy: between, documents } = await behindProxy();
    between.halfClose('down');
    await until(() => documents.apply(second));
    between.halfClose('up');
    between.delay(5);
    const [, after] = await states(await databases.open());
    await until(async () => expect(await told(documents)).toBe(after));
  });
});

test('a write that is refused is told of without what was to be written', async () => {
  const mongo = await databases.open();
  const row = { _id: 'farm', owner: 'Ana Tremblay' };
  const refused = await mongo
    .run(() => mongo.rows<typeof row>('rows').insertMany([row, row], { ordered: false }))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(inspect(refused, { depth: 20 })).not.toContain('Tremblay');
  expect(inspect(refused, { depth: 20 })).toContain('11000');
});

/** Tries again while the store is unavailable: the client finds out at the next try that the engine is back. */
async function until(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === 20) throw error;
    }
}
