import { z } from 'zod';

/** What people call the fields. */
export const taskTexts = {
  task: { en: 'Task', fr: '' },
  name: { en: 'Name', fr: 'Nom' },
};

/** A task as it is answered. */
export const taskShape = { name: z.string(), recordedAt: z.iso.datetime() };
export type TaskAttributes = z.output<z.ZodObject<typeof taskShape>>;
