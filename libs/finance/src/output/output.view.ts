import { outputEvents, type OutputEvent } from '@terroir/events';
import { tallyOutput } from '../line/line-tally.ts';
import { lineView } from '../line/line-view.ts';

/** The outputs of all companies, one row each. */
export const producerOutputView = lineView<'Output', OutputEvent>({
  name: 'producer_output',
  version: 7,
  noun: 'Output',
  events: outputEvents,
  tally: tallyOutput,
});
