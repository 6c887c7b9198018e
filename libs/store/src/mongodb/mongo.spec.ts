import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '../log/event-log.ts';
import { mongoBox } from './documents.mongodb.queries.ts';
import { connectMongo } from './mongo.ts';
import { inParts } from './rows.mongodb.ts';

const patience = { away: 100, silent: 100 };

describe('MongoDB that is not there', () => {
  test('is unavailable, whether nothing listens or nothing answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const sockets = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => sockets.add(socket));
    for (const host of ['127.0.0.1:1', `127.0.0.1:${port}`])
      await expect(connectMongo(`mongodb://${host}/`, { patience })).rejects.toThrow(StoreUnavailable);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('is told of without the user and the password, however they are written', async () => {
    const told: string[] = [];
    for (const url of [
      'mongodb://farmer:h%40rvest-2026@127.0.0.1:1/',
      'mongodb://farmer:h@rvest-2026@127.0.0.1:1/',
      'mongodb://farmer:harvest-2026@127.0.0.1:1/?nothing=like&w=this',
      'mongodb://farmer:harvest-2026@/',
    ])
      await connectMongo(url, { patience }).catch((error: Error) => {
        told.push(`${error.name} ${error.message} ${error.stack} ${String(error.cause)}`);
      });
    expect(told).toHaveLength(4);
    for (const text of told) expect(text).not.toMatch(/farmer|rvest/);
  });
});

describe('a query for what is near', () => {
  const collection = { name: 'farm', version: 1, indexes: { place: ['shown', 'latitude', 'longitude'] } };
  const near = { latitude: 'latitude', longitude: 'longitude', point: [46, -73] as const, km: 100 };
  const query = { index: 'place', equals: { shown: true }, near, limit: 5 };
  const asked = (geo: boolean, km = 100) => JSON.stringify(mongoBox(collection, query, { ...near, km }, geo));

  test('asks a 2dsphere index for a hair more than the circle where there is one, else a box on the cells', () => {
    expect(asked(true)).toMatch(
      /"d\.g_latitude_longitude":\{"\$geoWithin":\{"\$centerSphere":\[\[-73,46\],0\.015696101/,
    );
    expect(asked(false)).not.toMatch('$geoWithin');
    expect(asked(false)).toMatch('d.f_latitude');
  });

  test('asks no index for a circle of half the globe', () => {
    expect(asked(true, 15_000)).not.toMatch('$geoWithin');
  });
});

test('a batch is written in parts that each fit a document', () => {
  const row = (size: number) => ({ table: 't', key: 'k', d: { v: 0, p: 0, r: 'é'.repeat(size) } });
  expect(inParts([])).toEqual([[]]);
  expect(inParts([row(10), row(10)], 1000).map((part) => part.length)).toEqual([2]);
  expect(inParts([row(300), row(300), row(300)], 1000).map((part) => part.length)).toEqual([1, 1, 1]);
  expect(inParts([row(5000), row(1)], 1000).map((part) => part.length)).toEqual([1, 1]);
  expect(inParts(Array.from({ length: 4001 }, () => row(0))).map((part) => part.length)).toEqual([2000, 2000, 1]);
});
