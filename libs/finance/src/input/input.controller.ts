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
const inputs = resource('producer_input', inputShape);
const inputPage = inputs.pages(inputAttributes);

@Controller('api/v1/producer_inputs')
export class InputController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Lines) private readonly lines: Lines,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @SameUntilWritten()
  @Answers([inputs])
  @Summary('The inputs of the company, newest first, now or as of an instant')
  list(@Asking() asked: RequestContext, @FromQuery(linesQuery) query: QueryOf<typeof linesQuery>): Promise<Answer> {
    return this.lines.page(asked, producerInputView, query).then((page) => inputPage(page, asked.language));
  }

  @Get(':id')
  @Allow('producer', 'plan_level_1')
  @Answers(inputs)
  @Summary('An input, with its version')
  show(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.lines
      .one(asked, producerInputView, id)
      .then(({ row, revision }) => inputs.record({ id, revision, attributes: inputAttributes(row, asked.language) }));
  }

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers(inputs)
  @Summary('Records an input')
  record(@Asking() asked: RequestContext, @FromBody(inputBody) data: BodyOf<typeof inputBody>): Promise<Answer> {
    return this.commands
      .send(asked, producerInput, asked.newId(), { type: 'RecordInput', data })
      .then((sent) => answer(asked, sent));
  }

  @Put(':id')
  @Allow('producer', 'plan_level_1')
  @Answers(inputs)
  @Summary('Corrects an input')
  correct(
    @Asking() asked: RequestContext,
    @Id() id: string,
    @FromBody(inputBody) data: BodyOf<typeof inputBody>,
  ): Promise<Answer> {
    return this.commands
      .send(asked, producerInput, id, { type: 'CorrectInput', data }, () => this.show(asked, id))
      .then((sent) => answer(asked, sent));
  }

  @Delete(':id')
  @Allow('producer', 'plan_level_1')
  @Answers('nothing')
  @Summary('Removes an input')
  remove(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.commands
      .send(asked, producerInput, id, { type: 'RemoveInput', data: {} }, () => this.show(asked, id))
      .then(nothing);
  }

  @Post(':id/restore')
  @Allow('producer', 'plan_level_1')
  @Answers(inputs, 200)
  @Summary('Brings back a removed input')
  restore(@Asking() asked: RequestContext, @Id() id: string): Promise<Answer> {
    return this.commands
      .send(asked, producerInput, id, { type: 'RestoreInput', data: {} }, () => this.show(asked, id))
      .then((sent) => answer(asked, sent));
  }
}

function answer(asked: RequestContext, { id, state, revision }: Sent<Entry>): Answer {
  const line = keptLine(state);
  if (!line) throw new RefusalError(refuse('not_found'));
  return inputs.record({ id, revision, attributes: inputAttributes(line, asked.language) });
}
