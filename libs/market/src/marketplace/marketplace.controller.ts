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
  type RequestContext,
  type Resource,
} from '@terroir/http';
import { productCategories } from '@terroir/reference';
import type { Document, Page, RowsOf } from '@terroir/store';
import type { z } from 'zod';
import { categoryMask, type Market } from './market.ts';
import { Marketplace } from './marketplace.ts';
import {
  categoryAttributes,
  distanceTo,
  itemAttributes,
  produceAttributes,
  producerAttributes,
  type Reader,
} from './marketplace.attributes.ts';
import { categoriesQuery, cursorOf, marketplaceQuery, readCursor, unversioned } from './marketplace.query.ts';
import {
  marketplaceCategoryShape,
  marketplaceItemShape,
  marketplaceProducerShape,
  marketplaceProduceShape,
} from './marketplace.wire.ts';
import type { MarketCompanyRow } from './market-company.view.ts';
import { marketItemView, type MarketItemRow } from './market-item.view.ts';
import { marketProduceView, type MarketProduceRow } from './market-produce.view.ts';
import type { WareIndex } from './ware-index.ts';
import { WareTexts } from './ware-texts.ts';

const produceRecord = resource('marketplace_produce', marketplaceProduceShape);
const itemRecord = resource('marketplace_item', marketplaceItemShape);
const producerRecord = resource('marketplace_producer', marketplaceProducerShape, { versioned: false });
const categoryRecord = resource('marketplace_category', marketplaceCategoryShape, { versioned: false });

/** What is said of a ware, and of what besides its row and its company that is made. */
interface Said<Shape extends z.ZodRawShape> {
  readonly parts: readonly unknown[];
  readonly attributes: () => z.output<z.ZodObject<Shape>>;
}
type Asked = QueryOf<typeof marketplaceQuery>;
type Filters = QueryOf<typeof categoriesQuery>;

const WORDS =
  'Distances are kilometres from the place of the asking business, which must have one (`location_required`), to where producers are shown. ' +
  'Several categories or producers are alternatives. `q` finds words in either language, or how they begin.';

/** What a business finds around it, each face in pages. */
@Controller('api/v1')
@Tagged('Marketplace', 'What businesses find around them: producers, their produces and their items.')
export class MarketplaceController {
  readonly #kept = new WareTexts();

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
    const page = await this.#rows<MarketProduceRow>(
      marketProduceView,
      this.#find(market, market.produces, reader, asked),
    );
    return this.#answer(produceRecord, { market, reader, page }, ({ row }, company) =>
      row.removed ? null : { parts: [], attributes: () => produceAttributes(market, company, row, reader) },
    );
  }

  @Get('marketplace_items')
  @Allow('business')
  @Answers([itemRecord])
  @RequestHeaders('X-Min-Position')
  @Summary('Enabled items around the business, by name or by cost', `${WORDS} Items without a cost come last by cost.`)
  async items(@Asking() context: RequestContext, @FromQuery(marketplaceQuery) asked: Asked): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    const page = await this.#rows<MarketItemRow>(marketItemView, this.#find(market, market.items, reader, asked));
    const parts = [...new Set(page.documents.flatMap(({ row }) => row.produceIds))];
    const rows = await this.marketplace.rows<MarketProduceRow>(marketProduceView, parts);
    const produces = new Map(rows.map(({ key, row }) => [key, row]));
    return this.#answer(itemRecord, { market, reader, page }, ({ key, row }, company) => {
      if (row.removed || !row.enabled) return null;
      const categories = market.items.categoriesOf(market.items.numberOf(key));
      return {
        parts: [categories, ...row.produceIds.map((id) => produces.get(id))],
        attributes: () => itemAttributes(market, company, row, produces, reader),
      };
    });
  }

  @Get('marketplace_producers')
  @Allow('business')
  @Answers([producerRecord])
  @RequestHeaders('X-Min-Position')
  @Summary('Producers around the business, by name', `${WORDS} Producers have no cost: both orders are by name.`)
  async producers(@Asking() context: RequestContext, @FromQuery(marketplaceQuery) asked: Asked): Promise<Answer> {
    const { market, reader } = await this.marketplace.around(context);
    const { ids, total, nextCursor } = this.#find(market, market.producers, reader, { ...asked, sort: 'name' });
    const documents = ids.flatMap((id) => {
      const row = market.company(id);
      return row === null ? [] : [unversioned(id, row)];
    });
    const page = { documents, total, nextCursor };
    return this.#answer(producerRecord, { market, reader, page }, ({ key, row }) => ({
      parts: [market.producers.categoriesOf(market.producers.numberOf(key))],
      attributes: () => producerAttributes(market, row, reader),
    }));
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

  #find(market: Market, index: WareIndex, reader: Reader, { category, sort, limit, cursor, ...asked }: Asked) {
    const order = sort === 'cost' ? sort : reader.language;
    const { total, ids, next } = index.find({
      ...whereAndWho(market, reader, asked),
      categories: categoryMask(category),
      sort: order,
      limit,
      after: cursor === undefined ? null : readCursor(cursor, order),
    });
    return { total, ids, nextCursor: next && cursorOf(order, next) };
  }

  /**
   * A page of wares with who sells them. Their texts are kept around the distance, which alone differs from reader to reader; what was
   * taken away since the page was made is left out.
   */
  #answer<Row extends { readonly companyId: string }, Shape extends z.ZodRawShape & { readonly distance: z.ZodNumber }>(
    record: Resource<Shape>,
    { market, reader, page }: { readonly market: Market; readonly reader: Reader; readonly page: Page<Row> },
    said: (document: Document<Row>, company: MarketCompanyRow) => Said<Shape> | null,
  ): Answer {
    const texts = page.documents.flatMap((document) => {
      const { key, row, revision } = document;
      const company = market.company(row.companyId);
      const ware = company && said(document, company);
      if (ware === null) return [];
      const [before, after] = this.#kept.of(reader.language, row, [company, revision, ...ware.parts], () =>
        record.around('distance', { id: key, revision, attributes: ware.attributes() }),
      );
      return [`${before}${distanceTo(market, row.companyId, reader)}${after}`];
    });
    return record.texts(texts, page);
  }

  /** The rows of a page in its order. */
  async #rows<Row extends object>(
    view: RowsOf<Row>,
    { ids, ...page }: { readonly ids: readonly string[]; readonly total: number; readonly nextCursor: string | null },
  ): Promise<Page<Row>> {
    return { ...page, documents: await this.marketplace.rows<Row>(view, ids) };
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
