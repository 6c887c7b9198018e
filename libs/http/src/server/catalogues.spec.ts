import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { resource, type Answer } from '../contract/answer.ts';
import { Catalogue, catalogue, CATALOGUE_CACHE, cataloguesTag } from '../contract/catalogue.ts';
import { Answers, Tagged } from '../contract/route.ts';
import { Asking, type RequestContext } from '../request/request-context.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';
import { openApi } from '../openapi/openapi.ts';

const tree = resource('tree', { name: z.string() });
const made: string[] = [];
const treesIn = catalogue((language) => {
  made.push(language);
  return tree.list([{ id: 'apple', attributes: { name: language === 'fr' ? 'Pommier' : 'Apple tree' } }]);
});

@Controller('api/v1/trees')
@Tagged(...cataloguesTag)
class TreeController {
  @Get()
  @Allow('producer')
  @Catalogue()
  @Answers([tree])
  trees(@Asking() { language }: RequestContext): Answer {
    return treesIn(language);
  }
}
@Module({ controllers: [TreeController] })
class TreeModule {}

const url = '/api/v1/trees';
const french = { 'accept-language': 'fr' };
let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [TreeModule] });
});
afterAll(() => http.close());
const producer = () => http.as({ role: 'producer_level_one' });

describe('a catalogue', () => {
  test('is made once in each language, however often it is asked for', async () => {
    for (const headers of [{}, french, {}, french]) await producer().get(url, headers);
    expect(made.toSorted()).toEqual(['en', 'fr']);
  });

  test('is kept for a day by the browser of who asked for it, in that language, with a strong tag', async () => {
    const [english, enFrancais] = [await producer().get(url), await producer().get(url, french)];
    for (const { status, headers } of [english, enFrancais]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=86400, must-revalidate',
        vary: 'Accept-Language, Authorization, Accept-Encoding',
      });
    }
    expect(english.headers['etag']).toMatch(/^"en-[\w-]{22}"$/);
    expect(enFrancais.headers['etag']).toMatch(/^"fr-[\w-]{22}"$/);
  });

  test('has another tag when its content is another, and the same one when it is the same', () => {
    const of = (name: string) => catalogue(() => tree.list([{ id: 'apple', attributes: { name } }]))('en').etag;
    expect(of('Apple tree')).toBe(of('Apple tree'));
    expect(of('Apple tree')).not.toBe(of('Apple'));
  });

  test('is not sent again to who names its tag', async () => {
    const { headers } = await producer().get(url, french);
    const again = await producer().get(url, { ...french, 'if-none-match': `"older", W/${headers['etag']}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers['etag'],
      'cache-control': CATALOGUE_CACHE,
      vary: 'Accept-Language, Authorization, Accept-Encoding',
    });
    expect(Object.keys(again.headers)).not.toEqual(expect.arrayContaining(['content-type']));
    expect(again.headers['content-length']).toBeUndefined();
  });

  test('is sent again to who names the tag of the other language, an older one or none', async () => {
    const { headers } = await producer().get(url);
    for (const named of [headers['etag'] ?? '', '"older"', 'nonsense'])
      expect((await producer().get(url, { ...french, 'if-none-match': named })).status).toBe(200);
  });

  test('says nothing to strangers, not even that it has not changed, and no one keeps the refusal', async () => {
    const named = { 'if-none-match': '*' };
    const answers = [await http.guest.get(url, named), await http.as({ role: 'business_level_one' }).get(url, named)];
    expect(answers.map(({ status, headers }) => [status, headers['cache-control'], headers['etag']])).toEqual([
      [401, 'no-store', undefined],
      [403, 'no-store', undefined],
    ]);
  });

  test('is described with its tag and with 304', () => {
    const operation = openApi(http.routes.all).paths[url]?.['get'];
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['Accept-Language', 'If-None-Match']);
    const headers = {
      ETag: { $ref: '#/components/headers/content' },
      'Cache-Control': { $ref: '#/components/headers/kept_privately' },
    };
    expect(operation?.responses).toMatchObject({ 200: { headers }, 304: { headers } });
    expect(operation?.responses['304']).not.toHaveProperty('content');
  });
});
