import { imageBytes, type Body } from '../contract/route.ts';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Language } from '@terroir/events';
import { refuse, type Refusal } from '@terroir/kernel';
import { BadCursor, DamagedLog, StoreUnavailable } from '@terroir/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { WireError } from '../contract/envelope.wire.ts';
import { FieldErrors, RefusalError } from '../contract/errors.ts';
import { etagOf } from '../contract/etag.ts';
import { mostErrors } from '../contract/field-errors.ts';
import { languageOf } from '../contract/language.ts';
import { BODY_MIB, refuseHttp, words } from '../contract/refusal-words.ts';
import { snake } from '../contract/wire.ts';

/** Answers for everything that goes wrong, in the one envelope, without a stack or a database's own words. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly methodsAt: (url: string) => readonly string[],
    private readonly limitMet: (ip: string) => void,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const language = request.context?.language ?? languageOf(request.headers['accept-language']);
    reply.header('cache-control', 'no-store');
    if (error instanceof FieldErrors) {
      if (error.status === 503) reply.header('retry-after', '1');
      void reply.code(error.status).send({ errors: error.errors });
      return;
    }
    const { refusal, current, retryAfterSeconds } =
      error instanceof RefusalError ? error : this.#refusalOf(error, request, reply);
    if (refusal.code === 'too_many_requests') this.limitMet(request.ip);
    const { status } = refusal.row;
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    if (retryAfterSeconds !== undefined || status === 429 || status === 503)
      reply.header('retry-after', String(retryAfterSeconds ?? 1));
    if (current?.revision !== undefined && current.revision !== null) reply.header('etag', etagOf(current.revision));
    const every = [refusal, ...(refusal.more.also ?? [])];
    const errors = mostErrors(
      every.map((each) => refusalOnWire(each, language, request.spec?.body)),
      language,
    );
    void reply.code(status).send(current?.body ? { errors, ...current.body } : { errors });
  }

  #refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply): RefusalError {
    if (error instanceof StoreUnavailable || error instanceof DamagedLog) {
      this.logger.error({ err: error, requestId: request.id }, 'The store cannot answer');
      return new RefusalError(refuse('unavailable'));
    }
    if (error instanceof BadCursor) return new RefusalError(refuse('malformed_request', { field: 'cursor' }));
    const status = error instanceof HttpException ? error.getStatus() : 500;
    if (status === 404) {
      const methods = this.methodsAt(request.url);
      if (methods.length === 0 || methods.includes(request.method)) return new RefusalError(refuse('not_found'));
      reply.header('allow', methods.join(', '));
      return new RefusalError(refuseHttp('method_not_allowed'));
    }
    if (status === 413) return new RefusalError(tooLarge(request.spec?.bodyLimit));
    if (status === 503) return new RefusalError(refuse('unavailable'));
    if (status < 500) return new RefusalError(refuse('malformed_request'));
    if (hungUp(request)) {
      this.logger.debug({ requestId: request.id, url: request.routeOptions.url }, 'The caller hung up');
      return new RefusalError(refuse('malformed_request'));
    }
    this.logger.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'A request failed');
    return new RefusalError(refuse('unknown'));
  }
}

const MIB = 1024 * 1024;

/** A body that is too large for one picture is one that is too large for its place; of several it is all of them together. */
const tooLarge = (limit = BODY_MIB * MIB): Refusal =>
  limit === imageBytes(1)
    ? refuse('file_too_large')
    : refuseHttp('file_too_large', { params: { limit: Math.floor(limit / MIB) } });

/** Whether the caller left before its request was whole: no answer can reach it, and the server is not at fault. */
const hungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** A refusal in the envelope; a field of its own is named as the caller wrote it, envelope key included. */
export function refusalOnWire(refusal: Refusal, language: Language, body: Body | undefined): WireError {
  const { field, requires } = refusal.more;
  const path = field?.split('.') ?? [];
  const wire = body ? [...(body.envelope === null ? [] : [body.envelope]), ...body.pathOf(path)] : path.map(snake);
  return {
    code: refusal.code,
    field: field === undefined ? null : wire.join('.'),
    message: words(refusal, language),
    ...(requires === undefined ? {} : { requires }),
  };
}
