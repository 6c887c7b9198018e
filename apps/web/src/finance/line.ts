import type { LocalizedCategory, LocalizedUnit, Realm } from '@terroir/reference';
import { z } from 'zod';
import type { Saved } from '../shell/client.ts';
import { sides, type Side } from './side.ts';

/** An input or output of the books, in the reader's language. */
export interface Line {
  readonly id: string;
  /** The version that a change builds on; `null` where the answer did not name it. */
  readonly version: string | null;
  readonly category: { readonly id: string; readonly name: string; readonly realm: Realm };
  readonly subCategory: { readonly id: string; readonly name: string };
  readonly notes: string;
  readonly quantityRaw: number;
  readonly unit: { readonly id: string; readonly symbol: string; readonly symbolPlural: string };
  /** Currency units. */
  readonly cost: number;
  /** ISO 8601. */
  readonly recordedAt: string;
}

/** A line as the API answers it: its category and subcategory carry the name of their side. */
export type WireLine = Saved<
  Omit<Line, 'id' | 'version' | 'category' | 'subCategory'> & {
    readonly inputCategory?: Line['category'];
    readonly inputType?: Line['subCategory'];
    readonly outputCategory?: Line['category'];
    readonly outputType?: Line['subCategory'];
  }
>;

const nowhere: Pick<Line, 'category' | 'subCategory'> = {
  category: { id: '', name: '', realm: 'others' },
  subCategory: { id: '', name: '' },
};

export function lineOf(side: Side, wire: WireLine): Line {
  const { id, version, notes, quantityRaw, unit, cost, recordedAt } = wire;
  return {
    ...{ id, version, notes, quantityRaw, unit, cost, recordedAt },
    category: wire[sides[side].categoryKey] ?? nowhere.category,
    subCategory: wire[sides[side].typeKey] ?? nowhere.subCategory,
  };
}

/** What the dialog holds: the fields of S1 §3, checked by the schemas of the server's own commands. */
export const lineForm = (side: Side) => z.object({ subCategoryId: sides[side].subCategoryId, ...sides[side].entered.shape });
export type LineForm = ReturnType<typeof lineForm>;
/** Typed, not yet checked. */
export type LineTyped = z.input<LineForm>;
/** Checked. */
export type LineValues = z.output<LineForm>;

export const typedOf = ({ subCategory, notes, quantityRaw, unit, cost }: Line): LineTyped => ({
  subCategoryId: subCategory.id,
  notes,
  quantityRaw,
  unitId: unit.id,
  cost,
});

/** The body of the call that records or corrects a line. */
export function bodyOf(side: Side, { subCategoryId, ...rest }: LineValues): object {
  const { envelope, subCategoryField } = sides[side];
  return { [envelope]: { ...rest, [subCategoryField]: subCategoryId } };
}

/** A subcategory with its place in the catalogue. */
export interface Choice {
  readonly category: Omit<LocalizedCategory, 'subcategories'>;
  readonly subCategory: { readonly id: string; readonly name: string };
  readonly units: readonly LocalizedUnit[];
}

/** Subcategory id → its place, in the order in which the catalogue offers them. */
export const choicesOf = (categories: readonly LocalizedCategory[]): ReadonlyMap<string, Choice> =>
  new Map(
    categories.flatMap((category) =>
      category.subcategories.map(({ id, name, units }) => [id, { category, subCategory: { id, name }, units }] as const),
    ),
  );

/** The line as it will read once the server has it. */
export function lineFrom(values: LineValues, choices: ReadonlyMap<string, Choice>, before: Omit<Line, keyof LineValues>): Line {
  const { subCategoryId, unitId, notes, quantityRaw, cost } = values;
  const choice = choices.get(subCategoryId);
  const unit = choice?.units.find(({ id }) => id === unitId) ?? before.unit;
  return {
    ...before,
    ...{ unit, notes, quantityRaw, cost },
    category: choice?.category ?? before.category,
    subCategory: choice?.subCategory ?? before.subCategory,
  };
}
