import { z } from 'zod';

/** What else finds an entry: its name in the other language, and synonyms in both. */
const keywords = z.array(z.string());

/** `identifier` is what icons and colours are chosen by. */
export const zoneTypeShape = {
  name: z.string(),
  identifier: z.string(),
  keywords,
  soilTypes: z.array(z.object({ id: z.string(), name: z.string(), keywords })),
};
export type ZoneTypeAttributes = z.output<z.ZodObject<typeof zoneTypeShape>>;
