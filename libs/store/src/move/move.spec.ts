import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Blobs } from '../blobs/blobs.ts';
import { openBlobFolder } from '../blobs/blobs.folder.ts';
import type { EventLog } from '../log/event-log.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { happenings, record } from '../projection/fair.fixture.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { moveBlobs, moveSecrets } from './move-beside.ts';
import { digestOf, moveCheckpoints, moveLog, OtherContent } from './move.ts';
import { checkpointsIn } from '../following/checkpoints.ts';
import { openEmbeddedSecrets } from '../sqlite/secrets.sqlite.ts';

const folder = temporaryFolders();
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
});
const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
  closing.push(part);
  return part;
};
/** A log that seals itself after every few events, so that positions of two logs differ. */
const logSealing = async (sealEvery: number): Promise<EventLog> =>
  kept(await openEmbeddedLog({ dir: ':memory:', sealEvery }));

const story = fc.sample(happenings(60), { seed: 7, numRuns: 20 }).flat();

describe('moving a log', () => {
  test('brings every event in order, whatever the positions are on either side', async () => {
    const [from, to] = [await logSealing(7), await logSealing(11)];
    await record(from, story);
    const { events, hash } = await moveLog(from, to);
    expect({ events, hash }).toEqual(await digestOf(from));
    expect(events).toBe(story.length);
  });

  test('goes on where it was broken off, at any event', async () => {
    const from = await logSealing(7);
    await record(from, story.slice(0, 40));
    for (let lost = 1; lost < 40; lost += 3) {
      const to = await logSealing(5);
      let appended = 0;
      const breaking: EventLog = {
        ...to,
        append(...append) {
          appended += append[2].length;
          return appended > lost ? Promise.reject(new Error('killed')) : to.append(...append);
        },
      };
      await expect(moveLog(from, breaking)).rejects.toThrow('killed');
      expect((await moveLog(from, to)).events).toBe(40);
    }
  });

  test('refuses a place that holds anything else, and changes nothing there', async () => {
    const [from, to] = [await logSealing(7), await logSealing(7)];
    await record(from, story.slice(0, 5));
    await record(to, story.slice(0, 5)); // the same story under other ids
    const before = await digestOf(to);
    await expect(moveLog(from, to)).rejects.toThrow(OtherContent);
    expect(await digestOf(to)).toEqual(before);
    const longer = await logSealing(7);
    await moveLog(from, longer);
    await record(longer, story.slice(5, 6));
    await expect(moveLog(from, longer)).rejects.toThrow(OtherContent);
  });

  test('tells where positions lie in the new log, so that nothing is reacted to twice or never', async () => {
    const from = await logSealing(3);
    const head = await record(from, story.slice(0, 30));
    const wanted = Array.from({ length: head + 1 }, (_, position) => position);
    const to = await logSealing(1000);
    const { places } = await moveLog(from, to, { wanted });
    const idsAfter = async (log: EventLog, position: number) =>
      (await log.readAll(position, 1000)).filter(({ stream }) => stream !== 'seal-log').map(({ id }) => id);
    for (const one of wanted) expect(await idsAfter(to, places.get(one) ?? -1)).toEqual(await idsAfter(from, one));
  });
});

describe('moving what lies beside the log', () => {
  test('brings secrets as they are, but those of one log and those that have expired', async () => {
    const [from, to] = [
      kept(await openEmbeddedSecrets({ dir: ':memory:' })),
      kept(await openEmbeddedSecrets({ dir: ':memory:' })),
    ];
    const now = '2026-05-01T12:00:00.000Z';
    const secret = (kind: string, key: string, expires: string | null = null) => ({
      kind,
      key,
      owner: 'account-1',
      value: { of: key },
      expires,
    });
    for (const one of [
      secret('session', 'a', '2026-05-02T00:00:00.000Z'),
      secret('session', 'old', '2026-05-01T00:00:00.000Z'),
      secret('idempotency', 'b'),
      secret('password', 'c'),
    ])
      await from.put(one);
    await checkpointsIn(from).set('letters', 40);
    expect(await moveSecrets(from, to, now)).toBe(2);
    expect(await to.get('password', 'c', now)).toEqual(secret('password', 'c'));
    expect(await to.get('idempotency', 'b', now)).toBeNull();
    await moveCheckpoints(await checkpointsIn(from).all(), checkpointsIn(to), new Map([[40, 38]]));
    expect(await checkpointsIn(to).all()).toEqual(new Map([['letters', 38]]));
  });

  test('brings images by their hash, and refuses one that is not what it is called', async () => {
    const [from, to]: Blobs[] = [kept(await openBlobFolder(folder())), kept(await openBlobFolder(folder()))];
    if (from === undefined || to === undefined) throw new Error('Two folders');
    const id = await from.put(new Uint8Array([1, 2, 3]), 'image/webp');
    expect(await moveBlobs(from, to)).toBe(1);
    expect((await to.get(id))?.contentType).toBe('image/webp');
    const damaged: Blobs = { ...from, get: async () => ({ bytes: new Uint8Array([9]), contentType: 'image/webp' }) };
    await expect(moveBlobs(damaged, to)).rejects.toThrow(OtherContent);
  });
});
