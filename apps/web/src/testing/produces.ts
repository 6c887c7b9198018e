import type { Told } from './answers.ts';
import { listOf, record } from './answers.ts';

const kilogram = { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' };
const hectare = { id: 'hectare', symbol: 'ha', symbol_plural: 'ha', unit_type: 'area' };
const bunch = { id: 'bunch', symbol: 'bunch', symbol_plural: 'bunches', unit_type: 'count' };

/** A produce as a spec says it: what is left out is that of the tomatoes. */
export interface ToldProduce {
  readonly id: string;
  readonly product?: readonly [id: string, name: string];
  readonly variety?: readonly [id: string, name: string];
  readonly category?: readonly [id: string, name: string];
  readonly harvest?: object;
  readonly more?: object;
}

const attributesOf = ({
  id,
  product = ['tomato', 'Tomato'],
  variety = ['tomato_brandywine', 'Brandywine'],
  category = ['fruits_and_vegetables', 'Fruits and vegetables'],
  harvest = {},
  more = {},
}: ToldProduce) => ({
  category: { id: category[0], name: category[1], identifier: category[0] },
  product: { id: product[0], name: product[1] },
  variety: { id: variety[0], name: variety[1] },
  production_type: { id: 'certified_organic', name: 'Certified organic' },
  harvest: {
    quantity_raw: 1250,
    quantity_unit: kilogram,
    cost: 5.5,
    cost_unit: kilogram,
    area: 0.45,
    area_unit: hectare,
    production_from: '2026-04-15',
    production_to: '2026-10-10',
    availability_from: '2026-07-10',
    availability_to: '2026-11-15',
    ...harvest,
  },
  produce_inputs: [],
  image_urls: { image: null, thumbnail: null },
  recorded_at: `2026-01-01T00:00:0${id.length}.000Z`,
  ...more,
});

/** Tomatoes and garlic, which has a picture. */
export const toldProduces: readonly ToldProduce[] = [
  { id: 'tomatoes' },
  {
    id: 'garlic',
    product: ['garlic', 'Garlic'],
    variety: ['garlic_music', 'Music'],
    category: ['herbs_and_spices', 'Herbs and spices'],
    harvest: {
      quantity_raw: 800,
      quantity_unit: bunch,
      cost: 4,
      cost_unit: bunch,
      production_from: '2025-10-10',
      production_to: '2026-08-01',
      availability_from: '2026-07-01',
      availability_to: '2027-03-01',
    },
    more: { image_urls: { image: '/api/v1/images/large', thumbnail: '/api/v1/images/small' } },
  },
];

/** What the server answers of some produces. */
export const producesAnswer = (told: readonly ToldProduce[] = toldProduces): Told =>
  listOf(
    'produce',
    told.map((one) => [one.id, attributesOf(one), 3]),
  );

/** What it answers of one. */
export const produceAnswer = (told: ToldProduce, version = 3): Told => ({
  ...record('produce', attributesOf(told), told.id),
  headers: { ETag: `"${version}"` },
});

/** What it answers of the two in the summary, and of none. */
export const summaryAnswer = (more: object = {}): Told =>
  record('produces_summary', {
    as_of: null,
    total: 2,
    distribution: {
      categories: [
        { id: 'fruits_and_vegetables', name: 'Fruits and vegetables', value: 1, percent: 50 },
        { id: 'herbs_and_spices', name: 'Herbs and spices', value: 1, percent: 50 },
      ],
      products: [
        {
          id: 'tomato',
          name: 'Tomato',
          value: 1,
          percent: 50,
          category_id: 'fruits_and_vegetables',
          category_name: 'Fruits and vegetables',
        },
        {
          id: 'garlic',
          name: 'Garlic',
          value: 1,
          percent: 50,
          category_id: 'herbs_and_spices',
          category_name: 'Herbs and spices',
        },
      ],
    },
    calendar: {
      start_date: '2025-10-01',
      end_date: '2027-03-31',
      rows: [
        {
          id: 'garlic',
          name: 'Garlic',
          variety_name: 'Music',
          category_identifier: 'herbs_and_spices',
          production_from_days: 9,
          production_to_days: 304,
          availability_from_days: 273,
          availability_to_days: 516,
        },
        {
          id: 'tomatoes',
          name: 'Tomato',
          variety_name: 'Brandywine',
          category_identifier: 'fruits_and_vegetables',
          production_from_days: 196,
          production_to_days: 374,
          availability_from_days: 282,
          availability_to_days: 410,
        },
      ],
    },
    ...more,
  });
export const emptySummary = (): Told =>
  summaryAnswer({
    total: 0,
    distribution: { categories: [], products: [] },
    calendar: { start_date: null, end_date: null, rows: [] },
  });
