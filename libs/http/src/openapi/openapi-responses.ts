import type { Resource } from '../contract/answer.ts';
import { KEYED_METHODS, type Route } from '../contract/route-book.ts';
import type { RouteSpec } from '../contract/route.ts';
import { headersOf, type AnswerHeaders } from './openapi-headers.ts';
import { errorsSchema, json, listMetaSchema, object, schemaRef, wireSchema, type Json } from './openapi-schema.ts';

type Answers = NonNullable<RouteSpec['answers']>;

/** The kind of record that an answer is made of, if any. */
export function resourceOf(answers: Answers | undefined): Resource | undefined {
  if (answers === undefined || answers === 'nothing' || 'mediaTypes' in answers) return undefined;
  return isList(answers) ? answers[0] : answers;
}
const isList = (answers: Answers): answers is readonly [Resource] => Array.isArray(answers);

/** The responses of a route: what it answers, and the errors that follow from what it takes. */
export function responsesOf(route: Route, routes: readonly Route[]): Json {
  const errors = errorsOf(route).map(([status, description]) => [
    status,
    {
      description,
      ...headersOf(errorHeaders(status)),
      content: json(status === 409 ? conflict(route, routes) : schemaRef('errors')),
    },
  ]);
  const moved = { 301: { description: 'The record moved to another address', ...headersOf({ Location: 'location' }) } };
  return { ...Object.fromEntries(errors), ...successOf(route), ...(route.spec.redirects === true && moved) };
}

/** What every success of a route comes with. */
function successHeaders({ method, spec: { allow = [], setsCookie = false } }: Route): AnswerHeaders {
  if (method === 'GET') return {};
  return {
    'X-Position': allow.includes('public') ? 'position_unless_strict' : 'position',
    ...(KEYED_METHODS.has(method) && { 'Idempotent-Replayed': 'replayed' }),
    ...(setsCookie && { 'Set-Cookie': 'device_mark' }),
  };
}

function successOf(route: Route): Json {
  const { answers, query, catalogue, status = 200 } = route.spec;
  const headers = successHeaders(route);
  if (answers === undefined || answers === 'nothing')
    return { [status]: { description: 'Done', ...headersOf(headers) } };
  if ('mediaTypes' in answers) {
    const { mediaTypes, schema, kept: keptBy, alsoAt } = answers;
    const described = schema === undefined ? {} : { schema: wireSchema(schema, 'answer') };
    const content = Object.fromEntries(mediaTypes.map((type) => [type, described]));
    const kept = headersOf(keptBy === undefined ? headers : { ...headers, 'Cache-Control': `kept_${keptBy}` });
    const answer = { description: 'As it is, without an envelope', content };
    return {
      [status]: { ...answer, ...kept },
      ...(alsoAt !== undefined && { [alsoAt]: { ...answer, ...headersOf({ 'Retry-After': 'retry_after' }) } }),
    };
  }
  if (isList(answers)) {
    const [of] = answers;
    const schema = object({ data: { type: 'array', items: schemaRef(of.type) }, meta: listMetaSchema(of) });
    const records = { description: 'The records', content: json(schema) };
    if (catalogue !== true) return { [status]: { ...records, ...headersOf(headers) } };
    const kept = headersOf({ ...headers, 'Cache-Control': 'kept_privately', ETag: 'content' });
    return { [status]: { ...records, ...kept }, 304: { description: 'What was kept is still so', ...kept } };
  }
  const isPast = query !== undefined && Object.hasOwn(query.schema.shape, 'asOf');
  const version: AnswerHeaders = answers.versioned ? { ETag: isPast ? 'version_of_now' : 'version' } : {};
  const schema = object({ data: schemaRef(answers.type) });
  return { [status]: { description: 'The record', ...headersOf({ ...headers, ...version }), content: json(schema) } };
}

/** The errors that a route can answer follow from what it takes. */
function errorsOf({ method, url, spec }: Route): readonly (readonly [number, string])[] {
  const open = spec.allow?.includes('public') === true;
  const everyone = spec.allow?.every((who) => who === 'signed_in') === true;
  const writes = method !== 'GET';
  const rows: readonly (readonly [boolean, number, string])[] = [
    [true, 400, 'malformed_request'],
    [!open, 401, 'unauthenticated'],
    [!open && !everyone, 403, 'wrong_role, level_required or location_required'],
    [url.includes(':') || spec.mayMiss === true, 404, 'not_found'],
    [writes, 409, 'version_conflict: the answer carries the current record where there is one'],
    [writes, 413, 'file_too_large'],
    [spec.bodyLimit !== undefined, 415, 'file_type'], // more room than usual is there for pictures
    [spec.body !== undefined || method === 'POST', 422, 'Every wrong field, or why not'],
    [true, 429, 'too_many_requests'],
    [true, 500, 'unknown'],
    [true, 503, 'unavailable'],
  ];
  return rows.filter(([applies]) => applies).map(([, status, description]) => [status, description] as const);
}

function errorHeaders(status: number): AnswerHeaders {
  if (status === 401) return { 'WWW-Authenticate': 'authenticate' };
  if (status === 409) return { ETag: 'version_of_current' };
  return status === 429 || status === 503 ? { 'Retry-After': 'retry_after' } : {};
}

/** What a conflict shows: the errors, and the record that the route answers or that a GET of its address shows. */
function conflict({ url, spec }: Route, routes: readonly Route[]): Json {
  const shown =
    resourceOf(spec.answers) ??
    resourceOf(routes.find((other) => other.method === 'GET' && other.url === url)?.spec.answers);
  if (shown === undefined) return schemaRef('errors');
  return object({ errors: errorsSchema, data: schemaRef(shown.type) }, ['errors']);
}
