import { SOIL_PH, TAG_LENGTH, TAGS_LIMIT } from '@terroir/land';
import type { GeoProperties, WrittenOutline } from '../../geo-files/geo-file.ts';
import type { Area } from '../../places/area.ts';
import { inHectares } from '../areas/use-land-figures.ts';
import type { ZoneType } from '../areas/zone-types.ts';

// Names of at most ten characters: a shapefile keeps no more of them.

/** An area as files have it: identifiers for programs and for the way back, names for people. */
export function writtenArea(area: Area): WrittenOutline {
  const properties: Record<string, string | number> = { kind: area.kind };
  if (area.kind === 'zone') {
    const { soilType = null, soilPh = null } = area.additionalFields ?? {};
    properties['plot'] = area.plot.name;
    properties['zone_type'] = area.zoneTypeIdentifier;
    properties['type'] = area.zoneType.name;
    if (soilType) {
      properties['soil_type'] = soilType.id;
      properties['soil'] = soilType.name;
    }
    if (soilPh !== null) properties['soil_ph'] = soilPh;
    if (area.tags.length > 0) properties['tags'] = area.tags.join(', ');
  }
  properties['area_ha'] = inHectares(area.area);
  properties['perim_m'] = Math.round(area.perimeter * 10) / 10;
  return { name: area.name, details: area.details, ring: area.coordinates, properties };
}

/** What the properties of an outline say of the area that it becomes; null where they say nothing. */
export interface SaidOfArea {
  readonly name: string | null;
  readonly details: string | null;
  readonly kind: 'plot' | 'zone' | null;
  readonly zoneTypeId: string | null;
  readonly soilType: string | null;
  readonly soilPh: number | null;
  readonly tags: readonly string[];
}

/** Under these names programs keep what people call a field, and what they note of it; the first that is there counts. */
const names = {
  name: /^(name|nom|title|titre|label|field_?name|plot_?name|field|champ|parcelle|nom_?(champ|parcelle))$/i,
  details: /^(details|description|desc|descriptio|comment|commentaire|comments|cmt|notes?|remarks?|remarques?)$/i,
  kind: /^(kind|type)$/i,
  zoneType: /^(zone_type|type|landuse|land_use|use|usage|utilisation)$/i,
  soil: /^(soil_type|soil|sol|type_sol)$/i,
  ph: /^(soil_ph|ph)$/i,
  tags: /^(tags?|mots_cles|keywords)$/i,
} as const;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

interface Named {
  readonly id: string;
  readonly name: string;
  readonly identifier?: string;
  readonly keywords: readonly string[];
}
const found = (entries: readonly Named[], texts: readonly string[]): string | null => {
  for (const text of texts.map(plain)) {
    const entry = entries.find(({ id, identifier, name, keywords }) =>
      [id, identifier ?? id, name, ...keywords].some((word) => plain(word) === text),
    );
    if (entry) return entry.id;
  }
  return null;
};

/** Reads properties by the names that this and other programs give them. */
export function saidOfArea(properties: GeoProperties, types: readonly ZoneType[]): SaidOfArea {
  const all = (name: RegExp): readonly string[] =>
    Object.entries(properties).flatMap(([key, value]) => (name.test(key) ? [String(value)] : []));
  const first = (name: RegExp): string | null => all(name)[0] ?? null;
  const kind = all(names.kind).find((value) => value === 'plot' || value === 'zone');
  const zoneTypeId = found(types, all(names.zoneType));
  const soils = types.find(({ id }) => id === zoneTypeId)?.soilTypes ?? [];
  const ph = Number(first(names.ph)?.replace(',', '.') ?? Number.NaN);
  return {
    name: oneLine(first(names.name) ?? '') || null,
    details: first(names.details)?.trim() || null,
    kind: kind === 'plot' || kind === 'zone' ? kind : null,
    zoneTypeId,
    soilType: found(soils, all(names.soil)),
    soilPh: soils.length > 0 && ph >= SOIL_PH.least && ph <= SOIL_PH.most ? ph : null,
    tags: [...new Set((first(names.tags) ?? '').split(/[,;]/).map((tag) => oneLine(tag).slice(0, TAG_LENGTH).trim()))]
      .filter((tag) => tag !== '')
      .slice(0, TAGS_LIMIT),
  };
}
