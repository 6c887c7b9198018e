import type { PlotEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import type { PlotCommand } from './plot.commands.ts';

/** An id is recorded once: sent again, it changes nothing. */
export const plot = recordDecider<'Plot', PlotCommand, PlotEvent>({
  name: 'plot',
  noun: 'Plot',
  fieldsOf: (form) => form,
});
