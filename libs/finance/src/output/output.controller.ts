import { body, importable, resource } from '@terroir/http';
import { outputSubcategory } from '@terroir/reference';
import { changesOfMany } from '../bulk/bulk-routes.ts';
import { lineController } from '../line/line-controller.ts';
import { wireBooks } from '../line/line-wire.ts';
import { ProducerOutput } from './output.commands.ts';
import { producerOutput } from './output.decider.ts';
import { producerOutputView } from './output.view.ts';
import { outputAttributes, outputShape, outputTexts } from './output.wire.ts';

export const OutputController = importable(
  changesOfMany(
    lineController({
      noun: 'Output',
      path: 'producer_outputs',
      one: 'an output',
      many: 'outputs',
      allow: ['producer', 'plan_level_1'],
      decider: producerOutput,
      subcategory: outputSubcategory,
      view: producerOutputView,
      privatePictures: ['receipt'],
      body: body('producer_output', ProducerOutput, outputTexts),
      resource: resource('producer_output', outputShape, { listMeta: wireBooks }),
      attributes: outputAttributes,
    }),
    'outputCategoryId',
  ),
);
