import type { InputEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { LineRow, lineFields, lineIndexes, rowOf } from '../line/line-row.ts';
import { corrected } from '../line/line.ts';

/** The inputs of all companies, one row each. */
export const producerInputView = view<LineRow, InputEvent>({
  name: 'producer_input',
  version: 1,
  row: LineRow,
  aggregate: 'producer_input',
  indexes: lineIndexes,
  audited: { resource: 'producer_input', fields: lineFields, label: 'subcategoryId' },
  on: {
    InputRecorded: (_, event) => rowOf(event.data.inputId, event.data, event),
    InputCorrected: (row, { data }) => row && corrected(row, data),
    InputRemoved: (row) => row && { ...row, removed: true },
    InputRestored: (row) => row && { ...row, removed: false },
  },
});
export type InputView = typeof producerInputView;
