import { inputEvents, type InputEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';
import { lineIndexes } from '../line/line-indexes.ts';
import { tallyLine } from '../line/line-tally.ts';

/** The inputs of all companies, one row each. */
export const producerInputView = recordView<'Input', InputEvent>({
  name: 'producer_input',
  version: 3,
  noun: 'Input',
  events: inputEvents,
  indexes: lineIndexes,
  label: 'subcategoryId',
  tally: tallyLine,
});
