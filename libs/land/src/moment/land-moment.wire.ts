import { z } from 'zod';

/** A change of the map as it is answered. */
export const landMomentShape = {
  at: z.iso.datetime(),
  event: z.string(),
  resourceType: z.enum(['plot', 'zone']),
  resourceId: z.string(),
};
export type LandMomentAttributes = z.output<z.ZodObject<typeof landMomentShape>>;
