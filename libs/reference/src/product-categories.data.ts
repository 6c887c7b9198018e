import type { Text } from './text.ts';

export interface ProductCategoryEntry {
  readonly name: Text;
  /** What else people call it, separated by commas. */
  readonly also: Text;
  /** What else people call all that is in it: it finds each of its products. */
  readonly alsoProducts?: Text;
  /** The catch-all that ends the varieties of each of its products. */
  readonly otherVariety: Text;
}

const otherVariety = { en: 'Other variety', fr: 'Autre variété' };
const otherBreed = { en: 'Other breed or kind', fr: 'Autre race ou sorte' };
const otherKind = { en: 'Other kind', fr: 'Autre sorte' };
const otherSpecies = { en: 'Other species or kind', fr: 'Autre espèce ou sorte' };

/** The food product categories, which the output categories of food share id and name with. */
export const productCategoryTable = {
  fruits_and_vegetables: {
    name: { en: 'Fruits and vegetables', fr: 'Fruits et légumes' },
    also: { en: 'produce, veggies, veg', fr: 'maraîchage, primeurs, potager' },
    otherVariety,
  },
  grains_and_cereals: {
    name: { en: 'Grains and cereals', fr: 'Grains et céréales' },
    also: { en: 'crops, flours', fr: 'grandes cultures, farines' },
    otherVariety,
  },
  herbs_and_spices: {
    name: { en: 'Herbs and spices', fr: 'Herbes et épices' },
    also: { en: 'seasonings, medicinal plants', fr: 'aromates, fines herbes, plantes médicinales' },
    alsoProducts: { en: '', fr: 'fines herbes' },
    otherVariety,
  },
  legumes_oils_nuts_and_seeds: {
    name: { en: 'Legumes, oils, nuts and seeds', fr: 'Légumineuses, huiles, noix et graines' },
    also: { en: 'pulses, oilseeds', fr: 'oléagineux, fruits à coque' },
    otherVariety,
  },
  sap_and_sugar: {
    name: { en: 'Sap and sugar', fr: 'Sève et sucre' },
    also: { en: 'maple, bees, sugar shack', fr: 'érable, abeilles, cabane à sucre, temps des sucres' },
    otherVariety: otherKind,
  },
  farm_meats: {
    name: { en: 'Farm meats', fr: 'Viandes de ferme' },
    also: { en: 'meat, livestock', fr: 'viande, boucherie, bétail' },
    otherVariety: otherBreed,
  },
  eggs: {
    name: { en: 'Eggs', fr: 'Œufs' },
    also: { en: 'layers', fr: 'pondeuses' },
    otherVariety: otherBreed,
  },
  dairy: {
    name: { en: 'Dairy', fr: 'Produits laitiers' },
    also: { en: 'cheese', fr: 'laiterie, fromages' },
    otherVariety: otherBreed,
  },
  fish_and_seafood: {
    name: { en: 'Fish and seafood', fr: 'Poissons et fruits de mer' },
    also: { en: 'aquaculture, fisheries', fr: 'pêche, pisciculture' },
    otherVariety: otherSpecies,
  },
  mushrooms_and_fungi: {
    name: { en: 'Mushrooms and fungi', fr: 'Champignons' },
    also: { en: 'mycology', fr: 'mycologie, champignonnière' },
    otherVariety: otherSpecies,
  },
  flowers: {
    name: { en: 'Flowers', fr: 'Fleurs' },
    also: { en: 'blooms', fr: 'floriculture' },
    otherVariety,
  },
  algae: {
    name: { en: 'Algae', fr: 'Algues' },
    also: { en: 'seaweed', fr: 'goémon' },
    otherVariety: otherSpecies,
  },
  insects: {
    name: { en: 'Insects', fr: 'Insectes' },
    also: { en: 'bugs', fr: 'entomoculture, bibittes' },
    otherVariety: otherSpecies,
  },
} as const satisfies Readonly<Record<string, ProductCategoryEntry>>;
