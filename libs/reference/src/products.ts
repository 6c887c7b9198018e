import { productCategoryTable, type ProductCategoryEntry } from './product-categories.data.ts';
import type { Month, MonthSpan, ProductEntry } from './product-entry.ts';
import { productTables } from './product-tables.ts';
import type { ProductCategoryId, ProductId } from './product-tables.ts';
import { keywordsOf, synonymsOf } from './synonyms.ts';
import type { Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';
import type { UnitId } from './units.ts';

/** What a produce is: a food that is grown, raised, made or gathered. */
export interface Product {
  readonly id: ProductId;
  readonly name: Text;
  readonly synonyms: Synonyms;
  readonly category: { readonly id: ProductCategoryId; readonly name: Text };
  /** The months of production in southern Québec, in the order of its season. */
  readonly growingMonths: readonly Month[];
  /** The months in which it is sold, in the order of its season, storage included. */
  readonly availableMonths: readonly Month[];
  /** Typical units, the first of which a form proposes. */
  readonly quantityUnits: readonly UnitId[];
  readonly costUnits: readonly UnitId[];
  readonly areaUnit: UnitId;
}

const months = ([first, last]: MonthSpan): Month[] =>
  Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, index) => (((first - 1 + index) % 12) + 1) as Month);

function productOf(categoryId: ProductCategoryId, id: string, entry: ProductEntry): Product {
  const category: ProductCategoryEntry = productCategoryTable[categoryId];
  const [own, common] = [synonymsOf(entry.also), synonymsOf(category.alsoProducts)];
  return {
    id: id as ProductId,
    name: entry.name,
    synonyms: { en: [...own.en, ...common.en], fr: [...own.fr, ...common.fr] },
    category: { id: categoryId, name: category.name },
    growingMonths: months(entry.season.growing),
    availableMonths: months(entry.season.available),
    quantityUnits: entry.units.quantity,
    costUnits: entry.units.cost,
    areaUnit: entry.units.area,
  };
}

/** Every product, category by category. */
export const products: readonly Product[] = (Object.keys(productTables) as ProductCategoryId[]).flatMap((categoryId) =>
  Object.entries<ProductEntry>(productTables[categoryId]).map(([id, entry]) => productOf(categoryId, id, entry)),
);

const byId: ReadonlyMap<string, Product> = new Map(products.map((entry) => [entry.id, entry]));

/** The product of that id, or undefined. */
export const product = (id: string): Product | undefined => byId.get(id);

/** A product in the reader's language, as the API sends it. `keywords`: its name in the other language, and synonyms. */
export interface LocalizedProduct extends Omit<Product, 'name' | 'synonyms' | 'category'> {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly categoryId: ProductCategoryId;
}

export const localizedProduct = (entry: Product, language: Language): LocalizedProduct => {
  const { name, synonyms: _, category, ...rest } = entry;
  return { ...rest, name: name[language], keywords: keywordsOf(entry, language), categoryId: category.id };
};

/** What `GET /products` answers, in the reader's language. */
export const localizedProducts = (language: Language): LocalizedProduct[] =>
  products.map((entry) => localizedProduct(entry, language));
