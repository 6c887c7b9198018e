import type { Realm } from './realm.ts';
import type { Language, Text } from './text.ts';
import type { UnitChoice } from './unit-choices.ts';
import { localizedUnit, unitOf } from './units.ts';
import type { LocalizedUnit, UnitId } from './units.ts';

export interface SubcategoryEntry {
  readonly name: Text;
  readonly units: UnitChoice;
}

export interface CategoryEntry {
  readonly name: Text;
  readonly subcategories: Readonly<Record<string, SubcategoryEntry>>;
}

/** What a data file holds: one realm's categories by id, in the order in which they are offered. */
export type CategoryTable = Readonly<Record<string, CategoryEntry>>;

/** One row of a data file. */
export const thing = (en: string, fr: string, units: UnitChoice): SubcategoryEntry => ({ name: { en, fr }, units });

/** The ids of all subcategories of a table. */
export type SubcategoryIdOf<Table extends CategoryTable> = {
  [CategoryId in keyof Table]: keyof Table[CategoryId]['subcategories'] & string;
}[keyof Table];

/** The thing that one records: what the field `input_category_id` or `output_category_id` of a record names. */
export interface Subcategory {
  readonly id: string;
  readonly name: Text;
  readonly units: readonly UnitId[];
  readonly category: { readonly id: string; readonly name: Text };
  readonly realm: Realm;
}

export interface Category {
  readonly id: string;
  readonly name: Text;
  readonly realm: Realm;
  readonly subcategories: readonly Subcategory[];
}

/** A realm's table as a list, in the table's order. */
export const categoriesOf = (realm: Realm, table: CategoryTable): Category[] =>
  Object.entries(table).map(([id, { name, subcategories }]) => ({
    id,
    name,
    realm,
    subcategories: Object.entries(subcategories).map(([subcategoryId, subcategory]) => ({
      id: subcategoryId,
      name: subcategory.name,
      units: subcategory.units,
      category: { id, name },
      realm,
    })),
  }));

export const subcategoriesById = (categories: readonly Category[]): ReadonlyMap<string, Subcategory> =>
  new Map(categories.flatMap(({ subcategories }) => subcategories.map((entry) => [entry.id, entry] as const)));

/** A category in the reader's language, as the API sends it. */
export interface LocalizedCategory {
  readonly id: string;
  readonly name: string;
  readonly realm: Realm;
  readonly subcategories: readonly {
    readonly id: string;
    readonly name: string;
    readonly units: readonly LocalizedUnit[];
  }[];
}

export const localizedCategory = (category: Category, language: Language): LocalizedCategory => ({
  id: category.id,
  name: category.name[language],
  realm: category.realm,
  subcategories: category.subcategories.map(({ id, name, units }) => ({
    id,
    name: name[language],
    units: units.map((unitId) => localizedUnit(unitOf(unitId), language)),
  })),
});
