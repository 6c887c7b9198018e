import { Controller, Get, Inject, Post, Put } from '@nestjs/common';
import { Instant } from '@terroir/events';
import {
  Allow,
  Answers,
  AS_OF,
  Asking,
  body,
  BodyErrors,
  Commands,
  DOCUMENTS,
  everyFault,
  FromBody,
  FromJudgedChange,
  FromQuery,
  query,
  Reads,
  RequestHeaders,
  resource,
  revertBody,
  Summary,
  Tagged,
  type Answer,
  type ChangeOf,
  type QueryOf,
  type RequestContext,
  type RevertBody,
} from '@terroir/http';
import type { AsOf, ReadModels } from '@terroir/store';
import { FollowedPractices, type FollowedPracticesForm } from './followed-practices.commands.ts';
import { followedPractices } from './followed-practices.decider.ts';
import { followedPracticesView, type FollowedPracticesRow } from './followed-practices.view.ts';
import {
  followedPracticesAttributes,
  followedPracticesShape,
  followedPracticesTexts,
} from './followed-practices.wire.ts';
import type { Followed } from './followed.ts';

const followedQuery = query({ asOf: Instant.optional() });
const followedBody = body(null, FollowedPractices, followedPracticesTexts);
const followedRecord = resource('followed_practices', followedPracticesShape);

@Controller('api/v1/followed_practices')
@Tagged('Best practices', 'The best practices that a company says it follows, among all that there are.')
export class FollowedPracticesController {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly past: AsOf,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers(followedRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'Every best practice in its group, and whether the company follows it, now or as of an instant',
    '`practices` are the ids of all that is followed, as a save takes them. A company that never saved any has version 0. A state of the past has no version.',
  )
  async show(
    @Asking() context: RequestContext,
    @FromQuery(followedQuery) { asOf }: QueryOf<typeof followedQuery>,
  ): Promise<Answer> {
    if (asOf === undefined) return this.#current(context);
    await this.reads.upTo(context, followedPracticesView);
    const then = await this.past.one<FollowedPracticesRow>(followedPracticesView, context.companyId, asOf);
    return answer(context, then?.row.practices ?? [], null);
  }

  @Put()
  @Allow('producer', 'plan_level_1')
  @Answers(followedRecord)
  @RequestHeaders('If-Match')
  @Summary(
    'Saves the best practices that the company follows; only differences are recorded',
    'The list is whole: a practice that it leaves out is dropped. One that is not in the catalogue is refused, unless it was followed before.',
  )
  async save(
    @Asking() context: RequestContext,
    @FromJudgedChange(followedBody) data: ChangeOf<typeof followedBody> | BodyErrors,
  ): Promise<Answer> {
    if (data instanceof BodyErrors) {
      const rest = { type: 'FollowPractices', data: data.right() as FollowedPracticesForm } as const;
      const refused = await this.commands.refusalOf(context, followedPractices, context.companyId, rest);
      throw everyFault(data, refused, followedBody, context.language);
    }
    const command = { type: 'FollowPractices', data } as const;
    const current = (present: RequestContext) => this.#current(present);
    const sent = await this.commands.send(context, followedPractices, context.companyId, command, current);
    return answer(context, sent.state, sent.revision);
  }

  @Post('revert')
  @Allow('producer', 'plan_level_1')
  @Answers(followedRecord, 200)
  @RequestHeaders('If-Match')
  @Summary(
    'Brings the followed best practices back to what they were in one of their versions',
    'A new change: what was saved since stays in the history. What was adopted and dropped in one save comes back together.',
  )
  async revert(@Asking() context: RequestContext, @FromBody(revertBody) { version }: RevertBody): Promise<Answer> {
    const { companyId } = context;
    const practices = [...(await this.commands.stateIn(context, followedPractices, companyId, version))];
    const command = { type: 'RevertPractices', data: { practices } } as const;
    const current = (present: RequestContext) => this.#current(present);
    const sent = await this.commands.send(context, followedPractices, companyId, command, current);
    return answer(context, sent.state, sent.revision);
  }

  async #current(context: RequestContext): Promise<Answer> {
    await this.reads.upTo(context, followedPracticesView);
    const document = await this.documents.get<FollowedPracticesRow>(followedPracticesView, context.companyId);
    return answer(context, document?.row.practices ?? [], document?.revision ?? -1);
  }
}

const answer = ({ companyId, language }: RequestContext, practices: Followed, revision: number | null): Answer =>
  followedRecord.record({
    id: companyId,
    attributes: followedPracticesAttributes(practices, language),
    ...(revision !== null && { revision }),
  });
