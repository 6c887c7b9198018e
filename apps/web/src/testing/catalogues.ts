import {
  localizedInputCategories,
  localizedProduct,
  localizedProductCategories,
  localizedProductionTypes,
  localizedUnits,
  localizedVarieties,
  products,
  type Language,
} from '@terroir/reference';
import { toWire } from '../api/wire.ts';
import { listOf, type Told } from './answers.ts';
import type { Answers, Sent } from './fake-back-end.ts';

const shown = ['tomato', 'carrot', 'hen_egg', 'maple_syrup', 'cow_milk'];
const needed = ['compost', 'straw_mulch', 'farm_diesel'];

const answer = (type: string, entries: readonly { readonly id: string }[]): Told =>
  listOf(
    type,
    entries.map(({ id, ...attributes }) => [id, toWire(attributes) as object]),
  );

const productsIn = (language: Language) =>
  products
    .filter(({ id }) => shown.includes(id))
    .map((entry) => ({ category: entry.category, ...localizedProduct(entry, language) }));

const catalogues: Readonly<Record<string, (language: Language, search: URLSearchParams) => Told>> = {
  product_categories: (language) =>
    answer(
      'product_category',
      localizedProductCategories(language).map((category) => ({
        ...category,
        products: category.products.filter(({ id }) => shown.includes(id)),
      })),
    ),
  products: (language) =>
    answer(
      'product',
      productsIn(language).map(({ id, name, keywords, category, ...entry }) => ({
        id,
        name,
        keywords,
        productCategory: { id: category.id, name: category.name[language] },
        growingMonths: entry.growingMonths,
        availableMonths: entry.availableMonths,
        quantityUnitIds: entry.quantityUnits,
        costUnitIds: entry.costUnits,
        areaUnitId: entry.areaUnit,
      })),
    ),
  varieties: (language, search) =>
    answer(
      'variety',
      search.has('product_id')
        ? localizedVarieties(search.get('product_id'), language).slice(0, 4)
        : localizedVarieties(null, language).filter(({ productId }) => shown.includes(productId)),
    ),
  production_types: (language) => answer('production_type', localizedProductionTypes(language)),
  units: (language) => answer('unit', localizedUnits(language)),
  input_categories: (language) =>
    answer(
      'input_category',
      localizedInputCategories(language).flatMap((category) => {
        const subcategories = category.subcategories.filter(({ id }) => needed.includes(id));
        return subcategories.length > 0 ? [{ ...category, subcategories }] : [];
      }),
    ),
};

/** What the server answers of its catalogues, in the language of the call: all of the small ones, a few entries of the others. */
export const catalogueAnswers: Answers = Object.fromEntries(
  Object.entries(catalogues).map(([path, told]) => [
    `GET /${path}`,
    ({ headers, search }: Sent) => told(headers.get('Accept-Language') === 'fr' ? 'fr' : 'en', search),
  ]),
);
