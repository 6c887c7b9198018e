import { body, recordController, resource } from '@terroir/http';
import { ProducerOutput } from './output.commands.ts';
import { producerOutput } from './output.decider.ts';
import { producerOutputView } from './output.view.ts';
import { outputAttributes, outputShape } from './output.wire.ts';

const outputBody = body('producer_output', ProducerOutput, {
  producer_output: { en: 'Output', fr: 'Extrant' },
  output_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Revenue', fr: 'Revenu' },
});

export const OutputController = recordController({
  noun: 'Output',
  path: 'producer_outputs',
  one: 'an output',
  many: 'outputs',
  allow: ['producer', 'plan_level_1'],
  decider: producerOutput,
  view: producerOutputView,
  body: outputBody,
  resource: resource('producer_output', outputShape),
  attributes: outputAttributes,
});
