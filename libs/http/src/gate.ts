import type { EventLog } from '@terroir/store';
import { refuse } from '@terroir/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { admit } from './allow.ts';
import { Answer, Bytes } from './answer.ts';
import { Asked, guest } from './asked.ts';
import { RefusalError } from './errors.ts';
import { etagOf, revisionsOf } from './etag.ts';
import { Idempotency, type KeptAnswer, type Turn } from './idempotency.ts';
import { GivenAgain } from './given-again.ts';
import { languageOf } from './language.ts';
import type { Positions, Session, SessionReader } from './ports.ts';
import { addressKey, Rates } from './rates.ts';
import { malformedHeader } from './refusal-words.ts';
import type { RouteSpec } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asked: Asked;
    /** What is known of the route; absent for pages, files and what is not found. */
    spec: RouteSpec | undefined;
    turn: Turn | undefined;
    /** Where the read models stood when an answer that may be given again was begun, and under which key. */
    again: { readonly key: string; readonly position: number } | undefined;
  }
}

/** Calls a minute; 0 is no limit. */
export interface RateOptions {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly tight: number;
}

/** What the gate needs once the application has been put together. */
export interface GatePorts {
  readonly sessions: SessionReader;
  readonly positions: Positions;
  readonly log: EventLog;
  readonly idempotency: Idempotency;
  readonly newId: () => string;
}

export interface GateOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly rates: RateOptions;
  /** A clock that never goes back, in milliseconds. */
  readonly milliseconds: () => number;
  readonly logger: Logger;
}

