import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  DOCUMENTS,
  FromQuery,
  Id,
  paging,
  query,
  Reads,
  RefusalError,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import { refuse } from '@terroir/kernel';
import { BadCursor, type Page, type ReadModels } from '@terroir/store';
import { z } from 'zod';
import type { Market } from '../marketplace/market.ts';
import { cursorOf, readCursor, unversioned } from '../marketplace/marketplace.query.ts';
import type { MarketCompanyRow } from '../marketplace/market-company.view.ts';
import { Marketplace } from '../marketplace/marketplace.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { companyAttributes, isOnMap, locationAttributes } from './region.attributes.ts';
import { locationShape, regionCompanyShape } from './region.wire.ts';

/** The circle of the regional map (S0 §9). */
const KILOMETRES = 300;
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional();
const locationsQuery = query(
  { lat: degrees(90), lng: degrees(180), ...paging },
  { lat: { en: 'Latitude', fr: 'Latitude' }, lng: { en: 'Longitude', fr: 'Longitude' } },
);
type Asked = QueryOf<typeof locationsQuery>;

const locationRecord = resource('location', locationShape, { versioned: false });
const companyRecord = resource('region_company', regionCompanyShape, { versioned: false });

const SHOWN = 'The place and name are those that a company shows.';

/** The regional map, from what the marketplace has in memory of producers and what they sell. */
@Controller('api/v1/firm/coordinates')
@Tagged('Map', 'Producers on the regional map, at the places that they show.')
export class RegionController {
  constructor(
    @Inject(Marketplace) private readonly marketplace: Marketplace,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
  ) {}

  /**
   * Only the company itself sees its exact position while it hides its address. Distances are measured from what others may
   * see: otherwise asking again and again at the edge of the circle would tell the exact place.
   */
  @Get()
  @Allow('public')
  @Answers([locationRecord])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Producers on the regional map, nearest first when a point is given, within 300 km',
    `${SHOWN} \`categories\`, of what a producer sells, come to callers with a company only.`,
  )
  async list(@Asking() context: RequestContext, @FromQuery(locationsQuery) asked: Asked): Promise<Answer> {
    const market = await this.marketplace.upTo(context);
    const { lat, lng } = asked;
    // A point whose other half was lost would be taken for a question about everybody.
    if ((lat === undefined) !== (lng === undefined))
      throw new RefusalError(refuse('malformed_request', { field: lat === undefined ? 'lat' : 'lng' }));
    const page =
      lat === undefined || lng === undefined ? byName(market, context, asked) : near(market, [lat, lng], asked);
    return locationRecord.page(page, (row) => locationAttributes(market, row, context.actor.companyId));
  }

  @Get(':id')
  @Allow('public')
  @Answers(companyRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The card of a producer on the regional map',
    `${SHOWN} Owner, address, website, phone and email come to callers with a company only, each as far as it shows them; its own company sees all.`,
  )
  async show(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    const market = await this.marketplace.upTo(context);
    const row = market.company(id);
    if (row === null || !isOnMap(row)) throw new RefusalError(refuse('not_found'));
    await this.reads.upTo(context, itemProducerView);
    const details = await this.documents.get<ItemProducerRow>(itemProducerView, id);
    const attributes = companyAttributes(market, row, details?.row ?? null, context.actor.companyId);
    return companyRecord.record({ id, attributes });
  }
}

type Rows = Page<MarketCompanyRow>;
const rowsOf = (market: Market, ids: readonly string[]): Rows['documents'] =>
  ids.flatMap((id) => {
    const row = market.company(id);
    return row === null ? [] : [unversioned(id, row)];
  });

function byName(market: Market, { language }: RequestContext, { limit, cursor }: Asked): Rows {
  const { ids, total, next } = market.producers.find({
    circle: market.everywhere(),
    categories: 0,
    producers: null,
    q: '',
    sort: language,
    limit,
    after: cursor === undefined ? null : readCursor(cursor, language),
  });
  return { documents: rowsOf(market, ids), total, nextCursor: next && cursorOf(language, next) };
}

const Near = z.tuple([z.literal('near'), z.number(), z.string().max(100)]);

function near(market: Market, place: readonly [number, number], { limit, cursor }: Asked): Rows {
  const after = cursor === undefined ? null : placeIn(cursor);
  const { total, shown, isLast } = market.nearest(place, KILOMETRES, { limit, after });
  const last = shown.at(-1);
  const next = isLast || !last ? null : JSON.stringify(['near', last.km, last.id]);
  return {
    documents: rowsOf(
      market,
      shown.map(({ id }) => id),
    ),
    total,
    nextCursor: next && Buffer.from(next).toString('base64url'),
  };
}

/** How far the last of a page was, and who. @throws BadCursor when no page gave it out */
function placeIn(cursor: string): { readonly km: number; readonly id: string } {
  try {
    const [, km, id] = Near.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { km, id };
  } catch (cause) {
    throw new BadCursor('Not a cursor of this list', { cause });
  }
}
