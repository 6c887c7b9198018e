import { amountOf, type ItemEvent } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { StandingRecord } from '@terroir/kernel';
import { localizedUnit, unit, type Language } from '@terroir/reference';
import { namedProduce } from '../page/item-page.attributes.ts';
import type { ItemAttributes, OwnItemAttributes } from './item.wire.ts';
import type { ProducesById } from './own-produces.ts';

/** A record with its id and its company, as its decider or its view has it. */
type OwnItem = StandingRecord<'Item', ItemEvent> & { readonly id: string; readonly companyId: string };

/** Where the QR code of an item's page is fetched. */
export const barcodeUrl = (id: string): string => `/api/v1/items/${id}/barcode`;

/** An item as it is answered, from its state or its row. */
export function itemAttributes(record: OwnItem, language: Language): ItemAttributes {
  const { costCents, quantityUnitId, countUnitId, image } = record;
  return {
    name: record.name,
    details: record.details,
    cost: typeof costCents === 'number' ? amountOf(costCents) : null,
    quantity: record.quantity ?? null,
    quantityUnitId: quantityUnitId ?? null,
    quantityUnit: unitOf(quantityUnitId, language),
    count: record.count ?? null,
    countUnitId: countUnitId ?? null,
    countUnit: unitOf(countUnitId, language),
    enabled: record.enabled,
    produceIds: [...record.produceIds],
    imageUrls: {
      image: image ? imageUrl(image.image) : null,
      thumbnail: image ? imageUrl(image.thumbnail) : null,
      barcode: barcodeUrl(record.id),
    },
    slug: record.slug,
    producerId: record.companyId,
    recordedAt: record.recordedAt,
  };
}

/** An item as its company reads it, with those of its produces that are removed. */
export function ownItemAttributes(record: OwnItem, language: Language, removed?: ProducesById): OwnItemAttributes {
  const gone = record.produceIds.flatMap((id) => {
    const row = removed?.get(id);
    return row === undefined ? [] : [namedProduce(row, language)];
  });
  return { ...itemAttributes(record, language), ...(gone.length > 0 && { removedProduces: gone }) };
}

/** The catalogue keeps every id it ever gave out; an unknown one names itself. */
export function unitOf(id: string | null | undefined, language: Language): ItemAttributes['quantityUnit'] {
  if (id === null || id === undefined) return null;
  const known = unit(id);
  if (!known) return { id, symbol: id, symbolPlural: id, unitType: null };
  const { symbol, symbolPlural, unitType } = localizedUnit(known, language);
  return { id, symbol, symbolPlural, unitType };
}
