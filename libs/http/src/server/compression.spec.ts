import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { resource, type Answer } from '../contract/answer.ts';
import { Answers, Tagged } from '../contract/route.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';

const field = resource('field', { notes: z.string() });
const named = (notes: string) =>
  field.record({ id: '0198c0de-0000-7000-8000-000000000000', attributes: { notes }, revision: 2 });
const long = 'sarrasin, '.repeat(500);

@Controller('api/v1/fields')
@Tagged('fields', 'Fields of a test')
class FieldController {
  @Get('long')
  @Allow('public')
  @Answers(field)
  long(): Answer {
    return named(long);
  }

  @Get('short')
  @Allow('public')
  @Answers(field)
  short(): Answer {
    return named('sarrasin');
  }

  @Post('long')
  @Allow('public')
  @Answers(field)
  told(): Answer {
    return named(long);
  }
}
@Module({ controllers: [FieldController] })
class FieldModule {}

const at = (path: string) => `/api/v1/fields/${path}`;
let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [FieldModule] });
});
afterAll(() => http.close());
const ask = (path: string, accepted?: string, method: 'GET' | 'POST' = 'GET') =>
  http.fastify.inject({
    method,
    url: at(path),
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

describe('an answer to a read', () => {
  test('goes out packed to whoever can unpack it, and says the same', async () => {
    const plain = await ask('long');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask('long', accepted);
      expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, encoding]);
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
      expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    }
  });

  test('goes out as it is to whoever takes it no other way', async () => {
    for (const accepted of [undefined, 'identity', 'zstd', 'br;q=0'])
      expect((await ask('long', accepted)).headers['content-encoding']).toBeUndefined();
  });

  test('is not packed when it is short', async () => {
    expect((await ask('short', 'gzip, br')).headers['content-encoding']).toBeUndefined();
  });

  test('has a tag that is weak when it is packed, and is kept apart from the other one on its way', async () => {
    const [plain, packed] = [await ask('long'), await ask('long', 'br')];
    expect([plain.headers['etag'], packed.headers['etag']]).toEqual(['"3"', 'W/"3"']);
    for (const { headers } of [plain, packed])
      expect(headers['vary']).toBe('Accept-Language, Authorization, Accept-Encoding');
  });
});

test('the answer to a command goes out as it is', async () => {
  const { statusCode, headers } = await ask('long', 'gzip, br', 'POST');
  expect([statusCode, headers['content-encoding']]).toEqual([201, undefined]);
});
