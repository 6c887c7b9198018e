export { languages, localized } from './text.ts';
export type { Language, Text } from './text.ts';
export { realmNames, realms } from './realm.ts';
export type { Realm } from './realm.ts';
export { localizedPracticeGroups, practice, practiceGroups } from './practices.ts';
export type { LocalizedPracticeGroup, Practice, PracticeGroup, PracticeGroupId, PracticeId } from './practices.ts';
export { convert, conversionOf, convertible, localizedUnit, localizedUnits, unit, units } from './units.ts';
export type { LocalizedUnit, MeasuredUnit, Unit, UnitConversion, UnitId } from './units.ts';
export { unitTypes } from './unit-entry.ts';
export type { UnitType } from './unit-entry.ts';
export { symbolFor } from './symbol.ts';
export type { Category, LocalizedCategory, Subcategory } from './categories.ts';
export { inputCategories, inputSubcategory, localizedInputCategories } from './input-categories.ts';
export type { InputSubcategoryId } from './input-categories.ts';
export { localizedOutputCategories, outputCategories, outputSubcategory } from './output-categories.ts';
export type { OutputSubcategoryId } from './output-categories.ts';
export { keywordsOf } from './synonyms.ts';
export {
  compoundsOf,
  everyWordOf,
  hasAsOne,
  hasWord,
  joiningWordsOf,
  searchRank,
  searchTerms,
  wordOf,
  wordsOf,
} from './search.ts';
export type { Searchable, SearchTerms, Word } from './search.ts';
export type { Month } from './product-entry.ts';
export { localizedProductCategories, productCategories, productCategory } from './product-categories.ts';
export type { LocalizedProductCategory, ProductCategory } from './product-categories.ts';
export { productCategoryIds } from './product-category-ids.ts';
export type { ProductCategoryId, ProductId, VarietyId } from './product-tables.ts';
export { localizedProduct, localizedProducts, product, products } from './products.ts';
export type { LocalizedProduct, Product } from './products.ts';
export { localizedVarieties, varieties, varietiesOf, variety } from './varieties.ts';
export type { LocalizedVariety, Variety } from './varieties.ts';
export { localizedProductionTypes, productionType, productionTypes } from './production-types.ts';
export type { LocalizedProductionType, ProductionType, ProductionTypeId } from './production-types.ts';
export { CROPLAND, localizedZoneTypes, soilType, soilTypes, zoneType, zoneTypes } from './land.ts';
export type { LocalizedLandEntry, LocalizedZoneType, SoilType, SoilTypeId, ZoneType, ZoneTypeId } from './land.ts';
