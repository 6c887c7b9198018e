import type { PlotEvent } from '@terroir/events';
import {
  recordDecider,
  Refusal,
  type Decider,
  type FieldsOf,
  type RecordState,
  type RevertCommand,
} from '@terroir/kernel';
import { outlined, restyled, styleAfter } from '../area/area.ts';
import { isWithin } from '../geometry/index.ts';
import { refuse } from '../refusals.ts';
import type { PlotCommand } from './plot.commands.ts';

export type PlotFields = FieldsOf<'Plot', PlotEvent>;
export type PlotState = RecordState<PlotFields>;

/** So many zones are named where they hinder a redrawing; the others are counted. */
const NAMED = 3;

/** Names in a row, and how many there are beyond the first ones. */
function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

const record = recordDecider<'Plot', PlotCommand, PlotEvent>({
  name: 'plot',
  noun: 'Plot',
  fieldsOf: ({ name, details, image, coordinates }, before) => ({
    name,
    details,
    image,
    ...outlined(coordinates, before),
    style: undefined,
  }),
  check: ({ coordinates }, before, { zones = [], startsIn }) => {
    if (before === null)
      return startsIn ? refuse('plot_starts_in_plot', { field: 'coordinates', params: { plot: startsIn } }) : null;
    if (coordinates === before.coordinates) return null;
    // A zone that was outside before is not checked again: the redrawing may be on its way to take it in.
    const left = zones.filter(
      (zone) => isWithin(zone.coordinates, before.coordinates) && !isWithin(zone.coordinates, coordinates),
    );
    if (left.length === 0) return null;
    return refuse('plot_leaves_zones', {
      field: 'coordinates',
      params: { zones: listed(left.map(({ name }) => name)) },
    });
  },
});

/** A piece of land of a company. An id is recorded once: sent again, it changes nothing. */
export const plot: Decider<PlotState, PlotCommand | RevertCommand<'Plot', PlotFields>, PlotEvent> = {
  ...record,
  decide: {
    ...record.decide,
    StylePlot: (state, data, { id }) => {
      const after = styleAfter(state, data.style);
      if (after === undefined || after instanceof Refusal) return after ?? null;
      return { type: 'PlotStyled', data: { plotId: id, ...after } };
    },
  },
  evolve: { ...record.evolve, PlotStyled: (state, { style }) => restyled(state, style) },
};
