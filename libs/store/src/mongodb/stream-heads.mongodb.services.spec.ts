import { describe, expect, test } from '@jest/globals';
import type { StreamHead } from '../log/stream-heads.ts';
import { mongoCheckpoints } from './checkpoints.mongodb.ts';
import { temporaryDatabases } from './mongo.contract.ts';
import { mongoStreamHeads } from './stream-heads.mongodb.ts';

const databases = temporaryDatabases();

const head = (stream: string, revision: number, position = 10 * revision + 1): StreamHead => ({
  stream,
  revision,
  position,
  hash: `hash ${revision} at ${position}`,
});

async function opened() {
  const mongo = await databases.open();
  const heads = mongoStreamHeads(mongo);
  return {
    mongo,
    heads,
    all: async (): Promise<readonly StreamHead[]> => {
      const found: StreamHead[] = [];
      for await (const page of heads.pages()) found.push(...page);
      return found;
    },
  };
}

describe('stream heads in MongoDB', () => {
  test('are none before any is kept', async () => {
    const { heads, all } = await opened();
    expect([await heads.checkpoint(), await all()]).toEqual([0, []]);
  });

  test('are those of the greatest revisions: an older page never replaces a newer head', async () => {
    const { heads, all } = await opened();
    const large = 2 ** 40;
    await heads.keep([head('input-1', 4), head('input-2', 9, large)], large);
    await heads.keep([head('input-1', 3), head('input-2', 8), head('input-3', 0)], 81);
    expect(await all()).toEqual([head('input-1', 4), head('input-2', 9, large), head('input-3', 0)]);
    expect(await heads.checkpoint()).toBe(large);
    await heads.keep([head('input-1', 5)], large + 1);
    expect([(await all())[0], await heads.checkpoint()]).toEqual([head('input-1', 5), large + 1]);
  });

  test('stay when another event is written where the kept one was, whatever its hash', async () => {
    const { heads, all } = await opened();
    const kept = [
      { ...head('input-1', 4, 41), hash: 'a' },
      { ...head('input-2', 4, 99), hash: 'b' },
    ];
    await heads.keep(kept, 99);
    await heads.keep(
      [
        { ...head('input-1', 4, 141), hash: 'b' },
        { ...head('input-2', 4, 110), hash: 'a' },
      ],
      141,
    );
    expect(await all()).toEqual(kept);
  });

  test('come by the name of their stream, page by page, all of them', async () => {
    const { heads, all } = await opened();
    const many = Array.from({ length: 1203 }, (_, nth) => head(`input-${String(nth).padStart(4, '0')}`, nth % 7));
    await heads.keep(many.toReversed(), 71);
    expect(await all()).toEqual(many);
  });

  test('are forgotten together with their checkpoint, and kept anew from the beginning', async () => {
    const { heads, all } = await opened();
    await heads.keep([head('input-1', 4), head('input-2', 1)], 41);
    for (let times = 0; times < 2; times += 1) {
      await heads.clear();
      expect([await heads.checkpoint(), await all()]).toEqual([0, []]);
    }
    await heads.keep([head('input-1', 0)], 1);
    expect([await heads.checkpoint(), await all()]).toEqual([1, [head('input-1', 0)]]);
  });

  test('are no checkpoint that moves to another log', async () => {
    const { mongo, heads } = await opened();
    await heads.keep([head('input-1', 4)], 41);
    expect(await mongoCheckpoints(mongo).all()).toEqual(new Map());
  });
});
