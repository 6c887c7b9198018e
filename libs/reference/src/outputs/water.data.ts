import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, water } from '../unit-choices.ts';

/** Water that the farm collects, supplies or looks after. */
export const waterOutputs = {
  collected_water: {
    name: { en: 'Collected water', fr: 'Eau récoltée' },
    subcategories: {
      harvested_rainwater: thing('Harvested rainwater', 'Eau de pluie récoltée', water, {
        en: 'rain barrel, roof water',
        fr: 'baril de pluie, gouttières',
      }),
      spring_and_well_water: thing('Spring and well water', 'Eau de source et de puits', water, {
        en: 'borehole, spring',
        fr: 'puits artésien, source',
      }),
      pond_and_reservoir_water: thing('Pond and reservoir water', 'Eau d’étang et de retenue', water, {
        en: 'lake, dugout',
        fr: 'lac, bassin',
      }),
      recycled_water: thing('Recycled water', 'Eau recyclée', water, { en: 'grey water', fr: 'eaux grises' }),
      bottled_water: thing('Bottled water', 'Eau embouteillée', ['bottle', 'litre', 'us_gallon', 'crate'], {
        en: 'mineral water, spring water',
        fr: 'eau minérale, eau de source',
      }),
      ice_and_snow: thing('Ice', 'Glace', ['kilogram', 'tonne', 'pound', 'bag'], {
        en: 'ice cubes, snow',
        fr: 'glaçons, neige',
      }),
    },
  },
  water_services: {
    name: { en: 'Water services', fr: 'Services liés à l’eau' },
    subcategories: {
      irrigation_supply: thing(
        'Irrigation water for others',
        'Fourniture d’eau d’irrigation',
        [...water, 'hectare', 'acre', 'year'],
        { en: 'irrigation, watering', fr: 'irrigation, arrosage' },
      ),
      livestock_water_supply: thing(
        'Water for others’ animals',
        'Abreuvement d’animaux de tiers',
        [...water, 'head', 'month'],
        { en: 'drinking water for cattle, trough', fr: 'abreuvoir, eau du bétail' },
      ),
      water_storage: thing(
        'Water storage and fire reserves',
        'Stockage d’eau et réserves incendie',
        ['cubic_metre', 'year', 'unit'],
        { en: 'fire pond, tank, cistern', fr: 'citerne, réservoir, borne sèche' },
      ),
      watershed_protection: thing(
        'Watershed and wetland protection',
        'Protection de bassins versants et de milieux humides',
        ['hectare', 'acre', 'metre', 'year', 'unit'],
        { en: 'wetlands, marsh, riparian buffer', fr: 'bandes riveraines, marais, étang' },
      ),
      flood_retention: thing('Flood retention', 'Rétention de crues', ['hectare', 'acre', 'cubic_metre', 'year'], {
        en: 'floodplain',
        fr: 'inondation, plaine inondable',
      }),
      fishing_access: thing(
        'Fishing and boating access',
        'Droits de pêche et accès à l’eau',
        ['person', 'day', ...fee],
        {
          en: 'fishing pond, fishing rights, boat launch, trout pond',
          fr: 'étang de pêche, pêche à la truite, chaloupe, descente de bateau',
        },
      ),
    },
  },
} as const satisfies CategoryTable;
