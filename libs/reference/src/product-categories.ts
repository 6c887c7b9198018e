import { productCategoryTable } from './product-categories.data.ts';
import type { ProductCategoryId } from './product-tables.ts';
import { products } from './products.ts';
import type { Product } from './products.ts';
import { keywordsOf, synonymsOf } from './synonyms.ts';
import type { Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';

export interface ProductCategory {
  readonly id: ProductCategoryId;
  /** The name by which icons and colours are chosen; the same as the id. */
  readonly identifier: string;
  readonly name: Text;
  readonly synonyms: Synonyms;
  readonly products: readonly Product[];
}

/** The thirteen food categories, in the order in which they are offered. */
export const productCategories: readonly ProductCategory[] = (
  Object.keys(productCategoryTable) as ProductCategoryId[]
).map((id) => ({
  id,
  identifier: id,
  name: productCategoryTable[id].name,
  synonyms: synonymsOf(productCategoryTable[id].also),
  products: products.filter(({ category }) => category.id === id),
}));

const byId: ReadonlyMap<string, ProductCategory> = new Map(productCategories.map((entry) => [entry.id, entry]));

/** The product category of that id, or undefined. */
export const productCategory = (id: string): ProductCategory | undefined => byId.get(id);

/** A product category in the reader's language, as the API sends it, with what is in it. */
export interface LocalizedProductCategory {
  readonly id: ProductCategoryId;
  readonly identifier: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly products: readonly { readonly id: string; readonly name: string }[];
}

/** What `GET /product_categories` answers, in the reader's language. */
export const localizedProductCategories = (language: Language): LocalizedProductCategory[] =>
  productCategories.map((entry) => ({
    id: entry.id,
    identifier: entry.identifier,
    name: entry.name[language],
    keywords: keywordsOf(entry, language),
    products: entry.products.map(({ id, name }) => ({ id, name: name[language] })),
  }));