const POSITION_WAIT = 2000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What happens around every handler, as hooks of Fastify rather than interceptors of Nest: the same for every route, and
 * nothing is allocated that a request does not use. In: headers, limits, who asks, may they, which version, how fresh.
 * Out: the envelope, `ETag`, `X-Position`, and the kept answer of an idempotent request.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #addresses: Rates;
  readonly #accounts: Rates;
  readonly #tight: Rates;
  readonly #given = new GivenAgain();
  #ports: GatePorts | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#addresses = new Rates(options.rates.perAddress);
    this.#accounts = new Rates(options.rates.perAccount);
    this.#tight = new Rates(options.rates.tight);
  }

  open(ports: GatePorts): void {
    this.#ports = ports;
  }

  get #open(): GatePorts {
    if (this.#ports === undefined) throw new Error('A request came before the application was ready');
    return this.#ports;
  }

  install(fastify: FastifyInstance): void {
    fastify.decorateRequest('asked');
    fastify.decorateRequest('spec');
    fastify.decorateRequest('turn');
    fastify.decorateRequest('again');
    fastify.addHook('onRequest', (request, reply, done) => {
      settle(this.#enter(request, reply), done);
    });
    fastify.addHook('preHandler', (request, reply, done) => {
      if (request.spec === undefined) return done();
      if (request.spec.sameUntilWritten === true && this.#giveAgain(request, reply)) return;
      this.#limitField(request);
      const key = request.headers['idempotency-key'];
      if (request.method !== 'POST' || key === undefined) return done();
      settle(this.#takeTurn(request, reply, String(key)), done);
    });
    fastify.addHook('preSerialization', (request, reply, payload: unknown, done) => {
      if (payload instanceof Answer) {
        const status = request.spec?.status;
        if (status !== undefined) reply.code(status);
        if (payload.revision !== null) reply.header('etag', etagOf(payload.revision));
        return done(null, payload.body);
      }
      if (payload instanceof Bytes) {
        reply.type(payload.contentType).serializer(asBytes);
        if (payload.immutable) reply.header('cache-control', 'public, max-age=31536000, immutable');
        return done(null, payload.bytes);
      }
      done(null, payload);
    });
    fastify.addHook('onSend', (request, reply, payload, done) => {
      if (request.again !== undefined) return done(null, this.#kept(request, reply, payload));
      if (request.spec === undefined || READS.has(request.method)) return done(null, payload);
      const { asked, turn } = request;
      const landed = reply.statusCode < 300;
      const tells = landed && asked.tellsPosition;
      if (tells && asked.position !== null) reply.header('x-position', String(asked.position));
      if (turn === undefined && (!tells || asked.position !== null)) return done(null, payload);
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
    const { headers } = request;
    const spec = request.routeOptions.config.route;
    const asked = new Asked(request.id, languageOf(headers['accept-language']), request.ip, () => this.#open.newId());
    request.asked = asked;
    request.spec = spec;
    reply.headers(this.#options.headers);
    reply.header('x-request-id', request.id);
    if (spec === undefined) return;
    reply.header('cache-control', 'no-store').header('vary', 'Accept-Language, Authorization');
    this.#limit(this.#addresses, addressKey(request.ip));
    if (spec.limit) this.#limit(this.#tight, `${spec.name} ${addressKey(request.ip)}`);
    const read = this.#identify(asked, headers.authorization);
    asked.actor = actorOf(read instanceof Promise ? await read : read);
    const refusal = admit(spec.allow ?? [], asked.actor.role);
    if (refusal !== null) throw new RefusalError(refusal);
    if (asked.actor.accountId !== null) this.#limit(this.#accounts, asked.actor.accountId);
    const ifMatch = revisionsOf(headers['if-match']);
    if (ifMatch === null) throw malformedHeader('If-Match', asked.language);
    asked.ifMatch = ifMatch;
    if (headers['x-min-position'] !== undefined) await this.#waitFor(String(headers['x-min-position']), asked);
  }

  #identify(asked: Asked, authorization: string | undefined): Session | null | Promise<Session | null> {
    const token = authorization === undefined ? undefined : /^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1];
    if (token === undefined) return null;
    asked.token = token;
    return this.#open.sessions.read(token);
  }

  #limit(rates: Rates, key: string): void {
    const seconds = rates.take(key, this.#options.milliseconds());
    if (seconds > 0) throw new RefusalError(refuse('too_many_requests'), undefined, seconds);
  }

  /** Counts by the value of the body field that the route names, so that many addresses do not help a guesser. */
  #limitField({ spec, body }: FastifyRequest): void {
    if (spec?.limit?.field === undefined) return;
    let value = body;
    for (const name of spec.limit.field.split('.'))
      value =
        value !== null && typeof value === 'object' && Object.hasOwn(value, name)
          ? value[name as keyof typeof value]
          : undefined;
    if (typeof value === 'string')
      this.#limit(this.#tight, `${spec.name} = ${value.trim().toLowerCase().slice(0, 254)}`);
  }

  async #waitFor(header: string, asked: Asked): Promise<void> {
    if (!/^\d{1,15}$/.test(header)) throw malformedHeader('X-Min-Position', asked.language);
    if (!(await this.#open.positions.waitFor(Number(header), POSITION_WAIT)))
      throw new RefusalError(refuse('unavailable'));
  }

  /** True when the answer of before has been sent. */
  #giveAgain(request: FastifyRequest, reply: FastifyReply): boolean {
    const { asked, method, url } = request;
    if (method !== 'GET') return false;
    const key = `${asked.actor.accountId ?? ''} ${asked.actor.role} ${asked.language} ${url}`;
    const position = this.#open.positions.reached();
    const given = this.#given.find(key, position);
    if (given === null) {
      request.again = { key, position };
      return false;
    }
    if (given.etag !== undefined) reply.header('etag', given.etag);
    void reply.type('application/json; charset=utf-8').send(given.bytes);
    return true;
  }

  /** The bytes of an answer, kept when nothing was written while it was made. */
  #kept({ again }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    if (again === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const bytes = Buffer.from(payload);
    const etag = reply.getHeader('etag');
    if (this.#open.positions.reached() === again.position)
      this.#given.keep(again.key, { position: again.position, etag: etag?.toString(), bytes });
    return bytes;
  }

  /** Begins the work of a key, or answers from what was kept: then nothing must follow. */
  async #takeTurn(request: FastifyRequest, reply: FastifyReply, key: string): Promise<'answered' | void> {
    const { method, url, body } = request;
    const turn = await this.#open.idempotency.begin(request.asked, key, { method, url, body });
    if ('finish' in turn) {
      request.turn = turn;
      return;
    }
    replay(reply, turn);
    return 'answered';
  }

  async #finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const { turn, asked } = request;
    const landed = reply.statusCode < 300;
    if (landed && asked.tellsPosition && !reply.hasHeader('x-position'))
      reply.header('x-position', String(await this.#open.log.head()));
    if (turn === undefined) return;
    try {
      await turn.finish(landed ? keptAnswer(reply, payload) : null);
    } catch (error) {
      // What the request did stands whether or not its answer could be kept; a repetition finds it by its causation.
      this.#options.logger.error(
        { err: error, requestId: request.id },
        'The answer to an idempotent request was not kept',
      );
    }
    turn.release();
  }
}

// Hooks are callbacks rather than promises: a read that waits for nothing pays for nothing.
function settle(work: Promise<'answered' | void>, done: (error?: Error) => void): void {
  // oxlint-disable-next-line promise/no-callback-in-promise
  work.then((answered) => (answered === 'answered' ? undefined : done()), done);
}

function actorOf(session: Session | null) {
  if (session === null) return guest;
  const { accountId, companyId, role } = session;
  return { accountId, companyId, role };
}

const KEPT_HEADERS = ['content-type', 'etag', 'x-position', 'location'] as const;

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

function replay(reply: FastifyReply, { status, headers, payload }: KeptAnswer): void {
  reply.code(status).headers(headers).header('idempotent-replayed', 'true');
  void reply.send(payload === '' ? undefined : payload);
}

// Fastify's types know serializers to text only; its writer takes a Buffer as well.
const asBytes = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as unknown as string;
