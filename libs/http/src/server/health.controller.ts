import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Health } from '@terroir/store';
import { Allow } from '../contract/allow.ts';
import { type RequestContext, Asking } from '../request/request-context.ts';
import { HEALTH } from '../contract/ports.ts';
import { Answers, Summary } from '../contract/route.ts';

/** For whoever watches the process. Kept out of the envelope: watchers want a status and a line. */
@Controller('api/health')
export class HealthController {
  constructor(@Inject(HEALTH) private readonly health: Health) {}

  @Get('live')
  @Allow('public')
  @Answers('other')
  @Summary('Answers while the process runs')
  live() {
    return { live: true };
  }

  @Get('ready')
  @Allow('public')
  @Answers('other')
  @Summary('503 while the log or a read model cannot answer; analysts are also told positions, lag and parked events')
  async ready(@Asking() { actor }: RequestContext, @Res({ passthrough: true }) reply: FastifyReply) {
    const state = await this.health.check();
    if (!state.ready) reply.code(503);
    // How far the log has grown tells a stranger who asks before and after what other calls have written.
    return actor.role === 'analyst' ? state : { ready: state.ready };
  }
}
