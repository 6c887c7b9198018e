import { plotEvents, type PlotEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The plots of all companies, one row each. */
export const plotView = recordView<'Plot', PlotEvent>({
  name: 'plot',
  version: 1,
  noun: 'Plot',
  events: plotEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});
