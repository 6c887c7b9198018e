import { z } from 'zod';
import { Id, Latitude, Longitude, personal, Picture, type MessageOf } from './values.ts';

/** `#rrggbb`. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** How an area is drawn on the map. Its layer follows from its size. */
export const AreaStyle = z.object({
  color: Colour,
  fill: Colour,
  stroke: Colour,
  strokeWidth: z.number().optional(),
  opacity: z.number(),
  pattern: z.enum(['none', 'stripes', 'crosses', 'dots', 'hatch']),
});
export type AreaStyle = z.output<typeof AreaStyle>;

/** What an area says: where it is, and its area (m²) and perimeter (m) as they were measured then. */
const area = {
  name: personal(z.string()),
  details: personal(z.string()),
  /** The outer ring, open and counter-clockwise. */
  coordinates: personal(z.array(z.tuple([Longitude, Latitude]))),
  area: z.number(),
  perimeter: z.number(),
  /** Left out when none was given, null once it was taken away. */
  image: Picture.nullable().optional(),
  /** The same; only styling gives one. */
  style: AreaStyle.nullable().optional(),
};
const styled = { style: AreaStyle.nullable() };

/** The fields of a plot. */
const plot = area;

/** Stream `plot-ID`: a piece of land of a company. Its zones go and come back with it, by no event of their own. */
export const plotEvents = {
  PlotRecorded: z.object({ plotId: Id, ...plot }),
  PlotCorrected: z.object({ plotId: Id, ...z.object(plot).partial().shape }),
  PlotStyled: z.object({ plotId: Id, ...styled }),
  PlotRemoved: z.object({ plotId: Id }),
  PlotRestored: z.object({ plotId: Id }),
} as const;
export type PlotEvent = MessageOf<typeof plotEvents>;

/** The fields of a zone. */
const zone = {
  ...area,
  plotId: Id,
  zoneTypeId: z.string(),
  /** Of cropland alone. */
  soilType: z.string().nullable().optional(),
  /** To two decimals. */
  soilPh: z.number().nullable().optional(),
  tags: personal(z.array(z.string())),
};

/** Stream `zone-ID`: a part of a plot with one use. */
export const zoneEvents = {
  ZoneRecorded: z.object({ zoneId: Id, ...zone }),
  ZoneCorrected: z.object({ zoneId: Id, ...z.object(zone).partial().shape }),
  ZoneStyled: z.object({ zoneId: Id, ...styled }),
  ZoneRemoved: z.object({ zoneId: Id }),
  ZoneRestored: z.object({ zoneId: Id }),
} as const;
export type ZoneEvent = MessageOf<typeof zoneEvents>;
