import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Message } from '@terroir/kernel';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import type { Deferral } from './deferred-events.ts';
import { checkpointsIn, type ListedCheckpoints } from './checkpoints.ts';
import { react, type Reactor, type ReactorOptions } from './reactor.ts';
import { openEmbeddedSecrets } from '../sqlite/secrets.sqlite.ts';
import type { Secrets } from '../log/secrets.ts';

interface Rung extends Message {
  readonly type: 'BellRung';
  readonly data: { readonly at: number };
}

let log: EventLog;
let secrets: Secrets;
let checkpoints: ListedCheckpoints;
const running: Reactor[] = [];
beforeEach(async () => {
  log = await openEmbeddedLog({ dir: ':memory:', pause: 1, report: () => undefined });
  secrets = await openEmbeddedSecrets({ dir: ':memory:' });
  checkpoints = checkpointsIn(secrets);
});
afterEach(async () => {
  for (const reactor of running.splice(0)) await reactor.close();
  await secrets.close();
  await log.close();
});

const ring = async (...times: number[]) => {
  for (const at of times) await log.append('bell-1', 'any', [newEvent({ at }, { type: 'BellRung' }), newEvent()]);
};

/** Someone who writes down each bell, and may stumble. */
function listener(name: string, from: 'start' | 'head', stumble: (at: number) => boolean = () => false) {
  const heard: number[] = [];
  let tell: () => void = () => undefined;
  return {
    heard,
    start: async (more: Partial<Pick<ReactorOptions<Rung>, 'checkpoints' | 'deferral'>> = {}): Promise<Reactor> => {
      const reactor = await react<Rung>({
        name,
        log,
        checkpoints,
        from,
        on: {
          BellRung: async ({ data: { at } }) => {
            if (stumble(at)) throw new Error(`stumbled at ${at}`);
            heard.push(at);
            tell();
          },
        },
        ...more,
      });
      running.push(reactor);
      return reactor;
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => {
          if (heard.length >= count) resolve();
        };
        tell();
      }),
  };
}

