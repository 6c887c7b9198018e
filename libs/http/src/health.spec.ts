import { expect, test } from '@jest/globals';
import { storePorts, type Store } from './open-store.ts';
import { HEALTH, type Health } from './ports.ts';

/** The health of a process whose log has events at every thousandth place, and whose one view stands at one of them. */
function healthAt(reached: number, events: number): Health {
  const positions = Array.from({ length: events }, (_, nth) => (nth + 1) * 1000);
  const store = {
    raw: {
      head: () => Promise.resolve(events * 1000),
      readAll: (after: number, limit: number) =>
        Promise.resolve(
          positions
            .filter((position) => position > after)
            .slice(0, limit)
            .map((position) => ({ position })),
        ),
    },
    projector: { standing: () => Promise.resolve([{ name: 'firm', position: reached * 1000, parked: 0 }]) },
  } as unknown as Store;
  const port = storePorts(store).find((one) => 'provide' in one && one.provide === HEALTH);
  return (port as { readonly useValue: Health }).useValue;
}

test.each([
  ['none', 3000, 0, true],
  ['some', 2990, 10, true],
  ['as many as may be', 2000, 1000, true],
  ['too many', 1999, 1001, false],
  ['far too many, which are not all counted', 1, 1001, false],
])(
  'a process is ready by the events that are missing, not by how far apart they lie: %s',
  async (_, at, lag, ready) => {
    expect(await healthAt(at, 3000).check()).toMatchObject({ ready, projections: [{ name: 'firm', lag }] });
  },
);
