import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { baled, bulk, item, loose, sheets, stackedWood, timber } from '../unit-choices.ts';

/** Plant and animal matter that is brought onto the land, into the barn or into the stove. */
export const biomassInputs = {
  compost_and_manure: {
    name: { en: 'Compost and manure', fr: 'Composts et fumiers' },
    also: { en: 'muck, dung', fr: '' },
    subcategories: {
      compost: thing('Compost', 'Compost', loose, { en: 'black gold, humus', fr: 'humus, terreau de compost' }),
      vermicompost: thing('Vermicompost', 'Lombricompost', loose, {
        en: 'worm castings, worm compost, worms',
        fr: 'vers de terre, fumier de vers',
      }),
      solid_manure: thing('Solid manure', 'Fumier solide', loose, {
        en: 'cow manure, horse manure, dung, farmyard manure, sheep manure',
        fr: 'fumier de vache, fumier de cheval, fumier de mouton',
      }),
      liquid_manure: thing(
        'Slurry and liquid manure',
        'Lisier et purin',
        ['cubic_metre', 'litre', 'us_gallon', 'imperial_gallon', 'load'],
        { en: 'pig slurry, hog manure', fr: 'lisier de porc, fosse, purin' },
      ),
      poultry_manure: thing('Poultry manure', 'Fumier et fientes de volaille', loose, {
        en: 'chicken manure, hen manure, hen manure pellets',
        fr: 'fumier de poule, fumier de poulet, fientes',
      }),
      digestate: thing('Digestate', 'Digestat', loose, { en: 'biogas residue', fr: 'résidu de méthanisation' }),
      green_waste: thing('Green waste', 'Résidus verts', loose, {
        en: 'grass clippings, yard waste, leaves',
        fr: 'tontes de gazon, résidus de jardin, gazon coupé',
      }),
      biochar: thing('Biochar', 'Biochar', loose, { en: 'charcoal, char', fr: 'charbon végétal, charbon' }),
      other_organic_matter: thing('Other organic matter', 'Autres matières organiques', loose, {
        en: 'sludge, biosolids, food scraps',
        fr: 'boues, biosolides, matières fertilisantes résiduelles, restes de table',
      }),
    },
  },
  mulch: {
    name: { en: 'Mulch', fr: 'Paillis' },
    also: { en: 'ground cover', fr: 'couvre-sol' },
    subcategories: {
      straw_mulch: thing('Straw', 'Paille', baled, {
        en: 'wheat straw, strawberry straw',
        fr: 'paille de blé, paillage',
      }),
      hay_mulch: thing('Spoiled hay', 'Foin déclassé', baled, { en: 'old hay, mulch hay', fr: 'vieux foin, paillage' }),
      ramial_wood_chips: thing('Ramial wood chips', 'Bois raméal fragmenté (BRF)', loose, {
        en: 'wood chips, chipped branches, arborist chips',
        fr: 'copeaux, branches broyées, bois déchiqueté',
      }),
      bark_mulch: thing('Bark', 'Écorces', loose, {
        en: 'cedar mulch, bark chips',
        fr: 'écorce de cèdre, écorce de pin',
      }),
      leaf_mulch: thing('Leaves', 'Feuilles mortes', loose, {
        en: 'dead leaves, leaf mould',
        fr: 'feuilles d’automne, terreau de feuilles',
      }),
      biodegradable_mulch_film: thing('Paper and biodegradable film', 'Papier et film biodégradable', sheets, {
        en: 'paper mulch, biodegradable plastic, kraft',
        fr: 'plastique biodégradable, papier kraft, paillage',
      }),
      other_mulch: thing('Other mulch', 'Autres paillis', loose, {
        en: 'cocoa shells, buckwheat hulls',
        fr: 'écales de sarrasin, écales de cacao',
      }),
    },
  },
  forage_and_bedding: {
    name: { en: 'Forage and bedding', fr: 'Fourrages et litières' },
    also: { en: 'fodder', fr: '' },
    subcategories: {
      hay: thing('Hay', 'Foin', baled, {
        en: 'round bales, square bales, alfalfa, timothy, dry hay',
        fr: 'balles rondes, petites balles, luzerne, mil, foin sec',
      }),
      haylage: thing('Haylage and baled silage', 'Enrubannage et ensilage en balles', baled, {
        en: 'wrapped bales, baleage',
        fr: 'balles enrobées, balles rondes',
      }),
      silage: thing('Silage', 'Ensilage', loose, {
        en: 'corn silage, grass silage',
        fr: 'ensilage de maïs, ensilage d’herbe, silo',
      }),
      straw_bedding: thing('Straw for bedding', 'Paille de litière', baled, {
        en: 'barn straw, bedding',
        fr: 'paille d’avoine, balles de paille',
      }),
      wood_bedding: thing('Wood shavings and sawdust', 'Ripe, copeaux et sciure', [...loose, 'bale'], {
        en: 'shavings, planer shavings, chips',
        fr: 'planures, bran de scie, ripes',
      }),
      peat_and_hemp_bedding: thing('Peat and hemp bedding', 'Litière de tourbe et de chanvre', [...loose, 'bale'], {
        en: 'hemp hurd, peat litter',
        fr: 'chènevotte, tourbe',
      }),
      other_forage_and_bedding: thing('Other forage and bedding', 'Autres fourrages et litières', baled, {
        en: 'bedding sand, corn stalks',
        fr: 'sable de litière, cannes de maïs',
      }),
    },
  },
  growing_media: {
    name: { en: 'Growing media', fr: 'Terreaux et substrats' },
    also: { en: 'soil, dirt', fr: 'terre, mélange' },
    subcategories: {
      potting_mix: thing('Potting and seedling mix', 'Terreau de semis et de rempotage', [...loose, 'bale', 'pallet'], {
        en: 'potting soil, seed starting mix, soil blocks',
        fr: 'terre à semis, terre de rempotage, terre en sac, terre noire',
      }),
      peat_moss: thing('Peat moss', 'Tourbe de sphaigne', [...loose, 'bale'], {
        en: 'sphagnum',
        fr: 'tourbe, mousse de tourbe',
      }),
      coconut_coir: thing('Coconut coir', 'Fibre de coco', [...loose, 'unit'], {
        en: 'coco fibre, coco peat',
        fr: 'coco, tourbe de coco',
      }),
      topsoil: thing('Topsoil', 'Terre végétale', loose, {
        en: 'black soil, loam, dirt, garden soil',
        fr: 'terre noire, terre arable, terre de jardin',
      }),
      mushroom_substrate: thing(
        'Mushroom substrate and logs',
        'Substrats et billots à champignons',
        [...loose, 'unit', 'bale'],
        { en: 'mushroom logs, sawdust blocks', fr: 'bûches à shiitake, blocs de sciure' },
      ),
      other_growing_media: thing('Other growing media', 'Autres substrats', loose, {
        en: 'perlite, vermiculite, rockwool, sand',
        fr: 'perlite, vermiculite, laine de roche, sable',
      }),
    },
  },
  wood_and_plant_materials: {
    name: { en: 'Wood and plant materials', fr: 'Bois et matériaux végétaux' },
    subcategories: {
      firewood: thing('Firewood', 'Bois de chauffage', stackedWood, {
        en: 'cordwood, stove wood, logs, heating wood',
        fr: 'bois de poêle, cordes de bois, bûches, bois franc',
      }),
      wood_pellets: thing('Wood pellets', 'Granulés de bois', [...bulk, 'pallet'], {
        en: 'heating pellets, stove pellets',
        fr: 'granules, pellets, poêle à granules',
      }),
      fuel_wood_chips: thing('Wood chips for heating', 'Plaquettes de bois de chauffage', loose, {
        en: 'biomass heating, boiler chips',
        fr: 'copeaux de chauffage, biomasse',
      }),
      lumber: thing('Lumber', 'Bois d’œuvre', timber, {
        en: 'boards, planks, two by four, plywood',
        fr: 'planches, madriers, colombages, contreplaqué, deux par quatre',
      }),
      stakes_and_posts: thing('Stakes and posts', 'Tuteurs, piquets et poteaux', ['unit', 'dozen', 'bunch'], {
        en: 'fence posts, tomato stakes, cedar posts, bamboo',
        fr: 'piquets de clôture, poteaux de cèdre, bambou, pieux',
      }),
      twine: thing(
        'Natural-fibre twine and ties',
        'Ficelles et liens en fibres naturelles',
        ['roll', 'kilogram', 'metre', 'unit'],
        { en: 'baler twine, sisal, jute, string, rope', fr: 'corde, ficelle à balles, sisal, jute' },
      ),
      other_plant_materials: thing(
        'Other plant materials',
        'Autres matériaux végétaux',
        [...item, 'kilogram', 'cubic_metre'],
        { en: 'wicker, reeds, bamboo', fr: 'osier, roseaux, bambou' },
      ),
    },
  },
} as const satisfies CategoryTable;
