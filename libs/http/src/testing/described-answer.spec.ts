import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describedCalls, type ComparedAnswer } from './described-answer.ts';

const plot = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const operation = {
  responses: {
    200: {
      headers: { ETag: { $ref: '#/components/headers/version' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/plot' } } },
    },
    204: {},
  },
  requestBody: { content: { 'application/json': { schema: plot } } },
};
const version = { required: true, schema: { type: 'string', pattern: '^"[0-9]+"$' } };
const { answerFaults, bodyFaults } = describedCalls(
  { components: { schemas: { plot }, headers: { version } } },
  new Ajv2020({ strict: true, allErrors: true }),
);

const answer = (more: Partial<ComparedAnswer>): ComparedAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', etag: '"3"' },
  text: '{"name":"Verger"}',
  ...more,
});

test('finds nothing in an answer that fits', () => {
  expect(answerFaults(operation, answer({}))).toEqual([]);
  expect(answerFaults(operation, answer({ status: 204, headers: {}, text: '' }))).toEqual([]);
});

const json = { 'content-type': 'application/json' };
test.each<readonly [string, Partial<ComparedAnswer>, string]>([
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
  expect(answerFaults(operation, answer(more)).join()).toContain(why);
});

test('finds what is wrong with a body, and ignores what the server ignores', () => {
  expect(bodyFaults(operation, { name: 'Verger', more: 1 })).toEqual([]);
  expect(bodyFaults(operation, {}).join()).toContain("must have required property 'name'");
  expect(bodyFaults({ responses: {} }, undefined)).toEqual([]);
  expect(bodyFaults({ responses: {} }, {})).toEqual(['there is a body, and none is described']);
});
