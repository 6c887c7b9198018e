import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  paging,
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
import { landMomentView, type LandMomentRow } from './land-moment.view.ts';
import { landMomentShape } from './land-moment.wire.ts';

const moment = resource('land_moment', landMomentShape, { versioned: false });
const momentsQuery = query({ ...paging });

/** The moments at which the map of a company changed, for whoever looks at its past. */
@Controller('api/v1/land_moments')
@Tagged('Land', 'The past of the map.')
export class LandMomentsController {
  constructor(@Inject(Reads) private readonly reads: Reads) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers([moment])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'When the outlines of plots and zones changed, newest first',
    'One moment for each that came, was redrawn or moved to another plot, was deleted or brought back. `GET /plots?as_of=` answers the land right after it.',
  )
  async list(
    @Asking() context: RequestContext,
    @FromQuery(momentsQuery) { limit, cursor }: QueryOf<typeof momentsQuery>,
  ): Promise<Answer> {
    const page = await this.reads.page<LandMomentRow>(context, landMomentView, {
      index: 'at',
      equals: { companyId: context.companyId },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    return moment.page(page, ({ at, event, resourceType, resourceId }) => ({
      at,
      event,
      resourceType: resourceType === 'zone' ? 'zone' : 'plot',
      resourceId,
    }));
  }
}
