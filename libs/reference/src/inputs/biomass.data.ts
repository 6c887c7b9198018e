import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { baled, bulk, item, loose, sheets, stackedWood, timber } from '../unit-choices.ts';

/** Plant and animal matter that is brought onto the land, into the barn or into the stove. */
export const biomassInputs = {
  compost_and_manure: {
    name: { en: 'Compost and manure', fr: 'Composts et fumiers' },
    subcategories: {
      compost: thing('Compost', 'Compost', loose),
      vermicompost: thing('Vermicompost', 'Lombricompost', loose),
      solid_manure: thing('Solid manure', 'Fumier solide', loose),
      liquid_manure: thing('Slurry and liquid manure', 'Lisier et purin', [
        'cubic_metre',
        'litre',
        'us_gallon',
        'imperial_gallon',
        'load',
      ]),
      poultry_manure: thing('Poultry manure', 'Fumier et fientes de volaille', loose),
      digestate: thing('Digestate', 'Digestat', loose),
      green_waste: thing('Green waste', 'Résidus verts', loose),
      biochar: thing('Biochar', 'Biochar', loose),
      other_organic_matter: thing('Other organic matter', 'Autres matières organiques', loose),
    },
  },
  mulch: {
    name: { en: 'Mulch', fr: 'Paillis' },
    subcategories: {
      straw_mulch: thing('Straw', 'Paille', baled),
      hay_mulch: thing('Spoiled hay', 'Foin déclassé', baled),
      ramial_wood_chips: thing('Ramial wood chips', 'Bois raméal fragmenté (BRF)', loose),
      bark_mulch: thing('Bark', 'Écorces', loose),
      leaf_mulch: thing('Leaves', 'Feuilles mortes', loose),
      biodegradable_mulch_film: thing('Paper and biodegradable film', 'Papier et film biodégradable', sheets),
      other_mulch: thing('Other mulch', 'Autres paillis', loose),
    },
  },
  forage_and_bedding: {
    name: { en: 'Forage and bedding', fr: 'Fourrages et litières' },
    subcategories: {
      hay: thing('Hay', 'Foin', baled),
      haylage: thing('Haylage and baled silage', 'Enrubannage et ensilage en balles', baled),
      silage: thing('Silage', 'Ensilage', loose),
      straw_bedding: thing('Straw for bedding', 'Paille de litière', baled),
      wood_bedding: thing('Wood shavings and sawdust', 'Ripe, copeaux et sciure', [...loose, 'bale']),
      peat_and_hemp_bedding: thing('Peat and hemp bedding', 'Litière de tourbe et de chanvre', [...loose, 'bale']),
      other_forage_and_bedding: thing('Other forage and bedding', 'Autres fourrages et litières', baled),
    },
  },
  growing_media: {
    name: { en: 'Growing media', fr: 'Terreaux et substrats' },
    subcategories: {
      potting_mix: thing('Potting and seedling mix', 'Terreau de semis et de rempotage', [...loose, 'bale', 'pallet']),
      peat_moss: thing('Peat moss', 'Tourbe de sphaigne', [...loose, 'bale']),
      coconut_coir: thing('Coconut coir', 'Fibre de coco', [...loose, 'unit']),
      topsoil: thing('Topsoil', 'Terre végétale', loose),
      mushroom_substrate: thing('Mushroom substrate and logs', 'Substrats et billots à champignons', [
        ...loose,
        'unit',
        'bale',
      ]),
      other_growing_media: thing('Other growing media', 'Autres substrats', loose),
    },
  },
  wood_and_plant_materials: {
    name: { en: 'Wood and plant materials', fr: 'Bois et matériaux végétaux' },
    subcategories: {
      firewood: thing('Firewood', 'Bois de chauffage', stackedWood),
      wood_pellets: thing('Wood pellets', 'Granulés de bois', [...bulk, 'pallet']),
      fuel_wood_chips: thing('Wood chips for heating', 'Plaquettes de bois de chauffage', loose),
      lumber: thing('Lumber', 'Bois d’œuvre', timber),
      stakes_and_posts: thing('Stakes and posts', 'Tuteurs, piquets et poteaux', ['unit', 'dozen', 'bunch']),
      twine: thing('Natural-fibre twine and ties', 'Ficelles et liens en fibres naturelles', [
        'roll',
        'kilogram',
        'metre',
        'unit',
      ]),
      other_plant_materials: thing('Other plant materials', 'Autres matériaux végétaux', [
        ...item,
        'kilogram',
        'cubic_metre',
      ]),
    },
  },
} as const satisfies CategoryTable;
