import { z } from 'zod';
import { faces, marketplaceSorts } from '../marketplace/marketplace.limits.ts';

/** A saved search as it is answered: what it narrows the marketplace to, and whether what is new or cheaper there is mailed. */
export const savedSearchShape = {
  name: z.string(),
  face: z.enum(faces),
  distance: z.number(),
  category: z.array(z.string()),
  producer: z.array(z.string()),
  q: z.string(),
  sort: z.enum(marketplaceSorts),
  mail: z.boolean(),
  createdAt: z.iso.datetime(),
};
export type SavedSearchAttributes = z.output<z.ZodObject<typeof savedSearchShape>>;
