import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bottled, jarred, pieces, seed, smallWeight, weight, youngPlants } from '../unit-choices.ts';

/**
 * Mushrooms, flowers, algae and insects, whose category ids are those of the food product categories, and what is
 * made from all of these.
 */
export const otherFoodOutputs = {
  mushrooms_and_fungi: {
    name: { en: 'Mushrooms and fungi', fr: 'Champignons' },
    also: { en: '', fr: 'mycologie, champignonnière' },
    subcategories: {
      button_mushrooms: thing('Button mushrooms', 'Champignons de Paris', [...smallWeight, 'crate'], {
        en: 'white mushrooms, cremini, portobello',
        fr: 'champignons blancs, café, portobello',
      }),
      oyster_mushrooms: thing('Oyster mushrooms', 'Pleurotes', [...smallWeight, 'crate'], {
        en: 'pleurotus, king oyster',
        fr: 'pleurote, pleurote royal',
      }),
      shiitake: thing('Shiitake', 'Shiitakés', [...smallWeight, 'crate'], {
        en: 'log-grown mushrooms',
        fr: 'champignon shiitaké',
      }),
      other_cultivated_mushrooms: thing(
        'Other cultivated mushrooms',
        'Autres champignons cultivés',
        [...smallWeight, 'crate'],
        { en: 'lion’s mane, enoki, reishi', fr: 'hydne hérisson, enoki, reishi' },
      ),
      wild_mushrooms: thing('Wild mushrooms', 'Champignons sauvages', smallWeight, {
        en: 'chanterelles, morels, porcini, boletes',
        fr: 'chanterelles, morilles, bolets, cèpes',
      }),
      truffles: thing('Truffles', 'Truffes', ['gram', 'kilogram', 'ounce', 'pound'], {
        en: 'truffle oil',
        fr: 'truffe noire, truffière',
      }),
      dried_mushrooms: thing(
        'Dried mushrooms and extracts',
        'Champignons séchés et extraits',
        [...smallWeight, 'packet', 'millilitre'],
        { en: 'mushroom powder, chaga, tincture', fr: 'poudre de champignons, chaga, teinture' },
      ),
    },
  },
  flowers: {
    name: { en: 'Flowers', fr: 'Fleurs' },
    also: { en: '', fr: 'floriculture' },
    subcategories: {
      cut_flowers: thing('Cut flowers', 'Fleurs coupées', ['unit', 'bunch', 'dozen', 'thousand'], {
        en: 'tulips, dahlias, peonies, sunflowers, roses, stems',
        fr: 'tulipes, dahlias, pivoines, tournesols, roses, tiges',
      }),
      bouquets: thing('Bouquets', 'Bouquets', ['unit'], {
        en: 'flower arrangement, wedding flowers, flower subscription',
        fr: 'arrangement floral, fleurs de mariage, gerbe',
      }),
      dried_flowers: thing('Dried flowers', 'Fleurs séchées', ['bunch', 'unit', ...smallWeight], {
        en: 'wreath, everlastings, lavender',
        fr: 'couronne, immortelles, lavande',
      }),
      edible_flowers: thing('Edible flowers', 'Fleurs comestibles', ['unit', 'tray', ...smallWeight], {
        en: 'nasturtiums, pansies',
        fr: 'capucines, pensées',
      }),
      potted_flowers: thing('Potted flowers', 'Fleurs en pot', youngPlants, {
        en: 'hanging baskets, annuals, geraniums, bedding plants, perennials',
        fr: 'jardinières, annuelles, géraniums, paniers suspendus, vivaces',
      }),
      flower_bulbs: thing('Bulbs and tubers', 'Bulbes et tubercules', seed, {
        en: 'dahlia tubers, tulip bulbs, garlic bulbs',
        fr: 'bulbes de tulipes, dahlias, oignons de fleurs',
      }),
    },
  },
  algae: {
    name: { en: 'Algae', fr: 'Algues' },
    also: { en: 'seaweed', fr: 'goémon' },
    subcategories: {
      kelp: thing('Kelp', 'Laminaires et varechs', [...smallWeight, 'tonne'], {
        en: 'sugar kelp, wakame, kombu',
        fr: 'kombu, wakamé, varech',
      }),
      red_and_green_seaweed: thing(
        'Dulse, nori and sea lettuce',
        'Dulse, nori et laitue de mer',
        [...smallWeight, 'tonne'],
        { en: 'Irish moss', fr: 'mousse d’Irlande' },
      ),
      dried_seaweed: thing('Dried seaweed', 'Algues séchées', [...smallWeight, 'packet'], {
        en: 'seaweed flakes',
        fr: 'paillettes d’algues',
      }),
      spirulina: thing('Spirulina', 'Spiruline', [...smallWeight, 'packet'], {
        en: 'blue-green algae',
        fr: 'spiruline fraîche',
      }),
      other_microalgae: thing('Other microalgae', 'Autres microalgues', [...smallWeight, 'litre'], {
        en: 'chlorella',
        fr: 'chlorelle',
      }),
    },
  },
  insects: {
    name: { en: 'Insects', fr: 'Insectes' },
    also: { en: '', fr: 'entomoculture' },
    subcategories: {
      crickets: thing('Crickets', 'Grillons', [...smallWeight, 'thousand'], {
        en: 'cricket powder',
        fr: 'criquets, sauterelles',
      }),
      mealworms: thing('Mealworms', 'Vers de farine (ténébrions)', [...smallWeight, 'thousand'], {
        en: 'tenebrio',
        fr: 'ténébrion',
      }),
      black_soldier_fly: thing('Black soldier fly larvae', 'Larves de mouche soldat noire', [...smallWeight, 'tonne'], {
        en: 'BSF, grubs',
        fr: 'BSF, asticots',
      }),
      insect_flour: thing('Insect flour and snacks', 'Farines et collations d’insectes', [...smallWeight, 'packet'], {
        en: 'cricket powder, protein bars, edible insects',
        fr: 'poudre de grillons, barres protéinées, collations d’insectes',
      }),
      other_insects: thing('Other insects', 'Autres insectes', [...smallWeight, ...pieces], {
        en: 'silkworms, grasshoppers',
        fr: 'vers à soie, sauterelles',
      }),
    },
  },
  prepared_foods_and_drinks: {
    name: { en: 'Prepared foods and drinks', fr: 'Produits transformés et boissons' },
    also: { en: 'processed products, value-added', fr: 'transformation, produits fins' },
    subcategories: {
      preserves: thing('Jams, pickles and sauces', 'Confitures, marinades et sauces', jarred, {
        en: 'jelly, ketchup, chutney, salsa, relish, marmalade, canning, jars',
        fr: 'gelée, ketchup, chutney, salsa, relish, conserves, compote, cornichons',
      }),
      fermented_foods: thing('Fermented vegetables', 'Légumes lactofermentés', jarred, {
        en: 'sauerkraut, kimchi, pickles',
        fr: 'choucroute, kimchi, fermentation, lactofermentation',
      }),
      frozen_and_dried_produce: thing(
        'Frozen and dried fruit and vegetables',
        'Fruits et légumes congelés ou séchés',
        [...weight, 'packet', 'bag'],
        {
          en: 'frozen berries, dried apples, dehydrated, frozen',
          fr: 'fruits surgelés, pommes séchées, déshydratés, petits fruits congelés',
        },
      ),
      bread_and_pastry: thing('Bread and pastries', 'Pains et pâtisseries', ['unit', 'dozen', 'kilogram', 'pound'], {
        en: 'bakery, pies, cookies, muffins, cakes, loaf',
        fr: 'boulangerie, tartes, biscuits, muffins, gâteaux, miche',
      }),
      pasta_and_ready_meals: thing('Pasta and ready meals', 'Pâtes et plats cuisinés', ['unit', 'kilogram', 'pound'], {
        en: 'noodles, pizza, soup, pies, frozen meals, prepared meals',
        fr: 'nouilles, pizza, soupe, pâté chinois, tourtière, mets préparés, plats congelés',
      }),
      juices: thing('Juices', 'Jus de fruits et de légumes', bottled, {
        en: 'apple juice, cordial, lemonade, kombucha',
        fr: 'jus de pomme, kombucha, limonade, boissons',
      }),
      cider: thing('Cider and perry', 'Cidre et poiré', bottled, {
        en: 'hard cider, ice cider, apple cider',
        fr: 'cidre de glace, cidrerie',
      }),
      wine: thing('Wine and mead', 'Vin et hydromel', bottled, {
        en: 'winery, ice wine, red wine, white wine',
        fr: 'vignoble, vin de glace, vin rouge, vin blanc, vin de fruits',
      }),
      beer: thing('Beer', 'Bière', bottled, {
        en: 'brewery, ale, craft beer',
        fr: 'brasserie, microbrasserie, bières artisanales',
      }),
      spirits_and_liqueurs: thing('Spirits and liqueurs', 'Spiritueux et liqueurs', bottled, {
        en: 'gin, vodka, brandy, alcohol, distillery',
        fr: 'gin, vodka, eau-de-vie, alcool, distillerie',
      }),
      vinegars: thing('Vinegars', 'Vinaigres', bottled, { en: 'cider vinegar', fr: 'vinaigre de cidre' }),
      other_prepared_foods: thing('Other prepared foods', 'Autres produits transformés', jarred, {
        en: 'granola, honey mustard, dog treats, hummus',
        fr: 'granola, moutarde au miel, houmous, gâteries pour chien',
      }),
    },
  },
} as const satisfies CategoryTable;
