import { intervals, type CategoryAttributes, type InputAttributes, type OutputAttributes } from '@terroir/finance';
import { z } from 'zod';
import type { Saved } from '../../api/client.ts';
import { sides, type Side } from './side.ts';

/** What two sides have in common, and what only one of them has. */
type Either<Input, Output> = Pick<Input, keyof Input & keyof Output> &
  Perhaps<Omit<Input, keyof Output>> &
  Perhaps<Omit<Output, keyof Input>>;
type Perhaps<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type InputFields = Omit<InputAttributes, 'inputCategory' | 'inputType'>;
type OutputFields = Omit<OutputAttributes, 'outputCategory' | 'outputType'>;

/** An input or output of the books, in the reader's language. */
export type Line = Either<InputFields, OutputFields> & {
  readonly id: string;
  /** The version that a change builds on; `null` where the answer did not name it. */
  readonly version: string | null;
  readonly category: InputAttributes['inputCategory'];
  readonly subCategory: InputAttributes['inputType'];
};

/** What the API answers: the category and subcategory carry the name of their side. */
export type WireLine = InputAttributes | OutputAttributes;

/** A line of either side from an answer of the API. */
export function lineOf(wire: Saved<WireLine>): Line {
  if ('inputCategory' in wire) {
    const { inputCategory, inputType, ...fields } = wire;
    return { ...fields, category: inputCategory, subCategory: inputType };
  }
  const { outputCategory, outputType, ...fields } = wire;
  return { ...fields, category: outputCategory, subCategory: outputType };
}

type Forms = typeof sides;
type Form<Of extends Side> = Forms[Of]['entered'];
/** A receipt that stays is named by its address, so that a change of it is seen as one; null is none. */
const Receipt = z.union([z.string(), sides.inputs.entered.shape.receipt]);
/** Whether a new line recurs from its recording on. It is no field of the line, so that no call of a line has it. */
const Repeats = z.enum(['never', ...intervals]);
export const repeats = Repeats.options;
interface OfScreen {
  subCategoryId: string;
  every?: z.output<typeof Repeats> | undefined;
  receipt?: z.output<typeof Receipt>;
}
/** Typed, not yet checked. */
export type LineTyped = OfScreen & Omit<Either<z.input<Form<'inputs'>>, z.input<Form<'outputs'>>>, 'receipt'>;
/** Checked. */
export type LineValues = OfScreen & Omit<Either<z.output<Form<'inputs'>>, z.output<Form<'outputs'>>>, 'receipt'>;

/**
 * What the dialog holds: the fields of S1 §3, checked by the schemas of the server's own commands. A day that was emptied, or typed
 * in half, is asked for: it would be taken for today.
 */
export const lineForm = (
  side: Side,
  { first, today }: { readonly first: string; readonly today: string },
): z.ZodType<LineValues, LineTyped> =>
  z.object({
    subCategoryId: sides[side].subCategoryId,
    ...sides[side].entered.shape,
    receipt: Receipt,
    every: Repeats.optional(),
    occurredOn: sides[side].entered.shape.occurredOn
      .refine((day) => day !== null && day !== undefined, { params: { rule: 'required' } })
      .refine((day) => !day || day <= today, { params: { rule: 'not_future' } })
      .refine((day) => !day || day >= first, { params: { rule: 'not_before', first } }),
  });

/** What of a line the form holds. */
export function typedOf({ subCategory, unit, receiptUrls, ...line }: Line): LineTyped {
  const { id: _id, version: _version, recordedAt: _at, correctedAt: _last, category: _category, ...entered } = line;
  return { ...entered, subCategoryId: subCategory.id, unitId: unit.id, receipt: receiptUrls?.image ?? null };
}

/** The body of the call that records a line or corrects `before`: a receipt that stays, or that there is none, is left out. */
export function bodyOf(
  side: Side,
  { subCategoryId, receipt, every: _every, ...rest }: LineValues,
  before: Line | null = null,
): object {
  const { envelope, subCategoryField } = sides[side];
  const isTakenOff = receipt === null && (before?.receiptUrls ?? null) !== null;
  const isSent = isTakenOff || (typeof receipt === 'object' && receipt !== null);
  return { [envelope]: { ...rest, ...(isSent && { receipt }), [subCategoryField]: subCategoryId } };
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
  { subCategoryId, unitId, receipt, every: _every, ...entered }: LineValues,
  choices: ReadonlyMap<string, Choice>,
  before: Omit<Line, 'notes' | 'quantityRaw' | 'cost'>,
): Line {
  const choice = choices.get(subCategoryId);
  return {
    ...before,
    ...entered,
    unit: choice?.units.find(({ id }) => id === unitId) ?? before.unit,
    receiptUrls: typeof receipt === 'string' ? before.receiptUrls : null,
    notes: entered.notes ?? '',
    occurredOn: entered.occurredOn ?? before.occurredOn,
    category: choice?.category ?? before.category,
    subCategory: choice?.subCategory ?? before.subCategory,
  };
}
