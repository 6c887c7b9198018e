import { inputEvents, type InputEvent } from '@terroir/events';
import { lineView } from '../line/line-view.ts';

/** The inputs of all companies, one row each. */
export const producerInputView = lineView<'Input', InputEvent>({
  name: 'producer_input',
  version: 6,
  noun: 'Input',
  events: inputEvents,
});
