import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bulk, grain, seed, smallWeight, youngPlants } from '../unit-choices.ts';

/** What grows: seed, plants and starter cultures. */
export const foodInputs = {
  seeds: {
    name: { en: 'Seeds', fr: 'Semences' },
    also: { en: '', fr: 'graines, grains de semence' },
    subcategories: {
      vegetable_seeds: thing('Vegetable seeds', 'Semences potagères', seed, {
        en: 'veg seed, garden seed, tomato seed, lettuce seed, carrot seed',
        fr: 'graines de légumes, graines de jardin, potager, tomates, laitue, carottes',
      }),
      herb_seeds: thing('Herb seeds', 'Semences d’herbes aromatiques et médicinales', seed, {
        en: 'basil seed, parsley seed, cilantro seed',
        fr: 'graines de fines herbes, basilic, persil, coriandre',
      }),
      flower_seeds: thing('Flower seeds', 'Semences de fleurs', seed, {
        en: 'annuals, sunflower seed',
        fr: 'graines de fleurs, annuelles, tournesol',
      }),
      cereal_seeds: thing('Cereal and corn seeds', 'Semences de céréales et de maïs', [...grain, 'thousand'], {
        en: 'corn seed, wheat seed, oat seed, barley seed, rye seed',
        fr: 'graines de blé, avoine, orge, seigle, blé d’Inde',
      }),
      pulse_oilseed_seeds: thing('Pulse and oilseed seeds', 'Semences de légumineuses et d’oléagineux', grain, {
        en: 'soybean seed, bean seed, pea seed, canola seed, lentil seed',
        fr: 'graines de soya, soja, haricots, pois, canola, lentilles',
      }),
      forage_seeds: thing('Forage and pasture seeds', 'Semences fourragères et prairiales', bulk, {
        en: 'hay seed, grass seed, alfalfa, clover, timothy',
        fr: 'graines de foin, luzerne, trèfle, mil, fléole, graminées',
      }),
      cover_crop_seeds: thing(
        'Cover crop and green manure seeds',
        'Semences d’engrais verts et de couverts végétaux',
        bulk,
        {
          en: 'vetch, phacelia, oilseed radish, field peas',
          fr: 'vesce, phacélie, radis fourrager, sarrasin, engrais vert',
        },
      ),
      seed_potatoes: thing('Seed potatoes', 'Pommes de terre de semence', bulk, {
        en: 'potato sets, spuds, potato eyes',
        fr: 'patates de semence, semenceaux',
      }),
      other_seeds: thing('Other seeds', 'Autres semences', seed),
    },
  },
  planting_stock: {
    name: { en: 'Seedlings and planting stock', fr: 'Plants et matériel de plantation' },
    also: { en: 'plants, transplants, nursery stock', fr: 'plants, transplants, pépinière' },
    subcategories: {
      vegetable_seedlings: thing('Vegetable seedlings', 'Plants maraîchers', youngPlants, {
        en: 'vegetable starts, transplants, plugs, tomato plants',
        fr: 'transplants, plants de légumes, plants de tomates, multicellules',
      }),
      herb_and_flower_seedlings: thing(
        'Herb and flower seedlings',
        'Plants de fines herbes et de fleurs',
        youngPlants,
        {
          en: 'flower plants, basil plants, bedding plants, annuals',
          fr: 'plants de basilic, plants de lavande, annuelles, vivaces',
        },
      ),
      fruit_trees: thing('Fruit and nut trees', 'Arbres fruitiers et à noix', youngPlants, {
        en: 'apple trees, orchard trees, rootstock, hazelnut trees',
        fr: 'pommiers, poiriers, verger, porte-greffe, noisetiers',
      }),
      berry_plants: thing('Berry plants', 'Plants de petits fruits', youngPlants, {
        en: 'strawberry plants, raspberry canes, blueberry bushes, haskap',
        fr: 'fraisiers, framboisiers, bleuetiers, camerisiers, myrtilliers',
      }),
      grapevines: thing('Grapevines', 'Plants de vigne', youngPlants, {
        en: 'vines, vineyard plants, grafted vines',
        fr: 'vignes, ceps, vignoble',
      }),
      bulbs_and_sets: thing(
        'Bulbs, sets and cloves',
        'Bulbes, oignons à repiquer et caïeux',
        [...smallWeight, 'unit', 'thousand', 'bag'],
        {
          en: 'seed garlic, onion sets, tulip bulbs, dahlia tubers',
          fr: 'ail de semence, échalotes, oignonets, bulbes de tulipes, gousses',
        },
      ),
      hedge_and_forest_trees: thing(
        'Trees and shrubs for hedges and woodland',
        'Arbres et arbustes pour haies et boisement',
        youngPlants,
        { en: 'windbreak, saplings, reforestation, shelterbelt', fr: 'brise-vent, reboisement, jeunes arbres, haie' },
      ),
      mushroom_spawn: thing('Mushroom spawn', 'Blanc de champignon (mycélium)', [...smallWeight, 'litre', 'bag'], {
        en: 'mycelium, grain spawn, plugs',
        fr: 'mycélium, semence de champignons, lardage',
      }),
      algae_cultures: thing(
        'Seaweed and algae starter cultures',
        'Souches et ensemencement d’algues',
        ['litre', 'metre', 'kilogram', 'unit'],
        { en: 'spirulina culture, kelp seed, seed string', fr: 'spiruline, laminaires, cordes ensemencées' },
      ),
      other_planting_stock: thing('Other planting stock', 'Autre matériel de plantation', youngPlants),
    },
  },
} as const satisfies CategoryTable;
