import type { AreaStyle } from '@terroir/events';
import { z } from 'zod';
import { layerPriority } from '../geometry/index.ts';

/** A style as it is answered: `priority` is the layer, 1 to 10,000, the smaller area further up. */
export const styleShape = z.object({
  color: z.string(),
  fill: z.string(),
  stroke: z.string(),
  strokeWidth: z.number().optional(),
  opacity: z.number(),
  pattern: z.string(),
  priority: z.int(),
});

/** What is answered of every area. */
export const areaShape = {
  name: z.string(),
  details: z.string(),
  area: z.number().meta({ description: 'Square metres on the ellipsoid' }),
  perimeter: z.number().meta({ description: 'Metres on the ellipsoid' }),
  coordinates: z
    .array(z.tuple([z.number(), z.number()]))
    .meta({ description: 'Longitude and latitude of the outer ring, open and counter-clockwise' }),
  imageUrls: z.object({ image: z.string(), thumbnail: z.string() }).nullable(),
  style: styleShape.nullable(),
  recordedAt: z.iso.datetime(),
};

/** A kept style as it is answered. */
export const styleAttributes = (
  style: AreaStyle | null | undefined,
  area: number,
): z.output<typeof styleShape> | null => (style ? { ...style, priority: layerPriority(area) } : null);
