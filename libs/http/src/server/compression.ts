import { brotliCompress, constants, gzip } from 'node:zlib';
import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** In bytes: what is smaller fits in one packet or two anyway. */
const SMALLEST = 2048;

type Done = (error: Error | null, packed: Buffer) => void;
// The cheap ends: a list of 100 takes less than a millisecond, beside the thread that answers.
const encodings = {
  br: (text: string | Buffer, done: Done) =>
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (text: string | Buffer, done: Done) => gzip(text, { level: 3 }, done),
} as const;
const offered = Object.keys(encodings) as (keyof typeof encodings)[];

/**
 * Packs what reads answer, for callers who say that they unpack it (`Accept-Encoding`): a list is a tenth of its length then.
 * What goes out packed has a weak `ETag`, since other bytes carry the same one. Answers to commands go as they are: they
 * are small, and one of them holds a token.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined || request.method !== 'GET') return done(null, payload);
    // Bytes are JSON where a list was joined from them, else they are a picture.
    const isText = typeof payload === 'string' || (Buffer.isBuffer(payload) && isJson(reply.getHeader('content-type')));
    if (!isText) return done(null, payload);
    if (payload.length < SMALLEST || reply.hasHeader('content-encoding')) return done(null, payload);
    const encoding = acceptNegotiator.negotiate(accepted, offered);
    if (encoding === null) return done(null, payload);
    encodings[encoding](payload, (error, packed) => {
      if (error) return done(error);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      const etag = reply.getHeader('etag');
      if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
      done(null, packed);
    });
  });
}

const isJson = (type: unknown): boolean => typeof type === 'string' && type.startsWith('application/json');
