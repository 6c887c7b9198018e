import { z } from 'zod';
import { areaShape } from '../area/area.wire.ts';
import { zoneShape } from '../zone/zone.wire.ts';

/** A plot as it is answered, with its zones, whole and with the version of each. */
export const plotShape = {
  ...areaShape,
  zones: z.array(z.object({ id: z.string(), version: z.int(), ...zoneShape })),
};
export type PlotAttributes = z.output<z.ZodObject<typeof plotShape>>;
