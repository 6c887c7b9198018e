import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { baled, bulk, loose, seed, smallWeight, stackedWood, timber, weight, youngPlants } from '../unit-choices.ts';

/** Plant and animal matter that leaves as something else than food. */
export const biomassOutputs = {
  forage_and_straw: {
    name: { en: 'Forage and straw', fr: 'Fourrages et pailles' },
    subcategories: {
      hay: thing('Hay', 'Foin', baled),
      haylage: thing('Haylage and baled silage', 'Enrubannage et ensilage en balles', baled),
      silage: thing('Silage', 'Ensilage', loose),
      standing_forage: thing('Standing forage', 'Fourrage sur pied', ['hectare', 'acre', 'tonne']),
      straw: thing('Straw', 'Paille', baled),
      other_forage: thing('Other forage', 'Autres fourrages', baled),
    },
  },
  wood: {
    name: { en: 'Wood', fr: 'Bois' },
    subcategories: {
      firewood: thing('Firewood', 'Bois de chauffage', stackedWood),
      sawlogs: thing('Sawlogs', 'Bois de sciage (grumes)', timber),
      pulpwood: thing('Pulpwood', 'Bois à pâte', stackedWood),
      lumber: thing('Sawn lumber', 'Bois scié', timber),
      standing_timber: thing('Standing timber', 'Bois sur pied', [...timber, 'hectare', 'acre']),
      wood_chips: thing('Wood chips and sawdust', 'Copeaux, plaquettes et sciure', loose),
      posts_and_stakes: thing('Posts, stakes and poles', 'Poteaux, piquets et perches', ['unit', 'dozen']),
      christmas_trees: thing('Christmas trees and greenery', 'Sapins de Noël et verdure', [
        'unit',
        'dozen',
        'bunch',
        'kilogram',
      ]),
      willow_and_basketry: thing('Willow and basketry', 'Osier et vannerie', ['bunch', 'unit', 'kilogram']),
      other_wood: thing('Other wood products', 'Autres produits du bois', [...timber, 'kilogram']),
    },
  },
  compost_and_fertility: {
    name: { en: 'Compost and fertility', fr: 'Composts et fertilisants' },
    subcategories: {
      compost: thing('Compost', 'Compost', loose),
      vermicompost: thing('Vermicompost and worms', 'Lombricompost et lombrics', loose),
      manure: thing('Solid manure', 'Fumier solide', loose),
      slurry: thing('Slurry and liquid manure', 'Lisier et purin', [
        'cubic_metre',
        'litre',
        'us_gallon',
        'imperial_gallon',
        'load',
      ]),
      digestate: thing('Digestate', 'Digestat', loose),
      insect_frass: thing('Insect frass', 'Frass (déjections d’insectes)', bulk),
      potting_soil: thing('Potting mix and topsoil', 'Terreau et terre végétale', loose),
      mulch_materials: thing('Mulch', 'Paillis', loose),
      biochar: thing('Biochar', 'Biochar', loose),
      plant_teas: thing('Plant teas and extracts', 'Purins de plantes et extraits végétaux', [
        'litre',
        'bottle',
        'us_gallon',
      ]),
    },
  },
  seeds_and_young_plants: {
    name: { en: 'Seeds and young plants', fr: 'Semences et jeunes plants' },
    subcategories: {
      vegetable_and_flower_seeds: thing(
        'Vegetable, herb and flower seeds',
        'Semences potagères, aromatiques et florales',
        seed,
      ),
      field_crop_seeds: thing('Field crop seeds', 'Semences de grandes cultures', bulk),
      seed_potatoes_and_garlic: thing('Seed potatoes and garlic', 'Semences de pommes de terre et d’ail', [
        ...bulk,
        'unit',
      ]),
      seedlings: thing('Vegetable and herb seedlings', 'Plants de légumes et de fines herbes', youngPlants),
      ornamental_plants: thing('Ornamental and native plants', 'Plantes ornementales et indigènes', youngPlants),
      nursery_trees: thing('Nursery trees and shrubs', 'Arbres et arbustes de pépinière', youngPlants),
      fruit_plants: thing(
        'Fruit trees, vines and berry plants',
        'Arbres fruitiers, vignes et plants de petits fruits',
        youngPlants,
      ),
      cuttings_and_scions: thing('Cuttings and scions', 'Boutures et greffons', ['unit', 'dozen', 'thousand', 'bunch']),
      turf: thing('Turf', 'Gazon en plaques', ['square_metre', 'square_foot', 'roll', 'pallet']),
      mushroom_spawn_and_kits: thing('Mushroom spawn and kits', 'Mycélium et trousses de culture de champignons', [
        'unit',
        'kilogram',
        'pound',
        'bag',
      ]),
    },
  },
  fibres_and_materials: {
    name: { en: 'Fibres and materials', fr: 'Fibres et matériaux' },
    subcategories: {
      raw_wool: thing('Raw wool and mohair', 'Laine brute et mohair', [...smallWeight, 'bag']),
      yarn_and_felt: thing('Yarn, felt and textiles', 'Fils, feutre et textiles', [
        'unit',
        'gram',
        'kilogram',
        'metre',
        'ounce',
      ]),
      hides_and_skins: thing('Hides, skins and leather', 'Peaux et cuirs', [
        'unit',
        'kilogram',
        'square_metre',
        'square_foot',
      ]),
      feathers_and_down: thing('Feathers and down', 'Plumes et duvet', smallWeight),
      flax_and_hemp_fibre: thing('Flax and hemp fibre', 'Fibres de lin et de chanvre', [...weight, 'bale']),
      building_straw_and_hurds: thing('Building straw and hemp hurds', 'Paille de construction et chènevotte', [
        'bale',
        'tonne',
        'cubic_metre',
        'bag',
      ]),
      beeswax: thing('Beeswax and candles', 'Cire d’abeille et bougies', [...smallWeight, 'unit']),
      soaps_and_cosmetics: thing('Soaps and cosmetics', 'Savons et cosmétiques', [
        'unit',
        'gram',
        'kilogram',
        'millilitre',
        'bottle',
      ]),
      tobacco_and_dye_plants: thing('Dye plants and tobacco', 'Plantes tinctoriales et tabac', smallWeight),
      crop_residues: thing('Crop residues and by-products', 'Résidus de culture et coproduits', loose),
    },
  },
} as const satisfies CategoryTable;
