import type { Role } from '@terroir/kernel';
import { badValues, fieldsOf, hostileTexts, sampleOf, withValue, type Field } from './bad-values.ts';
import { humanized } from '../contract/field-errors.ts';
import { openApi, type Operation } from '../openapi/openapi.ts';
import type { Json } from '../openapi/openapi-schema.ts';
import type { Route } from '../contract/route-book.ts';
import type { HttpApp } from '../server/http-app.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

/** The server that is tried, and how somebody of a role comes to it. */
export interface Tried extends Pick<HttpApp, 'routes'> {
  readonly guest: TestClient;
  as(session: { readonly role: Role }): TestClient | Promise<TestClient>;
}

/** What came of it: how many requests were sent, and a line for every answer that should have been another. */
export interface BadInputReport {
  readonly sent: number;
  readonly failures: readonly string[];
}

const ID = '0198c0de-0000-7000-8000-0000000000ff';
const roleFor = ({ spec: { allow = [] } }: Route): Role | null => {
  if (allow.includes('public')) return null;
  if (allow.includes('producer') || allow.includes('signed_in')) return 'producer_level_three';
  return allow.includes('business') ? 'business_level_one' : 'analyst';
};

/**
 * Sends every route a wrong type, a missing, an empty, an oversize and hostile values in every field of body, query,
 * path and headers, and asks in French. No answer may be a 500, silent about a field that the API description calls wrong,
 * or call a field by its name on the wire.
 * @param skip routes (`POST /api/v1/…`) that are tried elsewhere
 * @param samples right bodies by route, so that a hostile value in one field is the only fault; made up from the schema
 * where none is given
 */
export async function badInput(
  http: Tried,
  {
    skip = [],
    samples = {},
  }: { readonly skip?: readonly string[]; readonly samples?: Readonly<Record<string, unknown>> } = {},
): Promise<BadInputReport> {
  const failures: string[] = [];
  let sent = 0;
  const described = openApi(http.routes.all).paths;
  for (const route of http.routes.all.filter(({ method, url }) => !skip.includes(`${method} ${url}`))) {
    const operation = described[route.url.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    if (operation === undefined) throw new Error(`${route.method} ${route.url} is not described`);
    const role = roleFor(route);
    const client = role === null ? steady(http.guest) : await returning(async () => await http.as({ role }));
    for await (const { what, answer, field, refused } of attempts(
      route,
      operation,
      client,
      samples[`${route.method} ${route.url}`],
    )) {
      sent += 1;
      const line = `${route.method} ${route.url}: ${what} → ${answer.status} ${answer.text.slice(0, 160)}`;
      if (answer.status >= 500) failures.push(line);
      else if (refused && !refusesField(answer, field)) failures.push(`${line} (does not name ${field})`);
      for (const name of unnamedIn(answer)) failures.push(`${line} (${name} has no name in French)`);
    }
  }
  return { sent, failures };
}

type Client = (call: (client: TestClient) => Promise<TestAnswer>) => Promise<TestAnswer>;
const steady =
  (client: TestClient): Client =>
  (call) =>
    call(client);

/** Somebody who signs in again when a call before has ended their session. */
async function returning(come: () => Promise<TestClient>): Promise<Client> {
  let client = await come();
  return async (call) => {
    const answer = await call(client);
    if (answer.status !== 401) return answer;
    client = await come();
    return call(client);
  };
}

const free = (what: string, answer: TestAnswer): Attempt => ({ what, answer, field: '', refused: false });

interface Attempt {
  readonly what: string;
  readonly answer: TestAnswer;
  readonly field: string;
  readonly refused: boolean;
}

async function* attempts(route: Route, operation: Operation, client: Client, given: unknown): AsyncGenerator<Attempt> {
  const url = route.url.replaceAll(/:\w+/g, ID);
  const schema = bodySchema(operation);
  const sample = given ?? (schema && sampleOf(schema));
  if (schema) {
    for (const field of fieldsOf(schema)) {
      for (const { what, value, named } of badValues(field)) {
        const answer = await send(client, route.method, url, withValue(sample, field.path, value));
        yield { what: `${nameOf(field)} is ${what}`, answer, field: nameOf(field), refused: named };
      }
    }
    for (const [what, body] of hostileBodies(sample)) yield free(what, await send(client, route.method, url, body));
  }
  for (const [name, value] of hostileHeaders)
    yield free(`${name}: ${value}`, await send(client, route.method, url, sample, { [name]: value }));
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text.toWellFormed());
    for (const { name, in: place } of operation.parameters) {
      if (place === 'query')
        for (const search of [
          `${String(name)}=${encoded}`,
          `${String(name)}=1&${String(name)}=${encoded}`,
          `${String(name)}[a]=1`,
        ])
          yield free(`?${search}`, await send(client, route.method, `${url}?${search}`, sample));
      if (place === 'path')
        yield free(
          `/${text}`,
          await send(client, route.method, route.url.replace(`:${String(name)}`, encoded), sample),
        );
    }
  }
}

const nameOf = ({ path }: Field): string => path.join('.');

function bodySchema({ requestBody }: Operation): Json | undefined {
  const media = (requestBody?.['content'] as Json | undefined)?.['application/json'] as Json | undefined;
  return media?.['schema'] as Json | undefined;
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const hostileBodies = (sample: unknown): readonly (readonly [string, unknown])[] => [
  ['a list', '[]'],
  ['a number', '1e400'],
  ['null', 'null'],
  ['no JSON', '{'],
  ['nesting', deep(100_000)],
  ['a nested prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  [
    'keys without end',
    JSON.stringify({
      ...(sample as object),
      ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at])),
    }),
  ],
];
const hostileHeaders: readonly (readonly [string, string])[] = [
  ['if-match', '"-1"'],
  ['if-match', '"999999999999999999999"'],
  ['if-match', 'W/"x"'],
  ['x-min-position', '1e3'],
  ['idempotency-key', ' '],
  ['accept-language', 'fr;q=x,'.repeat(2000)],
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'x'.repeat(4000)}`],
  ['content-type', 'application/json; charset=utf-7'],
  ['x-request-id', '../../x'],
];

/** Fields that a refusal calls by their names on the wire, save those that are called so in French, too. */
const unnamedIn = ({ body }: TestAnswer): readonly string[] =>
  (body.errors ?? []).flatMap(({ field, message }) => {
    const last = field?.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';
    const called = /«\s(.*?)\s»/.exec(message)?.[1];
    return called === humanized(last) && !FRENCH.has(last) ? [last] : [];
  });
const FRENCH: ReadonlySet<string> = new Set([
  'latitude',
  'longitude',
  'certification',
  'distance',
  'image',
  'images',
  'sections',
  'style',
  'zone',
  'zones',
]);

const send = (
  client: Client,
  method: string,
  url: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<TestAnswer> =>
  client((who) => {
    const headers = { 'accept-language': 'fr', ...more };
    if (method === 'GET') return who.get(url, headers);
    if (method === 'DELETE') return who.delete(url, headers);
    return method === 'PUT' ? who.put(url, body, headers) : who.post(url, body, headers);
  });

/** Whether the answer names the field, or the list or choice that it is part of. */
function refusesField(answer: TestAnswer, field: string): boolean {
  if (answer.status === 413 || answer.status === 415) return true; // a file is refused as a whole
  return (
    answer.status === 422 &&
    (answer.body.errors ?? []).some(
      ({ field: named }) =>
        named !== null &&
        (named === field || named.startsWith(`${field}.`) || (named.includes('.') && field.startsWith(`${named}.`))),
    )
  );
}
