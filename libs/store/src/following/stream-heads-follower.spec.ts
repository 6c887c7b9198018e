import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { StoreUnavailable, type EventLog, type Subscription } from '../log/event-log.ts';
import type { StreamHead } from '../log/stream-heads.ts';
import { until } from '../doubles/until.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { followStreamHeads } from './stream-heads-follower.ts';

interface Write {
  readonly heads: readonly StreamHead[];
  readonly upTo: number;
}

let log: EventLog;
let writes: Write[];
let failures: number;
let readModels: (position: number) => Promise<boolean>;
const running: Subscription[] = [];
beforeEach(async () => {
  log = await openEmbeddedLog({ dir: ':memory:', pause: 1, report: () => undefined });
  [writes, failures] = [[], 0];
  readModels = () => Promise.resolve(true);
});
afterEach(async () => {
  for (const following of running.splice(0)) await following.close();
  await log.close();
});

const append = (stream: string, events: number) =>
  log.append(
    stream,
    'any',
    Array.from({ length: events }, () => newEvent()),
  );

function follow({ after = 0, rest = 1 } = {}): Subscription {
  const following = followStreamHeads({
    log,
    after,
    rest,
    readModels: { waitFor: (position) => readModels(position) },
    heads: {
      async keep(heads, upTo) {
        if (failures > 0) {
          failures -= 1;
          throw new StoreUnavailable('away');
        }
        writes.push({ heads, upTo });
      },
      checkpoint: () => Promise.resolve(after),
      async *pages() {},
      clear: () => Promise.resolve(),
    },
  });
  running.push(following);
  return following;
}
const untilFollowed = (position: number) => until(() => writes.at(-1)?.upTo === position);

describe('following stream heads', () => {
  test('keeps the newest event of each stream in one write for a batch', async () => {
    await append('input-1', 3);
    const { position } = await append('input-2', 2);
    follow();
    await untilFollowed(position);
    const [one, two] = await Promise.all(
      ['input-1', 'input-2'].map(async (name) => (await log.readStream(name)).at(-1)),
    );
    expect(writes).toEqual([
      {
        heads: [one, two].map((event) => ({
          stream: event?.stream,
          revision: event?.revision,
          hash: event?.hash,
          position: event?.position,
        })),
        upTo: position,
      },
    ]);
  });

  test('begins after the checkpoint', async () => {
    const { position: after } = await append('input-1', 3);
    const { position } = await append('input-2', 1);
    follow({ after });
    await untilFollowed(position);
    expect(writes.flatMap(({ heads }) => heads.map(({ stream }) => stream))).toEqual(['input-2']);
  });

  test('gathers what is appended while it rests, and ends its rest when it is closed', async () => {
    const following = follow({ rest: 600_000 });
    await untilFollowed((await append('input-1', 1)).position);
    await append('input-1', 1);
    await append('input-2', 1);
    await following.close();
    expect(writes.map(({ upTo }) => upTo)).toEqual([1]);
  });

  test('lets the read models go first, and does not depend on their getting there', async () => {
    const waited: number[] = [];
    const late = Promise.withResolvers<boolean>();
    readModels = (position) => {
      waited.push(position);
      return late.promise;
    };
    const { position } = await append('input-1', 2);
    follow();
    await until(() => waited.length > 0);
    expect([waited, writes]).toEqual([[position], []]);
    late.resolve(false);
    await untilFollowed(position);
  });

  test('tries a failed write again with the same heads', async () => {
    failures = 2;
    const { position } = await append('input-1', 2);
    follow();
    await untilFollowed(position);
    expect([failures, writes.map(({ heads }) => heads[0]?.revision)]).toEqual([0, [1]]);
  });
});
