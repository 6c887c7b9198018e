import type { Realm } from '@terroir/reference';
import { shares } from '@terroir/kernel';
import type { Booked } from '../line/booked.ts';
import { monthSums, type Sums } from './month-sums.ts';
import { everyMonth } from './months.ts';
import type { Period } from '../period/period.ts';

/** Where a line belongs, named in the reader's language. */
export interface LineCategory {
  readonly category: { readonly id: string; readonly name: string; readonly realm: Realm };
  readonly type: { readonly id: string; readonly name: string };
}

/** A slice of a pie: its part of the total, in cents and in per cent. */
export interface Slice {
  readonly id: string;
  readonly name: string;
  readonly realm: Realm;
  readonly valueCents: number;
  readonly percent: number;
}
export interface SubcategorySlice extends Slice {
  readonly categoryId: string;
  readonly categoryName: string;
}

export interface Side {
  readonly totalCents: number;
  readonly distribution: {
    readonly categories: readonly Slice[];
    readonly subcategories: readonly SubcategorySlice[];
  };
}

/** One month of the timeline, in cents. `cumulativeCents` is the net of all months up to and including this one. */
export interface Month {
  readonly month: string;
  readonly costCents: number;
  readonly revenueCents: number;
  readonly netCents: number;
  readonly cumulativeCents: number;
}

export interface Summary {
  readonly costs: Side;
  readonly revenues: Side;
  readonly net: { readonly totalCents: number };
  readonly timeline: readonly Month[];
}

export interface Surroundings {
  /** All time unless said. */
  readonly period?: Period;
  /** Subcategory id → its place in the catalogue, for inputs and for outputs. */
  readonly subcategories: {
    readonly inputs: (id: string) => LineCategory;
    readonly outputs: (id: string) => LineCategory;
  };
}

/** What went in, what came out, and when. The order of the lines makes no difference; every number is exact. */
export function summarize(
  inputs: readonly Booked[],
  outputs: readonly Booked[],
  { period = {}, subcategories }: Surroundings,
): Summary {
  const spent = monthSums(inputs, period);
  const earned = monthSums(outputs, period);
  const costs = sideOf(spent, subcategories.inputs);
  const revenues = sideOf(earned, subcategories.outputs);
  return {
    costs,
    revenues,
    net: { totalCents: revenues.totalCents - costs.totalCents },
    timeline: timelineOf(spent, earned),
  };
}

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

type Months = ReadonlyMap<string, Sums>;

/** Key → sum of the cents of what has it. */
function sums(parts: Iterable<readonly [id: string, cents: number]>, keyOf = (id: string): string => id) {
  const found = new Map<string, number>();
  for (const [id, cents] of parts) {
    const key = keyOf(id);
    found.set(key, (found.get(key) ?? 0) + cents);
  }
  return found;
}

function sideOf(months: Months, placeOf: (id: string) => LineCategory): Side {
  const parts = sums([...months.values()].flatMap((of) => [...of]));
  const subcategories = sliced(parts, (id) => {
    const { category, type } = placeOf(id);
    return { name: type.name, realm: category.realm, categoryId: category.id, categoryName: category.name };
  });
  const places = new Map(subcategories.map(({ categoryId: id, categoryName: name, realm }) => [id, { name, realm }]));
  const categories = sliced(
    sums(parts, (id) => placeOf(id).category.id),
    (id) => places.get(id) ?? { name: id, realm: 'others' as const },
  );
  return { totalCents: total(parts.values()), distribution: { categories, subcategories } };
}

/** The parts with their shares and what is said of each, largest first. What cost nothing has no slice. */
function sliced<About extends object>(parts: ReadonlyMap<string, number>, about: (id: string) => About) {
  const sorted = [...parts]
    .map(([id, valueCents]) => ({ id, valueCents }))
    .filter(({ valueCents }) => valueCents > 0)
    .toSorted((a, b) => b.valueCents - a.valueCents || (a.id < b.id ? -1 : 1));
  const percents = shares(sorted.map(({ valueCents }) => valueCents));
  return sorted.map((part, at) => Object.assign(part, { percent: percents[at] ?? 0 }, about(part.id)));
}

function timelineOf(spent: Months, earned: Months): Month[] {
  const centsOf = (months: Months, month: string): number => total(months.get(month)?.values() ?? []);
  let cumulativeCents = 0;
  return everyMonth([...spent.keys(), ...earned.keys()]).map((month) => {
    const costCents = centsOf(spent, month);
    const revenueCents = centsOf(earned, month);
    const netCents = revenueCents - costCents;
    cumulativeCents += netCents;
    return { month, costCents, revenueCents, netCents, cumulativeCents };
  });
}
