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
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import type { AsOf } from '@terroir/store';
import { producerInputView } from '../input/input.view.ts';
import { purchasesIn, salesIn } from '../line/line-tally.ts';
import { producerOutputView } from '../output/output.view.ts';
import { bookedProducesIn } from '../produce/booked-produce-tally.ts';
import { bookedProduceView } from '../produce/booked-produce.view.ts';
import { periodQuery } from '../period/period-query.ts';
import { produceMarginsAttributes, produceMarginsShape } from './margin.wire.ts';
import { marginsOf } from './margins.ts';

const margins = resource('produce_margins', produceMarginsShape);
/** The views that margins are made of. */
const MADE_OF = [producerInputView, producerOutputView, bookedProduceView] as const;

@Controller('api/v1/produce_margins')
@Tagged('Margins', 'What the produces of a company bring, less what they need.')
export class MarginController {
  constructor(
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers(margins)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Revenue, cost of the needs and margin of each produce, of all time or of some days, now or as of an instant',
    'Revenue is that of the outputs which name the produce (`produce_id`) and happened from `from` to `to`, both inclusive. Each need costs what the company paid for it on average, in units of the same kind, on these days, else before them; where it never bought any, `cost` and `margin` are null. The version is how much of the log went into it; the past has none.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(periodQuery) { asOf, ...period }: QueryOf<typeof periodQuery>,
  ): Promise<Answer> {
    const { companyId, language } = context;
    const revision = await this.reads.revisionOf(context, ...MADE_OF);
    const [inputs, outputs, produces] = await Promise.all([
      this.past.tally(producerInputView, companyId, asOf),
      this.past.tally(producerOutputView, companyId, asOf),
      this.past.tally(bookedProduceView, companyId, asOf),
    ]);
    const found = marginsOf(bookedProducesIn(produces), salesIn(outputs), purchasesIn(inputs), period);
    const attributes = produceMarginsAttributes(found, period, asOf, language);
    return margins.record({ id: companyId, attributes, ...(asOf === undefined && { revision }) });
  }
}
