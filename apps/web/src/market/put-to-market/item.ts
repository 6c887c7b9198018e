import { Item } from '@terroir/market';
import { z } from 'zod';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { Unit } from '../../records/choices/catalogue.ts';
import type { ItemRow } from '../../records/choices/items.ts';

const { image } = Item.shape;
// An image that stays is named by its address, so that a change of it is seen as one. The rules of the command stay.
const entry = Item.safeExtend({ image: z.union([z.string(), image]) as unknown as typeof image });

type Checked = z.output<typeof Item>;
export type ItemValues = Omit<Checked, 'image' | 'enabled'> & {
  enabled: boolean;
  image: NonNullable<Checked['image']> | string | null;
};
/** Typed, not yet checked: a name and a number may be missing, and a unit is chosen before its number. */
export type ItemTyped = ItemValues;
/** What the form holds, checked by the schema of the server's own command. */
export const ItemEntry = entry as unknown as z.ZodType<ItemValues, ItemTyped>;

/** The units that a new item begins with (S1 §3): kg and #. */
export const defaultUnits = { quantityUnitId: 'kilogram', countUnitId: 'unit' } as const;

export const blankItem: ItemTyped = {
  name: '',
  details: '',
  cost: null,
  quantity: null,
  count: null,
  ...defaultUnits,
  produceIds: [],
  enabled: true,
  image: null,
};

/** What of an item the form holds. */
export const typedOf = (row: ItemRow): ItemTyped => ({
  name: row.name,
  details: row.details,
  cost: row.cost,
  quantity: row.quantity,
  quantityUnitId: row.quantityUnitId ?? defaultUnits.quantityUnitId,
  count: row.count,
  countUnitId: row.countUnitId ?? defaultUnits.countUnitId,
  produceIds: [...row.produceIds],
  enabled: row.enabled,
  image: row.imageUrls.image,
});

/** The unit of a number; none where there is no number. */
const unitIdOf = (value: number | null | undefined, unitId: string | null | undefined) =>
  value === null || value === undefined ? null : (unitId ?? null);

/** The body of the call: an image that stays is left out, and a unit without its number is none. */
export const bodyOf = ({ image: chosen, ...values }: ItemValues): object => ({
  item: {
    ...values,
    quantityUnitId: unitIdOf(values.quantity, values.quantityUnitId),
    countUnitId: unitIdOf(values.count, values.countUnitId),
    ...(typeof chosen === 'string' ? {} : { image: chosen }),
  },
});

type WireUnit = NonNullable<ItemRow['quantityUnit']>;

/** The item as it will read; a new image has no address until it is stored, nor has a new item. */
export function rowFrom(
  values: ItemValues,
  id: string,
  before: ItemRow | null,
  unitNamed: (unitId: string) => Unit | undefined,
): ItemRow {
  const unit = (unitId: string | null): WireUnit | null => {
    if (unitId === null) return null;
    const kept = [before?.quantityUnit, before?.countUnit].find((one) => one?.id === unitId);
    const { symbol = unitId, symbolPlural = unitId, unitType = null } = unitNamed(unitId) ?? kept ?? {};
    return { id: unitId, symbol, symbolPlural, unitType };
  };
  const quantityUnitId = unitIdOf(values.quantity, values.quantityUnitId);
  const countUnitId = unitIdOf(values.count, values.countUnitId);
  const gone = values.image === null;
  return {
    version: null,
    recordedAt: new Date().toISOString(),
    slug: '',
    producerId: '',
    ...before,
    id,
    name: values.name,
    details: values.details,
    cost: values.cost ?? null,
    quantity: values.quantity ?? null,
    quantityUnitId,
    quantityUnit: unit(quantityUnitId),
    count: values.count ?? null,
    countUnitId,
    countUnit: unit(countUnitId),
    produceIds: values.produceIds,
    removedProduces: before?.removedProduces?.filter((removed) => values.produceIds.includes(removed.id)),
    enabled: values.enabled,
    imageUrls: {
      barcode: before?.imageUrls.barcode ?? '',
      image: gone ? null : (before?.imageUrls.image ?? null),
      thumbnail: gone ? null : (before?.imageUrls.thumbnail ?? null),
    },
  };
}

/** A refusal with the field names of the form in place of the call's: what is wrong in an image or in one produce is said at its field. */
export function atFormFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field) => {
    const name = field.replace(/^item\./, '');
    return ['image', 'produceIds'].find((whole) => name.startsWith(`${whole}.`)) ?? name;
  });
}

/** What an item is called outside of its card. */
export const nameOf = ({ name }: Pick<ItemRow, 'name'>): string => name;
