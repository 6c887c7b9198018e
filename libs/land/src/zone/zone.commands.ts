import { AreaStyle, Latitude, Longitude, OneLine, Picture, type MessageOf } from '@terroir/events';
import { z } from 'zod';
import { entered } from '../area/area.commands.ts';

/** The most tags of a zone, and the longest one. */
export const TAGS_LIMIT = 20;
export const TAG_LENGTH = 50;
/** The pH that a soil may have. */
export const SOIL_PH = { least: 3, most: 10, step: 0.1, usual: 7 } as const;

/** An identifier of the catalogues: required, and longer than any that was given out. */
const CatalogueId = z.string().min(1).max(100);
const RecordId = z.uuid().toLowerCase();

/** What is asked of cropland alone; null takes it away. */
export const AdditionalFields = z.object({
  soilType: CatalogueId.nullish(),
  /** Kept to two decimals. */
  soilPh: z.number().min(SOIL_PH.least).max(SOIL_PH.most).nullish(),
});

const zone = {
  ...entered,
  plotId: RecordId,
  zoneTypeId: CatalogueId,
  additionalFields: AdditionalFields.nullish(),
  tags: z.array(OneLine(TAG_LENGTH)).max(TAGS_LIMIT).optional(),
};

/** What the form holds and what the API takes as `zone` (S1 §7). */
export const Zone = z.object(zone);
/** As a form holds it before it is checked. */
export type ZoneForm = z.input<typeof Zone>;

/** A correction: an outline or a plot that is left out stays as it is. */
export const ZoneChange = z.object({ ...zone, coordinates: zone.coordinates.optional(), plotId: RecordId.optional() });

/** What is decided on: the form with its image stored, and the plot that it names, or that the zone is in; null where there is none. */
const decidedOn = ZoneChange.extend({
  image: Picture.nullish(),
  plot: z.object({ coordinates: z.array(z.tuple([Longitude, Latitude])) }).nullable(),
});

/** Commands to a zone. What a correction leaves out stays as it is; what did not change is not recorded. */
export const zoneCommands = {
  RecordZone: decidedOn,
  CorrectZone: decidedOn,
  StyleZone: z.object({ style: AreaStyle.nullable() }),
  RemoveZone: z.object({}),
  RestoreZone: z.object({}),
} as const;
export type ZoneCommand = MessageOf<typeof zoneCommands>;
