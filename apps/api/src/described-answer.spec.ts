import { expect, test } from '@jest/globals';
import type { OpenApi, Operation } from '@terroir/http';
import type { TestAnswer } from '@terroir/http/testing';
import { fitting } from './described-answer.fixture.ts';

const plot = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const operation = {
  responses: {
    200: {
      headers: { ETag: { $ref: '#/components/headers/version' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/plot' } } },
    },
    204: {},
  },
} as unknown as Operation;
const version = { required: true, schema: { type: 'string', pattern: '^"[0-9]+"$' } };
const unfit = fitting({ components: { schemas: { plot }, headers: { version } } } as unknown as OpenApi);

const answer = (more: Partial<TestAnswer>): TestAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', etag: '"3"' },
  body: {},
  text: '{"name":"Verger"}',
  ...more,
});

test('finds nothing in an answer that fits', () => {
  expect(unfit(operation, answer({}))).toEqual([]);
  expect(unfit(operation, answer({ status: 204, headers: {}, text: '' }))).toEqual([]);
});

const json = { 'content-type': 'application/json' };
test.each<readonly [string, Partial<TestAnswer>, string]>([
  ['a status that is not described', { status: 404 }, 'the status is not described'],
  ['another media type', { headers: { 'content-type': 'text/html', etag: '"3"' } }, 'the media type text/html'],
  ['a body where there is none', { status: 204, headers: json }, 'there is a body'],
  ['a header that is missing', { headers: json }, 'the header ETag is missing'],
  ['a header of another form', { headers: { ...json, etag: 'W/3' } }, 'the header ETag is W/3'],
  ['a header that is not described', { headers: { ...json, etag: '"3"', location: '/' } }, 'the header location'],
  ['a field that is missing', { text: '{}' }, "must have required property 'name'"],
  ['a field of another type', { text: '{"name":3}' }, 'must be string'],
  ['a field that is not described', { text: '{"name":"","secret":1}' }, 'must NOT have additional properties'],
])('finds %s', (_, more, why) => {
  expect(unfit(operation, answer(more)).join()).toContain(why);
});
