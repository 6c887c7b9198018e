import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RecordOf,
  type RequestContext,
  type Resource,
} from '@terroir/http';
import { productCategories } from '@terroir/reference';
import type { z } from 'zod';
import { categoryMask } from './category-mask.ts';
import type { Market } from './market.ts';
import { Marketplace } from './marketplace.ts';
import {
  categoryAttributes,
  shownDistance,
  itemAttributes,
  produceAttributes,
  producerAttributes,
  type Reader,
} from './marketplace.attributes.ts';
import type { Face } from './marketplace.limits.ts';
import { categoriesQuery, cursorOf, marketplaceQuery, readCursor } from './marketplace.query.ts';
import {
  marketplaceCategoryShape,
  marketplaceItemShape,
  marketplaceProducerShape,
  marketplaceProduceShape,
} from './marketplace.wire.ts';
import { marketItemView, type MarketItemRow } from './market-item.view.ts';
import { marketProduceView, type MarketProduceRow } from './market-produce.view.ts';
import type { WareIndex } from './wares/ware-index.ts';

const produceRecord = resource('marketplace_produce', marketplaceProduceShape);
const itemRecord = resource('marketplace_item', marketplaceItemShape);
const producerRecord = resource('marketplace_producer', marketplaceProducerShape, { versioned: false });
const categoryRecord = resource('marketplace_category', marketplaceCategoryShape, { versioned: false });

/** Records whose distance is another one for each reader. */
type Wares = z.ZodRawShape & { readonly distance: z.ZodNumber };
/** Makes the records of wares; one that was taken away since the page was found has none. */
type Makes<Shape extends Wares> = (ids: readonly string[]) => Promise<readonly RecordOf<Shape>[]>;
/** A page of the index, and whose it is. */
interface Asks {
  readonly market: Market;
  readonly reader: Reader;
  readonly face: Face;
  readonly asked: Asked;
}
type Asked = QueryOf<typeof marketplaceQuery>;
type Filters = QueryOf<typeof categoriesQuery>;

const WORDS =
  'Distances are kilometres from the place of the asking business, which must have one (`location_required`), to where producers are shown. ' +
  'Several categories or producers are alternatives. `q` finds words in either language, or how they begin; in quotes they are whole, ' +
  'and a product’s name in quotes finds that product alone: produces of it, items that are made of it, and producers who sell it.';

/** What a business finds around it, each face in pages. */
@Controller('api/v1')
@Tagged('Marketplace', 'What businesses find around them: producers, their produces and their items.')
export class MarketplaceController {
  constructor(@Inject(Marketplace) private readonly marketplace: Marketplace) {}

