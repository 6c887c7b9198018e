import type { Realm } from './realm.ts';
import { synonymsOf, type Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';
import type { UnitChoice } from './unit-choices.ts';
import { localizedUnit, unitOf } from './units.ts';
import type { LocalizedUnit, UnitId } from './units.ts';

export interface SubcategoryEntry {
  readonly name: Text;
  readonly units: UnitChoice;
  /** What else people call it, separated by commas; all are found in either language. */
  readonly also?: Text;
}

export interface CategoryEntry {
  readonly name: Text;
  readonly also?: Text;
  readonly subcategories: Readonly<Record<string, SubcategoryEntry>>;
}

/** What a data file holds: one realm's categories by id, in the order in which they are offered. */
export type CategoryTable = Readonly<Record<string, CategoryEntry>>;

/** One row of a data file. */
export const thing = (en: string, fr: string, units: UnitChoice, also?: Text): SubcategoryEntry => ({
  name: { en, fr },
  units,
  ...(also && { also }),
});

/** The ids of all subcategories of a table. */
export type SubcategoryIdOf<Table extends CategoryTable> = {
  [CategoryId in keyof Table]: keyof Table[CategoryId]['subcategories'] & string;
}[keyof Table];

/** The thing that one records: what the field `input_category_id` or `output_category_id` of a record names. */
export interface Subcategory {
  readonly id: string;
  readonly name: Text;
  readonly synonyms: Synonyms;
  readonly units: readonly UnitId[];
  readonly category: { readonly id: string; readonly name: Text };
  readonly realm: Realm;
}

export interface Category {
  readonly id: string;
  readonly name: Text;
  readonly synonyms: Synonyms;
  readonly realm: Realm;
  readonly subcategories: readonly Subcategory[];
}

/** A realm's table as a list, in the table's order. */
export const categoriesOf = (realm: Realm, table: CategoryTable): Category[] =>
  Object.entries(table).map(([id, { name, also, subcategories }]) => ({
    id,
    name,
    synonyms: synonymsOf(also),
    realm,
    subcategories: Object.entries(subcategories).map(([subcategoryId, subcategory]) => ({
      id: subcategoryId,
      name: subcategory.name,
      synonyms: synonymsOf(subcategory.also),
      units: subcategory.units,
      category: { id, name },
      realm,
    })),
  }));

export const subcategoriesById = (categories: readonly Category[]): ReadonlyMap<string, Subcategory> =>
  new Map(categories.flatMap(({ subcategories }) => subcategories.map((entry) => [entry.id, entry] as const)));

/** A category in the reader's language, as the API sends it. `keywords` begin with its name in the other language. */
export interface LocalizedCategory {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly realm: Realm;
  readonly subcategories: readonly {
    readonly id: string;
    readonly name: string;
    readonly keywords: readonly string[];
    readonly units: readonly LocalizedUnit[];
  }[];
}

/** The name in the other language also where it is the same, so that no synonym is taken for a name; then the synonyms. */
const keywordsOf = ({ name, synonyms }: { readonly name: Text; readonly synonyms: Synonyms }, language: Language) => [
  name[language === 'en' ? 'fr' : 'en'],
  ...synonyms.en,
  ...synonyms.fr,
];

export const localizedCategory = (category: Category, language: Language): LocalizedCategory => ({
  id: category.id,
  name: category.name[language],
  keywords: keywordsOf(category, language),
  realm: category.realm,
  subcategories: category.subcategories.map((subcategory) => ({
    id: subcategory.id,
    name: subcategory.name[language],
    keywords: keywordsOf(subcategory, language),
    units: subcategory.units.map((unitId) => localizedUnit(unitOf(unitId), language)),
  })),
});
