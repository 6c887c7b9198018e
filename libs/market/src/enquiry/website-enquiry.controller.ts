import { Controller, Inject, Post } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  body,
  DOCUMENTS,
  fieldError,
  FieldErrors,
  FromBody,
  MayMiss,
  NOW,
  RefusalError,
  resource,
  Summary,
  Tagged,
  Tight,
  type Answer,
  type BodyOf,
  type RequestContext,
} from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { ReadModels } from '@terroir/store';
import { websiteView, type WebsiteRow } from '../website/website.view.ts';
import { Enquiries } from './enquiries.ts';
import { WebsiteEnquiry } from './enquiry.commands.ts';
import { enquiryTexts } from './enquiry.texts.ts';
import { websiteEnquiryShape } from './enquiry.wire.ts';

const sentRecord = resource('website_enquiry', websiteEnquiryShape, { versioned: false });
const websiteEnquiryBody = body('website_enquiry', WebsiteEnquiry, enquiryTexts);
type Typed = BodyOf<typeof websiteEnquiryBody>;

/** The contact form of websites, for everybody. */
@Controller('api/v1/website_enquiries')
@Tagged('Enquiries', 'What businesses and visitors ask of producers, and what is answered.')
export class WebsiteEnquiryController {
  constructor(
    @Inject(Enquiries) private readonly enquiries: Enquiries,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(NOW) private readonly now: () => string,
  ) {}

  @Post()
  @Allow('public')
  @Tight('website_enquiry.email', 'website_enquiry.slug')
  @Answers(sentRecord)
  @MayMiss()
  @Summary(
    'Writes to the producer of a published website',
    'Visitors give their name and email, to which the producer answers by mail. Of a company that is logged in both are known: it sends `slug` and `message` alone, and finds the answer among its enquiries.',
  )
  async send(@Asking() context: RequestContext, @FromBody(websiteEnquiryBody) typed: Typed): Promise<Answer> {
    const producerId = await this.#producerOf(typed.slug);
    if (context.actor.companyId !== null) await this.enquiries.sendFromWebsite(context, producerId, typed.message);
    else
      await this.enquiries.sendFromVisitor(context, producerId, {
        ...contactOf(typed, context),
        message: typed.message,
      });
    return sentRecord.record({ id: context.newId(), attributes: { slug: typed.slug, sentAt: this.now() } });
  }

  async #producerOf(slug: string): Promise<string> {
    const { documents } = await this.documents.find<WebsiteRow>(websiteView, {
      index: 'slug',
      equals: { slug },
      limit: 1,
      total: 0,
    });
    const [found] = documents;
    // It has its address from its first publication on.
    if (found === undefined) throw new RefusalError(refuse('not_found'));
    return found.row.companyId;
  }
}

/** Who a visitor says that they are. @throws FieldErrors required */
function contactOf({ name, email }: Typed, { language }: RequestContext) {
  if (name !== undefined && email !== undefined) return { name, email };
  const missing = [...(name === undefined ? ['name'] : []), ...(email === undefined ? ['email'] : [])];
  throw new FieldErrors(
    422,
    missing.map((field) => fieldError(['website_enquiry', field], [field], ['required'], enquiryTexts, language)),
  );
}
