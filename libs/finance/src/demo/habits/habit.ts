import type { InputSubcategoryId, OutputSubcategoryId, Text, UnitId } from '@terroir/reference';

/** Something that a farm buys or sells year after year: in which months (1 to 12), how much, at what price, with what note. */
export interface Habit {
  readonly side: 'input' | 'output';
  readonly subcategoryId: string;
  readonly unitId: UnitId;
  readonly months: readonly number[];
  /** Least and most of a time. */
  readonly quantity: readonly [number, number];
  /** Least and most per unit, in dollars. */
  readonly price: readonly [number, number];
  readonly notes: readonly Text[];
}

type Bounds = readonly [least: number, most: number];
/** One note in both languages. */
type Note = readonly [fr: string, en: string];

type Rest = readonly [unitId: UnitId, months: readonly number[], quantity: Bounds, price: Bounds, ...notes: Note[]];

const habit = (side: Habit['side'], subcategoryId: string, ...rest: Rest): Habit => {
  const [unitId, months, quantity, price, ...notes] = rest;
  return { side, subcategoryId, unitId, months, quantity, price, notes: notes.map(([fr, en]) => ({ fr, en })) };
};

export const bought = (id: InputSubcategoryId, ...rest: Rest): Habit => habit('input', id, ...rest);
export const sold = (id: OutputSubcategoryId, ...rest: Rest): Habit => habit('output', id, ...rest);

/** From one month to another, both included. */
export const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
