import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bottled, bulk, fresh, fruit, grain, liquid, smallWeight, weight } from '../unit-choices.ts';

/** Food of the field, the orchard and the woods. Ids of categories are those of the food product categories. */
export const cropFoodOutputs = {
  fruits_and_vegetables: {
    name: { en: 'Fruits and vegetables', fr: 'Fruits et légumes' },
    subcategories: {
      leafy_greens: thing('Salads and leafy greens', 'Salades et légumes-feuilles', fresh),
      root_vegetables: thing('Root vegetables', 'Légumes-racines', fresh),
      potatoes: thing('Potatoes', 'Pommes de terre', [...fresh, 'quintal', 'short_ton']),
      alliums: thing('Onions, leeks and garlic', 'Oignons, poireaux et ail', fresh),
      brassicas: thing('Cabbages and broccoli', 'Choux et brocolis', fresh),
      tomatoes_peppers_aubergines: thing('Tomatoes, peppers and aubergines', 'Tomates, poivrons et aubergines', fresh),
      cucurbits: thing('Cucumbers, squash and melons', 'Concombres, courges et melons', fresh),
      peas_and_beans: thing('Fresh peas and beans', 'Pois et haricots frais', fresh),
      sweet_corn: thing('Sweet corn', 'Maïs sucré', ['dozen', 'unit', 'bag', 'kilogram', 'pound']),
      perennial_vegetables: thing('Asparagus, rhubarb and artichokes', 'Asperges, rhubarbe et artichauts', fresh),
      other_vegetables: thing('Other vegetables', 'Autres légumes', fresh),
      vegetable_baskets: thing('Vegetable baskets', 'Paniers de légumes', ['basket', 'kilogram', 'pound']),
      apples_and_pears: thing('Apples and pears', 'Pommes et poires', fruit),
      stone_fruits: thing('Cherries, plums and peaches', 'Cerises, prunes et pêches', fruit),
      berries: thing('Berries', 'Petits fruits', [
        'kilogram',
        'tonne',
        'pound',
        'litre',
        'us_quart',
        'basket',
        'crate',
      ]),
      grapes: thing('Grapes', 'Raisins', fruit),
      other_fruits: thing('Other fruits', 'Autres fruits', fruit),
    },
  },
  grains_and_cereals: {
    name: { en: 'Grains and cereals', fr: 'Grains et céréales' },
    subcategories: {
      wheat: thing('Wheat and spelt', 'Blé et épeautre', grain),
      barley: thing('Barley', 'Orge', grain),
      oats: thing('Oats', 'Avoine', grain),
      rye_and_triticale: thing('Rye and triticale', 'Seigle et triticale', grain),
      grain_maize: thing('Grain corn', 'Maïs-grain', grain),
      buckwheat: thing('Buckwheat', 'Sarrasin', grain),
      rice: thing('Rice', 'Riz', grain),
      quinoa_millet_and_sorghum: thing('Quinoa, millet and sorghum', 'Quinoa, millet et sorgho', grain),
      flour_and_flakes: thing('Flour and flakes', 'Farines et flocons', bulk),
      malt: thing('Malt', 'Malt', bulk),
      other_grains: thing('Other grains', 'Autres grains', grain),
    },
  },
  herbs_and_spices: {
    name: { en: 'Herbs and spices', fr: 'Herbes et épices' },
    subcategories: {
      fresh_herbs: thing('Fresh herbs', 'Fines herbes fraîches', [...smallWeight, 'bunch', 'unit']),
      dried_herbs: thing('Dried herbs', 'Herbes séchées', [...smallWeight, 'packet']),
      herbal_teas: thing('Herbal teas', 'Tisanes', [...smallWeight, 'packet']),
      medicinal_plants: thing('Medicinal plants', 'Plantes médicinales', smallWeight),
      spices: thing('Saffron, mustard and spices', 'Safran, moutarde et épices', [...smallWeight, 'jar']),
      hops: thing('Hops', 'Houblon', smallWeight),
      essential_oils_and_hydrosols: thing('Essential oils and hydrosols', 'Huiles essentielles et hydrolats', [
        'millilitre',
        'litre',
        'bottle',
      ]),
    },
  },
  legumes_oils_nuts_and_seeds: {
    name: { en: 'Legumes, oils, nuts and seeds', fr: 'Légumineuses, huiles, noix et graines' },
    subcategories: {
      dry_beans: thing('Dry beans', 'Haricots secs', grain),
      lentils_and_chickpeas: thing('Lentils and chickpeas', 'Lentilles et pois chiches', grain),
      dry_peas_and_faba_beans: thing('Dry peas and faba beans', 'Pois secs et féveroles', grain),
      soybeans: thing('Soybeans', 'Soya (soja)', grain),
      canola: thing('Canola and rapeseed', 'Canola et colza', grain),
      sunflower: thing('Sunflower seeds', 'Tournesol', grain),
      flax_hemp_and_camelina: thing(
        'Flax, hemp and camelina seeds',
        'Graines de lin, de chanvre et de caméline',
        grain,
      ),
      vegetable_oils: thing('Vegetable oils', 'Huiles végétales', [...bottled, 'kilogram']),
      olives: thing('Olives', 'Olives', [...weight, 'jar']),
      nuts: thing('Walnuts, hazelnuts and almonds', 'Noix, noisettes et amandes', [...weight, 'bag']),
      chestnuts: thing('Chestnuts', 'Châtaignes', [...weight, 'bag']),
      other_seeds_and_nuts: thing('Other seeds and nuts', 'Autres graines et noix', [...weight, 'bag']),
    },
  },
  sap_and_sugar: {
    name: { en: 'Sap and sugar', fr: 'Sève et sucre' },
    subcategories: {
      maple_syrup: thing('Maple syrup', 'Sirop d’érable', [
        'litre',
        'kilogram',
        'pound',
        'unit',
        'bottle',
        'us_gallon',
        'imperial_gallon',
        'us_quart',
      ]),
      maple_sap: thing('Maple sap', 'Eau d’érable', liquid),
      maple_products: thing('Maple sugar, butter and taffy', 'Sucre, beurre et tire d’érable', [
        ...smallWeight,
        'jar',
        'unit',
      ]),
      birch_syrup: thing('Birch sap and syrup', 'Sève et sirop de bouleau', [...liquid, 'bottle']),
      honey: thing('Honey', 'Miel', ['kilogram', 'pound', 'jar', 'unit', 'gram', 'litre']),
      hive_products: thing('Pollen, propolis and royal jelly', 'Pollen, propolis et gelée royale', [
        ...smallWeight,
        'jar',
      ]),
      sugar_beet: thing('Sugar beet', 'Betterave à sucre', ['tonne', 'kilogram', 'short_ton', 'pound']),
    },
  },
} as const satisfies CategoryTable;
