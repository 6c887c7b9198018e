import { refuse } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { admitted, type AdmissionPorts } from './admission.ts';
import { Answer, Bytes, KEPT, Redirect, Written } from '../contract/answer.ts';
import { CATALOGUE_CACHE, CatalogueAnswer } from '../contract/catalogue.ts';
import type { RequestContext } from './request-context.ts';
import { etagOf, isNamed } from '../contract/etag.ts';
import { finishTurn, takeTurn } from './idempotent-answers.ts';
import type { Idempotency, Turn } from './idempotency.ts';
import { RefusalError } from '../contract/errors.ts';
import { refuseHttp } from '../contract/refusal-words.ts';
import { Limits, type MakeRates, type RateOptions } from './limits.ts';
import { KEYED_METHODS } from '../contract/route-book.ts';
import type { RouteSpec } from '../contract/route.ts';
import { Uploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks for what: there from the moment on that a route's caller has been admitted. */
    context: RequestContext;
    /** What is known of the route; absent for pages, files and what is not found. */
    spec: RouteSpec | undefined;
    turn: Turn | undefined;
  }
}

/** What the gate needs once the application has been put together. */
export interface GatePorts extends AdmissionPorts {
  readonly log: EventLog;
  readonly idempotency: Idempotency;
}

export interface GateOptions {
  /** The methods that an address answers, none where nothing is. */
  readonly methodsAt: (url: string) => readonly string[];
  /** Whether an address is a route by itself that does not answer a method, whatever route the router found. */
  readonly isWrongMethod: (method: string, url: string) => boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly rates: RateOptions;
  /** What counts; this process alone unless given. */
  readonly makeRates?: MakeRates | undefined;
  /** Whether the read models are still built, so that only routes that need none are answered. */
  readonly isBuilding: () => boolean;
  /** A clock that never goes back, in milliseconds. */
  readonly milliseconds: () => number;
  readonly logger: Logger;
}

/** When a caller may ask again while the read models are built, in seconds. */
const BUILDING_RETRY = 5;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What happens around every handler, in which order, as hooks of Fastify rather than interceptors of Nest: the same for
 * every route, and nothing is allocated that a request does not use. In: headers, limits, who asks and whether they may
 * (admission.ts), a turn of an idempotent request. Out: the envelope, `ETag`, `X-Position`, and what is kept of the answer.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #limits: Limits;
  readonly #uploads = new Uploads();
  readonly #ports = (): GatePorts => {
    if (this.#opened === undefined) throw new Error('A request came before the application was ready');
    return this.#opened;
  };
  #opened: GatePorts | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#limits = new Limits(options.rates, options.milliseconds, options.makeRates);
  }

  open(ports: GatePorts): void {
    this.#opened = ports;
  }

  install(fastify: FastifyInstance): void {
    fastify.decorateRequest('context');
    fastify.decorateRequest('spec');
    fastify.decorateRequest('turn');
    fastify.addHook('onRequest', (request, reply, done) => {
      settle(this.#enter(request, reply), done);
    });
    fastify.addHook('preHandler', (request, reply, done) => {
      if (request.spec === undefined) return done();
      const counted = this.#limits.byField(request);
      const key = KEYED_METHODS.has(request.method) ? request.headers['idempotency-key'] : undefined;
      if (key === undefined && !(counted instanceof Promise)) return done();
      const turn = () =>
        key === undefined ? undefined : takeTurn(this.#ports().idempotency, request, reply, String(key));
      settle(Promise.resolve(counted).then(turn), done);
    });
    fastify.addHook('preSerialization', (request, reply, payload: unknown, done) => {
      if (payload instanceof Answer) {
        const status = request.spec?.status;
        if (status !== undefined) reply.code(status);
        if (payload.revision !== null) reply.header('etag', etagOf(payload.revision));
        if (payload instanceof CatalogueAnswer) {
          reply.header('etag', payload.etag).header('cache-control', CATALOGUE_CACHE);
          if (isNamed(payload.etag, request.headers['if-none-match'])) reply.code(304);
        }
        return done(null, payload.body);
      }
      if (payload instanceof Redirect) {
        reply.code(301).header('location', payload.location);
        return done(null, new Written(''));
      }
      if (payload instanceof Bytes) {
        reply.type(payload.contentType).header('content-security-policy', NO_PAGE).serializer(asBytes);
        if (payload.kept !== null) reply.header('cache-control', KEPT[payload.kept]);
        return done(null, payload.bytes);
      }
      done(null, payload);
    });
    fastify.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode === 304 && request.spec?.catalogue === true) {
        reply.removeHeader('content-type');
        return done(null, null);
      }
      if (request.spec === undefined || READS.has(request.method)) return done(null, payload);
      const { turn } = request;
      if (reply.statusCode >= 300 && turn === undefined) return done(null, payload);
      const { position, tellsPosition } = request.context.outcome;
      const tells = reply.statusCode < 300 && tellsPosition;
      if (tells && position !== null) reply.header('x-position', String(position));
      if (turn === undefined && (!tells || position !== null)) return done(null, payload);
      settle(this.#finish(request, reply, payload), (error) =>
        error === undefined ? done(null, payload) : done(error),
      );
    });
    const { logger } = this.#options;
    const detailed = logger.isLevelEnabled('debug');
    fastify.addHook('onResponse', (request, reply, done) => {
      request.turn?.release();
      if (detailed) {
        // The route's pattern, not its address: links carry tokens in their query.
        const { method, id: requestId, routeOptions } = request;
        const { statusCode: status, elapsedTime: milliseconds } = reply;
        logger.debug({ requestId, method, route: routeOptions.url, status, milliseconds }, 'Answered');
      }
      done();
    });
  }

  async #enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const spec = request.routeOptions.config.route;
    request.spec = spec;
    reply.headers(this.#options.headers);
    reply.header('x-request-id', request.id);
    // Before the body, which may be of a kind that is not read: the method is what is wrong.
    if (request.is404 || this.#options.isWrongMethod(request.method, request.url)) {
      const methods = this.#options.methodsAt(request.url);
      if (methods.length === 0) throw new RefusalError(refuse('not_found'));
      reply.header('allow', methods.join(', '));
      throw new RefusalError(refuseHttp('method_not_allowed'));
    }
    if (spec === undefined) return;
    reply.header('cache-control', 'no-store').header('vary', 'Accept-Language, Authorization, Accept-Encoding');
    if (spec.whileBuilding !== true && this.#options.isBuilding())
      throw new RefusalError(refuse('unavailable'), undefined, BUILDING_RETRY);
    request.context = await admitted(request, spec, this.#limits, this.#ports);
    if (spec.bodyLimit !== undefined) await this.#uploads.admit(request, reply, spec.bodyLimit);
  }

  /** What a write that landed still owes: the position of the log, and its answer to those who repeat it. */
  async #finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const tells = reply.statusCode < 300 && request.context.outcome.tellsPosition;
    if (tells && !reply.hasHeader('x-position')) reply.header('x-position', String(await this.#ports().log.head()));
    await finishTurn(request, reply, payload, this.#options.logger);
  }
}

// Hooks are callbacks rather than promises: a read that waits for nothing pays for nothing.
function settle(work: Promise<'answered' | void | undefined>, done: (error?: Error) => void): void {
  const proceed = (answered: 'answered' | void | undefined) => {
    if (answered !== 'answered') done();
  };
  work.then(proceed, done);
}

// Opened on its own, what somebody once uploaded loads nothing and runs nothing.
const NO_PAGE = "default-src 'none'; sandbox";

// Fastify's types know serializers to text only; its writer takes a Buffer as well.
const asBytes = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as unknown as string;
