import { Controller, Get, Inject } from '@nestjs/common';
import { Instant } from '@terroir/events';
import {
  Allow,
  Answers,
  AS_OF,
  Asking,
  FromQuery,
  query,
  Reads,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import type { AsOf } from '@terroir/store';
import { listedIn } from '../produce/produce-tally.ts';
import { produceView } from '../produce/produce.view.ts';
import { summarizeProduces } from './produces-summary.ts';
import { producesSummaryShape } from './produces-summary.wire.ts';

const summaries = resource('produces_summary', producesSummaryShape);
const summaryQuery = query({ asOf: Instant.optional() });

@Controller('api/v1/produces_summary')
@Tagged('Produces summary', 'What a company produces, by category and in the course of the year.')
export class ProducesSummaryController {
  constructor(
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers(summaries)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Distribution and calendar of the produces, now or as of an instant',
    'Shares are of the number of produces. The version is how much of the log went into it; the past has none.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(summaryQuery) { asOf }: QueryOf<typeof summaryQuery>,
  ): Promise<Answer> {
    const { companyId, language } = context;
    const revision = await this.reads.revisionOf(context, produceView);
    const listed = listedIn(await this.past.tally(produceView, companyId, asOf));
    const attributes = { asOf: asOf ?? null, ...summarizeProduces(listed, language) };
    return summaries.record({ id: companyId, attributes, ...(asOf === undefined && { revision }) });
  }
}
