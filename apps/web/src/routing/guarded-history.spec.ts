import { beforeEach, expect, test } from '@jest/globals';
import { createGuardedHistory, type GuardedHistory } from './guarded-history.ts';

/** One history for the file, as a tab has one; the gate is open unless a test closes it. */
let ask: (() => Promise<boolean>) | null = null;
let changed: () => void = () => undefined;
const visits: GuardedHistory = createGuardedHistory(window, {
  isClosed: () => ask !== null,
  listen: (heard) => (changed = heard),
  ask: () => ask?.() ?? Promise.resolve(true),
});
/** Closes the gate; `null` opens it. */
const close = (asked: typeof ask) => {
  ask = asked;
  changed();
};
const here = () => location.pathname + location.search;

/** Hears of the next visit: a browser steps through its history in its own time. */
const next = () =>
  new Promise<string>((resolve) => {
    const stop = visits.listen(({ location: { pathname, search } }) => {
      stop();
      resolve(pathname + search);
    });
  });
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  close(null);
  visits.push('/first');
});

test('a push and a replacement are told at once, with what they carry', () => {
  visits.push('/second?tab=a', { from: 'test' });
  expect(visits.current()).toMatchObject({
    location: { pathname: '/second', search: '?tab=a', state: { from: 'test' } },
    type: 'PUSH',
  });
  visits.replace('/third');
  expect([here(), visits.current().type]).toEqual(['/third', 'REPLACE']);
});

test('a step back leads to the place before', async () => {
  visits.push('/second');
  visits.go(-1);
  expect(await next()).toBe('/first');
});

test('a closed gate holds a push until it opens', async () => {
  let open: (go: boolean) => void = () => undefined;
  close(() => new Promise((resolve) => (open = resolve)));
  visits.push('/second');
  expect(here()).toBe('/first');
  const arrived = next();
  open(true);
  expect(await arrived).toBe('/second');
});

test('a gate that stays closed leaves one where one is', async () => {
  close(() => Promise.resolve(false));
  visits.push('/second');
  await Promise.resolve();
  expect([here(), visits.current().location.pathname]).toEqual(['/first', '/first']);
});

test('a step back is taken back while the question stands, and made when the answer is yes', async () => {
  visits.push('/second');
  let open: (go: boolean) => void = () => undefined;
  close(() => new Promise((resolve) => (open = resolve)));
  visits.go(-1);
  await popped(); // the browser is at /first
  await popped(); // and was brought back
  expect([here(), visits.current().location.pathname]).toEqual(['/second', '/second']);
  const arrived = next();
  open(true);
  expect(await arrived).toBe('/first');
});

test('a step back that is answered with no leaves the form where it is, and the next one asks again', async () => {
  visits.push('/second');
  let questions = 0;
  close(() => {
    questions += 1;
    return Promise.resolve(false);
  });
  for (let step = 1; step <= 2; step += 1) {
    visits.go(-1);
    await popped();
    await popped();
    expect([here(), questions]).toEqual(['/second', step]);
  }
});

test('the closing of the tab is held back while the gate is closed', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  close(() => Promise.resolve(false));
  expect(closing()).toBe(true);
  close(null);
  expect(closing()).toBe(false);
});
