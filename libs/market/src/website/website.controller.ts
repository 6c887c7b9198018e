import { Controller, Get, Inject, Post, Put } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  BLOBS,
  body,
  BodyLimit,
  Commands,
  FromBody,
  FromChange,
  FromQuery,
  imageBytes,
  MayMiss,
  paging,
  query,
  Reads,
  RequestHeaders,
  resource,
  revertBody,
  Summary,
  Tagged,
  DOCUMENTS,
  type Answer,
  type BodyOf,
  type ChangeOf,
  type QueryOf,
  type RequestContext,
  type RevertBody,
} from '@terroir/http';
import { websiteSections } from '@terroir/events';
import type { Blobs, ReadModels } from '@terroir/store';
import { websiteContentShape } from './public-website.wire.ts';
import { contentAttributes, contentViews, websiteParts } from './website-content.ts';
import { readEdits } from './website-edits.ts';
import { sectionAttributes } from './website.attributes.ts';
import { Website, type WebsiteCommand } from './website.commands.ts';
import { editsOf, website, type Website as State } from './website.decider.ts';
import { WebsiteSlugs } from './website-slugs.ts';
import { publicationView, websiteView, type PublicationRow, type WebsiteRow } from './website.view.ts';
import { publicationShape, websiteShape, websiteTexts } from './website.wire.ts';

const websiteBody = body('website', Website, websiteTexts);
const websiteRecord = resource('website', websiteShape);
const publication = resource('website_publication', publicationShape, { versioned: false });
const websiteContent = resource('website_content', websiteContentShape, { versioned: false });
const publicationsQuery = query({ ...paging });

/** The website of a company: its draft, its publications. */
@Controller('api/v1')
@Tagged('Web builder', 'The website of a company: nine sections, edited as a draft and published at an address.')
export class WebsiteController {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(WebsiteSlugs) private readonly slugs: WebsiteSlugs,
  ) {}

  @Get('website')
  @Allow('producer', 'plan_level_2')
  @Answers(websiteRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The draft of the company’s website, and what everybody sees of it',
    'A website that was never edited is empty and has version 0. `slug` is null before it was published.',
  )
  show(@Asking() context: RequestContext): Promise<Answer> {
    return this.#current(context);
  }

  @Get('website/content')
  @Allow('producer', 'plan_level_2')
  @Answers(websiteContent)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'What the sections of the website show of the company now, for a preview of the draft',
    'The same as `GET /websites?slug=` answers beside the sections, with every section counted as shown.',
  )
  async shown(@Asking() context: RequestContext): Promise<Answer> {
    await this.reads.upTo(context, ...contentViews);
    const { companyId, language } = context;
    return websiteContent.record({
      id: companyId,
      attributes: contentAttributes(
        companyId,
        await websiteParts(this.documents, companyId, websiteSections),
        language,
      ),
    });
  }

  @Put('website')
  @Allow('producer', 'plan_level_2')
  @BodyLimit(imageBytes(websiteSections.length))
  @Answers(websiteRecord)
  @RequestHeaders('If-Match')
  @Summary(
    'Saves the draft; only differences are recorded, and what everybody sees stays as it is',
    'A section or a field that is left out keeps its value. An image is sent in base64 and re-encoded; `null` takes it away.',
  )
  async save(@Asking() context: RequestContext, @FromChange(websiteBody) sent: ChangeOf<typeof websiteBody>) {
    return this.#send(context, sent, (sections) => ({ type: 'EditWebsite', data: { sections } }));
  }

  @Post('publish_website')
  @Allow('producer', 'plan_level_2')
  @BodyLimit(imageBytes(websiteSections.length))
  @Answers(websiteRecord, 200)
  @RequestHeaders('If-Match')
  @Summary(
    'Saves what is sent and shows the draft to everybody',
    'The first time the website gets its address, `/websites/{slug}`, from the name of the company; it stays when the name changes.',
  )
  async publish(@Asking() context: RequestContext, @FromBody(websiteBody) sent: BodyOf<typeof websiteBody>) {
    const slug = await this.slugs.of(context, (now) => this.#current(now));
    return this.#send(context, sent, (sections) => ({ type: 'PublishWebsite', data: { sections, slug } }));
  }

  @Post('website/revert')
  @Allow('producer', 'plan_level_2')
  @Answers(websiteRecord, 200)
  @MayMiss()
  @RequestHeaders('If-Match')
  @Summary(
    'Brings the draft back to what it was in one of its versions',
    'What everybody sees stays as it is until the draft is published again. `GET /website/publications` names the versions that were published.',
  )
  async revert(@Asking() context: RequestContext, @FromBody(revertBody) { version }: RevertBody): Promise<Answer> {
    const { draft } = await this.commands.stateIn(context, website, context.companyId, version);
    return this.#sent(context, { type: 'RevertWebsite', data: { sections: editsOf(draft) } });
  }

  @Get('website/publications')
  @Allow('producer', 'plan_level_2')
  @Answers([publication])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'When the website was published, newest first',
    'The `website_version` of each brings its draft back (`POST /website/revert`).',
  )
  async publications(
    @Asking() context: RequestContext,
    @FromQuery(publicationsQuery) { limit, cursor }: QueryOf<typeof publicationsQuery>,
  ): Promise<Answer> {
    const page = await this.reads.page<PublicationRow>(context, publicationView, {
      index: 'published',
      equals: { companyId: context.companyId },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    return publication.page(page, ({ version, publishedAt }) => ({ websiteVersion: version, publishedAt }));
  }

  async #send(
    context: RequestContext,
    sent: BodyOf<typeof websiteBody>,
    commandOf: (sections: Awaited<ReturnType<typeof readEdits>>['sections']) => WebsiteCommand,
  ): Promise<Answer> {
    const edits = await readEdits(context.companyId, sent);
    const command = commandOf(edits.sections);
    if (edits.hasImages) {
      // Images are kept before the record names them, and only when it is going to.
      await this.commands.rehearse(context, website, context.companyId, command, (now) => this.#current(now));
      await edits.keep(this.blobs);
    }
    return this.#sent(context, command);
  }

  async #sent(context: RequestContext, command: WebsiteCommand): Promise<Answer> {
    const { companyId } = context;
    const sent = await this.commands.send(context, website, companyId, command, (now) => this.#current(now));
    return answer(companyId, sent.state, sent.revision);
  }

  async #current(context: RequestContext): Promise<Answer> {
    await this.reads.upTo(context, websiteView);
    const { companyId } = context;
    const document = await this.documents.get<WebsiteRow>(websiteView, companyId);
    return answer(companyId, document ? stateOf(document.row) : website.initial, document?.revision ?? -1);
  }
}

/** What a row says, as its decider remembers it. */
const stateOf = ({ published, slug, publishedAt, ...draft }: WebsiteRow): State => ({
  draft,
  published,
  slug: slug === '' ? null : slug,
  publishedAt,
});

const answer = (id: string, { draft, published, slug, publishedAt }: State, revision: number): Answer => {
  const sections = sectionAttributes(draft);
  const seen = published && sectionAttributes(published);
  return websiteRecord.record({
    id,
    revision,
    attributes: {
      slug,
      sections,
      published: seen && { sections: seen, publishedAt: publishedAt ?? '' },
      changed: seen !== null && JSON.stringify(sections) !== JSON.stringify(seen),
    },
  });
};
