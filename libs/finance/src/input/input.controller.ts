import { body, importable, recordController, resource } from '@terroir/http';
import { ProducerInput } from './input.commands.ts';
import { producerInput } from './input.decider.ts';
import { producerInputView } from './input.view.ts';
import { inputAttributes, inputShape, inputTexts } from './input.wire.ts';

export const InputController = importable(
  recordController({
    noun: 'Input',
    path: 'producer_inputs',
    one: 'an input',
    many: 'inputs',
    allow: ['producer', 'plan_level_1'],
    decider: producerInput,
    view: producerInputView,
    body: body('producer_input', ProducerInput, inputTexts),
    resource: resource('producer_input', inputShape),
    attributes: inputAttributes,
  }),
);
