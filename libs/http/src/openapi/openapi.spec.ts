import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { resource } from '../contract/answer.ts';
import { NoteModule } from '../testing/note.fixture.ts';
import { openApi, type OpenApi } from './openapi.ts';
import { listMetaSchema, wireSchema } from './openapi-schema.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';

let http: TestHttp;
let description: OpenApi;
beforeAll(async () => {
  http = await testHttp({ modules: [NoteModule] });
  description = JSON.parse((await http.guest.get('/api/openapi.json')).text) as OpenApi;
});
afterAll(() => http.close());

describe('the API description', () => {
  test('names every route that the server has', () => {
    const served = http.fastify.printRoutes({ commonPrefix: false, includeHooks: false });
    expect(served).toContain('notes');
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual([
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/v1/images/{hash}',
      'GET /api/v1/notes',
      'POST /api/v1/notes',
      'GET /api/v1/notes/{id}',
      'PUT /api/v1/notes/{id}',
      'DELETE /api/v1/notes/{id}',
      'POST /api/v1/notes/fall',
      'POST /api/v1/notes/knock',
    ]);
  });

  test('says what is sent as the wire spells it, required fields and bounds included', () => {
    const post = description.paths['/api/v1/notes']?.['post'];
    expect(post?.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['note'],
            properties: {
              note: {
                required: ['text', 'quantity_raw', 'kind'],
                properties: {
                  quantity_raw: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10_000_000 },
                  image: { anyOf: [{ properties: { fileName: { type: 'string', maxLength: 20 } } }, { type: 'null' }] },
                  by_id: { anyOf: [{ additionalProperties: { properties: { fill_color: {} } } }, { type: 'null' }] },
                },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(post)).not.toMatch(/"wire"|\$schema/);
  });

  test('says where null is taken: in a body, as the empty value of a field that may be left out', () => {
    const schema = z.object({
      text: z.string(),
      version: z.int().min(1).optional(),
      tags: z.array(z.string().max(9)).default([]),
      day: z.iso.date().nullish(),
    });
    const none = { type: 'null' };
    expect(wireSchema(schema, 'body')).toMatchObject({
      properties: {
        text: { type: 'string' },
        version: { anyOf: [{ type: 'integer', minimum: 1 }, none] },
        tags: { anyOf: [{ type: 'array' }, none] },
        day: { anyOf: [{ type: 'string', format: 'date' }, none] },
      },
      required: ['text'],
    });
    expect(wireSchema(schema, 'parameters')).toMatchObject({ properties: { version: { type: 'integer' } } });
  });

  test('requires of what a list says beside total and cursor only what is never left out', () => {
    const listMeta = { sum: z.number().optional(), sourceName: z.string() };
    expect(listMetaSchema(resource('note', {}, { listMeta }))).toMatchObject({
      properties: { sum: { type: 'number' }, source_name: { type: 'string' } },
      required: ['total', 'next_cursor', 'source_name'],
    });
  });

  test('says what is answered, who may call, and which errors there are', () => {
    const put = description.paths['/api/v1/notes/{id}']?.['put'];
    expect(put?.security).toEqual([{ bearer: [] }]);
    expect(put?.['x-allow']).toEqual(['producer', 'business', 'plan_level_2']);
    expect(Object.keys(put?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(put?.parameters.map(({ name }) => name)).toEqual(['id', 'Accept-Language', 'Idempotency-Key', 'If-Match']);
    expect(put).toMatchObject({ tags: ['Notes'], summary: 'Writes a note again', description: 'As a new version.' });
    expect(description.tags).toContainEqual({ name: 'Notes', description: 'A module as small as one can be.' });
    expect(description['components']).toMatchObject({
      schemas: { note: { properties: { attributes: { properties: { quantity_raw: { type: 'number' } } } } } },
    });
    expect(description.paths['/api/v1/notes']?.['get']?.security).toEqual([]);
  });

  test('says what headers look like, and refuses nothing that fits', async () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    const patterns = operations
      .flatMap(({ parameters }) => parameters)
      .filter((parameter) => parameter['in'] === 'header')
      .map(({ name, schema }) => [String(name), (schema as { readonly pattern: string }).pattern] as const);
    const fits = (header: string, value: string) =>
      new RegExp(new Map(patterns).get(header) ?? 'none', 'u').test(value);
    const samples = [
      ['X-Min-Position', ['0', '12'], ['-1', '1e3', '']],
      ['If-Match', ['*', '"1"', 'W/"1", "2"'], ['1', '"1" "2"', '']],
      ['Accept-Language', ['fr', 'en-CA'], ['de', '']],
      ['Idempotency-Key', ['k'], ['', ' ', 'é']],
    ] as const;
    for (const [header, right, wrong] of samples) {
      expect(right.filter((value) => !fits(header, value))).toEqual([]);
      expect(wrong.filter((value) => fits(header, value))).toEqual([]);
    }
    const farm = http.as({ role: 'producer_level_three' });
    for (const value of samples[1][1])
      expect((await farm.put('/api/v1/notes/x', {}, { 'if-match': value })).status).not.toBe(400);
  });

  test('promises an ETag only for records that have a version', () => {
    const route = http.routes.all.find(({ method, url }) => method === 'PUT' && url.endsWith('/notes/:id'));
    const answers = route?.spec.answers;
    if (route === undefined || typeof answers !== 'object' || !('versioned' in answers)) throw new Error('No PUT');
    const described = (versioned: boolean) => {
      const { paths } = openApi([{ ...route, spec: { ...route.spec, answers: { ...answers, versioned } } }]);
      return paths['/api/v1/notes/{id}']?.['put']?.responses['200'] as { readonly headers?: object };
    };
    expect(described(true).headers).toMatchObject({ ETag: { $ref: '#/components/headers/version' } });
    expect(Object.keys(described(false).headers ?? {})).toEqual([
      'X-Request-Id',
      'Cache-Control',
      'X-Position',
      'Idempotent-Replayed',
    ]);
  });

  test('is refused for two descriptions of one tag', () => {
    const [first, second] = http.routes.all;
    if (first === undefined || second === undefined) throw new Error('Too few routes');
    const tagged = { ...second, spec: { ...second.spec, tag: { name: first.spec.tag?.name ?? '', description: '' } } };
    expect(() => openApi([first, tagged])).toThrow('described in two ways');
  });

  test('says that pictures may be of the wrong kind where there is room for them', () => {
    const route = http.routes.all.find(({ method, url }) => method === 'PUT' && url.endsWith('/notes/:id'));
    if (route === undefined) throw new Error('The note has no PUT');
    const { paths } = openApi([{ ...route, spec: { ...route.spec, bodyLimit: 1 } }]);
    expect(paths['/api/v1/notes/{id}']?.['put']?.responses).toMatchObject({ '415': { description: 'file_type' } });
  });

  test('has a page whose scripts all come from the server itself', async () => {
    const page = (await http.guest.get('/api/docs')).text;
    expect(page).not.toMatch(/<script>|<script(?![^>]*src=)|https?:\/\//);
    for (const [, source] of page.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
      expect([source, (await http.guest.get(String(source))).status]).toEqual([source, 200]);
  });

  test('is made of the routes that were registered', () => {
    expect(Object.keys(openApi(http.routes.all.slice(0, 1)).paths)).toHaveLength(1);
  });
});
