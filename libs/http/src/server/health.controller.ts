import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Health } from '@terroir/store';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { type RequestContext, Asking } from '../request/request-context.ts';
import { HEALTH } from '../contract/ports.ts';
import { Answers, Summary, Tagged } from '../contract/route.ts';

const live = z.object({ live: z.literal(true) });
const position = z.int().min(0);
/** What analysts are told; everybody else gets `ready` alone. */
const health = z.object({
  ready: z.boolean(),
  head: position.nullable().optional(),
  projections: z
    .array(z.object({ name: z.string(), position, lag: z.int().min(0).nullable(), parked: z.int().min(0) }))
    .optional(),
  reactors: z
    .array(
      z.object({
        name: z.string(),
        position,
        stuck: z.object({ position, attempts: z.int(), error: z.string() }).nullable(),
      }),
    )
    .optional(),
});
const JSON_TYPE = ['application/json'] as const;

/** For whoever watches the process. Kept out of the envelope: watchers want a status and a line. */
@Controller('api/health')
@Tagged('Health', 'Whether this process runs and can answer; for whoever watches it.')
export class HealthController {
  constructor(@Inject(HEALTH) private readonly health: Health) {}

  @Get('live')
  @Allow('public')
  @Answers({ mediaTypes: JSON_TYPE, schema: live })
  @Summary('Answers while the process runs', 'Reads nothing: an answer means only that the process takes requests.')
  live() {
    return { live: true };
  }

  @Get('ready')
  @Allow('public')
  @Answers({ mediaTypes: JSON_TYPE, schema: health, alsoAt: 503 })
  @Summary(
    'Whether the process can answer: 503 while the log or a read model cannot',
    'Analysts are also told how far the log and each read model have come, what is parked, and where a follower is stuck.',
  )
  async ready(@Asking() { actor }: RequestContext, @Res({ passthrough: true }) reply: FastifyReply) {
    const state = await this.health.check();
    if (!state.ready) reply.code(503).header('retry-after', '1');
    // How far the log has grown tells a stranger who asks before and after what other calls have written.
    return actor.role === 'analyst' ? state : { ready: state.ready };
  }
}
