import { productionTypeTable } from './production-types.data.ts';
import { keywordsOf, synonymsOf } from './synonyms.ts';
import type { Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';

export type ProductionTypeId = keyof typeof productionTypeTable;

/** How a produce comes about: certified organic, in a greenhouse, gathered in the wild. */
export interface ProductionType {
  readonly id: ProductionTypeId;
  /** The name by which marks are chosen; the same as the id. */
  readonly identifier: string;
  readonly name: Text;
  readonly synonyms: Synonyms;
}

export const productionTypes: readonly ProductionType[] = (Object.keys(productionTypeTable) as ProductionTypeId[]).map(
  (id) => ({
    id,
    identifier: id,
    name: productionTypeTable[id].name,
    synonyms: synonymsOf(productionTypeTable[id].also),
  }),
);

const byId: ReadonlyMap<string, ProductionType> = new Map(productionTypes.map((entry) => [entry.id, entry]));

/** The production type of that id, or undefined. */
export const productionType = (id: string): ProductionType | undefined => byId.get(id);

/** A production type in the reader's language, as the API sends it. */
export interface LocalizedProductionType {
  readonly id: ProductionTypeId;
  readonly identifier: string;
  readonly name: string;
  readonly keywords: readonly string[];
}

/** What `GET /production_types` answers, in the reader's language. */
export const localizedProductionTypes = (language: Language): LocalizedProductionType[] =>
  productionTypes.map((entry) => ({
    id: entry.id,
    identifier: entry.identifier,
    name: entry.name[language],
    keywords: keywordsOf(entry, language),
  }));
