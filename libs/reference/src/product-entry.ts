import type { Text } from './text.ts';
import type { ProductUnits } from './product-units.ts';

/** 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** First and last month; a last month before the first is in the next year. */
export type MonthSpan = readonly [first: Month, last: Month];

/** The usual season in southern Québec. */
export interface Season {
  /** From sowing, bud break or birth to the last harvest. */
  readonly growing: MonthSpan;
  /** From the first harvest to the last sale, storage included. */
  readonly available: MonthSpan;
}

export const allYear = { growing: [1, 12], available: [1, 12] } as const satisfies Season;

export interface NamedVariety {
  readonly name: Text;
  /** What else people call it, separated by commas; all are found in either language. */
  readonly also: Text;
}

/** A cultivar or breed is a string: its proper name is the same in both languages. */
export type VarietyEntry = string | NamedVariety;

export interface ProductEntry {
  readonly name: Text;
  readonly also: Text;
  readonly season: Season;
  readonly units: ProductUnits;
  readonly varieties: Readonly<Record<string, VarietyEntry>>;
}

/** What a data file holds: products by id, in the order in which they are offered. */
export type ProductTable = Readonly<Record<string, ProductEntry>>;

/** A proper name with words that also find it. */
export const named = (name: string, alsoEn: string, alsoFr = ''): NamedVariety => ({
  name: { en: name, fr: name },
  also: { en: alsoEn, fr: alsoFr },
});

/** A variety whose name is translated. */
export const kind = (en: string, fr: string, alsoEn = '', alsoFr = ''): NamedVariety => ({
  name: { en, fr },
  also: { en: alsoEn, fr: alsoFr },
});
