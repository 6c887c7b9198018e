import { EventEmitter } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../contract/errors.ts';
import { Uploads } from './uploads.ts';

const MIB = 1024 * 1024;
const settled = () => new Promise(setImmediate);

/** Requests with large bodies as they arrive; a name begins with its account. */
function arriving() {
  const uploads = new Uploads();
  const read: string[] = [];
  const sockets = new Map<string, EventEmitter>();
  const answers = new Map<string, EventEmitter>();
  return {
    read,
    arrive: async (name: string, headers: Readonly<Record<string, string>>) => {
      const [socket, answer] = [new EventEmitter(), new EventEmitter()];
      sockets.set(name, socket);
      answers.set(name, answer);
      const actor = { accountId: name.split(' ')[0] };
      const request = { raw: { socket }, headers, ip: '203.0.113.9', context: { actor } } as unknown as FastifyRequest;
      void uploads.admit(request, { raw: answer } as unknown as FastifyReply, 24 * MIB).then(
        () => read.push(name),
        ({ refusal, retryAfterSeconds }: RefusalError) => read.push(`${name}: ${refusal.code} ${retryAfterSeconds}`),
      );
      await settled();
    },
    answered: async (name: string) => {
      answers.get(name)?.emit('close');
      await settled();
    },
    listeners: (name: string) => sockets.get(name)?.listenerCount('close'),
    left: async (name: string) => {
      sockets.get(name)?.emit('close');
      await settled();
    },
  };
}
const large = { 'content-length': String(12 * MIB) };

describe('bodies with pictures', () => {
  test('are read four at a time, and the next when one has been answered', async () => {
    const { read, arrive, answered } = arriving();
    const names = Array.from({ length: 20 }, (_, at) => `account${at}`);
    for (const name of names) await arrive(name, large);
    expect(read).toEqual(names.slice(0, 4));
    for (const name of names) await answered(name);
    expect(read).toEqual(names);
  });

  test('of one account are read one at a time', async () => {
    const { read, arrive, answered } = arriving();
    for (const name of ['a 1', 'a 2', 'b']) await arrive(name, large);
    expect(read).toEqual(['a 1', 'b']);
    await answered('a 1');
    expect(read).toEqual(['a 1', 'b', 'a 2']);
  });

  test('that are refused leave nothing on their connection, on which others come', async () => {
    const { read, arrive, listeners } = arriving();
    for (let nth = 0; nth < 6; nth += 1) await arrive(`a ${nth}`, large);
    expect(read).toEqual(['a 0', 'a 5: too_many_requests 5']);
    expect([listeners('a 4'), listeners('a 5'), listeners('a 0')]).toEqual([1, 0, 0]);
  });

  test('that say nothing of their length count as the largest', async () => {
    const { read, arrive } = arriving();
    for (const name of ['a', 'b', 'c']) await arrive(name, { 'transfer-encoding': 'chunked' });
    expect(read).toEqual(['a', 'b']);
  });

  test('wait for nobody when they are small, absent, or too large to be read at all', async () => {
    const { read, arrive } = arriving();
    for (const name of ['a', 'b', 'c', 'd']) await arrive(name, large);
    await arrive('a small', { 'content-length': String(MIB) });
    await arrive('a none', {});
    await arrive('a huge', { 'content-length': String(25 * MIB) });
    expect(read).toEqual(['a', 'b', 'c', 'd', 'a small', 'a none', 'a huge']);
  });

  test('are refused with a time to wait when one account sends many', async () => {
    const { read, arrive } = arriving();
    for (let at = 1; at <= 6; at += 1) await arrive(`a ${at}`, large);
    expect(read).toEqual(['a 1', 'a 6: too_many_requests 5']);
  });

  test('of a connection that is gone give their turn away', async () => {
    const { read, arrive, answered, left } = arriving();
    for (const name of ['a 1', 'a 2', 'a 3']) await arrive(name, large);
    await left('a 2');
    await answered('a 1');
    expect(read.filter((name) => !name.startsWith('a 2'))).toEqual(['a 1', 'a 3']);
  });
});
