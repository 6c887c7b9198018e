import type { CategoryAttributes, InputAttributes, OutputAttributes } from '@terroir/finance';
import { z } from 'zod';
import type { Saved } from '../../api/client.ts';
import { sides, type Side } from './side.ts';

/** An input or output of the books, in the reader's language. */
export interface Line extends Omit<InputAttributes, 'inputCategory' | 'inputType'> {
  readonly id: string;
  /** The version that a change builds on; `null` where the answer did not name it. */
  readonly version: string | null;
  readonly category: InputAttributes['inputCategory'];
  readonly subCategory: InputAttributes['inputType'];
}

/** What the API answers: the category and subcategory carry the name of their side. */
export type WireLine = InputAttributes | OutputAttributes;

export function lineOf(wire: Saved<WireLine>): Line {
  const { id, version, notes, quantityRaw, unit, cost, recordedAt } = wire;
  const [category, subCategory] =
    'inputCategory' in wire ? [wire.inputCategory, wire.inputType] : [wire.outputCategory, wire.outputType];
  return { id, version, category, subCategory, notes, quantityRaw, unit, cost, recordedAt };
}

/** What the dialog holds: the fields of S1 §3, checked by the schemas of the server's own commands. */
export const lineForm = (side: Side) =>
  z.object({ subCategoryId: sides[side].subCategoryId, ...sides[side].entered.shape });
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

/** A category that can be chosen, with its subcategories. */
export type Category = CategoryAttributes & { readonly id: string };

/** A subcategory with its place in the catalogue. */
export interface Choice {
  readonly category: Line['category'];
  readonly subCategory: Line['subCategory'];
  readonly units: Category['subcategories'][number]['units'];
}

/** Subcategory id → its place, in the order in which the catalogue offers them. */
export const choicesOf = (categories: readonly Category[]): ReadonlyMap<string, Choice> =>
  new Map(
    categories.flatMap(({ id: categoryId, name: categoryName, realm, subcategories }) => {
      const category = { id: categoryId, name: categoryName, realm };
      return subcategories.map(({ id, name, units }) => [id, { category, subCategory: { id, name }, units }] as const);
    }),
  );

/** The line as it will read once the server has it. */
export function lineFrom(
  values: LineValues,
  choices: ReadonlyMap<string, Choice>,
  before: Omit<Line, keyof LineValues>,
): Line {
  const { subCategoryId, unitId, notes, quantityRaw, cost } = values;
  const choice = choices.get(subCategoryId);
  const unit = choice?.units.find(({ id }) => id === unitId) ?? before.unit;
  return {
    ...before,
    unit,
    notes: notes ?? '',
    quantityRaw,
    cost,
    category: choice?.category ?? before.category,
    subCategory: choice?.subCategory ?? before.subCategory,
  };
}
