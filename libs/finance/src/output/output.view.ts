import { outputEvents, type OutputEvent } from '@terroir/events';
import { lineView } from '../line/line-view.ts';

/** The outputs of all companies, one row each. */
export const producerOutputView = lineView<'Output', OutputEvent>({
  name: 'producer_output',
  version: 6,
  noun: 'Output',
  events: outputEvents,
});
