import { OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** What the form holds and what the API takes as `plot`. */
export const Plot = z.object({ name: OneLine(200) });

/** Commands to a plot. A correction names everything; what did not change is not recorded. */
export const plotCommands = {
  RecordPlot: Plot,
  CorrectPlot: Plot,
  RemovePlot: z.object({}),
  RestorePlot: z.object({}),
} as const;
export type PlotCommand = MessageOf<typeof plotCommands>;
