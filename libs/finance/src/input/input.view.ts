import { inputEvents, type InputEvent } from '@terroir/events';
import { tallyInput } from '../line/line-tally.ts';
import { lineView } from '../line/line-view.ts';

/** The inputs of all companies, one row each. */
export const producerInputView = lineView<'Input', InputEvent>({
  name: 'producer_input',
  version: 7,
  noun: 'Input',
  events: inputEvents,
  tally: tallyInput,
});
