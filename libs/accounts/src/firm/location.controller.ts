import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  Reads,
  RequestHeaders,
  Summary,
  Tagged,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { location, locationsQuery } from './firm.http.ts';
import { locationView } from './location.view.ts';

/** The circle of the regional map (S0 §9). */
const KILOMETRES = 300;

@Controller('api/v1/firm/coordinates')
@Tagged('Map', 'Producers on the regional map, at the places that they show.')
export class LocationController {
  constructor(@Inject(Reads) private readonly reads: Reads) {}

  /**
   * Only the company itself sees its exact position while it hides its address. Distances are measured from what others may
   * see: otherwise asking again and again at the edge of the circle would tell the exact place.
   */
  @Get()
  @Allow('public')
  @Answers([location])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Producers on the regional map, nearest first when a point is given, within 300 km',
    'The place and name are those that a company shows. `categories` come to callers with a company only.',
  )
  async list(@Asking() context: RequestContext, @FromQuery(locationsQuery) query: QueryOf<typeof locationsQuery>) {
    const { actor } = context;
    const { lat, lng, limit, cursor } = query;
    const [latitude, longitude] = ['publicLatitude', 'publicLongitude'] as const;
    const located = lat !== undefined && lng !== undefined;
    const page = await this.reads.page(context, locationView, {
      index: located ? 'place' : 'name',
      equals: { shown: true },
      limit,
      ...(located && { near: { latitude, longitude, point: [lat, lng] as const, km: KILOMETRES } }),
      ...(cursor !== undefined && { cursor }),
    });
    return location.page(page, (row) => {
      const isOwn = row.accountId === actor.companyId;
      return {
        lat: isOwn ? row.latitude : row[latitude],
        lng: isOwn ? row.longitude : row[longitude],
        name: row.name,
        ...(actor.companyId !== null && { categories: [] }),
      };
    });
  }
}
