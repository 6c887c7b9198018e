import { AreaStyle, Longitude, Latitude, Picture, type MessageOf } from '@terroir/events';
import { z } from 'zod';
import { entered } from '../area/area.commands.ts';

/** What the form holds and what the API takes as `plot` (S1 §7). */
export const Plot = z.object(entered);
/** As a form holds it before it is checked. */
export type PlotForm = z.input<typeof Plot>;

/** A correction: an outline that is left out stays as it is. */
export const PlotChange = z.object({ ...entered, coordinates: entered.coordinates.optional() });

const ring = z.array(z.tuple([Longitude, Latitude]));
/** What is decided on: the form with its image stored, the plot in which a new one starts, and the zones that a redrawn plot must hold. */
const decidedOn = PlotChange.extend({
  image: Picture.nullish(),
  startsIn: z.string().nullish(),
  zones: z.array(z.object({ name: z.string(), coordinates: ring })).optional(),
});

/** Commands to a plot. A correction names everything but outline and image; what did not change is not recorded. */
export const plotCommands = {
  RecordPlot: decidedOn,
  CorrectPlot: decidedOn,
  StylePlot: z.object({ style: AreaStyle.nullable() }),
  RemovePlot: z.object({}),
  RestorePlot: z.object({}),
} as const;
export type PlotCommand = MessageOf<typeof plotCommands>;
