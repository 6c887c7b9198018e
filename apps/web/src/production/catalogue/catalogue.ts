import type { CategoryAttributes } from '@terroir/finance';
import type {
  ProductAttributes,
  ProductCategoryAttributes,
  ProductionTypeAttributes,
  VarietyAttributes,
} from '@terroir/production';
import type { Saved } from '../../api/client.ts';
import type { Language } from '../../i18n/language.ts';
import { catalogue } from '../../records/choices/catalogue.ts';

export type ProductCategory = Saved<ProductCategoryAttributes>;
export type Product = Saved<ProductAttributes>;
export type Variety = Saved<VarietyAttributes>;
export type ProductionType = Saved<ProductionTypeAttributes>;
export type InputCategory = Saved<CategoryAttributes>;

/** The categories of products. */
export const productCategoriesQuery = (language: Language) =>
  catalogue<ProductCategoryAttributes>('/product_categories', language);
/** Every product that can be grown or raised. */
export const productsQuery = (language: Language) => catalogue<ProductAttributes>('/products', language);
/** The varieties of one product, its catch-all last. */
export const varietiesQuery = (language: Language, productId: string) =>
  catalogue<VarietyAttributes>('/varieties', language, { product_id: productId });
/** The varieties of all products, product by product. */
export const allVarietiesQuery = (language: Language) => catalogue<VarietyAttributes>('/varieties', language);
/** How something is produced: certified organic, conventional and the like. */
export const productionTypesQuery = (language: Language) =>
  catalogue<ProductionTypeAttributes>('/production_types', language);
/** What a produce may need, with the units of each. */
export const inputCategoriesQuery = (language: Language) =>
  catalogue<CategoryAttributes>('/input_categories', language);
