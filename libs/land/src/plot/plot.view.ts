import { plotEvents, type PlotEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow, type View } from '@terroir/kernel';
import { z } from 'zod';
import { cellOf } from '../geometry/index.ts';

/** A plot, with the cell by which it is found from a position in it. */
export type PlotRow = RecordRow<FieldsOf<'Plot', PlotEvent>> & { readonly cell: string };

const record = recordView<'Plot', PlotEvent>({
  name: 'plot',
  version: 2,
  noun: 'Plot',
  events: plotEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
}) as unknown as View<PlotRow, PlotEvent>;

const placed = (row: PlotRow | null | undefined): PlotRow | null =>
  row ? { ...row, cell: cellOf(row.coordinates) } : null;

/** The plots of all companies, one row each. */
export const plotView: View<PlotRow, PlotEvent> = {
  ...record,
  row: (record.row as unknown as z.ZodObject).extend({ cell: z.string() }) as unknown as z.ZodType<PlotRow>,
  indexes: { ...record.indexes, cell: ['companyId', 'removed', 'cell'] },
  on: {
    ...record.on,
    PlotRecorded: (row, event, siblings) => placed(record.on.PlotRecorded?.(row, event, siblings)),
    PlotCorrected: (row, event, siblings) => placed(record.on.PlotCorrected?.(row, event, siblings)),
    PlotStyled: (row, { data: { style } }) => row && { ...row, style },
  },
};
