import { Controller, Get, Inject, Post } from '@nestjs/common';
import { refuse } from '@terroir/kernel';
import {
  Allow,
  Answers,
  Asking,
  Commands,
  Reads,
  RefusalError,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type RequestContext,
} from '@terroir/http';
import { accountView } from '../account/account.view.ts';
import { ACCOUNTS, type Services } from '../services.ts';
import type { AccountState } from '../account/account-states.ts';
import { planAt } from '../plan/plan.ts';
import { subscription } from './subscription.decider.ts';
import { planShape } from '../plan/plan.wire.ts';

const subscriptionRecord = resource('subscription', planShape);

@Controller('api/v1/subscription')
@Tagged('Subscription', 'The service plan of a company and its free trial.')
export class SubscriptionController {
  constructor(
    @Inject(ACCOUNTS) private readonly services: Services,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get()
  @Allow('producer', 'business')
  @Answers(subscriptionRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The plan, its status, and when the free trial ends',
    'Follows from what was recorded and from the present instant: a trial that has ended shows as expired.',
  )
  async show(@Asking() context: RequestContext) {
    const { companyId } = context;
    await this.reads.upTo(context, accountView);
    const { accountStates, log } = this.services;
    const recorded = await log.readStream(`${subscription.name}-${companyId}`);
    return this.#answer(await accountStates.of(companyId), recorded.length - 1);
  }

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers(subscriptionRecord)
  @RequestHeaders('If-Match')
  @Summary('Starts the free trial of 30 days', 'Once for each company; a second trial is refused.')
  async start(@Asking() context: RequestContext) {
    const { companyId } = context;
    const sent = await this.commands.send(context, subscription, companyId, { type: 'StartTrial', data: {} });
    this.services.accountStates.note(companyId, sent.position);
    return this.#answer(await this.services.accountStates.fromLog(companyId), sent.revision);
  }

  #answer(state: AccountState | null, revision: number) {
    if (state === null) throw new RefusalError(refuse('not_found'));
    const { row } = state;
    return subscriptionRecord.record({ id: row.accountId, attributes: planAt(row, this.services.now()), revision });
  }
}
