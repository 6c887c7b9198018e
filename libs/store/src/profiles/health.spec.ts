import { expect, test } from '@jest/globals';
import { DamagedLog, StoreUnavailable } from '@terroir/store';
import { healthOf, type Health, type Measured } from './health.ts';

/** A log of so many events, one at every thousandth place, and one view that stands at one of them. */
const storeAt = (reached: number, events: number) => ({
  raw: {
    head: () => Promise.resolve(events * 1000),
    readAll: (after: number, limit: number) =>
      Promise.resolve(
        Array.from({ length: events }, (_, nth) => ({ position: (nth + 1) * 1000 }))
          .filter(({ position }) => position > after)
          .slice(0, limit),
      ),
  },
  projector: {
    standing: () => Promise.resolve([{ name: 'firm', position: reached * 1000, parked: 0 }]),
    building: () => null,
  },
});
const health = (store: object): Health => healthOf(store as Measured, []);

test.each([
  ['none', 3000, 0, true],
  ['some', 2990, 10, true],
  ['as many as may be', 2000, 1000, true],
  ['too many', 1999, 1001, false],
  ['far too many, which are not all counted', 1, 1001, false],
])(
  'a process is ready by the events that are missing, not by how far apart they lie: %s',
  async (_, at, lag, ready) => {
    expect(await health(storeAt(at, 3000)).check()).toMatchObject({ ready, projections: [{ name: 'firm', lag }] });
  },
);

const away = () => Promise.reject(new StoreUnavailable('gone'));

test('a process whose log cannot answer is not ready, and still tells where its read models stand', async () => {
  const { raw, projector } = storeAt(2, 3);
  const unknown = { name: 'firm', position: 2000, lag: null, parked: 0 };
  for (const head of [away, () => Promise.reject(new DamagedLog(7, 'torn'))])
    expect(await health({ raw: { ...raw, head }, projector }).check()).toEqual({
      ready: false,
      head: null,
      log: null,
      building: null,
      projections: [unknown],
      reactors: [],
    });
  // It may also be lost between the two questions.
  expect(await health({ raw: { ...raw, readAll: away }, projector }).check()).toMatchObject({
    ready: false,
    head: 3000,
    projections: [unknown],
  });
});

test('a process whose read models cannot answer is not ready, and still tells how far the log has come', async () => {
  const { raw, projector } = storeAt(3, 3);
  expect(await health({ raw, projector: { ...projector, standing: away } }).check()).toEqual({
    ready: false,
    head: 3000,
    log: null,
    building: null,
    projections: [],
    reactors: [],
  });
});

test('a process whose log takes no writes is not ready', async () => {
  const { raw, projector } = storeAt(3, 3);
  for (const isWriting of [true, false])
    expect(await health({ raw: { ...raw, isWriting: () => isWriting }, projector }).check()).toMatchObject({
      ready: isWriting,
      head: 3000,
    });
});

test('a process whose read models are still built is not ready, and tells how far they are', async () => {
  const { raw, projector } = storeAt(3, 3);
  const views = [{ name: 'firm', position: 1500, percent: 50, hasRows: false }];
  const building = { views, head: 3000, percent: 50 };
  const store = { raw, projector: { ...projector, building: () => building } };
  expect(await health(store).check()).toMatchObject({ ready: false, building });
});

test.each([
  ['checked still', 'checking', { checked: false, damage: null }],
  ['found sound', 'sound', { checked: true, damage: null }],
  ['found damaged', new DamagedLog(7, 'torn'), { checked: false, damage: 'The log is damaged at position 7: torn' }],
] as const)('tells whether the events that were there at the start are %s', async (_, soundness, log) => {
  const { raw, projector } = storeAt(3, 3);
  const store = { raw: { ...raw, soundness: () => soundness }, projector };
  expect(await health(store).check()).toMatchObject({ ready: true, log });
});

test('any other error of a health is told', async () => {
  const { raw, projector } = storeAt(3, 3);
  const broken = () => Promise.reject(new TypeError('broken'));
  await expect(health({ raw: { ...raw, head: broken }, projector }).check()).rejects.toThrow('broken');
});
