import { z } from 'zod';

/** What people call the fields. */
export const plotTexts = {
  plot: { en: 'Plot', fr: '' },
  name: { en: 'Name', fr: 'Nom' },
};

/** A plot as it is answered. */
export const plotShape = { name: z.string(), recordedAt: z.iso.datetime() };
export type PlotAttributes = z.output<z.ZodObject<typeof plotShape>>;
