import type { OutputEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { LineRow, lineFields, lineIndexes, rowOf } from '../line/line-row.ts';
import { corrected } from '../line/line.ts';

/** The outputs of all companies, one row each. */
export const producerOutputView = view<LineRow, OutputEvent>({
  name: 'producer_output',
  version: 1,
  row: LineRow,
  aggregate: 'producer_output',
  indexes: lineIndexes,
  audited: { resource: 'producer_output', fields: lineFields, label: 'subcategoryId' },
  on: {
    OutputRecorded: (_, event) => rowOf(event.data.outputId, event.data, event),
    OutputCorrected: (row, { data }) => row && corrected(row, data),
    OutputRemoved: (row) => row && { ...row, removed: true },
    OutputRestored: (row) => row && { ...row, removed: false },
  },
});
export type OutputView = typeof producerOutputView;
