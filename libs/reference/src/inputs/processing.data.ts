import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bottled, bulk, milk, product, smallWeight, weight } from '../unit-choices.ts';

/** What is bought in to be processed. */
export const processingInputs = {
  processing_ingredients: {
    name: { en: 'Ingredients for processing', fr: 'Ingrédients pour la transformation' },
    also: { en: 'raw materials', fr: 'matières premières, recettes' },
    subcategories: {
      bought_fruit_and_vegetables: thing(
        'Fruit and vegetables bought',
        'Fruits et légumes achetés',
        [...weight, 'crate'],
        { en: 'apples, berries, tomatoes, cabbage, produce', fr: 'pommes, petits fruits, tomates, choux, fruits' },
      ),
      bought_milk: thing('Milk and cream bought', 'Lait et crème achetés', milk, {
        en: 'raw milk, cream, butterfat',
        fr: 'lait cru, crème',
      }),
      bought_meat: thing('Meat and fish bought', 'Viandes et poissons achetés', weight, {
        en: 'pork, beef, trimmings, casings',
        fr: 'porc, bœuf, parures, boyaux',
      }),
      flour_and_grain: thing('Flour and grain', 'Farines et grains', bulk, {
        en: 'baking flour, wheat, bran, malt',
        fr: 'farine de blé, boulangerie, son, malt',
      }),
      sugar_and_sweeteners: thing('Sugar and sweeteners', 'Sucre et produits sucrants', bulk, {
        en: 'cane sugar, glucose, honey, molasses',
        fr: 'sucre de canne, cassonade, mélasse, miel',
      }),
      salt_and_spices: thing('Salt and spices', 'Sel et épices', [...smallWeight, 'bag'], {
        en: 'pepper, seasoning, pickling salt',
        fr: 'poivre, assaisonnement, gros sel, saumure',
      }),
      oils_and_vinegars: thing('Oils and vinegars', 'Huiles et vinaigres', bottled, {
        en: 'olive oil, cooking oil, frying oil',
        fr: 'huile d’olive, huile de cuisson, friture',
      }),
      cultures_and_yeasts: thing('Cultures, yeasts and rennet', 'Ferments, levures et présure', product, {
        en: 'starter, bacteria, brewing yeast, cheese cultures, pectin',
        fr: 'levain, bactéries, levure de bière, pectine',
      }),
      other_ingredients: thing('Other ingredients', 'Autres ingrédients', [...smallWeight, 'litre', 'unit'], {
        en: 'chocolate, nuts, flavouring, preservatives',
        fr: 'chocolat, noix, arômes, agents de conservation',
      }),
    },
  },
} as const satisfies CategoryTable;
