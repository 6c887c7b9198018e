import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  DOCUMENTS,
  FromQuery,
  MayMiss,
  paging,
  query,
  Reads,
  RefusalError,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  written,
  type Answer,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import { refuse, WeakCache } from '@terroir/kernel';
import type { ReadModels } from '@terroir/store';
import { z } from 'zod';
import { unversioned } from '../marketplace/marketplace.query.ts';
import { LONGEST_SLUG, SLUG } from '../slug/slug.ts';
import { itemAttributes } from '../item/item.attributes.ts';
import { produceAttributes } from '../page/item-page.attributes.ts';
import { MOST_CARDS, publicWebsiteShape, websiteItemShape, websiteProductShape } from './public-website.wire.ts';
import { publishedWebsite, websiteAt } from './published-website.ts';
import { websiteView } from './website.view.ts';
import { contentViews, itemsOf, productsOf } from './website-content.ts';

const publicWebsite = resource('public_website', publicWebsiteShape, { versioned: false });
const websiteProduct = resource('website_product', websiteProductShape, { versioned: false });
const websiteItem = resource('website_item', websiteItemShape, { versioned: false });
const address = { slug: z.string().max(LONGEST_SLUG).regex(SLUG) };
const addressTexts = { slug: { en: 'Address', fr: 'Adresse' } };
const websiteQuery = query(address, addressTexts);
const cardsQuery = query(
  { ...address, ...paging, limit: z.coerce.number().int().min(1).max(MOST_CARDS).default(MOST_CARDS) },
  addressTexts,
);
type CardsQuery = QueryOf<typeof cardsQuery>;

/** So many texts of websites are kept, some 30 KiB each. */
const MOST_ANSWERS = 400;
const MISSED = 'Not found while the website shows no such section.';

/** The websites that producers have published, for everybody. */
@Controller('api/v1/websites')
@Tagged('Web builder', 'The website of a company: nine sections, edited as a draft and published at an address.')
export class PublicWebsiteController {
  /** Websites as text, by what they say. */
  readonly #answers = new WeakCache<object, Answer>(MOST_ANSWERS);

  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get()
  @Allow('public')
  @Answers(publicWebsite)
  @MayMiss()
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The website at an address, as it was last published',
    'Only the sections that show are answered. Its first 60 produces and items, and what it says of the company, are those of now; items that are disabled are left out. `GET /websites/products` and `GET /websites/items` go on from `products_next` and `items_next`.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(websiteQuery) { slug }: QueryOf<typeof websiteQuery>,
  ): Promise<Answer> {
    await this.reads.upTo(context, websiteView, ...contentViews);
    const found = await publishedWebsite(this.documents, slug, context.language);
    if (found === null) throw new RefusalError(refuse('not_found'));
    const { companyId: id, attributes } = found;
    return this.#answers.made(attributes, () => written(publicWebsite.record({ id, attributes })));
  }

  @Get('products')
  @Allow('public')
  @Answers([websiteProduct])
  @MayMiss()
  @RequestHeaders('X-Min-Position')
  @Summary('The products on the website at an address, page by page', MISSED)
  async products(@Asking() context: RequestContext, @FromQuery(cardsQuery) asked: CardsQuery): Promise<Answer> {
    const page = await productsOf(this.documents, await this.#companyShowing('products', context, asked), asked);
    const documents = page.documents.map((document) => unversioned(document.key, document));
    return websiteProduct.page({ ...page, documents }, (document) => produceAttributes(document, context.language));
  }

  @Get('items')
  @Allow('public')
  @Answers([websiteItem])
  @MayMiss()
  @RequestHeaders('X-Min-Position')
  @Summary('The items on the website at an address, page by page', MISSED)
  async items(@Asking() context: RequestContext, @FromQuery(cardsQuery) asked: CardsQuery): Promise<Answer> {
    const page = await itemsOf(this.documents, await this.#companyShowing('items', context, asked), asked);
    const documents = page.documents.map(({ key, row }) => unversioned(key, row));
    return websiteItem.page({ ...page, documents }, (row) => itemAttributes(row, context.language));
  }

  /** @throws RefusalError not_found where no website shows that section */
  async #companyShowing(section: 'products' | 'items', context: RequestContext, { slug }: CardsQuery): Promise<string> {
    await this.reads.upTo(context, websiteView, ...contentViews);
    const found = await websiteAt(this.documents, slug);
    if (!found?.shown.includes(section)) throw new RefusalError(refuse('not_found'));
    return found.companyId;
  }
}
