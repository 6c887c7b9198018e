import { amountOf } from '@terroir/events';
import { localizedUnit, realms, unit, type Language, type Subcategory } from '@terroir/reference';
import { z } from 'zod';
import { receiptUrls, WireReceipt } from '../receipt/receipt.wire.ts';
import type { BookedLine } from './line.ts';

/** The category of a line, in the reader's language. */
export const WireCategory = z.object({ id: z.string(), name: z.string(), realm: z.enum(realms) });
/** The subcategory of a line, in the reader's language: what the form's category field names. */
export const WireType = z.object({ id: z.string(), name: z.string() });

/** What an input and an output answer alike (S1 §3). `cost` is in currency units. */
export const wireLine = {
  notes: z.string(),
  quantityRaw: z.number(),
  unit: z.object({ id: z.string(), symbol: z.string(), symbolPlural: z.string() }),
  cost: z.number(),
  /** The day on which it happened, the instant at which it was recorded, and that of its last correction if there was one. */
  occurredOn: z.iso.date(),
  /** Where the picture of its receipt is read by its company; null when it has none. */
  receiptUrls: WireReceipt.nullable(),
  recordedAt: z.iso.datetime(),
  correctedAt: z.iso.datetime().nullable(),
};

/** What a list of lines says of itself where something is looked for: what all that was found comes to, in currency units. */
export const wireFound = { cost: z.number().optional() };

/** The category and subcategory of a line. The catalogue keeps every id it ever gave out; an unknown one names itself. */
export function placeOf(
  subcategoryId: string,
  subcategory: Subcategory | undefined,
  language: Language,
): { readonly category: z.output<typeof WireCategory>; readonly type: z.output<typeof WireType> } {
  if (!subcategory) {
    const unknown = { id: subcategoryId, name: subcategoryId };
    return { category: { ...unknown, realm: 'others' }, type: unknown };
  }
  const { category, name, realm } = subcategory;
  return {
    category: { id: category.id, name: category.name[language], realm },
    type: { id: subcategory.id, name: name[language] },
  };
}

type WireLine = z.output<z.ZodObject<typeof wireLine>>;

/** What an input and an output answer alike. */
export const wireLineOf = (line: BookedLine, language: Language): WireLine => ({
  ...wireEntered(line, language),
  occurredOn: line.occurredOn,
  receiptUrls: line.receipt ? receiptUrls(line.receipt) : null,
  correctedAt: line.correctedAt ?? null,
});

/** The same of what a person entered, without its day. */
export function wireEntered(
  line: Omit<BookedLine, 'occurredOn' | 'correctedAt'>,
  language: Language,
): Omit<WireLine, 'occurredOn' | 'receiptUrls' | 'correctedAt'> {
  const known = unit(line.unitId);
  const { symbol, symbolPlural } = known
    ? localizedUnit(known, language)
    : { symbol: line.unitId, symbolPlural: line.unitId };
  return {
    notes: line.notes,
    quantityRaw: line.quantity,
    unit: { id: line.unitId, symbol, symbolPlural },
    cost: amountOf(line.costCents),
    recordedAt: line.recordedAt,
  };
}
