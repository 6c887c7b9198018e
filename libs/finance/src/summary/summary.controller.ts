import { Controller, Get, Inject } from '@nestjs/common';
import { Instant } from '@terroir/events';
import {
  Allow,
  Answers,
  AS_OF,
  Asking,
  DOCUMENTS,
  FromQuery,
  POSITIONS,
  query,
  Reads,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type RequestContext,
  type Positions,
  type QueryOf,
} from '@terroir/http';
import { inputSubcategory, outputSubcategory } from '@terroir/reference';
import type { AsOf, ReadModels } from '@terroir/store';
import { producerInputView } from '../input/input.view.ts';
import { bookedIn } from '../line/line-tally.ts';
import { placeOf } from '../line/line-wire.ts';
import { producerOutputView } from '../output/output.view.ts';
import { summarize } from './summary.ts';
import { summaryAttributes, summaryShape } from './summary.wire.ts';
import { TIME_ZONE } from './time-zone.ts';
import { timeZoneView, type TimeZoneRow } from './time-zone.view.ts';

const summaries = resource('production_summary', summaryShape);
/** The views that a summary is made of. */
const MADE_OF = [producerInputView, producerOutputView, timeZoneView] as const;
const summaryQuery = query({ asOf: Instant.optional() });

@Controller('api/v1/production_summary')
@Tagged('Summary', 'What the books of a company come to.')
export class SummaryController {
  constructor(
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(POSITIONS) private readonly positions: Positions,
    @Inject(TIME_ZONE) private readonly defaultTimeZone: string,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers(summaries)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Costs, revenues, net and timeline, now or as of an instant',
    'Months are those of the company’s time zone. The version is how much of the log went into it; the past has none.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(summaryQuery) { asOf }: QueryOf<typeof summaryQuery>,
  ): Promise<Answer> {
    const { companyId, language } = context;
    // A summary is made of many records: its version is how much of the log it was made of, and the past has none.
    await this.reads.upTo(context, ...MADE_OF);
    const revision = Math.min(...MADE_OF.map(({ name }) => this.positions.reached(name))) - 1;
    const [inputs, outputs, place] = await Promise.all([
      this.past.tally(producerInputView, companyId, asOf),
      this.past.tally(producerOutputView, companyId, asOf),
      this.documents.get<TimeZoneRow>(timeZoneView, companyId),
    ]);
    const timeZone = place?.row.timeZone ?? this.defaultTimeZone;
    const summary = summarize(bookedIn(inputs), bookedIn(outputs), {
      timeZone,
      subcategories: {
        inputs: (id) => placeOf(id, inputSubcategory(id), language),
        outputs: (id) => placeOf(id, outputSubcategory(id), language),
      },
    });
    const attributes = summaryAttributes(summary, timeZone, asOf);
    return summaries.record({ id: companyId, attributes, ...(asOf === undefined && { revision }) });
  }
}
