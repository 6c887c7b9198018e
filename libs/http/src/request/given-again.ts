import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Positions } from '../contract/ports.ts';

/** An answer as it was sent: its version, if it had one, and its bytes. */
export interface GivenAnswer {
  /** How often the read models had moved. */
  readonly moves: number;
  readonly etag: string | undefined;
  readonly bytes: Buffer;
}

const LARGEST = 8 * 1024 * 1024;
/** What is not asked for again is not kept for longer, in milliseconds. */
const LONGEST = 10_000;

/**
 * Answers that say the same until something is written: those of routes that declare so, by who asks, in which language,
 * and what. An answer is given again only while no read model has moved since it was made.
 */
export class GivenAgain {
  readonly #answers = new LRUCache<string, GivenAnswer>({
    maxSize: LARGEST,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: LONGEST,
  });

  /** Sends the answer of before when there is one: then nothing must follow. */
  answer(request: FastifyRequest, reply: FastifyReply, positions: Positions): boolean {
    const { context, method, url } = request;
    if (method !== 'GET' || (context.minPosition ?? 0) > positions.reached()) return false;
    const moves = positions.moves();
    const key = `${context.actor.accountId ?? ''} ${context.actor.role} ${context.language} ${url}`;
    const given = this.#answers.get(key);
    if (given?.moves !== moves) {
      request.again = { key, moves };
      return false;
    }
    if (given.etag !== undefined) reply.header('etag', given.etag);
    void reply.type('application/json; charset=utf-8').send(given.bytes);
    return true;
  }

  /** The bytes of an answer, kept when nothing was written while it was made. */
  kept({ again }: FastifyRequest, reply: FastifyReply, payload: unknown, moves: number): unknown {
    if (again === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const bytes = Buffer.from(payload);
    const etag = reply.getHeader('etag')?.toString();
    if (moves === again.moves) this.#answers.set(again.key, { moves, etag, bytes });
    return bytes;
  }
}
