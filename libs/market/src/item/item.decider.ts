import { centsOf, toDecimals, type ItemEvent } from '@terroir/events';
import { recordDecider, refusedTogether, type DataOf, type FieldsOf, type Refusal } from '@terroir/kernel';
import { unit, type UnitType } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { ItemCommand } from './item.commands.ts';

export type ItemFields = FieldsOf<'Item', ItemEvent>;
type Form = DataOf<ItemCommand, 'RecordItem'>;

/** Kinds of units that a quantity is measured in; a count has units of count alone. */
const QUANTITY_KINDS: readonly UnitType[] = ['mass', 'volume', 'area', 'count'];
const COUNT_KINDS: readonly UnitType[] = ['count'];

/** What a form says of an optional field: undefined where it leaves it out; null empties one that was there. */
const said = <In, Out>(value: In | null | undefined, was: unknown, as: (value: In) => Out): Out | null | undefined => {
  if (value === undefined) return undefined;
  if (value !== null) return as(value);
  return was === undefined || was === null ? undefined : null;
};
const same = <T>(value: T): T => value;
const decimals = (value: number): number => toDecimals(value, 3);

/** Why a number and its unit are refused, by the field of the form. A unit that stays with its number is not checked again. */
function amountRefused(
  field: 'quantity' | 'count',
  kinds: readonly UnitType[],
  fields: ItemFields,
  before: ItemFields | null,
): readonly Refusal[] {
  const unitField = `${field}UnitId` as const;
  const id = fields[unitField] ?? null;
  const amount = fields[field] ?? null;
  if (id === null)
    return amount === null ? [] : [refuse('item_unit_missing', { field: unitField, dependsOn: [field] })];
  const isFirstNumber = amount !== null && (before?.[field] ?? null) === null;
  if (before?.[unitField] === id && !isFirstNumber) return [];
  const kind = unit(id)?.unitType;
  return kind !== undefined && kinds.includes(kind) ? [] : [refuse(`item_${field}_unit_unknown`, { field: unitField })];
}

/** The produces that are none of the company's, each at its place. One that a correction leaves there is not checked again. */
function strangersIn({ produceIds = [], unknownProduces = [] }: Partial<Form>, before: ItemFields | null) {
  const known = new Set(before?.produceIds);
  return produceIds.flatMap((id, at) =>
    unknownProduces.includes(id) && !known.has(id)
      ? [refuse('item_produce_unknown', { field: `produceIds.${at}` })]
      : [],
  );
}

/** An item that is shown anew is made of something that is still there; one that is shown stays so while the rest is corrected. */
function emptied({ enabled, unknownProduces = [] }: Partial<Form>, fields: ItemFields, before: ItemFields | null) {
  const isShownAnew = enabled === true && before?.enabled === false;
  return isShownAnew && fields.produceIds.every((id) => unknownProduces.includes(id))
    ? [refuse('item_produces_gone', { field: 'produceIds' })]
    : [];
}

/** What a company puts to market. An id is recorded once: sent again, it changes nothing. */
export const item = recordDecider<'Item', ItemCommand, ItemEvent>({
  name: 'item',
  noun: 'Item',
  unsaid: { enabled: true },
  fieldsOf: (form, before) => ({
    name: form.name,
    details: form.details,
    costCents: said(form.cost, before?.costCents, centsOf),
    quantity: said(form.quantity, before?.quantity, decimals),
    // A unit goes with its number.
    quantityUnitId: said(form.quantity === null ? null : form.quantityUnitId, before?.quantityUnitId, same),
    count: said(form.count, before?.count, decimals),
    countUnitId: said(form.count === null ? null : form.countUnitId, before?.countUnitId, same),
    produceIds: form.produceIds && [...new Set(form.produceIds)],
    enabled: form.enabled,
    image: form.image ?? (before?.image && form.image === null ? null : undefined),
    slug: form.slug,
  }),
  check: (fields, before, form) => {
    const hasNone = (fields.quantity ?? null) === null && (fields.count ?? null) === null;
    return refusedTogether([
      ...(hasNone
        ? [
            refuse('quantity_or_count', { field: 'quantity', dependsOn: ['count'] }),
            refuse('quantity_or_count', { field: 'count', dependsOn: ['quantity'] }),
          ]
        : []),
      ...amountRefused('quantity', QUANTITY_KINDS, fields, before),
      ...amountRefused('count', COUNT_KINDS, fields, before),
      ...strangersIn(form, before),
      ...emptied(form, fields, before),
    ]);
  },
});
