import { outputEvents, type OutputEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';
import { lineIndexes } from '../line/line-indexes.ts';
import { tallyLine } from '../line/line-tally.ts';

/** The outputs of all companies, one row each. */
export const producerOutputView = recordView<'Output', OutputEvent>({
  name: 'producer_output',
  version: 3,
  noun: 'Output',
  events: outputEvents,
  indexes: lineIndexes,
  label: 'subcategoryId',
  tally: tallyLine,
});
