import { z } from 'zod';

/** What people call the fields. */
export const zoneTexts = {
  zone: { en: 'Zone', fr: '' },
  name: { en: 'Name', fr: 'Nom' },
};

/** A zone as it is answered. */
export const zoneShape = { name: z.string(), recordedAt: z.iso.datetime() };
export type ZoneAttributes = z.output<z.ZodObject<typeof zoneShape>>;
