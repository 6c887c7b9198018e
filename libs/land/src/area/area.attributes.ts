import type { PlotEvent } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { StandingRecord } from '@terroir/kernel';
import type { z } from 'zod';
import { styleAttributes, type areaShape } from './area.wire.ts';

/** What every area has, from its state or its row. */
export type AreaRecord = StandingRecord<'Plot', PlotEvent>;

/** An area as it is answered. */
export const areaAttributes = ({
  name,
  details,
  area,
  perimeter,
  coordinates,
  image,
  style,
  recordedAt,
}: AreaRecord): z.output<z.ZodObject<typeof areaShape>> => ({
  name,
  details,
  area,
  perimeter,
  coordinates,
  imageUrls: image ? { image: imageUrl(image.image), thumbnail: imageUrl(image.thumbnail) } : null,
  style: styleAttributes(style, area),
  recordedAt,
});
