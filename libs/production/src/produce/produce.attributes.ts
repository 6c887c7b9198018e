import { amountOf, type ProduceEvent } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { StandingRecord } from '@terroir/kernel';
import {
  inputSubcategory,
  localizedUnit,
  product,
  productionType,
  unit,
  variety,
  type Language,
  type Text,
} from '@terroir/reference';
import type { Need } from './needs.ts';
import type { ProduceAttributes } from './produce.wire.ts';

/** A record with its company, as its decider or its view has it. */
type OwnProduce = StandingRecord<'Produce', ProduceEvent> & { readonly companyId: string };

export function produceAttributes(record: OwnProduce, language: Language): ProduceAttributes {
  const chosen = product(record.productId);
  const category = entryOf(chosen?.category, language, record.productId);
  return {
    producerId: record.companyId,
    category: { ...category, identifier: category.id },
    product: entryOf(chosen, language, record.productId),
    variety: entryOf(variety(record.varietyId), language, record.varietyId),
    productionType: entryOf(productionType(record.productionTypeId), language, record.productionTypeId),
    notes: record.notes,
    harvest: {
      quantityRaw: record.quantity,
      quantityUnit: unitOf(record.quantityUnitId, language),
      cost: amountOf(record.costCents),
      costUnit: unitOf(record.costUnitId, language),
      area: record.area,
      areaUnit: unitOf(record.areaUnitId, language),
      productionFrom: record.productionFrom,
      productionTo: record.productionTo,
      availabilityFrom: record.availabilityFrom,
      availabilityTo: record.availabilityTo,
    },
    produceInputs: record.needs.map((need) => needAttributes(need, language)),
    imageUrls: {
      image: record.image ? imageUrl(record.image.image) : null,
      thumbnail: record.image ? imageUrl(record.image.thumbnail) : null,
    },
    recordedAt: record.recordedAt,
  };
}

/** The catalogues keep every id they ever gave out; an unknown one names itself. */
const entryOf = (
  entry: { readonly id: string; readonly name: Text } | undefined,
  language: Language,
  id: string,
): ProduceAttributes['product'] => (entry ? { id: entry.id, name: entry.name[language] } : { id, name: id });

function unitOf(id: string, language: Language): ProduceAttributes['harvest']['areaUnit'] {
  const known = unit(id);
  if (!known) return { id, symbol: id, symbolPlural: id, unitType: null };
  const { symbol, symbolPlural, unitType } = localizedUnit(known, language);
  return { id, symbol, symbolPlural, unitType };
}

function needAttributes({ id, subcategoryId, quantity, unitId }: Need, language: Language) {
  const subcategory = inputSubcategory(subcategoryId);
  return {
    id,
    quantityRaw: quantity,
    quantityUnit: unitOf(unitId, language),
    inputCategory: {
      ...entryOf(subcategory?.category, language, subcategoryId),
      realm: subcategory?.realm ?? ('others' as const),
    },
    inputType: entryOf(subcategory, language, subcategoryId),
  };
}
