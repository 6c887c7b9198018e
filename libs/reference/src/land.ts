import { soilTypeTable, zoneTypeTable, type LandEntry } from './land.data.ts';
import { keywordsOf, synonymsOf, type Synonyms } from './synonyms.ts';
import type { Language, Text } from './text.ts';

export type ZoneTypeId = keyof typeof zoneTypeTable;
export type SoilTypeId = keyof typeof soilTypeTable;

interface Entry<Id extends string> {
  readonly id: Id;
  readonly name: Text;
  readonly synonyms: Synonyms;
}
/** The texture of a soil. */
export type SoilType = Entry<SoilTypeId>;
/** What a zone of a plot is used as. */
export interface ZoneType extends Entry<ZoneTypeId> {
  /** The name by which marks are chosen; the same as the id. */
  readonly identifier: string;
  /** Whether the soil of such a zone is described (S1 §5). */
  readonly hasSoil: boolean;
}

const entriesOf = <Id extends string>(table: Readonly<Record<Id, LandEntry>>): readonly Entry<Id>[] =>
  (Object.keys(table) as Id[]).map((id) => ({ id, name: table[id].name, synonyms: synonymsOf(table[id].also) }));
const byId = <E extends Entry<string>>(entries: readonly E[]): ReadonlyMap<string, E> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The one kind of zone whose soil type and pH are asked for. */
export const CROPLAND = 'cropland' satisfies ZoneTypeId;

export const zoneTypes: readonly ZoneType[] = entriesOf(zoneTypeTable).map((entry) => ({
  ...entry,
  identifier: entry.id,
  hasSoil: entry.id === CROPLAND,
}));
export const soilTypes: readonly SoilType[] = entriesOf(soilTypeTable);

const zoneTypesById = byId(zoneTypes);
const soilTypesById = byId(soilTypes);

/** The zone type of that id, or undefined. */
export const zoneType = (id: string): ZoneType | undefined => zoneTypesById.get(id);
/** The soil type of that id, or undefined. */
export const soilType = (id: string): SoilType | undefined => soilTypesById.get(id);

/** An entry in the reader's language, with what else it is found by. */
export interface LocalizedLandEntry {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
}
/** A zone type in the reader's language, as the API sends it; `soilTypes` is empty where no soil is described. */
export interface LocalizedZoneType extends LocalizedLandEntry {
  readonly identifier: string;
  readonly soilTypes: readonly LocalizedLandEntry[];
}

const localizedEntry = (entry: Entry<string>, language: Language): LocalizedLandEntry => ({
  id: entry.id,
  name: entry.name[language],
  keywords: keywordsOf(entry, language),
});

/** What `GET /zone_types` answers, in the reader's language. */
export const localizedZoneTypes = (language: Language): LocalizedZoneType[] =>
  zoneTypes.map((entry) => ({
    ...localizedEntry(entry, language),
    identifier: entry.identifier,
    soilTypes: entry.hasSoil ? soilTypes.map((soil) => localizedEntry(soil, language)) : [],
  }));
