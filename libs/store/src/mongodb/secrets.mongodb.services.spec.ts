import { describe, expect, test } from '@jest/globals';
import { isSkipped, temporaryDatabases } from './mongo.contract.ts';
import { secretsContract } from '../log/secrets.contract.ts';
import { openMongoSecrets } from './secrets.mongodb.ts';

const databases = temporaryDatabases();

secretsContract('MongoDB', async () => openMongoSecrets(await databases.open()));

describe('secrets in MongoDB, of several processes', () => {
  const [noon, one] = ['2026-05-01T12:00:00.000Z', '2026-05-01T13:00:00.000Z'];
  const secret = { kind: 'reset', key: 'k', owner: 'o', value: 'old', expires: one };

  async function processes() {
    const { database, engine } = await databases.open();
    const all = await Promise.all([1, 2, 3].map(async () => openMongoSecrets(await databases.open({ database }))));
    return { all, engine };
  }

  test('are taken by one', async () => {
    const { all } = await processes();
    await all[0]?.put(secret);
    const taken = await Promise.all(all.map((secrets) => secrets.take('reset', 'k', noon)));
    expect(taken.filter((found) => found !== null)).toHaveLength(1);
  });

  test('are put by one where nothing stands, or where something has expired', async () => {
    const { all, engine } = await processes();
    const put = () =>
      Promise.all(
        all.map((secrets, nth) => secrets.putIfAbsent({ ...secret, value: `new ${nth}`, expires: null }, one)),
      );
    const first = await put();
    expect(first.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(first.map(({ stored }) => stored.value)).size).toBe(1);
    if (isSkipped(engine, 'secrets put by one where another has expired', 'atomic conditional writes')) return;
    await all[0]?.put(secret);
    const second = await put();
    expect(second.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(second.map(({ stored }) => stored.value)).size).toBe(1);
  });
});
