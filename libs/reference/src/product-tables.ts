import type { productCategoryTable } from './product-categories.data.ts';
import type { ProductTable } from './product-entry.ts';
import { algae } from './products/algae.data.ts';
import { berryFruits } from './products/berries.data.ts';
import { bushFruits } from './products/bush-fruits.data.ts';
import { cabbagesAndAlliums } from './products/cabbages-and-alliums.data.ts';
import { cucurbits } from './products/cucurbits.data.ts';
import { culinaryHerbs } from './products/culinary-herbs.data.ts';
import { dairyProducts } from './products/dairy.data.ts';
import { eggProducts } from './products/eggs.data.ts';
import { largeAnimalMeats } from './products/farm-meats.data.ts';
import { fishAndSeafood } from './products/fish-and-seafood.data.ts';
import { flowers } from './products/flowers.data.ts';
import { fruitingVegetables } from './products/fruiting-vegetables.data.ts';
import { grainsAndCereals } from './products/grains-and-cereals.data.ts';
import { infusionsAndSpices } from './products/infusions-and-spices.data.ts';
import { insectProducts } from './products/insects.data.ts';
import { leafVegetables } from './products/leaf-vegetables.data.ts';
import { legumesAndOilseeds } from './products/legumes-and-oilseeds.data.ts';
import { mushroomsAndFungi } from './products/mushrooms-and-fungi.data.ts';
import { poultryMeats } from './products/poultry.data.ts';
import { rootVegetables } from './products/root-vegetables.data.ts';
import { sapAndSugar } from './products/sap-and-sugar.data.ts';
import { stemsAndPods } from './products/stems-and-pods.data.ts';
import { treeFruits } from './products/tree-fruits.data.ts';

export type ProductCategoryId = keyof typeof productCategoryTable;

/** Every product with its varieties, category by category. */
export const productTables = {
  fruits_and_vegetables: {
    ...fruitingVegetables,
    ...cucurbits,
    ...leafVegetables,
    ...rootVegetables,
    ...cabbagesAndAlliums,
    ...stemsAndPods,
    ...treeFruits,
    ...berryFruits,
    ...bushFruits,
  },
  grains_and_cereals: grainsAndCereals,
  herbs_and_spices: { ...culinaryHerbs, ...infusionsAndSpices },
  legumes_oils_nuts_and_seeds: legumesAndOilseeds,
  sap_and_sugar: sapAndSugar,
  farm_meats: { ...largeAnimalMeats, ...poultryMeats },
  eggs: eggProducts,
  dairy: dairyProducts,
  fish_and_seafood: fishAndSeafood,
  mushrooms_and_fungi: mushroomsAndFungi,
  flowers,
  algae,
  insects: insectProducts,
} as const satisfies Readonly<Record<ProductCategoryId, ProductTable>>;

type Tables = typeof productTables;

export type ProductId = { [C in keyof Tables]: keyof Tables[C] & string }[keyof Tables];

type VarietyIdsOf<Table extends ProductTable> = {
  [P in keyof Table & string]: `${P}_${(keyof Table[P]['varieties'] & string) | 'other'}`;
}[keyof Table & string];

/** A variety's id begins with its product's; the one that ends in `_other` is the catch-all. */
export type VarietyId = { [C in keyof Tables]: VarietyIdsOf<Tables[C]> }[keyof Tables];
