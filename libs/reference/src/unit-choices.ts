import type { UnitId } from './units.ts';

/** The units offered for one thing; the form proposes the first. */
export type UnitChoice = readonly [UnitId, ...UnitId[]];

export const smallWeight = ['kilogram', 'gram', 'pound', 'ounce'] as const satisfies UnitChoice;
export const weight = ['kilogram', 'tonne', 'pound', 'short_ton'] as const satisfies UnitChoice;
export const bulk = ['tonne', 'kilogram', 'short_ton', 'pound', 'bag'] as const satisfies UnitChoice;
export const grain = [
  'tonne',
  'quintal',
  'kilogram',
  'short_ton',
  'pound',
  'imperial_bushel',
  'us_bushel',
  'bag',
] as const satisfies UnitChoice;
export const fresh = [
  'kilogram',
  'tonne',
  'pound',
  'unit',
  'dozen',
  'bunch',
  'bag',
  'basket',
  'crate',
] as const satisfies UnitChoice;
export const fruit = [
  'kilogram',
  'tonne',
  'pound',
  'basket',
  'crate',
  'imperial_bushel',
  'us_bushel',
] as const satisfies UnitChoice;
export const jarred = ['unit', 'jar', 'bottle', 'kilogram', 'litre', 'pound', 'crate'] as const satisfies UnitChoice;
export const bottled = [
  'bottle',
  'litre',
  'hectolitre',
  'us_gallon',
  'imperial_gallon',
  'crate',
] as const satisfies UnitChoice;
export const liquid = [
  'litre',
  'hectolitre',
  'cubic_metre',
  'us_gallon',
  'imperial_gallon',
] as const satisfies UnitChoice;
export const water = ['cubic_metre', 'litre', 'us_gallon', 'imperial_gallon'] as const satisfies UnitChoice;
export const product = [
  'litre',
  'millilitre',
  'kilogram',
  'gram',
  'us_quart',
  'us_gallon',
  'pound',
  'unit',
] as const satisfies UnitChoice;
export const loose = [
  'cubic_metre',
  'tonne',
  'kilogram',
  'litre',
  'cubic_yard',
  'short_ton',
  'bag',
  'load',
] as const satisfies UnitChoice;
export const baled = ['bale', 'tonne', 'kilogram', 'short_ton', 'pound'] as const satisfies UnitChoice;
export const stackedWood = ['stere', 'cubic_metre', 'cord', 'face_cord', 'tonne', 'load'] as const satisfies UnitChoice;
export const timber = ['cubic_metre', 'board_foot', 'cubic_foot', 'unit', 'tonne'] as const satisfies UnitChoice;
export const seed = ['kilogram', 'gram', 'pound', 'ounce', 'packet', 'thousand', 'bag'] as const satisfies UnitChoice;
export const youngPlants = ['plant', 'unit', 'dozen', 'thousand', 'tray'] as const satisfies UnitChoice;
export const animals = ['head', 'unit', 'kilogram', 'pound', 'hundredweight'] as const satisfies UnitChoice;
export const smallAnimals = ['unit', 'dozen', 'thousand', 'head'] as const satisfies UnitChoice;
export const milk = [
  'litre',
  'hectolitre',
  'kilogram',
  'us_gallon',
  'imperial_gallon',
  'bottle',
] as const satisfies UnitChoice;
export const pieces = ['unit', 'dozen', 'thousand'] as const satisfies UnitChoice;
export const item = ['unit'] as const satisfies UnitChoice;
export const lengths = ['metre', 'foot', 'roll', 'unit'] as const satisfies UnitChoice;
export const sheets = ['square_metre', 'square_foot', 'metre', 'foot', 'roll', 'unit'] as const satisfies UnitChoice;
export const land = [
  'hectare',
  'are',
  'square_metre',
  'acre',
  'square_foot',
  'square_arpent',
] as const satisfies UnitChoice;
export const rentedLand = [...land, 'month', 'year'] as const satisfies UnitChoice;
export const labour = ['hour', 'workday', 'week', 'month', 'person'] as const satisfies UnitChoice;
export const fieldWork = ['hour', 'workday', 'hectare', 'acre', 'unit'] as const satisfies UnitChoice;
export const rental = ['hour', 'day', 'week', 'month', 'year', 'hectare', 'acre'] as const satisfies UnitChoice;
export const fee = ['unit', 'month', 'year'] as const satisfies UnitChoice;
export const visits = ['person', 'unit', 'hour', 'day'] as const satisfies UnitChoice;
export const electricity = ['kilowatt_hour', 'megawatt_hour', 'gigajoule', 'megajoule'] as const satisfies UnitChoice;
export const heat = [
  'kilowatt_hour',
  'megawatt_hour',
  'gigajoule',
  'megajoule',
  'million_btu',
] as const satisfies UnitChoice;
export const gas = [
  'cubic_metre',
  'kilowatt_hour',
  'megawatt_hour',
  'gigajoule',
  'cubic_foot',
  'million_btu',
] as const satisfies UnitChoice;
