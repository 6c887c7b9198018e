import 'reflect-metadata';
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule, LoggerService, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { refuse } from '@terroir/kernel';
import { uuidv7, type EventLog, type Keyring, type Secrets } from '@terroir/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import { Written } from '../contract/answer.ts';
import { RefusalError } from '../contract/errors.ts';
import { answerUnreadable } from './client-errors.ts';
import { compressAnswers } from './compression.ts';
import { endConnections } from './connections.ts';
import { serveDocs } from './docs.ts';
import { ErrorFilter } from './error.filter.ts';
import { Gate } from '../request/gate.ts';
import { securityHeaders, type HeaderOptions } from '../request/headers.ts';
import { Idempotency } from '../request/idempotency.ts';
import { languageOf } from '../contract/language.ts';
import type { MakeRates, RateOptions } from '../request/limits.ts';
import { limitLog, securityLog } from '../request/security-log.ts';
import { EVENT_LOG, NEW_ID, NOW, KEYRING, SECRETS, SESSION_READER } from '../contract/ports.ts';
import { BODY_MIB, words } from '../contract/refusal-words.ts';
import { RouteBook } from '../contract/route-book.ts';

export interface HttpAppOptions {
  readonly headers: HeaderOptions;
  readonly rates: RateOptions;
  /** What counts calls; this process alone unless given. */
  readonly makeRates?: MakeRates;
  /** Whether other processes serve the same installation. */
  readonly shared?: boolean;
  /** How far `X-Forwarded-For` is believed: not at all, by how many proxies, or by their addresses or ranges, with commas. */
  readonly trustProxy: boolean | number | string;
  readonly logger: Logger;
  /** Whether the read models are still built; never unless given. */
  readonly isBuilding?: () => boolean;
  /** A clock that never goes back, in milliseconds; for the limits. */
  readonly milliseconds?: () => number;
}

/** An application that answers, and the book of its routes. */
export interface HttpApp {
  readonly app: NestFastifyApplication;
  readonly fastify: FastifyInstance;
  readonly routes: RouteBook;
}

/** The options of tests and tools: no limits, no proxy, a silent log. */
export const quietOptions = (): HttpAppOptions => ({
  headers: { https: false, frameHosts: [], tileHosts: [] },
  rates: { perAddress: 0, perAccount: 0, tight: 0 },
  trustProxy: false,
  logger: pino({ level: 'silent' }),
});

/**
 * Puts a Nest application on Fastify together: gate, error answers, route book. It is initialised but does not listen;
 * `extend` may add routes of files and pages before that.
 * @throws Error when a route under /api/v1 does not say who may call it
 */
export async function httpApp(
  root: Type | DynamicModule,
  options: HttpAppOptions,
  extend?: (fastify: FastifyInstance, routes: RouteBook) => void | Promise<void>,
): Promise<HttpApp> {
  const { logger, trustProxy, isBuilding = () => false, milliseconds = () => performance.now() } = options;
  const headers = securityHeaders(options.headers);
  const adapter = new FastifyAdapter({
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
    requestIdHeader: false,
    bodyLimit: BODY_MIB * 1024 * 1024,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    skipMiddie: true,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    connectionTimeout: 0,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    logger: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refuse('malformed_request');
      const message = words(refusal, languageOf(request.headers['accept-language']));
      // No hook runs for an address that cannot be read, so the headers of every answer are set here as well.
      reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
      const answerPage = asksForPage(request) ? routes.unreadablePageAt(request.url) : null;
      if (answerPage !== null) return answerPage(request, reply);
      void reply.code(400).send({ errors: [{ code: refusal.code, field: null, message }] });
    },
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  readJsonOnly(fastify);
  // Fastify's types know serializers to text only; its writer takes a Buffer as well.
  fastify.setReplySerializer((body) => (body instanceof Written ? (body.json as string) : JSON.stringify(body)));
  const routes = new RouteBook();
  const methodsAt = (url: string) => routes.methodsAt(url);
  const gate = new Gate({
    methodsAt,
    isWrongMethod: (method, url) => routes.isWrongMethod(method, url),
    headers,
    rates: options.rates,
    makeRates: options.makeRates,
    isBuilding,
    milliseconds,
    logger,
  });
  fastify.addHook('onRoute', (route) => routes.add(route));
  gate.install(fastify);
  compressAnswers(fastify);
  endConnections(fastify);
  serveDocs(fastify, routes);
  await extend?.(fastify, routes);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: nestLogger(logger),
    bufferLogs: false,
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ErrorFilter(logger, methodsAt, limitLog(securityLog(logger), milliseconds)));
  await app.init();
  gate.open({
    sessions: app.get(SESSION_READER),
    log: app.get<EventLog>(EVENT_LOG),
    idempotency: new Idempotency(app.get<Secrets>(SECRETS), app.get<Keyring>(KEYRING), app.get(NOW), options.shared),
    newId: app.get(NEW_ID),
  });
  await fastify.ready();
  return { app, fastify, routes };
}

/** Whether a browser asks for something to show. */
const asksForPage = ({ method, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(accept);

/** JSON is the only language of bodies; no body at all is none, whatever the header says. */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('remove', 'remove');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // Decoding would put U+FFFD in the place of every byte that is not UTF-8, and nobody would know.
    if (!isUtf8(bytes) || !saysUtf8(request.headers['content-type']) || isPacked(request.headers['content-encoding']))
      done(new RefusalError(refuse('malformed_request')));
    else if (bytes.length === 0) done(null, undefined);
    else void parse(request, bytes.toString('utf8'), done);
  });
}

/** Whether a body is said to be compressed: then it is not the JSON that it would be read as. */
const isPacked = (coding = 'identity'): boolean => coding.trim().toLowerCase() !== 'identity';

/** Whether a media type names no other charset than UTF-8, in which JSON is written (RFC 8259 §8.1), or its part US-ASCII. */
function saysUtf8(contentType = ''): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType) ?? [];
  return /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/** The caller's request id when it is hexadecimal (the log keeps it for ever, so it must not be a text), else a UUIDv7. */
const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && /^[0-9a-f-]{8,64}$/i.test(sent) ? sent : uuidv7();

/** Nest's own messages through pino: warnings and errors, and the rest when debugging. */
function nestLogger(logger: Logger): LoggerService {
  const at =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...more: unknown[]): void =>
      logger[level]({ from: more.at(-1), ...(message instanceof Error ? { err: message } : {}) }, String(message));
  return {
    log: at('debug'),
    debug: at('debug'),
    verbose: at('debug'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
  };
}
