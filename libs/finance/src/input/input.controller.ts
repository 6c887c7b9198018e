import { body, importable, resource } from '@terroir/http';
import { inputSubcategory } from '@terroir/reference';
import { changesOfMany } from '../bulk/bulk-routes.ts';
import { lineController } from '../routes/line-controller.ts';
import { wireFound } from '../line/line-wire.ts';
import { ProducerInput } from './input.commands.ts';
import { producerInput } from './input.decider.ts';
import { producerInputView } from './input.view.ts';
import { inputAttributes, inputShape, inputTexts } from './input.wire.ts';

export const InputController = importable(
  changesOfMany(
    lineController({
      noun: 'Input',
      path: 'producer_inputs',
      one: 'an input',
      many: 'inputs',
      allow: ['producer', 'plan_level_1'],
      decider: producerInput,
      subcategory: inputSubcategory,
      view: producerInputView,
      privatePictures: ['receipt'],
      body: body('producer_input', ProducerInput, inputTexts),
      resource: resource('producer_input', inputShape, { listMeta: wireFound }),
      attributes: inputAttributes,
    }),
    'inputCategoryId',
  ),
);
