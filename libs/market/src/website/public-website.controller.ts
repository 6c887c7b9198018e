import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  DOCUMENTS,
  FromQuery,
  MayMiss,
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
import type { ReadModels } from '@terroir/store';
import { z } from 'zod';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { LONGEST_SLUG, SLUG } from '../slug/slug.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { publicWebsiteShape } from './public-website.wire.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';
import { sectionAttributes } from './website.attributes.ts';

const publicWebsite = resource('public_website', publicWebsiteShape, { versioned: false });
const websiteQuery = query(
  { slug: z.string().max(LONGEST_SLUG).regex(SLUG) },
  { slug: { en: 'Address', fr: 'Adresse' } },
);
/** The most produces, and the most items, that one page shows. */
const MOST = 500;

/** The websites that producers have published, for everybody. */
@Controller('api/v1/websites')
@Tagged('Web builder', 'The website of a company: nine sections, edited as a draft and published at an address.')
export class PublicWebsiteController {
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
    'Only the sections that show are answered. Its produces and items, and what it says of the company, are those of now; items that are disabled are left out.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(websiteQuery) { slug }: QueryOf<typeof websiteQuery>,
  ): Promise<Answer> {
    await this.reads.upTo(context, websiteView, itemProducerView, itemProduceView, itemView);
    const { documents } = await this.documents.find<WebsiteRow>(websiteView, {
      index: 'slug',
      equals: { slug },
      limit: 1,
      total: 0,
    });
    const [found] = documents;
    if (!found?.row.published) throw new RefusalError(refuse('not_found'));
    return this.#page(context, found.row, found.row.published);
  }

  async #page(
    { language }: RequestContext,
    { companyId, slug, publishedAt }: WebsiteRow,
    published: NonNullable<WebsiteRow['published']>,
  ): Promise<Answer> {
    const sections = sectionAttributes(published).filter(({ enabled }) => enabled);
    const shows = (name: string) => sections.some(({ identifier }) => identifier === name);
    const standing = { equals: { companyId }, limit: MOST, total: 0 } as const;
    const [producer, produces, items] = await Promise.all([
      this.documents.get<ItemProducerRow>(itemProducerView, companyId),
      shows('products')
        ? this.documents.find<ItemProduceRow>(itemProduceView, { ...standing, index: 'company' })
        : null,
      shows('items')
        ? this.documents.find<ItemRow>(itemView, {
            ...standing,
            index: 'recorded',
            equals: { companyId, removed: false },
          })
        : null,
    ]);
    return publicWebsite.record({
      id: companyId,
      attributes: {
        slug,
        sections,
        publishedAt: publishedAt ?? '',
        producer: {
          ...producerAttributes(companyId, producer?.row ?? null),
          links: shows('socialMedia') ? (producer?.row.links ?? []) : [],
        },
        products: (produces?.documents ?? [])
          .filter(({ row }) => !row.removed)
          .map((document) => produceAttributes(document, language)),
        items: (items?.documents ?? [])
          .filter(({ row }) => row.enabled)
          .map(({ key, row }) => ({ id: key, ...itemAttributes(row, language) })),
      },
    });
  }
}
