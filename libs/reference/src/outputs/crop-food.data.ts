import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bottled, bulk, fresh, fruit, grain, liquid, smallWeight, weight } from '../unit-choices.ts';

/** Food of the field, the orchard and the woods. Ids of categories are those of the food product categories. */
export const cropFoodOutputs = {
  fruits_and_vegetables: {
    name: { en: 'Fruits and vegetables', fr: 'Fruits et légumes' },
    also: { en: 'produce, veggies, veg', fr: 'maraîchage, primeurs, potager' },
    subcategories: {
      leafy_greens: thing('Salads and leafy greens', 'Salades et légumes-feuilles', fresh, {
        en: 'lettuce, spinach, kale, chard, arugula, mesclun, mixed greens, microgreens',
        fr: 'laitue, épinards, chou frisé, kale, bette à carde, blettes, roquette, mesclun, micropousses',
      }),
      root_vegetables: thing('Root vegetables', 'Légumes-racines', fresh, {
        en: 'carrots, beets, turnips, radishes, parsnips, rutabaga, celeriac',
        fr: 'carottes, betteraves, navets, radis, panais, rutabaga, céleri-rave',
      }),
      potatoes: thing('Potatoes', 'Pommes de terre', [...fresh, 'quintal', 'short_ton'], {
        en: 'spuds, new potatoes, sweet potatoes, fingerlings',
        fr: 'patates, patates nouvelles, grelots, patates douces',
      }),
      alliums: thing('Onions, leeks and garlic', 'Oignons, poireaux et ail', fresh, {
        en: 'shallots, chives, green onions, garlic scapes, scallions',
        fr: 'échalotes, fleur d’ail, oignons verts, ciboulette',
      }),
      brassicas: thing('Cabbages and broccoli', 'Choux et brocolis', fresh, {
        en: 'cauliflower, Brussels sprouts, kohlrabi, bok choy',
        fr: 'chou-fleur, chou de Bruxelles, chou-rave, bok choy',
      }),
      tomatoes_peppers_aubergines: thing('Tomatoes, peppers and eggplants', 'Tomates, poivrons et aubergines', fresh, {
        en: 'aubergines, cherry tomatoes, chili, hot peppers, bell peppers, ground cherries',
        fr: 'piments, piments forts, tomates cerises, poivron, cerises de terre',
      }),
      cucurbits: thing('Cucumbers, squash and melons', 'Concombres, courges et melons', fresh, {
        en: 'zucchini, courgette, pumpkins, watermelon, gourds, winter squash, cantaloupe',
        fr: 'courgettes, zucchinis, citrouilles, potirons, melon d’eau, pastèque, cantaloup, courge d’hiver',
      }),
      peas_and_beans: thing('Fresh peas and beans', 'Pois et haricots frais', fresh, {
        en: 'green beans, snow peas, snap peas, edamame',
        fr: 'fèves vertes, petits pois, pois mange-tout, petites fèves, edamame',
      }),
      sweet_corn: thing('Sweet corn', 'Maïs sucré', ['dozen', 'unit', 'bag', 'kilogram', 'pound'], {
        en: 'corn, corn on the cob, table corn',
        fr: 'blé d’Inde, épis de maïs, maïs en épi',
      }),
      perennial_vegetables: thing('Asparagus, rhubarb and artichokes', 'Asperges, rhubarbe et artichauts', fresh, {
        en: 'fiddleheads, sunchokes, Jerusalem artichoke',
        fr: 'têtes de violon, topinambours, crosnes',
      }),
      other_vegetables: thing('Other vegetables', 'Autres légumes', fresh, {
        en: 'celery, fennel, okra, sprouts, veggies',
        fr: 'céleri, fenouil, gombo, germinations, pousses',
      }),
      vegetable_baskets: thing('Vegetable baskets', 'Paniers de légumes', ['basket', 'kilogram', 'pound'], {
        en: 'CSA, CSA share, veggie box, farm share, farm basket',
        fr: 'ASC, AMAP, panier bio, abonnement, paniers fermiers, caissette de légumes',
      }),
      apples_and_pears: thing('Apples and pears', 'Pommes et poires', fruit, {
        en: 'McIntosh, orchard, apple',
        fr: 'McIntosh, verger, pommettes',
      }),
      stone_fruits: thing('Cherries, plums and peaches', 'Cerises, prunes et pêches', fruit, {
        en: 'apricots, nectarines, peach, plum',
        fr: 'abricots, nectarines, griottes, pruneaux',
      }),
      berries: thing(
        'Berries',
        'Petits fruits',
        ['kilogram', 'tonne', 'pound', 'litre', 'us_quart', 'basket', 'crate'],
        {
          en: 'strawberries, raspberries, blueberries, haskap, currants, cranberries, blackberries, saskatoons, elderberry',
          fr: 'fraises, framboises, bleuets, myrtilles, camerises, cassis, groseilles, gadelles, canneberges, mûres, sureau, atocas',
        },
      ),
      grapes: thing('Grapes', 'Raisins', fruit, {
        en: 'table grapes, wine grapes, vineyard',
        fr: 'raisin de table, vignoble, vigne',
      }),
      other_fruits: thing('Other fruits', 'Autres fruits', fruit, {
        en: 'kiwi, figs, quince, sea buckthorn, rhubarb',
        fr: 'kiwis, figues, coings, argousier',
      }),
    },
  },
  grains_and_cereals: {
    name: { en: 'Grains and cereals', fr: 'Grains et céréales' },
    also: { en: 'crops', fr: 'grandes cultures' },
    subcategories: {
      wheat: thing('Wheat and spelt', 'Blé et épeautre', grain, {
        en: 'bread wheat, winter wheat, kamut',
        fr: 'blé d’automne, blé panifiable, kamut',
      }),
      barley: thing('Barley', 'Orge', grain, {
        en: 'malting barley, feed barley',
        fr: 'orge brassicole, orge fourragère',
      }),
      oats: thing('Oats', 'Avoine', grain, { en: 'rolled oats, hulless oats', fr: 'avoine nue, gruau' }),
      rye_and_triticale: thing('Rye and triticale', 'Seigle et triticale', grain, {
        en: 'winter rye',
        fr: 'seigle d’automne',
      }),
      grain_maize: thing('Grain corn', 'Maïs-grain', grain, {
        en: 'maize, corn, feed corn, field corn, popcorn, corn kernels',
        fr: 'blé d’Inde, maïs à vaches, maïs fourrager, maïs soufflé',
      }),
      buckwheat: thing('Buckwheat', 'Sarrasin', grain, { en: 'buckwheat honey', fr: 'blé noir' }),
      rice: thing('Rice', 'Riz', grain, { en: 'paddy', fr: 'rizière' }),
      quinoa_millet_and_sorghum: thing('Quinoa, millet and sorghum', 'Quinoa, millet et sorgho', grain, {
        en: 'amaranth, millet',
        fr: 'amarante, mil',
      }),
      flour_and_flakes: thing('Flour and flakes', 'Farines et flocons', bulk, {
        en: 'bread flour, oatmeal, rolled oats, cornmeal, bran',
        fr: 'farine de blé, gruau, semoule, son, flocons d’avoine',
      }),
      malt: thing('Malt', 'Malt', bulk, { en: 'brewing malt, malted barley', fr: 'orge maltée, malterie' }),
      other_grains: thing('Other grains', 'Autres grains', grain, {
        en: 'spelt, emmer, einkorn, amaranth',
        fr: 'amidonnier, engrain, mélange de grains',
      }),
    },
  },
  herbs_and_spices: {
    name: { en: 'Herbs and spices', fr: 'Herbes et épices' },
    also: { en: '', fr: 'aromates' },
    subcategories: {
      fresh_herbs: thing('Fresh herbs', 'Fines herbes fraîches', [...smallWeight, 'bunch', 'unit'], {
        en: 'basil, parsley, cilantro, dill, chives, mint, thyme, oregano',
        fr: 'basilic, persil, coriandre, aneth, ciboulette, menthe, thym, origan',
      }),
      dried_herbs: thing('Dried herbs', 'Herbes séchées', [...smallWeight, 'packet'], {
        en: 'oregano, savory, herb mix',
        fr: 'sarriette, herbes salées, origan, thym séché',
      }),
      herbal_teas: thing('Herbal teas', 'Tisanes', [...smallWeight, 'packet'], {
        en: 'tea, infusion, chamomile, mint tea',
        fr: 'infusion, camomille, thé',
      }),
      medicinal_plants: thing('Medicinal plants', 'Plantes médicinales', smallWeight, {
        en: 'echinacea, calendula, ginseng, cannabis, St. John’s wort',
        fr: 'échinacée, calendule, ginseng, cannabis, millepertuis',
      }),
      spices: thing('Saffron, mustard and spices', 'Safran, moutarde et épices', [...smallWeight, 'jar'], {
        en: 'chili powder, pepper, coriander seed, turmeric',
        fr: 'piment, fleur d’ail, poivre, curcuma',
      }),
      hops: thing('Hops', 'Houblon', smallWeight, { en: 'hop pellets, brewing', fr: 'cônes de houblon, brasserie' }),
      essential_oils_and_hydrosols: thing(
        'Essential oils and hydrosols',
        'Huiles essentielles et hydrolats',
        ['millilitre', 'litre', 'bottle'],
        { en: 'lavender oil, floral water, balsam fir oil', fr: 'huile de lavande, eau florale, sapin baumier' },
      ),
    },
  },
  legumes_oils_nuts_and_seeds: {
    name: { en: 'Legumes, oils, nuts and seeds', fr: 'Légumineuses, huiles, noix et graines' },
    also: { en: 'pulses, oilseeds', fr: 'graines, oléagineux' },
    subcategories: {
      dry_beans: thing('Dry beans', 'Haricots secs', grain, {
        en: 'kidney beans, navy beans, black beans',
        fr: 'fèves sèches, fèves au lard, haricots rouges',
      }),
      lentils_and_chickpeas: thing('Lentils and chickpeas', 'Lentilles et pois chiches', grain, {
        en: 'garbanzo, lentil',
        fr: 'pois chiche, lentille',
      }),
      dry_peas_and_faba_beans: thing('Dry peas and faba beans', 'Pois secs et féveroles', grain, {
        en: 'split peas, field peas, broad beans',
        fr: 'pois cassés, pois à soupe, gourganes, fèves',
      }),
      soybeans: thing('Soybeans', 'Soya (soja)', grain, {
        en: 'soya, soy, tofu beans, IP soybeans',
        fr: 'fèves de soya, soja, soya IP',
      }),
      canola: thing('Canola and rapeseed', 'Canola et colza', grain, {
        en: 'oilseed, rapeseed',
        fr: 'oléagineux, graines de colza',
      }),
      sunflower: thing('Sunflower seeds', 'Tournesol', grain, {
        en: 'sunflower kernels, birdseed',
        fr: 'graines de tournesol, graines pour oiseaux',
      }),
      flax_hemp_and_camelina: thing(
        'Flax, hemp and camelina seeds',
        'Graines de lin, de chanvre et de caméline',
        grain,
        { en: 'linseed, hemp hearts, pumpkin seeds', fr: 'linette, chènevis, cœurs de chanvre' },
      ),
      vegetable_oils: thing('Vegetable oils', 'Huiles végétales', [...bottled, 'kilogram'], {
        en: 'canola oil, sunflower oil, olive oil, hemp oil, cooking oil',
        fr: 'huile d’olive, huile de tournesol, huile de canola, huile de caméline',
      }),
      olives: thing('Olives', 'Olives', [...weight, 'jar'], { en: 'table olives', fr: 'oliveraie' }),
      nuts: thing('Walnuts, hazelnuts and almonds', 'Noix, noisettes et amandes', [...weight, 'bag'], {
        en: 'pecans, black walnuts, butternuts, heartnuts',
        fr: 'noyers, noisette, amande, pacanes, noix de Grenoble',
      }),
      chestnuts: thing('Chestnuts', 'Châtaignes', [...weight, 'bag'], { en: 'sweet chestnut', fr: 'marrons' }),
      other_seeds_and_nuts: thing('Other seeds and nuts', 'Autres graines et noix', [...weight, 'bag'], {
        en: 'pumpkin seeds, chia, sesame, pine nuts',
        fr: 'graines de citrouille, chia, sésame, pignons',
      }),
    },
  },
  sap_and_sugar: {
    name: { en: 'Sap and sugar', fr: 'Sève et sucre' },
    also: { en: 'maple, sugar shack', fr: 'érable, cabane à sucre, temps des sucres' },
    subcategories: {
      maple_syrup: thing(
        'Maple syrup',
        'Sirop d’érable',
        ['litre', 'kilogram', 'pound', 'unit', 'bottle', 'us_gallon', 'imperial_gallon', 'us_quart'],
        { en: 'amber syrup, syrup, dark syrup, sugar bush', fr: 'sirop, sirop ambré, sirop foncé, acéricole' },
      ),
      maple_sap: thing('Maple sap', 'Eau d’érable', liquid, {
        en: 'sap water, raw sap',
        fr: 'eau d’érable brute, coulée',
      }),
      maple_products: thing(
        'Maple sugar, butter and taffy',
        'Sucre, beurre et tire d’érable',
        [...smallWeight, 'jar', 'unit'],
        {
          en: 'maple taffy, maple butter, maple candy, cones',
          fr: 'tire d’érable, tire sur la neige, bonbons d’érable, cornets',
        },
      ),
      birch_syrup: thing('Birch sap and syrup', 'Sève et sirop de bouleau', [...liquid, 'bottle'], {
        en: 'birch water',
        fr: 'eau de bouleau',
      }),
      honey: thing('Honey', 'Miel', ['kilogram', 'pound', 'jar', 'unit', 'gram', 'litre'], {
        en: 'creamed honey, comb honey, buckwheat honey, bees',
        fr: 'miel crémeux, miel en rayon, miellerie, abeilles',
      }),
      hive_products: thing(
        'Pollen, propolis and royal jelly',
        'Pollen, propolis et gelée royale',
        [...smallWeight, 'jar'],
        { en: 'bee pollen, royal jelly, honeycomb', fr: 'rayon de miel, pain d’abeille' },
      ),
      sugar_beet: thing('Sugar beet', 'Betterave à sucre', ['tonne', 'kilogram', 'short_ton', 'pound'], {
        en: 'beets for sugar',
        fr: 'betteraves sucrières',
      }),
    },
  },
} as const satisfies CategoryTable;
