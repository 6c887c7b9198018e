import { Controller, Delete, Headers, Inject, Post, Res } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromBody,
  nothing,
  SetsCookie,
  Summary,
  Tagged,
  Tight,
  type RequestContext,
  type BodyOf,
} from '@terroir/http';
import { signIn } from './credentials.ts';
import { session, sessionOf, signInBody } from './account.http.ts';
import { ACCOUNTS, type Services } from '../services.ts';
import type { WritesHeaders } from '../session/device-mark.ts';

@Controller('api/v1/authenticate')
@Tagged('Sessions', 'Logging in and out. Every other call names its session by `Authorization: Bearer` and the token.')
export class SessionController {
  constructor(@Inject(ACCOUNTS) private readonly services: Services) {}

  @Post()
  @Allow('public')
  @Tight()
  @Answers(session, 200)
  @SetsCookie()
  @Summary(
    'Logs in: a bearer token for e-mail and password',
    'The token is shown here and never again. Attempts that fail are slowed by address and account; the cookie marks a device that has logged in before.',
  )
  async begin(
    @Asking() context: RequestContext,
    @FromBody(signInBody) body: BodyOf<typeof signInBody>,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: WritesHeaders,
  ) {
    const { token, state, mark } = await signIn(this.services, body, { address: context.address, cookies });
    context.outcome.answerOwner = state.row.accountId;
    reply.header('set-cookie', mark);
    const attributes = sessionOf(state.row, token, this.services.now());
    return session.record({ id: state.row.accountId, attributes });
  }

  @Delete()
  @Allow('signed_in')
  @Answers('nothing')
  @Summary(
    'Logs out: the presented token is worth nothing afterwards',
    'Ends this session only; the others of the account go on.',
  )
  async end(@Asking() { token }: RequestContext) {
    if (token !== null) await this.services.sessions.end(token);
    return nothing();
  }
}
