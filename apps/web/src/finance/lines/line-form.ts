import { intervals } from '@terroir/finance';
import { z } from 'zod';
import type { Choice, Either, Line } from './line.ts';
import { sideForms } from './side-form.ts';
import { sides, type Side } from './side.ts';

type Forms = typeof sideForms;
type Form<Of extends Side> = Forms[Of]['entered'];
/** A receipt that stays is named by its address, so that a change of it is seen as one; null is none. */
const Receipt = z.union([z.string(), sideForms.inputs.entered.shape.receipt]);
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
    subCategoryId: sideForms[side].subCategoryId,
    ...sideForms[side].entered.shape,
    receipt: Receipt,
    every: Repeats.optional(),
    occurredOn: sideForms[side].entered.shape.occurredOn
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
