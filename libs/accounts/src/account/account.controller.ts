import { Controller, Headers, Inject, Post, Res } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  Commands,
  FromBody,
  FromQuery,
  nothing,
  RefusalError,
  SetsCookie,
  Summary,
  Tagged,
  Tight,
  type RequestContext,
  type BodyOf,
  type QueryOf,
} from '@terroir/http';
import { ACCOUNTS, type Services } from '../services.ts';
import type { WritesHeaders } from '../session/device-mark.ts';
import { senderOf } from '../session/sender.ts';
import { confirmationBody, forgotBody, registered, registrationBody, resetBody, verifyQuery } from './account.http.ts';
import { confirm, peekResetToken, requestReset, resetPassword } from './credentials.ts';
import { noteRepeatedRegistration, register } from './registration.ts';

/** What somebody does about an account before they are signed in (S0 §7). */
@Controller('api/v1')
@Tagged(
  'Accounts',
  'Registering, confirming an address, and choosing a new password by a mailed link; nobody is logged in yet.',
)
export class AccountController {
  constructor(
    @Inject(ACCOUNTS) private readonly services: Services,
    @Inject(Commands) private readonly commands: Commands,
  ) {}

  @Post('accounts')
  @Allow('public')
  @Tight('account.email')
  @Answers(registered)
  @Summary(
    'Registers a producer or a business; a mail asks to confirm the address',
    'The account can log in once its address is confirmed. An address that has an account is refused, unless the installation does not tell which addresses have one: then that address gets a mail instead.',
  )
  async register(
    @Asking() context: RequestContext,
    @FromBody(registrationBody) { account }: BodyOf<typeof registrationBody>,
  ) {
    const { email, password, accountableType: kind, accountable } = account;
    const { name, newsletterSubscribed: newsletter } = accountable;
    context.outcome.tellsPosition = !this.services.options.strict;
    const accountId = context.newId();
    context.outcome.answerOwner = accountId;
    const send = senderOf(this.commands, context);
    const answer = registered.record({ id: accountId, attributes: { email, name, type: kind, confirmed: false } });
    try {
      const who = { accountId, kind, name, email, password, newsletter, language: context.language };
      await register(this.services, send, who);
    } catch (error) {
      const taken = error instanceof RefusalError && error.refusal.code === 'email_taken';
      if (!taken || !this.services.options.strict) throw error;
      await noteRepeatedRegistration(this.services, send, { email, newsletter, caller: context.address });
    }
    return answer;
  }

  @Post('confirm')
  @Allow('public')
  @Tight()
  @Answers('nothing')
  @Summary(
    'Confirms an account by the token of the mailed link',
    'The token is that of the link. One that was used, expired or never existed is refused in the same words.',
  )
  async confirm(
    @Asking() context: RequestContext,
    @FromBody(confirmationBody) { token }: BodyOf<typeof confirmationBody>,
  ) {
    await confirm(this.services, senderOf(this.commands, context), token);
    return nothing();
  }

  @Post('forgot')
  @Allow('public')
  @Tight()
  @Answers('nothing')
  @Summary(
    'Mails a link to choose a new password, three times an hour at most; the newest one is valid',
    'The link is valid for a limited time and once. Where the installation does not tell which addresses have an account, every address is answered alike.',
  )
  async forgot(@Asking() context: RequestContext, @FromBody(forgotBody) { email }: BodyOf<typeof forgotBody>) {
    context.outcome.tellsPosition = !this.services.options.strict;
    await requestReset(this.services, email, context.address);
    return nothing();
  }

  @Post('verify')
  @Allow('public')
  @Tight()
  @Answers('nothing')
  @Summary(
    'Says whether a reset link is still valid',
    'Uses up nothing: the form asks before a person types a new password.',
  )
  async verify(@Asking() { address }: RequestContext, @FromQuery(verifyQuery) { token }: QueryOf<typeof verifyQuery>) {
    await peekResetToken(this.services, token, address);
    return nothing();
  }

  @Post('reset')
  @Allow('public')
  @Tight()
  @Answers('nothing')
  @SetsCookie()
  @Summary(
    'Chooses a new password by the token of the mailed link',
    'Every session of the account ends. The device is marked as one of the account, so that wrong passwords from elsewhere do not slow it down.',
  )
  async reset(
    @Asking() context: RequestContext,
    @FromBody(resetBody) { token, account: { password } }: BodyOf<typeof resetBody>,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: WritesHeaders,
  ) {
    const send = senderOf(this.commands, context);
    const origin = { address: context.address, cookies };
    reply.header('set-cookie', await resetPassword(this.services, send, { token, password }, origin));
    return nothing();
  }
}
