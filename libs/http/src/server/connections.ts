import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long, in milliseconds, a request that is still coming in may hold up the end of the application. */
const PATIENCE = 10_000;

/**
 * Ends the connections when the application closes: those that ask nothing at once, the others after their answer, and what
 * is still unanswered after `patience` milliseconds. Node closes only connections that have had an answer; a browser opens
 * spare ones ahead of its requests, and each would hold up the end for as long as the caller likes.
 */
export function endConnections(fastify: FastifyInstance, patience = PATIENCE): void {
  const { server } = fastify;
  const open = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.on('connection', (socket: Socket) => {
    if (isEnding) socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  fastify.addHook('preClose', (done) => {
    isEnding = true;
    const asking = new Set(Array.from(underWay, ({ req }) => req.socket));
    for (const socket of open) if (!asking.has(socket)) socket.destroy();
    const cut = setTimeout(() => server.closeAllConnections(), patience).unref();
    server.once('close', () => clearTimeout(cut));
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isEnding) reply.header('connection', 'close');
    done();
  });
}
