import { Controller, Get, Inject } from '@nestjs/common';
import type { Language } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  KeptAnswers,
  POSITIONS,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  written,
  type Answer,
  type Positions,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import { product } from '@terroir/reference';
import { entryOf } from './marketplace.attributes.ts';
import { cursorOf, readCursor, seasonsQuery, unversioned } from './marketplace.query.ts';
import { Marketplace, marketplaceViews } from './marketplace.ts';
import { marketplaceSeasonShape } from './marketplace.wire.ts';
import { compareNames, nameKey } from './labels/name-key.ts';
import type { Season } from './seasons.ts';

/** Calendars, of up to 60 kB each, that are kept until somebody writes. */
const MOST_KEPT = 300;
const seasonRecord = resource('marketplace_season', marketplaceSeasonShape, { versioned: false });

/** Which products are to be had around a business, and in which months. */
@Controller('api/v1')
@Tagged('Marketplace', 'What businesses find around them: producers, their produces and their items.')
export class SeasonsController {
  readonly #kept: KeptAnswers<Answer>;

  constructor(
    @Inject(Marketplace) private readonly marketplace: Marketplace,
    @Inject(POSITIONS) positions: Positions,
  ) {
    this.#kept = new KeptAnswers(positions, marketplaceViews, MOST_KEPT);
  }

  @Get('marketplace_seasons')
  @Allow('business')
  @Answers([seasonRecord])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The seasonal calendar around the business: each product by name, and how many producers have it in which month',
    'Twelve numbers from January on. The period in which a produce is available counts in each calendar month that it touches, of whatever year. ' +
      'A producer counts once for a product. Distances are those of the other faces.',
  )
  async seasons(
    @Asking() context: RequestContext,
    @FromQuery(seasonsQuery) { distance, category, producer, limit, cursor }: QueryOf<typeof seasonsQuery>,
  ): Promise<Answer> {
    const { reached } = this.#kept;
    const { market, reader } = await this.marketplace.around(context);
    const { language } = reader;
    const name = JSON.stringify([language, reader.place, distance, category, producer, limit, cursor]);
    const kept = this.#kept.find(name);
    if (kept !== undefined) return kept;
    const after = cursor === undefined ? null : readCursor(cursor, language);
    const producers = producer.length === 0 ? null : market.numbersOf(producer);
    const found = market
      .seasons(market.circle(reader.place, distance), producers)
      .map((season) => named(season, language))
      .filter(({ category: { id } }) => category.length === 0 || category.includes(id))
      .sort(byName);
    const start = { id: after?.id ?? '', name: after?.name ?? '', key: nameKey(after?.name ?? '') };
    const left = after === null ? found : found.filter((season) => byName(season, start) > 0);
    const page = left.slice(0, limit);
    const last = page.at(-1);
    const nextCursor = left.length <= limit || !last ? null : cursorOf(language, { id: last.id, name: last.name });
    const documents = page.map((season) => unversioned(season.id, season));
    const answer = written(seasonRecord.page({ documents, total: found.length, nextCursor }, (season) => season));
    this.#kept.keep(name, answer, reached);
    return answer;
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}
const byName = (a: Named, b: Named): number =>
  compareNames(a.key, a.name, b.key, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));

const keys = new Map<string, string>();
/** What a product is called in a language, and the key by which that name is sorted. */
function named({ productId, ...season }: Season, language: Language) {
  const of = product(productId);
  const { id, name } = entryOf(of, language, productId);
  let key = keys.get(name);
  if (key === undefined) keys.set(name, (key = nameKey(name)));
  return { id, name, key, category: entryOf(of?.category, language, productId), ...season };
}
