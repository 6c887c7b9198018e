import { Controller, Get, Inject, Post } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  body,
  Commands,
  FromBody,
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
  Tight,
  type Answer,
  type BodyOf,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import type { Document } from '@terroir/store';
import { z } from 'zod';
import { marketCompanyView } from '../marketplace/market-company.view.ts';
import { refuse } from '../refusals.ts';
import { enquiryAttributes, threadAttributes } from './enquiry.attributes.ts';
import { Enquiry, EnquiryAnswer, type EnquiryCommand } from './enquiry.commands.ts';
import { enquiry, enquiryStates } from './enquiry.decider.ts';
import { Enquiries } from './enquiries.ts';
import { receivedEnquiryView, sentEnquiryView, type EnquiryRow } from './enquiry.view.ts';
import { enquiryTexts } from './enquiry.texts.ts';
import { enquiryShape, enquiryThreadShape, unreadShape } from './enquiry.wire.ts';

const listed = resource('enquiry', enquiryShape);
const thread = resource('enquiry_thread', enquiryThreadShape);
const unreadRecord = resource('unread_enquiries', unreadShape, { versioned: false });
const enquiryBody = body('enquiry', Enquiry, enquiryTexts);
const answerBody = body('answer', EnquiryAnswer, enquiryTexts);
const enquiriesQuery = query(
  { box: z.enum(['received', 'sent']).optional(), state: z.enum(enquiryStates).optional(), ...paging },
  { box: { en: 'Box', fr: 'Boîte' }, state: { en: 'State', fr: 'État' } },
);
const BOXES = { received: receivedEnquiryView, sent: sentEnquiryView };
/** Above so many they are not counted. */
const COUNTED = 100;

/** What businesses ask of producers, and the inbox of both. */
@Controller('api/v1')
@Tagged('Enquiries', 'What businesses and visitors ask of producers, and what is answered.')
export class EnquiryController {
  constructor(
    @Inject(Enquiries) private readonly enquiries: Enquiries,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get('enquiries')
  @Allow('producer', 'business')
  @Answers([listed])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The enquiries of the company, those with the latest message first',
    'What a producer received and what a business sent, unless `box` says otherwise. `state` is what the producer has done with it; `unread` is the reader’s own.',
  )
  async list(
    @Asking() context: RequestContext,
    @FromQuery(enquiriesQuery) { box = usualBox(context), state, limit, cursor }: QueryOf<typeof enquiriesQuery>,
  ): Promise<Answer> {
    const { companyId, language } = context;
    await this.reads.upTo(context, marketCompanyView);
    const page = await this.reads.page<EnquiryRow>(context, BOXES[box], {
      index: state === undefined ? 'last' : 'state',
      equals: state === undefined ? { companyId } : { companyId, state },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const others = await this.enquiries.others(page.documents.map(({ row }) => row));
    return listed.page(page, (row) => enquiryAttributes(row, others.get(row.otherId) ?? null, language));
  }

  @Get('unread_enquiries')
  @Allow('producer', 'business')
  @Answers(unreadRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'How many enquiries have something new for the company',
    'Both those received and those sent; 100 stands for all above.',
  )
  async unread(@Asking() context: RequestContext): Promise<Answer> {
    const { companyId } = context;
    const counted = { index: 'unread', equals: { companyId, unread: true }, limit: COUNTED, total: 0 } as const;
    const boxes = [receivedEnquiryView, sentEnquiryView];
    const pages = await Promise.all(boxes.map((box) => this.reads.page<EnquiryRow>(context, box, counted)));
    const count = pages.reduce((sum, { documents }) => sum + documents.length, 0);
    return unreadRecord.record({ id: companyId, attributes: { count: Math.min(COUNTED, count) } });
  }

  @Get('enquiries/:id')
  @Allow('producer', 'business')
  @Answers(thread)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'One of the enquiries with all its messages',
    'With what the sender saw, and the same as it is offered now. It stays unread until `POST /enquiries/{id}/read`.',
  )
  async show(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    return this.#thread(context, await this.enquiries.one(context, id));
  }

  @Post('enquiries')
  @Allow('business')
  @Tight()
  @Answers(thread)
  @Summary(
    'Asks a producer about an item, a produce or the producer itself',
    'The producer must be within 300 km of the business, which must have a place (`location_required`). What was seen is kept with it: `version` names the one that was, where it is not the newest. It is mailed to the producer. A company sends at most 50 a day.',
  )
  async send(@Asking() context: RequestContext, @FromBody(enquiryBody) typed: BodyOf<typeof enquiryBody>) {
    const id = await this.enquiries.send(context, typed);
    return this.#thread(context, await this.reads.after(context, sentEnquiryView, id));
  }

  @Post('enquiries/:id/answers')
  @Allow('producer', 'business')
  @Tight()
  @Answers(thread)
  @Summary(
    'Writes the next message of an enquiry, which is mailed to the other side',
    'Both sides write so, at most ten messages in a row without an answer, three before the first one and to a visitor of a website.',
  )
  async answer(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromBody(answerBody) { message }: BodyOf<typeof answerBody>,
  ): Promise<Answer> {
    const { row } = await this.enquiries.one(context, id);
    const others = await this.enquiries.others([row]);
    if (enquiryAttributes(row, others.get(row.otherId) ?? null, context.language).other.kind === 'gone')
      throw new RefusalError(refuse('enquiry_other_gone'));
    const data = { accountId: context.companyId, messageId: context.newId(), message };
    return this.#sent(context, id, { type: 'WriteInEnquiry', data });
  }

  @Post('enquiries/:id/read')
  @Allow('producer', 'business')
  @Answers(thread, 200)
  @Summary('Says that the company has read an enquiry', 'A producer makes a new one a read one so.')
  async read(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    await this.enquiries.one(context, id);
    return this.#sent(context, id, { type: 'ReadEnquiry', data: { accountId: context.companyId } });
  }

  async #sent(context: RequestContext, id: string, command: EnquiryCommand): Promise<Answer> {
    await this.commands.send(context, enquiry, id, command);
    const reached = context.needing(context.outcome.position);
    return this.#thread(context, await this.enquiries.one(reached, id));
  }

  async #thread({ language }: RequestContext, { key, row, revision }: Document<EnquiryRow>): Promise<Answer> {
    const [others, now] = await Promise.all([this.enquiries.others([row]), this.enquiries.wareNow(row)]);
    return thread.record({
      id: key,
      revision,
      attributes: threadAttributes(row, others.get(row.otherId) ?? null, now, language),
    });
  }
}

const usualBox = ({ actor }: RequestContext) => (actor.role.startsWith('producer') ? 'received' : 'sent');
