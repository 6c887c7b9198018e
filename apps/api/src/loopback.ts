import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a `Host` header names this machine: `localhost`, a name below it, or a loopback address, with any port. */
function isLoopbackHost(host: string): boolean {
  const name = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d{1,5})?$/i.exec(host);
  const [, bracketed, plain = ''] = name ?? [];
  if (bracketed !== undefined) return isLoopbackAddress(bracketed);
  return isLoopbackAddress(plain) || /^(?:[\w-]+\.)*localhost$/i.test(plain);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'] as const;

/**
 * Whether a request was made on this machine, to a name of this machine. The socket alone does not say so: a page elsewhere
 * can point its own name at 127.0.0.1 (DNS rebinding), and a proxy beside the server calls from here for everybody.
 */
export const isLocalRequest = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);
