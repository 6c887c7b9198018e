import { plotEvents, type PlotEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow, type View } from '@terroir/kernel';

export type PlotRow = RecordRow<FieldsOf<'Plot', PlotEvent>>;

const record = recordView<'Plot', PlotEvent>({
  name: 'plot',
  version: 1,
  noun: 'Plot',
  events: plotEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});

/** The plots of all companies, one row each. */
export const plotView: View<PlotRow, PlotEvent> = {
  ...record,
  on: { ...record.on, PlotStyled: (row, { data: { style } }) => row && { ...row, style } },
};
