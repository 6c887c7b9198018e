import type { UnitChoice } from './unit-choices.ts';

/** What the form of a produce proposes: the first of each list, the others close at hand. */
export interface ProductUnits {
  readonly quantity: UnitChoice;
  /** What a price is for: of the kinds of `quantity`, because both units of a produce must be of one kind. */
  readonly cost: UnitChoice;
  readonly area: 'square_metre' | 'hectare';
}

const measured = (area: ProductUnits['area'], quantity: UnitChoice, cost: UnitChoice = quantity): ProductUnits => ({
  quantity,
  cost,
  area,
});

const smallWeight = ['kilogram', 'gram', 'pound', 'ounce'] as const satisfies UnitChoice;
const bulkWeight = ['kilogram', 'tonne', 'pound', 'bag'] as const satisfies UnitChoice;

// Vegetables, fruits and grains.
export const garden = measured('square_metre', [
  'kilogram',
  'pound',
  'unit',
  'dozen',
  'bunch',
  'bag',
  'basket',
  'crate',
]);
export const gardenHeads = measured('square_metre', ['unit', 'dozen', 'crate', 'kilogram', 'pound']);
export const gardenBunches = measured('square_metre', ['bunch', 'unit', 'dozen', 'crate', 'kilogram', 'pound']);
export const salad = measured('square_metre', ['kilogram', 'gram', 'pound', 'bag', 'bunch', 'tray']);
export const field = measured('hectare', ['kilogram', 'tonne', 'pound', 'bag', 'basket', 'crate', 'unit']);
export const ears = measured('hectare', ['dozen', 'unit', 'bag', 'crate', 'kilogram', 'pound']);
export const shares = measured('hectare', ['basket', 'unit']);
export const orchard = measured('hectare', [
  'kilogram',
  'tonne',
  'pound',
  'imperial_bushel',
  'us_bushel',
  'basket',
  'crate',
  'bag',
]);
export const berries = measured('hectare', ['kilogram', 'tonne', 'pound', 'litre', 'us_quart', 'basket', 'crate']);
export const grains = measured('hectare', [
  'tonne',
  'kilogram',
  'short_ton',
  'pound',
  'imperial_bushel',
  'us_bushel',
  'bag',
]);
export const milled = measured('hectare', bulkWeight);
export const nuts = measured('hectare', bulkWeight);
export const freshHerbs = measured('square_metre', ['bunch', 'unit', 'dozen', ...smallWeight]);
export const spices = measured('square_metre', [...smallWeight, 'packet', 'jar']);
export const bottledOil = measured('hectare', ['litre', 'millilitre', 'bottle', 'unit']);

// Sap, sugar and honey.
export const syrup = measured('hectare', [
  'litre',
  'us_gallon',
  'imperial_gallon',
  'us_quart',
  'millilitre',
  'kilogram',
  'pound',
  'bottle',
  'unit',
]);
export const sap = measured('hectare', [
  'litre',
  'hectolitre',
  'cubic_metre',
  'us_gallon',
  'imperial_gallon',
  'bottle',
]);
export const sweets = measured('hectare', [...smallWeight, 'jar', 'unit']);
export const apiary = measured('square_metre', [...smallWeight, 'jar', 'unit']);

// Animals: a carcass is counted and weighed, and sold by weight or whole.
export const livestock = measured('hectare', ['kilogram', 'pound', 'head', 'unit'], ['kilogram', 'pound', 'head']);
export const poultry = measured('square_metre', ['kilogram', 'pound', 'unit', 'dozen'], ['kilogram', 'pound', 'unit']);
export const curedMeat = measured('hectare', [...smallWeight, 'unit', 'jar']);
export const eggs = measured('square_metre', ['dozen', 'unit', 'tray', 'crate', 'thousand']);
export const milk = measured(
  'hectare',
  ['litre', 'hectolitre', 'us_gallon', 'imperial_gallon', 'kilogram', 'bottle'],
  ['litre', 'hectolitre', 'kilogram', 'bottle'],
);
export const potted = measured('hectare', ['litre', 'millilitre', 'kilogram', 'gram', 'jar', 'unit']);
export const cheese = measured('hectare', [...smallWeight, 'unit']);
export const fish = measured('square_metre', ['kilogram', 'pound', 'tonne', 'unit', 'crate']);
export const preparedFish = measured('square_metre', [...smallWeight, 'jar', 'unit']);
export const seafood = measured('hectare', ['kilogram', 'pound', 'tonne', 'unit', 'dozen', 'bag', 'crate']);
export const insects = measured('square_metre', ['kilogram', 'gram', 'pound', 'tonne', 'thousand', 'packet']);

// Mushrooms, flowers and algae.
export const mushrooms = measured('square_metre', [...smallWeight, 'crate', 'packet']);
export const wildMushrooms = measured('hectare', [...smallWeight, 'crate', 'packet']);
export const stems = measured('square_metre', ['unit', 'bunch', 'dozen', 'thousand']);
export const petals = measured('square_metre', ['unit', 'tray', 'packet', 'gram', 'kilogram', 'ounce']);
export const seaweed = measured('hectare', ['kilogram', 'tonne', 'gram', 'pound', 'packet']);
export const tanks = measured('square_metre', ['kilogram', 'gram', 'pound', 'tonne', 'packet']);
