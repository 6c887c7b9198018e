import { body, recordController, resource } from '@terroir/http';
import { ProducerInput } from './input.commands.ts';
import { producerInput } from './input.decider.ts';
import { producerInputView } from './input.view.ts';
import { inputAttributes, inputShape } from './input.wire.ts';

const inputBody = body('producer_input', ProducerInput, {
  producer_input: { en: 'Input', fr: 'Intrant' },
  input_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Cost', fr: 'Coût' },
});

export const InputController = recordController({
  noun: 'Input',
  path: 'producer_inputs',
  one: 'an input',
  many: 'inputs',
  allow: ['producer', 'plan_level_1'],
  decider: producerInput,
  view: producerInputView,
  body: inputBody,
  resource: resource('producer_input', inputShape),
  attributes: inputAttributes,
});
