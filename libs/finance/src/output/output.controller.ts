import { Controller, Delete, Get, Inject, Post, Put } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  body,
  Commands,
  FromBody,
  FromQuery,
  Id,
  nothing,
  RefusalError,
  resource,
  SameUntilWritten,
  Summary,
  type Answer,
  type RequestContext,
  type BodyOf,
  type QueryOf,
} from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { Sent } from '@terroir/store';
import { keptLine, type Entry } from '../line/entry.ts';
import { Lines, linesQuery } from '../line/lines.ts';
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
const outputs = resource('producer_output', outputShape);
const outputPage = outputs.pages(outputAttributes);

@Controller('api/v1/producer_outputs')
export class OutputController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Lines) private readonly lines: Lines,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @SameUntilWritten()
  @Answers([outputs])
  @Summary('The outputs of the company, newest first, now or as of an instant')
  list(@Asking() asked: RequestContext, @FromQuery(linesQuery) query: QueryOf<typeof linesQuery>): Promise<Answer> {
    return this.lines.page(asked, producerOutputView, query).then((page) => outputPage(page, asked.language));
  }

  @Get(':id')
  @Allow('producer', 'plan_level_1')
  @Answers(outputs)
  @Summary('An output, with its version')
  show(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.lines
      .one(asked, producerOutputView, id)
      .then(({ row, revision }) => outputs.record({ id, revision, attributes: outputAttributes(row, asked.language) }));
  }

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers(outputs)
  @Summary('Records an output')
  record(@Asking() asked: RequestContext, @FromBody(outputBody) data: BodyOf<typeof outputBody>): Promise<Answer> {
    return this.commands
      .send(asked, producerOutput, asked.newId(), { type: 'RecordOutput', data })
      .then((sent) => answer(asked, sent));
  }

  @Put(':id')
  @Allow('producer', 'plan_level_1')
  @Answers(outputs)
  @Summary('Corrects an output')
  correct(
    @Asking() asked: RequestContext,
    @Id() id: string,
    @FromBody(outputBody) data: BodyOf<typeof outputBody>,
  ): Promise<Answer> {
    return this.commands
      .send(asked, producerOutput, id, { type: 'CorrectOutput', data }, () => this.show(asked, id))
      .then((sent) => answer(asked, sent));
  }

  @Delete(':id')
  @Allow('producer', 'plan_level_1')
  @Answers('nothing')
  @Summary('Removes an output')
  remove(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.commands
      .send(asked, producerOutput, id, { type: 'RemoveOutput', data: {} }, () => this.show(asked, id))
      .then(nothing);
  }

  @Post(':id/restore')
  @Allow('producer', 'plan_level_1')
  @Answers(outputs, 200)
  @Summary('Brings back a removed output')
  restore(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.commands
      .send(asked, producerOutput, id, { type: 'RestoreOutput', data: {} }, () => this.show(asked, id))
      .then((sent) => answer(asked, sent));
  }
}

function answer(asked: RequestContext, { id, state, revision }: Sent<Entry>): Answer {
  const line = keptLine(state);
  if (!line) throw new RefusalError(refuse('not_found'));
  return outputs.record({ id, revision, attributes: outputAttributes(line, asked.language) });
}