describe('a reactor', () => {
  test('reacts to each of its events once, in order, past and to come', async () => {
    await ring(1, 2);
    const porter = listener('porter', 'start');
    await porter.start();
    await porter.until(2);
    await ring(3);
    await porter.until(3);
    expect(porter.heard).toEqual([1, 2, 3]);
  });

  test('that starts for the first time at the head leaves the past alone, also after a restart', async () => {
    await ring(1);
    const porter = listener('porter', 'head');
    await (await porter.start()).close();
    await ring(2);
    await porter.start();
    await porter.until(1);
    expect(porter.heard).toEqual([2]);
  });

  test('goes on after a restart where it was', async () => {
    const porter = listener('porter', 'start');
    await ring(1, 2);
    const first = await porter.start();
    await porter.until(2);
    await first.close();
    await ring(3);
    await porter.start();
    await porter.until(3);
    expect(porter.heard).toEqual([1, 2, 3]);
  });

  test('tries again what failed, and nothing overtakes it', async () => {
    let falls = 3;
    const porter = listener('porter', 'start', (at) => at === 2 && (falls -= 1) >= 0);
    await ring(1, 2, 3);
    await porter.start();
    await porter.until(3);
    expect(porter.heard).toEqual([1, 2, 3]);
  });

  test('says what it is stuck at', async () => {
    const stumbled = Promise.withResolvers<undefined>();
    const porter = listener('porter', 'start', (at) => {
      if (at === 2) stumbled.resolve(undefined);
      return at === 2;
    });
    await ring(1, 2);
    const reactor = await porter.start();
    await stumbled.promise;
    await reactor.close();
    expect(reactor.stuck).toMatchObject({ position: 3, error: { message: 'stumbled at 2' } });
    expect(await checkpoints.get('porter')).toBe(2);
  });

  test('has done what it has done although its checkpoint could not be kept at once', async () => {
    let failures = 2;
    const shaky: ListedCheckpoints = {
      ...checkpoints,
      set: (name, position) =>
        position > 0 && (failures -= 1) >= 0
          ? Promise.reject(new StoreUnavailable('full'))
          : checkpoints.set(name, position),
    };
    const porter = listener('porter', 'start');
    await ring(1, 2);
    await porter.start({ checkpoints: shaky });
    await porter.until(2);
    expect(porter.heard).toEqual([1, 2]);
  });

  test('keeps its place after each reaction and at its end, not after every event that asks for nothing', async () => {
    const kept: number[] = [];
    const counting: ListedCheckpoints = {
      ...checkpoints,
      set: (name, position) => {
        kept.push(position);
        return checkpoints.set(name, position);
      },
    };
    const porter = listener('porter', 'start');
    const reactor = await porter.start({ checkpoints: counting });
    for (let at = 0; at < 20; at += 1) await log.append('field-1', 'any', [newEvent()]);
    await ring(1);
    await porter.until(1);
    await log.append('field-1', 'any', [newEvent()]);
    while (reactor.position < (await log.head())) await new Promise(setImmediate);
    await reactor.close();
    expect(kept).toEqual([0, 21, 23]);
  });

  test('that cannot keep its place at its end ends all the same', async () => {
    const full: ListedCheckpoints = {
      ...checkpoints,
      set: (name, position) =>
        position > 0 ? Promise.reject(new StoreUnavailable('full')) : checkpoints.set(name, position),
    };
    const porter = listener('porter', 'start');
    const reactor = await porter.start({ checkpoints: full });
    await log.append('field-1', 'any', [newEvent()]);
    while (reactor.position === 0) await new Promise(setImmediate);
    await expect(reactor.close()).resolves.toBeUndefined();
  });

  describe('whose events may wait by themselves', () => {
    let reported: string[];
    beforeEach(() => {
      reported = [];
    });
    const deferral = (more: Partial<Deferral> = {}): Deferral => ({
      isOfEvent: (error) => String(error).includes('stumbled at 2'),
      every: 1,
      longest: Number.MAX_SAFE_INTEGER,
      report: (error) => void reported.push((error as Error).message),
      ...more,
    });
    const kept = async () => [...(await checkpoints.all())].filter(([name]) => name !== 'porter');

    test('goes on past such an event, and reacts to it as soon as it can', async () => {
      let isDown = true;
      const porter = listener('porter', 'start', (at) => at === 2 && isDown);
      await ring(1, 2, 3);
      await porter.start({ deferral: deferral() });
      await porter.until(2);
      expect([porter.heard, await kept()]).toEqual([[1, 3], [['porter waits 3', 3]]]);
      isDown = false;
      await porter.until(3);
      expect(porter.heard).toEqual([1, 3, 2]);
      while ((await kept()).length > 0) await new Promise(setImmediate);
      expect(reported).toEqual([]);
    });

    test('goes on with it after a restart', async () => {
      const porter = listener('porter', 'start', (at) => at === 2);
      await ring(1, 2, 3);
      const reactor = await porter.start({ deferral: deferral() });
      await porter.until(2);
      await reactor.close();
      await (await porter.start({ deferral: deferral() })).close();
      const next = listener('porter', 'start');
      await next.start({ deferral: deferral() });
      await next.until(1);
      expect(next.heard).toEqual([2]);
    });

    test('gives it up, and says so, once it is too old', async () => {
      const porter = listener('porter', 'start', (at) => at === 2);
      await ring(1, 2, 3);
      await porter.start({ deferral: deferral({ longest: 0 }) });
      await porter.until(2);
      while (reported.length === 0) await new Promise(setImmediate);
      expect(reported).toEqual(['porter gives up BellRung at position 3']);
      while ((await kept()).length > 0) await new Promise(setImmediate);
    });

    test('still waits for any other', async () => {
      const porter = listener('porter', 'start', (at) => at === 1);
      await ring(1, 3);
      const reactor = await porter.start({ deferral: deferral() });
      while (reactor.stuck === null) await new Promise(setImmediate);
      expect([porter.heard, await kept()]).toEqual([[], []]);
    });
  });

  test('does not mind another reactor', async () => {
    const [porter, sexton] = [listener('porter', 'start'), listener('sexton', 'start', () => true)];
    await ring(1);
    await sexton.start();
    await porter.start();
    await porter.until(1);
    expect(sexton.heard).toEqual([]);
    expect(await checkpoints.get('sexton')).toBe(0);
  });
});
