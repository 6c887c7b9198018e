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
import { LONGEST_SLUG, SLUG } from '../slug/slug.ts';
import { publicWebsiteShape } from './public-website.wire.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';
import { sectionAttributes } from './website.attributes.ts';
import { contentViews, WebsiteContent } from './website-content.ts';

const publicWebsite = resource('public_website', publicWebsiteShape, { versioned: false });
const websiteQuery = query(
  { slug: z.string().max(LONGEST_SLUG).regex(SLUG) },
  { slug: { en: 'Address', fr: 'Adresse' } },
);

/** The websites that producers have published, for everybody. */
@Controller('api/v1/websites')
@Tagged('Web builder', 'The website of a company: nine sections, edited as a draft and published at an address.')
export class PublicWebsiteController {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(WebsiteContent) private readonly content: WebsiteContent,
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
    await this.reads.upTo(context, websiteView, ...contentViews);
    const { documents } = await this.documents.find<WebsiteRow>(websiteView, {
      index: 'slug',
      equals: { slug },
      limit: 1,
      total: 0,
    });
    const [found] = documents;
    if (!found?.row.published) throw new RefusalError(refuse('not_found'));
    const { companyId, slug: address, publishedAt, published } = found.row;
    const sections = sectionAttributes(published).filter(({ enabled }) => enabled);
    return publicWebsite.record({
      id: companyId,
      attributes: {
        slug: address,
        sections,
        publishedAt: publishedAt ?? '',
        ...(await this.content.of(
          companyId,
          context.language,
          sections.map(({ identifier }) => identifier),
        )),
      },
    });
  }
}
