import { expect, test } from '@jest/globals';
import type { StoredEvent } from '@terroir/events';
import type { EventLog } from '../log/event-log.ts';
import { Inbox } from './inbox.ts';

/** A log that tells one subscriber what it is given; `told` resolves once the subscriber asks for more. */
function telling() {
  let handler: Parameters<EventLog['subscribe']>[1] = () => Promise.resolve();
  let after = -1;
  let ended = false;
  const log: Pick<EventLog, 'subscribe'> = {
    subscribe(from, handle) {
      [after, handler] = [from, handle];
      return { close: async () => void (ended = true) };
    },
  };
  return {
    log,
    from: () => after,
    isEnded: () => ended,
    tell: (position: number) => handler([{ position } as StoredEvent]),
  };
}

const positions = (seen: number[]) => (events: readonly { readonly position: number }[]) => {
  seen.push(...events.map(({ position }) => position));
  return Promise.resolve();
};

test('what the log tells waits until it is taken, and only then is more asked for', async () => {
  const { log, from, tell } = telling();
  let rung = 0;
  const inbox = new Inbox(() => (rung += 1));
  expect(inbox.isOpen).toBe(false);
  inbox.open(log, 7);
  expect([inbox.isOpen, from()]).toEqual([true, 7]);
  const seen: number[] = [];
  expect(await inbox.hand(positions(seen))).toBe(false);

  const told = tell(8);
  let asksForMore = false;
  void told.then(() => (asksForMore = true));
  await new Promise(setImmediate);
  expect([rung, asksForMore]).toEqual([1, false]);
  expect(await inbox.hand(positions(seen))).toBe(true);
  await told;
  expect(seen).toEqual([8]);
  expect(await inbox.hand(positions(seen))).toBe(false);
});

test('what could not be taken is given again', async () => {
  const { log, tell } = telling();
  const inbox = new Inbox(() => undefined);
  inbox.open(log, 0);
  const told = tell(1);
  await expect(inbox.hand(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  const seen: number[] = [];
  expect(await inbox.hand(positions(seen))).toBe(true);
  await told;
  expect(seen).toEqual([1]);
});

test('at the end the log waits for nobody', async () => {
  const { log, tell, isEnded } = telling();
  const inbox = new Inbox(() => undefined);
  inbox.open(log, 0);
  const told = tell(1);
  await inbox.close();
  await told;
  await tell(2);
  expect(isEnded()).toBe(true);
});
