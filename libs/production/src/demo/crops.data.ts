import type { InputSubcategoryId, ProductId, ProductionTypeId, UnitId, VarietyId } from '@terroir/reference';
import type { PracticingFarm } from './practices.ts';

/** What a demo farm produces year after year. */
export interface Crop {
  readonly productId: ProductId;
  readonly varietyId: VarietyId;
  readonly typeId: ProductionTypeId;
  /** Quantity of a year and its unit; the price in cents is for one of `costUnit`. */
  readonly quantity: readonly [number, UnitId];
  readonly price: readonly [cents: number, costUnit: UnitId];
  readonly area: readonly [number, UnitId];
  /** Month and day of the production start, `MM-DD`, and how many days production lasts. */
  readonly production: readonly [from: string, days: number];
  /** Days from the production start to the first sale, and from the production end to the last. */
  readonly available: readonly [after: number, beyond: number];
  readonly needs: readonly (readonly [InputSubcategoryId, number, UnitId])[];
}

/** The crops of a farm of each kind. */
export const cropsOf: Readonly<Record<PracticingFarm['kind'], readonly Crop[]>> = {
  vegetables: [
    {
      productId: 'tomato',
      varietyId: 'tomato_brandywine',
      typeId: 'certified_organic',
      quantity: [1800, 'kilogram'],
      price: [660, 'kilogram'],
      area: [420, 'square_metre'],
      production: ['04-10', 184],
      available: [92, 12],
      needs: [
        ['vegetable_seeds', 60, 'gram'],
        ['compost', 3.5, 'cubic_metre'],
      ],
    },
    {
      productId: 'carrot',
      varietyId: 'carrot_bolero',
      typeId: 'certified_organic',
      quantity: [4200, 'kilogram'],
      price: [275, 'kilogram'],
      area: [1600, 'square_metre'],
      production: ['05-04', 170],
      available: [78, 180],
      needs: [['vegetable_seeds', 0.9, 'kilogram']],
    },
    {
      productId: 'lettuce',
      varietyId: 'lettuce_salanova',
      typeId: 'greenhouse',
      quantity: [3600, 'unit'],
      price: [300, 'unit'],
      area: [280, 'square_metre'],
      production: ['04-01', 200],
      available: [48, 10],
      needs: [['vegetable_seedlings', 3900, 'plant']],
    },
  ],
  dairy: [
    {
      productId: 'cow_milk',
      varietyId: 'cow_milk_ayrshire',
      typeId: 'grass_fed',
      quantity: [2600, 'hectolitre'],
      price: [9200, 'hectolitre'],
      area: [64, 'hectare'],
      production: ['01-02', 360],
      available: [2, 5],
      needs: [
        ['feed_grain', 38, 'tonne'],
        ['hay', 900, 'bale'],
      ],
    },
  ],
  maple: [
    {
      productId: 'maple_syrup',
      varietyId: 'maple_syrup_amber',
      typeId: 'certified_organic',
      quantity: [3100, 'litre'],
      price: [1650, 'litre'],
      area: [22, 'hectare'],
      production: ['02-20', 62],
      available: [24, 330],
      needs: [['firewood', 45, 'stere']],
    },
    {
      productId: 'maple_taffy',
      varietyId: 'maple_taffy_jarred',
      typeId: 'certified_organic',
      quantity: [140, 'kilogram'],
      price: [2600, 'kilogram'],
      area: [22, 'hectare'],
      production: ['03-01', 50],
      available: [6, 120],
      needs: [['jars_and_lids', 560, 'unit']],
    },
  ],
  orchard: [
    {
      productId: 'apple',
      varietyId: 'apple_cortland',
      typeId: 'integrated',
      quantity: [24, 'tonne'],
      price: [240, 'kilogram'],
      area: [2.8, 'hectare'],
      production: ['04-20', 178],
      available: [138, 150],
      needs: [['pruning_and_tree_work', 160, 'hour']],
    },
    {
      productId: 'pear',
      varietyId: 'pear_flemish_beauty',
      typeId: 'integrated',
      quantity: [1900, 'kilogram'],
      price: [410, 'kilogram'],
      area: [0.4, 'hectare'],
      production: ['04-20', 160],
      available: [132, 45],
      needs: [],
    },
  ],
  grain: [
    {
      productId: 'wheat',
      varietyId: 'wheat_red_fife',
      typeId: 'organic_transition',
      quantity: [58, 'tonne'],
      price: [41_000, 'tonne'],
      area: [21, 'hectare'],
      production: ['04-24', 116],
      available: [110, 300],
      needs: [['cereal_seeds', 3.2, 'tonne']],
    },
    {
      productId: 'soybean',
      varietyId: 'soybean_food_grade',
      typeId: 'organic_transition',
      quantity: [44, 'tonne'],
      price: [78_000, 'tonne'],
      area: [18, 'hectare'],
      production: ['05-18', 140],
      available: [134, 240],
      needs: [['pulse_oilseed_seeds', 1.6, 'tonne']],
    },
  ],
  sheep: [
    {
      productId: 'lamb',
      varietyId: 'lamb_dorset',
      typeId: 'grass_fed',
      quantity: [1450, 'kilogram'],
      price: [2400, 'kilogram'],
      area: [18, 'hectare'],
      production: ['03-01', 270],
      available: [150, 60],
      needs: [['hay', 420, 'bale']],
    },
    {
      productId: 'sheep_cheese',
      varietyId: 'sheep_cheese_tomme',
      typeId: 'grass_fed',
      quantity: [620, 'kilogram'],
      price: [4800, 'kilogram'],
      area: [18, 'hectare'],
      production: ['04-01', 210],
      available: [70, 180],
      needs: [],
    },
  ],
  bees: [
    {
      productId: 'honey',
      varietyId: 'honey_wildflower',
      typeId: 'ecological',
      quantity: [2400, 'kilogram'],
      price: [1500, 'kilogram'],
      area: [600, 'square_metre'],
      production: ['05-01', 140],
      available: [75, 270],
      needs: [
        ['hives_and_frames', 24, 'unit'],
        ['bee_feed', 300, 'litre'],
      ],
    },
    {
      productId: 'beeswax',
      varietyId: 'beeswax_candles',
      typeId: 'ecological',
      quantity: [55, 'kilogram'],
      price: [3400, 'kilogram'],
      area: [600, 'square_metre'],
      production: ['06-15', 90],
      available: [30, 120],
      needs: [],
    },
  ],
  berries: [
    {
      productId: 'strawberry',
      varietyId: 'strawberry_jewel',
      typeId: 'integrated',
      quantity: [5200, 'kilogram'],
      price: [780, 'kilogram'],
      area: [0.6, 'hectare'],
      production: ['04-15', 96],
      available: [66, 3],
      needs: [['straw_mulch', 180, 'bale']],
    },
    {
      productId: 'highbush_blueberry',
      varietyId: 'highbush_blueberry_patriot',
      typeId: 'integrated',
      quantity: [2300, 'kilogram'],
      price: [1150, 'kilogram'],
      area: [0.5, 'hectare'],
      production: ['04-20', 125],
      available: [84, 7],
      needs: [['bark_mulch', 12, 'cubic_metre']],
    },
  ],
  mushrooms: [
    {
      productId: 'oyster_mushroom',
      varietyId: 'oyster_mushroom_grey',
      typeId: 'certified_organic',
      quantity: [3900, 'kilogram'],
      price: [1900, 'kilogram'],
      area: [180, 'square_metre'],
      production: ['01-05', 355],
      available: [24, 6],
      needs: [
        ['mushroom_substrate', 9, 'tonne'],
        ['mushroom_spawn', 320, 'kilogram'],
      ],
    },
    {
      productId: 'shiitake',
      varietyId: 'shiitake_log_grown',
      typeId: 'certified_organic',
      quantity: [260, 'kilogram'],
      price: [3200, 'kilogram'],
      area: [350, 'square_metre'],
      production: ['05-10', 150],
      available: [20, 10],
      needs: [['mushroom_spawn', 14, 'kilogram']],
    },
  ],
  herbs: [
    {
      productId: 'basil',
      varietyId: 'basil_genovese',
      typeId: 'ecological',
      quantity: [2800, 'bunch'],
      price: [250, 'bunch'],
      area: [160, 'square_metre'],
      production: ['04-20', 150],
      available: [62, 5],
      needs: [['herb_seeds', 180, 'gram']],
    },
    {
      productId: 'lavender',
      varietyId: 'lavender_munstead',
      typeId: 'ecological',
      quantity: [85, 'kilogram'],
      price: [5200, 'kilogram'],
      area: [900, 'square_metre'],
      production: ['05-01', 110],
      available: [74, 240],
      needs: [],
    },
  ],
};
