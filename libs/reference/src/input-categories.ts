import { categoriesOf, localizedCategory, subcategoriesById } from './categories.ts';
import type { Category, LocalizedCategory, Subcategory, SubcategoryIdOf } from './categories.ts';
import { biomassInputs } from './inputs/biomass.data.ts';
import { energyInputs } from './inputs/energy.data.ts';
import { equipmentInputs } from './inputs/equipment.data.ts';
import { foodInputs } from './inputs/food.data.ts';
import { livestockInputs } from './inputs/livestock.data.ts';
import { otherInputs } from './inputs/others.data.ts';
import { processingInputs } from './inputs/processing.data.ts';
import { shippingInputs } from './inputs/shipping.data.ts';
import { supplyInputs } from './inputs/supplies.data.ts';
import { waterInputs } from './inputs/water.data.ts';
import { workInputs } from './inputs/work.data.ts';
import type { Language } from './text.ts';

/** Everything that a producer can spend on, realm by realm. */
export const inputCategories: readonly Category[] = [
  ...categoriesOf('food', { ...foodInputs, ...livestockInputs, ...processingInputs }),
  ...categoriesOf('biomass', biomassInputs),
  ...categoriesOf('water', waterInputs),
  ...categoriesOf('energy', energyInputs),
  ...categoriesOf('others', { ...supplyInputs, ...equipmentInputs, ...workInputs, ...shippingInputs, ...otherInputs }),
];

export type InputSubcategoryId =
  | SubcategoryIdOf<typeof foodInputs>
  | SubcategoryIdOf<typeof livestockInputs>
  | SubcategoryIdOf<typeof processingInputs>
  | SubcategoryIdOf<typeof biomassInputs>
  | SubcategoryIdOf<typeof waterInputs>
  | SubcategoryIdOf<typeof energyInputs>
  | SubcategoryIdOf<typeof supplyInputs>
  | SubcategoryIdOf<typeof equipmentInputs>
  | SubcategoryIdOf<typeof workInputs>
  | SubcategoryIdOf<typeof shippingInputs>
  | SubcategoryIdOf<typeof otherInputs>;

const byId = subcategoriesById(inputCategories);

/** The input subcategory of that id (the `input_category_id` of a producer input), or undefined. */
export const inputSubcategory = (id: string): Subcategory | undefined => byId.get(id);

/** What `GET /input_categories` answers, in the reader's language. */
export const localizedInputCategories = (language: Language): LocalizedCategory[] =>
  inputCategories.map((category) => localizedCategory(category, language));
