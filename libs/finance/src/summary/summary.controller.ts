import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  AS_OF,
  Asking,
  FromQuery,
  Reads,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { inputSubcategory, outputSubcategory } from '@terroir/reference';
import type { AsOf } from '@terroir/store';
import { companyCalendarView } from '../company/company-calendar.view.ts';
import { CompanyCalendars } from '../company/company-calendars.ts';
import { producerInputView } from '../input/input.view.ts';
import { purchasesIn, salesIn } from '../line/line-tally.ts';
import { placeOf } from '../line/line-wire.ts';
import { producerOutputView } from '../output/output.view.ts';
import { periodQuery } from '../period/period-query.ts';
import { summarize } from './summary.ts';
import { summaryAttributes, summaryShape } from './summary.wire.ts';

const summaries = resource('production_summary', summaryShape);
/** The views that a summary is made of. */
const MADE_OF = [producerInputView, producerOutputView, companyCalendarView] as const;

@Controller('api/v1/production_summary')
@Tagged('Summary', 'What the books of a company come to.')
export class SummaryController {
  constructor(
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(CompanyCalendars) private readonly calendars: CompanyCalendars,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers(summaries)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Costs, revenues, net and timeline of all time or of some days, now or as of an instant',
    '`from` and `to` are calendar dates, both inclusive: what happened on these days is added up. The version is how much of the log went into it; the past has none.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(periodQuery) { asOf, ...period }: QueryOf<typeof periodQuery>,
  ): Promise<Answer> {
    const { companyId, language } = context;
    // A summary is made of many records: its version is how much of the log it was made of, and the past has none.
    const revision = await this.reads.revisionOf(context, ...MADE_OF);
    const [inputs, outputs, { timeZone }] = await Promise.all([
      this.past.tally(producerInputView, companyId, asOf),
      this.past.tally(producerOutputView, companyId, asOf),
      this.calendars.of(context),
    ]);
    const summary = summarize(purchasesIn(inputs), salesIn(outputs), {
      period,
      subcategories: {
        inputs: (id) => placeOf(id, inputSubcategory(id), language),
        outputs: (id) => placeOf(id, outputSubcategory(id), language),
      },
    });
    const attributes = summaryAttributes(summary, timeZone, period, asOf);
    return summaries.record({ id: companyId, attributes, ...(asOf === undefined && { revision }) });
  }
}
