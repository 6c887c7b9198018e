import type { Realm } from '@terroir/reference';
import { everyMonth, monthOf } from './months.ts';
import { shares } from '@terroir/kernel';

/** What the summary needs of a line. */
export interface Booked {
  readonly subcategoryId: string;
  readonly costCents: number;
  /** Calendar date. */
  readonly occurredOn: string;
}

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
  { subcategories }: Surroundings,
): Summary {
  const costs = sideOf(inputs, subcategories.inputs);
  const revenues = sideOf(outputs, subcategories.outputs);
  return {
    costs,
    revenues,
    net: { totalCents: revenues.totalCents - costs.totalCents },
    timeline: timelineOf(inputs, outputs),
  };
}

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

/** Key → sum of the cents of the lines that have it. */
function sums(lines: readonly Booked[], keyOf: (line: Booked) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    found.set(key, (found.get(key) ?? 0) + line.costCents);
  }
  return found;
}

function sideOf(lines: readonly Booked[], placeOf: (id: string) => LineCategory): Side {
  const subcategories = sliced(
    sums(lines, (line) => line.subcategoryId),
    (id) => {
      const { category, type } = placeOf(id);
      return { name: type.name, realm: category.realm, categoryId: category.id, categoryName: category.name };
    },
  );
  const places = new Map(subcategories.map(({ categoryId: id, categoryName: name, realm }) => [id, { name, realm }]));
  const categories = sliced(
    sums(lines, (line) => placeOf(line.subcategoryId).category.id),
    (id) => places.get(id) ?? { name: id, realm: 'others' as const },
  );
  return { totalCents: total(lines.map((line) => line.costCents)), distribution: { categories, subcategories } };
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

function timelineOf(inputs: readonly Booked[], outputs: readonly Booked[]): Month[] {
  const costs = sums(inputs, (line) => monthOf(line.occurredOn));
  const revenues = sums(outputs, (line) => monthOf(line.occurredOn));
  let cumulativeCents = 0;
  return everyMonth([...costs.keys(), ...revenues.keys()]).map((month) => {
    const costCents = costs.get(month) ?? 0;
    const revenueCents = revenues.get(month) ?? 0;
    const netCents = revenueCents - costCents;
    cumulativeCents += netCents;
    return { month, costCents, revenueCents, netCents, cumulativeCents };
  });
}
