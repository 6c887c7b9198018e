import { Inject } from '@nestjs/common';
import { body, importable, resource, type RequestContext } from '@terroir/http';
import { outputSubcategory } from '@terroir/reference';
import { changesOfMany } from '../bulk/bulk-routes.ts';
import { lineController } from '../routes/line-controller.ts';
import { wireFound } from '../line/line-wire.ts';
import { BookedProduces } from '../produce/booked-produces.ts';
import { ProducerOutput } from './output.commands.ts';
import { producerOutput } from './output.decider.ts';
import { producerOutputView } from './output.view.ts';
import { outputAttributes, outputShape, outputTexts } from './output.wire.ts';

const lines = importable(
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
      resource: resource('producer_output', outputShape, { listMeta: wireFound }),
      attributes: outputAttributes,
    }),
    'outputCategoryId',
  ),
);

export class OutputController extends lines {
  @Inject(BookedProduces) private readonly produces!: BookedProduces;

  /** Adds whether the produce that an output names is one of the company's. */
  override async complete(context: RequestContext, data: object): Promise<object> {
    const completed = await super.complete(context, data);
    const { produceId } = data as { readonly produceId?: string | null };
    return produceId ? { ...completed, isProduceListed: await this.produces.isListed(context, produceId) } : completed;
  }
}
