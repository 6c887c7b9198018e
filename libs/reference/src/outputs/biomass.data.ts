import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { baled, bulk, loose, seed, smallWeight, stackedWood, timber, weight, youngPlants } from '../unit-choices.ts';

/** Plant and animal matter that leaves as something else than food. */
export const biomassOutputs = {
  forage_and_straw: {
    name: { en: 'Forage and straw', fr: 'Fourrages et pailles' },
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
      standing_forage: thing('Standing forage', 'Fourrage sur pied', ['hectare', 'acre', 'tonne'], {
        en: 'standing hay, uncut hay, grazing',
        fr: 'foin debout, foin sur pied, pâturage',
      }),
      straw: thing('Straw', 'Paille', baled, {
        en: 'bales, bedding, barley straw',
        fr: 'balles de paille, litière, paille d’orge',
      }),
      other_forage: thing('Other forage', 'Autres fourrages', baled, {
        en: 'corn stalks, beet pulp',
        fr: 'cannes de maïs, pulpe de betterave',
      }),
    },
  },
  wood: {
    name: { en: 'Wood', fr: 'Bois' },
    also: { en: 'forest, lumber', fr: 'forêt, érablière, boisé' },
    subcategories: {
      firewood: thing('Firewood', 'Bois de chauffage', stackedWood, {
        en: 'cordwood, stove wood, logs, kindling, campfire wood',
        fr: 'cordes de bois, bûches, bois de poêle, bois d’allumage, bois de foyer',
      }),
      sawlogs: thing('Sawlogs', 'Bois de sciage (grumes)', timber, {
        en: 'logs, maple logs, veneer',
        fr: 'billots, billes, bois franc, déroulage',
      }),
      pulpwood: thing('Pulpwood', 'Bois à pâte', stackedWood, { en: 'paper wood', fr: 'bois de pâte, pitoune' }),
      lumber: thing('Sawn lumber', 'Bois scié', timber, {
        en: 'boards, planks, beams, sawmill',
        fr: 'planches, madriers, poutres, scierie, moulin à scie',
      }),
      standing_timber: thing('Standing timber', 'Bois sur pied', [...timber, 'hectare', 'acre'], {
        en: 'stumpage, cutting rights',
        fr: 'droits de coupe, coupe de bois',
      }),
      wood_chips: thing('Wood chips and sawdust', 'Copeaux, plaquettes et sciure', loose, {
        en: 'shavings, mulch, chips',
        fr: 'planures, bran de scie, bois déchiqueté, ripe',
      }),
      posts_and_stakes: thing('Posts, stakes and poles', 'Poteaux, piquets et perches', ['unit', 'dozen'], {
        en: 'fence posts, cedar posts',
        fr: 'piquets de clôture, poteaux de cèdre, pieux',
      }),
      christmas_trees: thing(
        'Christmas trees and greenery',
        'Sapins de Noël et verdure',
        ['unit', 'dozen', 'bunch', 'kilogram'],
        { en: 'wreaths, fir, balsam, boughs', fr: 'arbres de Noël, couronnes, sapins baumiers, branches' },
      ),
      willow_and_basketry: thing('Willow and basketry', 'Osier et vannerie', ['bunch', 'unit', 'kilogram'], {
        en: 'wicker, baskets, willow rods',
        fr: 'saule, paniers tressés',
      }),
      other_wood: thing('Other wood products', 'Autres produits du bois', [...timber, 'kilogram'], {
        en: 'bark, wood turning, crafts wood',
        fr: 'écorce, tournage, bois rond',
      }),
    },
  },
  compost_and_fertility: {
    name: { en: 'Compost and fertility', fr: 'Composts et fertilisants' },
    also: { en: 'fertiliser', fr: 'engrais' },
    subcategories: {
      compost: thing('Compost', 'Compost', loose, { en: 'humus, black gold', fr: 'humus, terreau de compost' }),
      vermicompost: thing('Vermicompost and worms', 'Lombricompost et lombrics', loose, {
        en: 'worm castings, worms',
        fr: 'vers de terre, fumier de vers',
      }),
      manure: thing('Solid manure', 'Fumier solide', loose, {
        en: 'cow manure, horse manure, chicken manure, sheep manure',
        fr: 'fumier de vache, fumier de cheval, fumier de poule, fumier de mouton',
      }),
      slurry: thing(
        'Slurry and liquid manure',
        'Lisier et purin',
        ['cubic_metre', 'litre', 'us_gallon', 'imperial_gallon', 'load'],
        { en: 'pig slurry, hog manure', fr: 'lisier de porc' },
      ),
      digestate: thing('Digestate', 'Digestat', loose, { en: 'biogas residue', fr: 'résidu de méthanisation' }),
      insect_frass: thing('Insect frass', 'Frass (déjections d’insectes)', bulk, {
        en: 'insect manure, cricket frass',
        fr: 'fumier d’insectes',
      }),
      potting_soil: thing('Potting mix and topsoil', 'Terreau et terre végétale', loose, {
        en: 'potting soil, dirt, black soil',
        fr: 'terre noire, terre de jardin, terre à semis',
      }),
      mulch_materials: thing('Mulch', 'Paillis', loose, {
        en: 'straw mulch, wood chips, bark',
        fr: 'paillage, copeaux, écorces',
      }),
      biochar: thing('Biochar', 'Biochar', loose, { en: 'charcoal', fr: 'charbon végétal' }),
      plant_teas: thing(
        'Plant teas and extracts',
        'Purins de plantes et extraits végétaux',
        ['litre', 'bottle', 'us_gallon'],
        { en: 'nettle tea, comfrey, liquid fertiliser', fr: 'purin d’ortie, consoude, engrais liquide' },
      ),
    },
  },
  seeds_and_young_plants: {
    name: { en: 'Seeds and young plants', fr: 'Semences et jeunes plants' },
    also: { en: 'transplants, nursery, plants', fr: 'graines, plants, pépinière' },
    subcategories: {
      vegetable_and_flower_seeds: thing(
        'Vegetable, herb and flower seeds',
        'Semences potagères, aromatiques et florales',
        seed,
        {
          en: 'seed packets, garden seeds, heirloom seeds',
          fr: 'graines, sachets de graines, graines de jardin, semences ancestrales',
        },
      ),
      field_crop_seeds: thing('Field crop seeds', 'Semences de grandes cultures', bulk, {
        en: 'wheat seed, soybean seed, grain seed',
        fr: 'graines de blé, semences de soya, semences de céréales',
      }),
      seed_potatoes_and_garlic: thing(
        'Seed potatoes and garlic',
        'Semences de pommes de terre et d’ail',
        [...bulk, 'unit'],
        { en: 'garlic seed, seed garlic, garlic bulbs', fr: 'patates de semence, ail de semence, caïeux' },
      ),
      seedlings: thing('Vegetable and herb seedlings', 'Plants de légumes et de fines herbes', youngPlants, {
        en: 'vegetable starts, tomato plants, transplants, plugs',
        fr: 'plants de tomates, transplants, caissettes',
      }),
      ornamental_plants: thing('Ornamental and native plants', 'Plantes ornementales et indigènes', youngPlants, {
        en: 'perennials, shrubs, native flowers, landscaping',
        fr: 'vivaces, arbustes, aménagement paysager',
      }),
      nursery_trees: thing('Nursery trees and shrubs', 'Arbres et arbustes de pépinière', youngPlants, {
        en: 'saplings, cedars, shrubs',
        fr: 'jeunes arbres, cèdres, pépinière',
      }),
      fruit_plants: thing(
        'Fruit trees, vines and berry plants',
        'Arbres fruitiers, vignes et plants de petits fruits',
        youngPlants,
        {
          en: 'apple trees, strawberry plants, raspberry canes, grapevines',
          fr: 'pommiers, fraisiers, framboisiers, bleuetiers, plants de vigne',
        },
      ),
      cuttings_and_scions: thing(
        'Cuttings and scions',
        'Boutures et greffons',
        ['unit', 'dozen', 'thousand', 'bunch'],
        { en: 'grafting wood, scionwood, runners, rootstock', fr: 'greffes, stolons, porte-greffe' },
      ),
      turf: thing('Turf', 'Gazon en plaques', ['square_metre', 'square_foot', 'roll', 'pallet'], {
        en: 'sod, lawn',
        fr: 'tourbe, pelouse, gazon',
      }),
      mushroom_spawn_and_kits: thing(
        'Mushroom spawn and kits',
        'Mycélium et trousses de culture de champignons',
        ['unit', 'kilogram', 'pound', 'bag'],
        { en: 'mushroom kit, grow kit', fr: 'ensemble de culture, blanc de champignon' },
      ),
    },
  },
  fibres_and_materials: {
    name: { en: 'Fibres and materials', fr: 'Fibres et matériaux' },
    also: { en: 'fiber', fr: 'textile' },
    subcategories: {
      raw_wool: thing('Raw wool and mohair', 'Laine brute et mohair', [...smallWeight, 'bag'], {
        en: 'fleece, wool, alpaca, angora',
        fr: 'toison, alpaga, angora',
      }),
      yarn_and_felt: thing(
        'Yarn, felt and textiles',
        'Fils, feutre et textiles',
        ['unit', 'gram', 'kilogram', 'metre', 'ounce'],
        { en: 'knitting wool, blankets, socks, roving', fr: 'laine à tricoter, couvertures, bas, tricot' },
      ),
      hides_and_skins: thing(
        'Hides, skins and leather',
        'Peaux et cuirs',
        ['unit', 'kilogram', 'square_metre', 'square_foot'],
        { en: 'sheepskin, leather, pelts, fur', fr: 'peau de mouton, fourrure, cuir' },
      ),
      feathers_and_down: thing('Feathers and down', 'Plumes et duvet', smallWeight, {
        en: 'duvet, plumes',
        fr: 'oreillers, couettes',
      }),
      flax_and_hemp_fibre: thing('Flax and hemp fibre', 'Fibres de lin et de chanvre', [...weight, 'bale'], {
        en: 'linen, hemp, fiber',
        fr: 'toile de lin, chanvre',
      }),
      building_straw_and_hurds: thing(
        'Building straw and hemp hurds',
        'Paille de construction et chènevotte',
        ['bale', 'tonne', 'cubic_metre', 'bag'],
        { en: 'straw bale house, hempcrete', fr: 'maison de paille, béton de chanvre' },
      ),
      beeswax: thing('Beeswax and candles', 'Cire d’abeille et bougies', [...smallWeight, 'unit'], {
        en: 'candles, wax',
        fr: 'chandelles, cire, emballages de cire',
      }),
      soaps_and_cosmetics: thing(
        'Soaps and cosmetics',
        'Savons et cosmétiques',
        ['unit', 'gram', 'kilogram', 'millilitre', 'bottle'],
        { en: 'goat milk soap, lotion, balm, cream', fr: 'savon au lait de chèvre, baume, crème, huile à barbe' },
      ),
      tobacco_and_dye_plants: thing('Dye plants and tobacco', 'Plantes tinctoriales et tabac', smallWeight, {
        en: 'indigo, madder, woad',
        fr: 'indigo, garance, pastel',
      }),
      crop_residues: thing('Crop residues and by-products', 'Résidus de culture et coproduits', loose, {
        en: 'corn stover, chaff, culls, brewer’s grain, pomace',
        fr: 'drêches, marc, rebuts, tiges de maïs, écales',
      }),
    },
  },
} as const satisfies CategoryTable;
