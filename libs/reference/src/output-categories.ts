import { categoriesOf, localizedCategory, subcategoriesById } from './categories.ts';
import type { Category, LocalizedCategory, Subcategory, SubcategoryIdOf } from './categories.ts';
import { animalFoodOutputs } from './outputs/animal-food.data.ts';
import { biomassOutputs } from './outputs/biomass.data.ts';
import { cropFoodOutputs } from './outputs/crop-food.data.ts';
import { energyOutputs } from './outputs/energy.data.ts';
import { otherOutputs } from './outputs/others.data.ts';
import { otherFoodOutputs } from './outputs/other-food.data.ts';
import { serviceOutputs } from './outputs/services.data.ts';
import { waterOutputs } from './outputs/water.data.ts';
import type { Language } from './text.ts';

/** Everything that a producer can earn from, realm by realm. */
export const outputCategories: readonly Category[] = [
  ...categoriesOf('food', { ...cropFoodOutputs, ...animalFoodOutputs, ...otherFoodOutputs }),
  ...categoriesOf('biomass', biomassOutputs),
  ...categoriesOf('water', waterOutputs),
  ...categoriesOf('energy', energyOutputs),
  ...categoriesOf('others', { ...serviceOutputs, ...otherOutputs }),
];

export type OutputSubcategoryId =
  | SubcategoryIdOf<typeof cropFoodOutputs>
  | SubcategoryIdOf<typeof animalFoodOutputs>
  | SubcategoryIdOf<typeof otherFoodOutputs>
  | SubcategoryIdOf<typeof biomassOutputs>
  | SubcategoryIdOf<typeof waterOutputs>
  | SubcategoryIdOf<typeof serviceOutputs>
  | SubcategoryIdOf<typeof energyOutputs>
  | SubcategoryIdOf<typeof otherOutputs>;

const byId = subcategoriesById(outputCategories);

/** The output subcategory of that id (the `output_category_id` of a producer output), or undefined. */
export const outputSubcategory = (id: string): Subcategory | undefined => byId.get(id);

/** What `GET /output_categories` answers, in the reader's language. */
export const localizedOutputCategories = (language: Language): LocalizedCategory[] =>
  outputCategories.map((category) => localizedCategory(category, language));
