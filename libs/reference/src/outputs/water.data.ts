import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, water } from '../unit-choices.ts';

/** Water that the farm collects, supplies or looks after. */
export const waterOutputs = {
  collected_water: {
    name: { en: 'Collected water', fr: 'Eau récoltée' },
    subcategories: {
      harvested_rainwater: thing('Harvested rainwater', 'Eau de pluie récoltée', water),
      spring_and_well_water: thing('Spring and well water', 'Eau de source et de puits', water),
      pond_and_reservoir_water: thing('Pond and reservoir water', 'Eau d’étang et de retenue', water),
      recycled_water: thing('Recycled water', 'Eau recyclée', water),
      bottled_water: thing('Bottled water', 'Eau embouteillée', ['bottle', 'litre', 'us_gallon', 'crate']),
      ice_and_snow: thing('Ice', 'Glace', ['kilogram', 'tonne', 'pound', 'bag']),
    },
  },
  water_services: {
    name: { en: 'Water services', fr: 'Services liés à l’eau' },
    subcategories: {
      irrigation_supply: thing('Irrigation water for others', 'Fourniture d’eau d’irrigation', [
        ...water,
        'hectare',
        'acre',
        'year',
      ]),
      livestock_water_supply: thing('Watering of others’ animals', 'Abreuvement d’animaux de tiers', [
        ...water,
        'head',
        'month',
      ]),
      water_storage: thing('Water storage and fire reserves', 'Stockage d’eau et réserves incendie', [
        'cubic_metre',
        'year',
        'unit',
      ]),
      watershed_protection: thing(
        'Watershed and wetland protection',
        'Protection de bassins versants et de milieux humides',
        ['hectare', 'acre', 'metre', 'year', 'unit'],
      ),
      flood_retention: thing('Flood retention', 'Rétention de crues', ['hectare', 'acre', 'cubic_metre', 'year']),
      fishing_access: thing('Fishing and boating access', 'Droits de pêche et accès à l’eau', [
        'person',
        'day',
        ...fee,
      ]),
    },
  },
} as const satisfies CategoryTable;
