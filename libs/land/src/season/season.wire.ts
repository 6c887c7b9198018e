import { z } from 'zod';

const days = { from: z.iso.date(), to: z.iso.date() };

/** A year of a plot or zone as it is answered. */
export const seasonShape = {
  year: z.string(),
  produces: z
    .array(z.object({ produceId: z.string(), ...days }))
    .meta({ description: 'Named by the tasks, with the first and the last day of these' }),
  tasks: z.array(
    z.object({
      taskId: z.string(),
      name: z.string(),
      ...days,
      times: z.int().meta({ description: 'How often it falls in the year' }),
      done: z.int().meta({ description: 'How many of these are done' }),
    }),
  ),
};
export type SeasonAttributes = z.output<z.ZodObject<typeof seasonShape>>;