  @Get('marketplace_produces')
  @Allow('business')
  @Answers([produceRecord])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Produces around the business, by name or by cost',
    `${WORDS} By cost, prices per base unit are compared within a kind: mass, then volume, then the others.`,
  )
  async produces(@Asking() context: RequestContext, @FromQuery(marketplaceQuery) asked: Asked): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    return this.#page(produceRecord, { market, reader, face: 'produces', asked }, async (ids) =>
      (await this.marketplace.rows<MarketProduceRow>(marketProduceView, ids)).flatMap(({ key: id, row, revision }) => {
        const company = market.company(row.companyId);
        if (company === null || row.removed) return [];
        return [{ id, revision, attributes: produceAttributes(market, company, row, reader) }];
      }),
    );
  }

  @Get('marketplace_items')
  @Allow('business')
  @Answers([itemRecord])
  @RequestHeaders('X-Min-Position')
  @Summary('Enabled items around the business, by name or by cost', `${WORDS} Items without a cost come last by cost.`)
  async items(@Asking() context: RequestContext, @FromQuery(marketplaceQuery) asked: Asked): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    return this.#page(itemRecord, { market, reader, face: 'items', asked }, async (ids) => {
      const rows = await this.marketplace.rows<MarketItemRow>(marketItemView, ids);
      const parts = [...new Set(rows.flatMap(({ row }) => row.produceIds))];
      const made = await this.marketplace.rows<MarketProduceRow>(marketProduceView, parts);
      const produces = new Map(made.map(({ key, row }) => [key, row]));
      return rows.flatMap(({ key: id, row, revision }) => {
        const company = market.company(row.companyId);
        if (company === null || row.removed || !row.enabled) return [];
        return [{ id, revision, attributes: itemAttributes(market, company, row, produces, reader) }];
      });
    });
  }

  @Get('marketplace_producers')
  @Allow('business')
  @Answers([producerRecord])
  @RequestHeaders('X-Min-Position')
  @Summary('Producers around the business, by name', `${WORDS} Producers have no cost: both orders are by name.`)
  async producers(@Asking() context: RequestContext, @FromQuery(marketplaceQuery) asked: Asked): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    const byName = { ...asked, sort: 'name' } as const;
    return this.#page(producerRecord, { market, reader, face: 'producers', asked: byName }, async (ids) =>
      ids.flatMap((id) => {
        const row = market.company(id);
        return row === null ? [] : [{ id, attributes: producerAttributes(market, row, reader) }];
      }),
    );
  }

  @Get('marketplace_categories')
  @Allow('business')
  @Answers([categoryRecord])
  @RequestHeaders('X-Min-Position')
  @Summary('The food categories, and how much of each there is around the business', WORDS)
  async categories(@Asking() context: RequestContext, @FromQuery(categoriesQuery) asked: Filters): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    const wanted = categoryMask(asked.category);
    const { circle, producers, q } = whereAndWho(market, reader, asked);
    const counts = (index: WareIndex) => index.countsByCategory({ circle, producers, q }, productCategories.length);
    const [produces, items, sellers] = [counts(market.produces), counts(market.items), counts(market.producers)];
    return categoryRecord.list(
      productCategories.flatMap(({ id }, at) => {
        if (wanted !== 0 && (wanted & (1 << at)) === 0) return [];
        const each = { produces: produces[at] ?? 0, items: items[at] ?? 0, producers: sellers[at] ?? 0 };
        return [{ id, attributes: categoryAttributes(at, reader.language, each) }];
      }),
    );
  }

  /** A page around its reader. Texts are kept without the distance, which alone differs from reader to reader. */
  async #page<Shape extends Wares>(
    record: Resource<Shape>,
    { market, reader, face, asked: { category, sort, limit, cursor, ...asked } }: Asks,
    make: Makes<Shape>,
  ): Promise<Answer> {
    const order = sort === 'cost' ? sort : reader.language;
    const { ids, producers, total, next } = market[face].find({
      ...whereAndWho(market, reader, asked),
      categories: categoryMask(category),
      sort: order,
      limit,
      after: cursor === undefined ? null : readCursor(cursor, order),
    });
    const changes = producers.map((producer) => market.changesOf(producer));
    const kept = this.marketplace.texts(face, reader.language);
    const texts = ids.map((id, at) => kept.of(id, changes[at] ?? 0));
    const missing = ids.filter((_, at) => texts[at] === undefined);
    for (const made of missing.length === 0 ? [] : await make(missing)) {
      const at = ids.indexOf(made.id);
      const text = record.around('distance', made);
      texts[at] = text;
      // What was read while its company changed may be older than the change.
      if (changes[at] === market.changesOf(producers[at] ?? -1)) kept.keep(made.id, changes[at] ?? 0, text);
    }
    const away = market.distancesFrom(reader.place);
    return record.texts(
      producers.flatMap((producer, at) => {
        const text = texts[at];
        return text === undefined ? [] : [[text, shownDistance(away(producer))] as const];
      }),
      { total, nextCursor: next && cursorOf(order, next) },
    );
  }
}

const whereAndWho = (
  market: Market,
  { place }: Reader,
  { distance, producer, q }: Pick<Filters, 'distance' | 'producer' | 'q'>,
) => ({
  circle: market.circle(place, distance),
  producers: producer.length === 0 ? null : market.numbersOf(producer),
  q,
});
