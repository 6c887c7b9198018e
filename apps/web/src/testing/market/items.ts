import { listOf, record, type Told } from '../answers.ts';

export const produceIds = {
  garlic: '018f0000-0000-7000-8000-0000000000b1',
  tomato: '018f0000-0000-7000-8000-0000000000b2',
};
const gram = { id: 'gram', symbol: 'g', symbol_plural: 'g', unit_type: 'mass' };

/** An item as the server answers it; what is not said of it is that of the braids of garlic. */
export const wireItem = (more: object = {}) => ({
  name: 'Garlic braid',
  details: 'Dried for a month',
  cost: 12.5,
  quantity: 500,
  quantity_unit_id: 'gram',
  quantity_unit: gram,
  count: null,
  count_unit_id: null,
  count_unit: null,
  enabled: true,
  produce_ids: [produceIds.garlic],
  image_urls: { image: '/api/v1/images/aa', thumbnail: '/api/v1/images/ab', barcode: '/api/v1/items/1/barcode' },
  slug: 'garlic-braid',
  recorded_at: '2026-03-02T00:00:00.000Z',
  ...more,
});

/** One item, at a version. */
export const itemAnswer = (version: number, more: object = {}, id = '1'): Told => ({
  ...record('item', wireItem(more), id),
  headers: { ETag: `"${version}"` },
});

/** The list: items numbered from 1, by what each says. */
export const itemList = (...rows: readonly object[]): Told =>
  listOf(
    'item',
    rows.map((more, place) => [String(place + 1), wireItem(more), 1]),
  );

const margin = { revenue: 0, cost: 0, margin: 0, percent: 0, needs: [] };
const season = { production_from: '2026-04-15', availability_to: '2026-11-15' };

/** The produces that items are made of, as the finances name them: garlic and tomatoes. */
export const producesOfItems = (): Told =>
  record('produce_margins', {
    produces: [
      {
        id: produceIds.tomato,
        product: { id: 'tomato', name: 'Tomato' },
        variety: { id: 'tomato_brandywine', name: 'Brandywine' },
        removed: false,
        ...season,
        ...margin,
      },
      {
        id: produceIds.garlic,
        product: { id: 'garlic', name: 'Garlic' },
        variety: { id: 'garlic_music', name: 'Music' },
        removed: false,
        ...season,
        ...margin,
      },
    ],
  });
