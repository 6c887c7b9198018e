import { describe, expect, test } from '@jest/globals';
import type { Message, Recorded, Tallied } from '@terroir/kernel';
import { buildOf, unitsOf, type AnyView } from './builds.ts';
import { Folding } from './folding.ts';
import { NOWHERE } from './source.ts';
import type { RowsOf } from './as-of.ts';

type Sample = Message & Recorded;

/**
 * The rows of a view after some events, by key, with each event delivered so many times in a row. `siblings` are the
 * views that its folds read. An event that cannot be folded fails.
 */
export async function rowsAfter<Row extends object>(
  view: RowsOf<Row>,
  events: readonly Sample[],
  { times = 1, siblings = [] }: { readonly times?: number; readonly siblings?: readonly AnyView[] } = {},
): Promise<ReadonlyMap<string, Row>> {
  const failures: unknown[] = [];
  const builds = unitsOf([...siblings, view])
    .filter(({ view: folded }) => folded !== null)
    .map((unit) => buildOf(unit, 1));
  const folding = new Folding(builds, NOWHERE, { rows: 1000, report: (error) => failures.push(error) });
  for (const event of events) for (let time = 0; time < times; time += 1) await folding.fold([event]);
  if (failures.length > 0) throw failures[0];
  return new Map(
    folding
      .take()
      .puts.filter(({ collection }) => collection.name === view.name)
      .map(({ document }) => [document.key, document.row as Row]),
  );
}

function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/**
 * What every view promises, tried on sample events (`recorded([...])` of the kernel gives them a place in the log):
 * folding an event again changes nothing, folding is repeatable and changes neither row nor event, rows are plain JSON
 * of the declared shape, and what a row counts for follows from it alone.
 */
export function viewContract<Row extends object>(
  view: RowsOf<Row> & { readonly row: { parse(row: unknown): Row } },
  samples: readonly Sample[],
  siblings: readonly AnyView[] = [],
): void {
  describe(`view: ${view.name}`, () => {
    test('the samples lead to rows', async () => {
      const rowsOnTheWay = await Promise.all(
        samples.map((_, at) => rowsAfter(view, samples.slice(0, at + 1), { siblings })),
      );
      expect(Math.max(...rowsOnTheWay.map(({ size }) => size))).toBeGreaterThan(0);
      for (const rows of rowsOnTheWay)
        for (const row of rows.values()) {
          expect(view.row.parse(row)).toEqual(row);
          expect(JSON.parse(JSON.stringify(row))).toEqual(row);
        }
    });

    test('what a row counts for is a group and a whole number, and follows from the row alone', async () => {
      const tally = (row: Row): Tallied | null => view.tally?.(row as never) ?? null;
      for (const row of (await rowsAfter(view, samples, { siblings })).values()) {
        const counted = tally(row) ?? { group: '', value: 0 };
        expect([typeof counted.group, Number.isSafeInteger(counted.value)]).toEqual(['string', true]);
        expect(tally(frozen(structuredClone(row)))).toEqual(tally(row));
      }
    });

    test('folding the same event twice changes nothing', async () => {
      for (let count = 1; count <= samples.length; count += 1) {
        const some = samples.slice(0, count);
        expect(await rowsAfter(view, some, { siblings, times: 2 })).toEqual(await rowsAfter(view, some, { siblings }));
      }
    });

    test('folding depends on nothing but row and event, and leaves both alone', async () => {
      const once = await rowsAfter(view, samples, { siblings });
      // Folds of frozen rows: each step begins with the row that the last one left.
      const step = view.on as Readonly<Record<string, (row: unknown, event: Sample, siblings: object) => unknown>>;
      const folds = Object.entries(step).map(([type, fold]) => [
        type,
        (row: unknown, event: Sample, beside: object) => frozen(fold(frozen(row), frozen(event), frozen(beside))),
      ]);
      const guarded = { ...view, on: Object.fromEntries(folds) } as typeof view;
      expect(await rowsAfter(guarded, samples, { siblings })).toEqual(once);
    });
  });
}
