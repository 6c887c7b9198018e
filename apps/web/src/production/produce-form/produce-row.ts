import type { Produce } from '../produces/produce.ts';
import type { ProduceNames } from './produce-names.ts';
import type { ProduceValues } from './produce-values.ts';

type HarvestUnit = Produce['harvest']['quantityUnit'];

/** The produce as it will read; a new picture has no address until it is stored, nor has a new need an id. */
export function rowFrom({ produce }: ProduceValues, id: string, before: Produce | null, names: ProduceNames): Produce {
  const { harvest, productCategoryId, productId, varietyId, productionTypeId } = produce;
  const known = before ? unitsOf(before) : new Map<string, HarvestUnit>();
  const unit = (unitId: string): HarvestUnit =>
    names.unit(unitId) ?? known.get(unitId) ?? { id: unitId, symbol: unitId, symbolPlural: unitId, unitType: null };
  const { quantityUnitId, costUnitId, areaUnitId, ...yielded } = harvest;
  const named = (entry: { readonly id: string; readonly name: string } | undefined, of: string) => ({
    id: of,
    name: entry?.name ?? of,
  });
  return {
    version: before?.version ?? null,
    id,
    producerId: before?.producerId ?? '',
    category: { ...named(names.category(productCategoryId), productCategoryId), identifier: productCategoryId },
    product: named(names.product(productId), productId),
    variety: named(names.variety(productId, varietyId), varietyId),
    productionType: named(names.productionType(productionTypeId), productionTypeId),
    notes: produce.notes,
    harvest: {
      ...yielded,
      quantityUnit: unit(quantityUnitId),
      costUnit: unit(costUnitId),
      areaUnit: unit(areaUnitId),
    },
    produceInputs: produce.produceInputs.map(({ key, inputCategoryId, quantityRaw, quantityUnitId: of }) => {
      const entry = names.input(inputCategoryId);
      return {
        id: key,
        quantityRaw,
        quantityUnit: entry?.input.units.find(({ id: unitId }) => unitId === of) ?? unit(of),
        inputCategory: {
          ...named(entry?.category, entry?.category.id ?? inputCategoryId),
          realm: entry?.category.realm ?? 'others',
        },
        inputType: named(entry?.input, inputCategoryId),
      };
    }),
    imageUrls: before?.imageUrls ?? { image: null, thumbnail: null },
    recordedAt: before?.recordedAt ?? new Date().toISOString(),
  };
}

/** The units that a produce names, by their ids: the catalogues may have them no more. */
export const unitsOf = ({ harvest, produceInputs }: Produce): ReadonlyMap<string, HarvestUnit> =>
  new Map(
    [
      harvest.quantityUnit,
      harvest.costUnit,
      harvest.areaUnit,
      ...produceInputs.map(({ quantityUnit }) => quantityUnit),
    ].map((unit) => [unit.id, unit]),
  );
