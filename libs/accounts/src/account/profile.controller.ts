import { Controller, Get, Inject, Put } from '@nestjs/common';
import { refuse } from '@terroir/kernel';
import {
  Allow,
  Answers,
  Asking,
  Commands,
  FromChange,
  nothing,
  RefusalError,
  RequestHeaders,
  Summary,
  Tagged,
  Tight,
  type Answer,
  type RequestContext,
  type ChangeOf,
  Reads,
} from '@terroir/http';
import { ACCOUNTS, type Services } from '../services.ts';
import { senderOf } from '../session/sender.ts';
import type { AccountState } from './account-states.ts';
import { account } from './account.decider.ts';
import { accountView } from './account.view.ts';
import { passwordBody, profile, profileBody, profileOf } from './account.http.ts';
import { consentTexts } from './consents.ts';
import { changePassword } from './credentials.ts';

@Controller('api/v1')
@Tagged('Profile', 'The person who is logged in: name, language, consents and password.')
export class ProfileController {
  constructor(
    @Inject(ACCOUNTS) private readonly services: Services,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  @Get('profile')
  @Allow('signed_in')
  @Answers(profile)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The person who is logged in: name, role, location and plan',
    'The role follows from the kind of account, the address of the company and the plan at this moment.',
  )
  async show(@Asking() context: RequestContext) {
    await this.reads.upTo(context, accountView);
    return this.#answer(await this.services.accountStates.of(context.accountId));
  }

  @Put('profile')
  @Allow('signed_in')
  @Answers(profile)
  @RequestHeaders('If-Match')
  @Summary(
    'Changes name, language and newsletter; each consent is recorded',
    'A field that is left out keeps its value. A consent is recorded with the version of the text that was agreed to.',
  )
  async change(
    @Asking() context: RequestContext,
    @FromChange(profileBody) { profile: change }: ChangeOf<typeof profileBody>,
  ) {
    const { accountId } = context;
    const { accountStates } = this.services;
    const data = { ...change, newsletterTextVersion: consentTexts.newsletter };
    const current = async () => this.#answer(await accountStates.fromLog(accountId));
    const sent = await this.commands.send(context, account, accountId, { type: 'ChangeProfile', data }, current);
    accountStates.note(accountId, sent.position);
    return current();
  }

  @Put('password')
  @Allow('signed_in')
  @Tight()
  @Answers('nothing')
  @Summary(
    'Changes the password; the other sessions of the account end',
    'Asks for the current password; attempts that fail are limited by account, with growing pauses.',
  )
  async password(
    @Asking() context: RequestContext,
    @FromChange(passwordBody) { password }: ChangeOf<typeof passwordBody>,
  ) {
    await changePassword(this.services, senderOf(this.commands, context), context, password);
    return nothing();
  }

  #answer(state: AccountState | null): Answer {
    if (state === null) throw new RefusalError(refuse('not_found'));
    const { row, revision } = state;
    return profile.record({ id: row.accountId, attributes: profileOf(row, this.services.now()), revision });
  }
}
