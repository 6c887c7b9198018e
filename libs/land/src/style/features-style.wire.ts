import { z } from 'zod';
import { styleShape } from '../area/area.wire.ts';

/** A plot or a zone whose style was changed. */
export const styledFeatureShape = { featureType: z.enum(['plot', 'zone']), style: styleShape.nullable() };
export type StyledFeatureAttributes = z.output<z.ZodObject<typeof styledFeatureShape>>;
