import { productCategoryTable } from './product-categories.data.ts';
import type { ProductEntry, VarietyEntry } from './product-entry.ts';
import { productTables } from './product-tables.ts';
import type { ProductCategoryId, ProductId, VarietyId } from './product-tables.ts';
import { keywordsOf, synonymsOf } from './synonyms.ts';
import type { Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';

/** A cultivar, a breed or a kind of one product. */
export interface Variety {
  readonly id: VarietyId;
  readonly name: Text;
  readonly synonyms: Synonyms;
  readonly productId: ProductId;
  /** Whether it is the last of its product: whatever the list does not name. */
  readonly catchAll: boolean;
}

const varietyOf = (productId: string, key: string, entry: VarietyEntry, catchAll = false): Variety => ({
  id: `${productId}_${key}` as VarietyId,
  name: typeof entry === 'string' ? { en: entry, fr: entry } : entry.name,
  synonyms: synonymsOf(typeof entry === 'string' ? undefined : entry.also),
  productId: productId as ProductId,
  catchAll,
});

const varietiesIn = (categoryId: ProductCategoryId): Variety[] =>
  Object.entries<ProductEntry>(productTables[categoryId]).flatMap(([productId, { varieties: named }]) => [
    ...Object.entries(named).map(([key, entry]) => varietyOf(productId, key, entry)),
    varietyOf(
      productId,
      'other',
      { name: productCategoryTable[categoryId].otherVariety, also: { en: '', fr: '' } },
      true,
    ),
  ]);

/** Every variety, product by product, the catch-all of each product last. */
export const varieties: readonly Variety[] = (Object.keys(productTables) as ProductCategoryId[]).flatMap(varietiesIn);

const byId: ReadonlyMap<string, Variety> = new Map(varieties.map((entry) => [entry.id, entry]));
const byProduct: ReadonlyMap<string, readonly Variety[]> = Map.groupBy(varieties, ({ productId }) => productId);

/** The variety of that id, or undefined. */
export const variety = (id: string): Variety | undefined => byId.get(id);

/** The varieties of one product, in the order of its list; none when there is no such product. */
export const varietiesOf = (productId: string): readonly Variety[] => byProduct.get(productId) ?? [];

/** A variety in the reader's language, as the API sends it. `keywords`: its name in the other language, and synonyms. */
export interface LocalizedVariety extends Omit<Variety, 'name' | 'synonyms'> {
  readonly name: string;
  readonly keywords: readonly string[];
}

/** What `GET /varieties?product_id=` answers, in the reader's language; without a product every variety. */
export const localizedVarieties = (productId: string | null, language: Language): LocalizedVariety[] =>
  (productId === null ? varieties : varietiesOf(productId)).map((entry) => ({
    id: entry.id,
    name: entry.name[language],
    keywords: keywordsOf(entry, language),
    productId: entry.productId,
    catchAll: entry.catchAll,
  }));
