import { listOf, profileOf, type Told } from '../answers.ts';

export const farmId = '018f0000-0000-7000-8000-0000000000f1';
export const otherFarmId = '018f0000-0000-7000-8000-0000000000f2';

const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' };
const seller = (more: object = {}) => ({
  distance: 12.34,
  location: { lat: 45.5, lng: -72 },
  firm: {
    name: 'Ferme des Érables',
    owner_name: 'Ana Roy',
    city: 'Magog',
    state: 'Québec',
    country: 'Canada',
    image_urls: { image: null, thumbnail: null },
    website_slug: null,
    ...more,
  },
});
const vegetables = { id: 'fruits_and_vegetables', name: 'Fruits and vegetables', identifier: 'fruits_and_vegetables' };

/** A produce of the marketplace; what is not said of it is that of garlic, for $6.60 a kilogram. */
export const wireMarketProduce = (more: object = {}) => ({
  ...seller(),
  producer_id: farmId,
  category: vegetables,
  product: { id: 'garlic', name: 'Garlic' },
  variety: { id: 'garlic_music', name: 'Music' },
  production_type: { id: 'certified_organic', name: 'Certified organic' },
  quantity: 100,
  quantity_unit: kilogram,
  cost: 6.6,
  cost_unit: kilogram,
  unit_price: { cost: 6.6, unit: kilogram },
  production_from: '2020-04-15',
  production_to: '2020-10-10',
  availability_from: '2020-07-10',
  availability_to: '2099-11-15',
  image_urls: { image: null, thumbnail: null },
  recorded_at: '2026-05-01T12:00:00.000Z',
  ...more,
});

/** An item of the marketplace; what is not said of it is that of a braid of garlic. */
export const wireMarketItem = (more: object = {}) => ({
  ...seller({ website_slug: 'ferme-des-erables' }),
  producer_id: farmId,
  categories: [vegetables],
  name: 'Garlic braid',
  details: 'Dried for a month',
  cost: 12.5,
  quantity: 0.5,
  quantity_unit: kilogram,
  count: null,
  count_unit: null,
  unit_price: { cost: 25, unit: kilogram },
  produce_ids: [],
  produces: [
    {
      id: '018f0000-0000-7000-8000-0000000000b1',
      product: { id: 'garlic', name: 'Garlic' },
      variety: { id: 'garlic_music', name: 'Music' },
      availability_from: '2020-07-10',
      availability_to: '2099-11-15',
    },
  ],
  image_urls: { image: '/api/v1/images/aa', thumbnail: '/api/v1/images/ab' },
  slug: 'garlic-braid',
  recorded_at: '2026-05-01T12:00:00.000Z',
  ...more,
});

export const wireMarketProducer = (more: object = {}, firm: object = {}) => ({
  ...seller(firm),
  categories: [vegetables],
  ...more,
});

/** A page of the marketplace, numbered from 1. */
export const marketPage = (
  face: 'produce' | 'item' | 'producer' | 'season',
  rows: readonly object[],
  meta: { readonly total?: number; readonly next_cursor?: string | null } = {},
): Told =>
  listOf(
    `marketplace_${face}`,
    rows.map((row, place) => {
      const id = String(place + 1);
      return face === 'produce' || face === 'item' ? ([id, row, 7] as const) : ([id, row] as const);
    }),
    meta,
  );

/** A business with a place on the map, and a market with one of each. */
export const marketAnswers = (): Readonly<Record<string, Told>> => ({
  'GET /profile': profileOf('business_level_one', { location: { lat: 45.4, lng: -71.9 } }),
  'GET /marketplace_produces': marketPage('produce', [wireMarketProduce()]),
  'GET /marketplace_items': marketPage('item', [wireMarketItem()]),
  'GET /marketplace_producers': listOf('marketplace_producer', [
    [farmId, wireMarketProducer()],
    [otherFarmId, wireMarketProducer({ distance: 0.82 }, { name: 'Abeilles du Lac', website_slug: 'abeilles' })],
  ]),
  'GET /saved_searches': listOf('saved_search', []),
  'GET /marketplace_categories': listOf('marketplace_category', [
    ['eggs', { name: 'Eggs', identifier: 'eggs', produces: 3, items: 2, producers: 1 }],
    ['dairy', { name: 'Dairy', identifier: 'dairy', produces: 1204, items: 0, producers: 4 }],
  ]),
});
