import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { NoteModule } from '../testing/note.fixture.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [NoteModule] });
});
afterAll(() => http.close());

async function refusalOf(method: string, url: string, more: InjectOptions = {}) {
  const { statusCode, headers, body } = await http.fastify.inject({ ...more, method: method as 'GET', url });
  const { errors } = JSON.parse(body) as { errors: readonly { code: string }[] };
  return [statusCode, headers['allow'], errors[0]?.code];
}
const text = { headers: { 'content-type': 'text/plain' }, payload: 'x' };

describe('a method that an address does not answer', () => {
  test.each(['PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY', 'SEARCH', 'LINK', 'M-SEARCH', 'PUT', 'DELETE'])(
    '%s is refused with those that it answers, whatever is sent',
    async (method) => {
      const refused = [405, 'GET, HEAD, POST', 'method_not_allowed'];
      expect(await refusalOf(method, '/api/v1/notes')).toEqual(refused);
      expect(await refusalOf(method, '/api/v1/notes?limit=1', text)).toEqual(refused);
      expect(await refusalOf(method, '/api/v1/nothing', text)).toEqual([404, undefined, 'not_found']);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])(
    '%s is refused with those of the address itself, where another route would take its name for an id',
    async (method) => {
      for (const url of ['/api/v1/notes/knock', '/api/v1/notes/knock/?x=1']) {
        const { statusCode, headers } = await http.fastify.inject({ method: method as 'GET', url });
        expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
      }
    },
  );

  test('is refused before a body is read', async () => {
    expect(await refusalOf('POST', '/api/openapi.json', text)).toEqual([405, 'GET, HEAD', 'method_not_allowed']);
    const broken = { headers: { 'content-type': 'application/json' }, payload: '{' };
    expect(await refusalOf('POST', '/api/docs', broken)).toEqual([405, 'GET, HEAD', 'method_not_allowed']);
    expect(await refusalOf('POST', '/api/v1/nothing', broken)).toEqual([404, undefined, 'not_found']);
  });
});
