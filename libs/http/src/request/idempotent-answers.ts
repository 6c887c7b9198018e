import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Idempotency, KeptAnswer, Outcome } from './idempotency.ts';

const KEPT_HEADERS = ['content-type', 'etag', 'x-position', 'location'] as const;

/** Begins the work of an `Idempotency-Key`, or answers from what was kept: then nothing must follow. */
export async function takeTurn(
  idempotency: Idempotency,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<'answered' | void> {
  const { method, url, body } = request;
  const turn = await idempotency.begin(request.context, key, { method, url, body });
  if ('finish' in turn) {
    request.turn = turn;
    request.context = turn.context;
    return;
  }
  const { status, headers, payload } = turn;
  reply.code(status).headers(headers).header('idempotent-replayed', 'true');
  void reply.send(payload === '' ? undefined : payload);
  return 'answered';
}

/** Keeps what became of a turn, if the request has one, and lets those who wait for it go on. */
export async function finishTurn(
  { turn, context, id: requestId }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  logger: Logger,
): Promise<void> {
  if (turn === undefined) return;
  try {
    await turn.finish(outcomeOf(reply, payload, context.outcome.position !== null));
  } catch (err) {
    // What the request did stands whether or not its answer could be kept; a repetition finds it by its causation.
    logger.error({ err, requestId }, 'The answer to an idempotent request was not kept');
  }
  turn.release();
}

function outcomeOf(reply: FastifyReply, payload: unknown, hasWritten: boolean): Outcome {
  if (reply.statusCode < 300) return keptAnswer(reply, payload);
  return reply.statusCode < 500 && !hasWritten ? 'nothing' : 'unknown';
}

function keptAnswer(reply: FastifyReply, payload: unknown): KeptAnswer {
  const headers = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const).filter(
    ([, value]) => value !== undefined,
  );
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    payload: typeof payload === 'string' ? payload : '',
  };
}
