import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from './fair-queue.ts';
import { addressKey } from './rates.ts';

const MIB = 1024 * 1024;

/**
 * A large body takes several times its bytes while it is read, so few are in memory at once: the next is not read from its
 * connection before there is room, and those that wait take turns by account.
 */
export class Uploads {
  readonly #queue = new FairQueue({ room: 48 * MIB, waiting: 60, waitingOfKey: 4, retryAfter: 5 });

  /**
   * Waits until the body may be read; its room is given back when the answer has been sent or the connection is gone.
   * @param limit bytes that the route takes: a body that says it is larger is refused without being read
   * @throws RefusalError too_many_requests, unavailable
   */
  async admit({ raw, headers, context, ip }: FastifyRequest, reply: FastifyReply, limit: number): Promise<void> {
    const said = headers['content-length'];
    const bytes = said === undefined ? limit : Number(said);
    const isChunked = headers['transfer-encoding'] !== undefined;
    if ((bytes <= MIB || bytes > limit || said === undefined) && !isChunked) return;
    const gone = new AbortController();
    const left = () => gone.abort();
    raw.socket.once('close', left);
    const key = context.actor.accountId ?? addressKey(ip);
    // A refused upload leaves nothing on its connection, on which others come.
    const end = await this.#queue
      .enter(key, Math.min(bytes, limit), gone.signal)
      .finally(() => raw.socket.off('close', left));
    if (raw.socket.destroyed) end();
    else reply.raw.once('close', end);
  }
}
