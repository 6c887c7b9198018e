import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Health } from '@terroir/store';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { type RequestContext, Asking } from '../request/request-context.ts';
import { HEALTH } from '../contract/ports.ts';
import { Answers, Summary, Tagged, WhileBuilding } from '../contract/route.ts';

const live = z.object({ live: z.literal(true) });
const position = z.int().min(0);
const percent = z.int().min(0).max(100);
/** What analysts get; everybody else gets `ready`, and how far the read models are while they are built. */
const health = z.object({
  ready: z.boolean(),
  head: position.nullable().optional(),
  log: z.object({ checked: z.boolean(), damage: z.string().nullable() }).nullable().optional(),
  building: z
    .object({
      percent,
      head: position.optional(),
      views: z.array(z.object({ name: z.string(), position, percent, hasRows: z.boolean() })).optional(),
    })
    .nullable()
    .optional(),
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
  @WhileBuilding()
  @Allow('public')
  @Answers({ mediaTypes: JSON_TYPE, schema: live })
  @Summary('Answers while the process runs', 'Reads nothing: an answer means only that the process takes requests.')
  live() {
    return { live: true };
  }

  @Get('ready')
  @WhileBuilding()
  @Allow('public')
  @Answers({ mediaTypes: JSON_TYPE, schema: health, alsoAt: 503 })
  @Summary(
    'Whether the process can answer: 503 while the log or a read model cannot',
    'While a start builds read models, everybody is told how far that is in percent. Analysts are also told how far the log and each read model have come, whether what the log held at the start is checked, what is parked, and where a follower is stuck.',
  )
  async ready(@Asking() { actor }: RequestContext, @Res({ passthrough: true }) reply: FastifyReply) {
    const state = await this.health.check();
    if (!state.ready) reply.code(503).header('retry-after', '1');
    // How far the log has grown tells a stranger who asks before and after what other calls have written.
    if (actor.role === 'analyst') return state;
    const { ready, building } = state;
    return { ready, ...(building && { building: { percent: building.percent } }) };
  }
}
