import { Amount, ImageUpload, OneLine, Picture, Prose, Quantity, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** Longest name and details of an item, in UTF-16 code units, and the most produces that it is made of. */
export const ITEM_LIMITS = { name: 200, details: 2000, produces: 100 } as const;

/** An identifier of the catalogue of units: longer than any that was given out. */
const UnitId = z.string().min(1).max(100);

/** What is typed of an item. Null in an optional field means empty. */
const entered = {
  name: OneLine(ITEM_LIMITS.name),
  details: Prose(ITEM_LIMITS.details),
  /** The price of one item, in currency units. */
  cost: Amount.nullish(),
  quantity: Quantity.nullish(),
  quantityUnitId: UnitId.nullish(),
  count: Quantity.nullish(),
  countUnitId: UnitId.nullish(),
  produceIds: z.array(z.uuid().toLowerCase()).min(1).max(ITEM_LIMITS.produces),
  /** True unless said. */
  enabled: z.boolean().optional(),
  /** Null takes it away. */
  image: ImageUpload.nullish(),
};

interface Amounts {
  readonly quantity?: number | null | undefined;
  readonly quantityUnitId?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly countUnitId?: string | null | undefined;
}
const { quantity, quantityUnitId, count, countUnitId } = entered;
const amounts = z.object({ quantity, quantityUnitId, count, countUnitId });
const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** A rule about numbers and units, broken at one field; checked even while other fields are wrong, so that all faults are named at once. */
const amountRule = (path: keyof Amounts, rule: string, holds: (of: Amounts) => boolean) =>
  [
    holds,
    {
      path: [path] as PropertyKey[],
      params: { rule },
      when: ({ value }: { value: unknown }) => amounts.safeParse(value).success,
    },
  ] as const;
const hasAmount = (of: Amounts): boolean => isGiven(of.quantity) || isGiven(of.count);

/**
 * What a company puts to market: what the form holds and what the API takes as `item` (S1 §7). At least one of quantity and count,
 * each with its unit, and at least one produce.
 */
export const Item = z
  .object(entered)
  .refine(...amountRule('quantity', 'quantity_or_count', hasAmount))
  .refine(...amountRule('count', 'quantity_or_count', hasAmount))
  .refine(...amountRule('quantityUnitId', 'required', (of) => !isGiven(of.quantity) || isGiven(of.quantityUnitId)))
  .refine(...amountRule('countUnitId', 'required', (of) => !isGiven(of.count) || isGiven(of.countUnitId)));
/** As a form holds it before it is checked. */
export type ItemForm = z.input<typeof Item>;

/** A correction: what is left out stays as it is, so that an item is enabled or disabled by that field alone. */
export const ItemChange = z.object(entered).partial();
export type ItemChangeForm = z.input<typeof ItemChange>;

/** What is decided on: the form with its image stored, the address that was reserved, and which produces are none of the company's. */
const decidedOn = {
  ...entered,
  image: Picture.nullish(),
  slug: z.string(),
  unknownProduces: z.array(z.string()).optional(),
};

/** Commands to an item. What a correction leaves out stays as it is; what did not change is not recorded. */
export const itemCommands = {
  RecordItem: z.object(decidedOn),
  CorrectItem: z.object(decidedOn).partial(),
  RemoveItem: z.object({}),
  RestoreItem: z.object({}),
} as const;
export type ItemCommand = MessageOf<typeof itemCommands>;
