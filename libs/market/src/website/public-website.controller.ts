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
import { publishedWebsite } from './published-website.ts';
import { websiteView } from './website.view.ts';
import { contentViews } from './website-content.ts';

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
    const found = await publishedWebsite(this.documents, slug, context.language);
    if (found === null) throw new RefusalError(refuse('not_found'));
    return publicWebsite.record({ id: found.companyId, attributes: found.attributes });
  }
}
