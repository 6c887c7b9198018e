import { type Who } from '../contract/route.ts';
import { z } from 'zod';
import type { Resource } from '../contract/answer.ts';
import type { Route } from '../contract/route-book.ts';
import { snake, wireName } from '../contract/wire.ts';

/** A JSON Schema or a part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };

/** One operation of the description. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
  readonly 'x-allow': readonly Who[];
}
export interface OpenApi extends Json {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const PERSONAL: ReadonlySet<string> = new Set(['wire', 'personal']);

/** The JSON Schema of a zod schema as the wire spells it: snake_case names, and nothing of what only the server knows. */
function wireSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { shape } = (zodSchema as unknown as z.ZodType).def as { shape?: Readonly<Record<string, z.ZodType>> };
      if (shape === undefined || jsonSchema.properties === undefined) return;
      const name = (field: string): string => {
        const inner = shape[field];
        return inner === undefined ? snake(field) : wireName(field, inner);
      };
      jsonSchema.properties = Object.fromEntries(
        Object.entries(jsonSchema.properties).map(([field, inner]) => [name(field), inner]),
      );
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(name);
      delete jsonSchema.additionalProperties;
    },
  });
  return cleaned(made) as Json;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== '$schema' && !(PERSONAL.has(key) && typeof inner !== 'object'))
      .map(([key, inner]) => [key, cleaned(inner)]),
  );
}

const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: Json): Json => ({ 'application/json': { schema } });

const recordSchema = ({ type, schema }: Resource): Json =>
  object({ id: { type: 'string' }, type: { const: type }, attributes: wireSchema(schema, 'output') });

const isList = (answers: Resource | readonly [Resource]): answers is readonly [Resource] => Array.isArray(answers);

function successOf({ spec: { answers, query, status = 200 } }: Route): Json {
  if (answers === 'nothing') return { [status]: { description: 'Done' } };
  if (answers === undefined || answers === 'other') return { [status]: { description: 'As it is' } };
  const of = isList(answers) ? answers[0] : answers;
  const schema = isList(answers)
    ? object({ data: { type: 'array', items: ref(of.type) }, meta: ref('list_meta') })
    : object({ data: ref(of.type), meta: { type: 'object' } }, ['data']);
  const isPast = query !== undefined && Object.hasOwn(query.schema.shape, 'asOf');
  const description = isPast ? 'The version; a state of the past has none' : 'The version';
  const headers =
    isList(answers) || !of.versioned
      ? {}
      : { headers: { ETag: { required: !isPast, schema: { type: 'string', pattern: patterns.etag }, description } } };
  return {
    [status]: { description: isList(answers) ? 'The records' : 'The record', content: content(schema), ...headers },
  };
}

/** The errors that a route can answer follow from what it takes. */
function errorsOf({ method, url, spec }: Route): readonly (readonly [number, string])[] {
  const open = spec.allow?.includes('public') === true;
  const everyone = spec.allow?.every((who) => who === 'signed_in') === true;
  const rows: readonly (readonly [boolean, number, string])[] = [
    [true, 400, 'malformed_request'],
    [!open, 401, 'unauthenticated'],
    [!open && !everyone, 403, 'wrong_role, level_required or location_required'],
    [url.includes(':'), 404, 'not_found'],
    [['PUT', 'DELETE'].includes(method), 409, 'version_conflict: the answer carries the current record'],
    [spec.body !== undefined, 413, 'file_too_large'],
    [spec.bodyLimit !== undefined, 415, 'file_type'], // more room than usual is there for pictures
    [spec.body !== undefined || method === 'POST', 422, 'Every wrong field, or why not'],
    [true, 429, 'too_many_requests'],
    [true, 500, 'unknown'],
    [true, 503, 'unavailable'],
  ];
  return rows.filter(([applies]) => applies).map(([, status, description]) => [status, description] as const);
}

// What the server takes, so that who reads the description sends nothing else.
const patterns = {
  etag: String.raw`^"(0|[1-9]\d{0,14})"$`,
  ifMatch: String.raw`^(\*|(W/)?"[^"]*"([ \t]*,[ \t]*(W/)?"[^"]*")*)$`,
  position: String.raw`^\d{1,15}$`,
  key: String.raw`^[\x21-\x7e]{1,255}$`,
  language: '^(en|fr)(-[A-Za-z0-9]+)*$',
} as const;

const header = (name: string, description: string, pattern: string): Json => ({
  name,
  in: 'header',
  description,
  required: false,
  schema: { type: 'string', pattern },
});

function parametersOf({ method, spec }: Route): readonly Json[] {
  const named = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = wireSchema(schema, 'input') as {
      properties?: Json;
      required?: readonly string[];
    };
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  return [
    ...named('path', spec.path?.schema),
    ...named('query', spec.query?.schema),
    header('Accept-Language', '`en` or `fr`: the language of messages and of reference data', patterns.language),
    ...(method === 'GET'
      ? [header('X-Min-Position', 'Waits until the read models have reached this position', patterns.position)]
      : []),
    ...(method === 'POST'
      ? [header('Idempotency-Key', 'The same key and body again give the first answer', patterns.key)]
      : []),
    ...(['PUT', 'DELETE'].includes(method)
      ? [header('If-Match', 'The `ETag` that was read: refused when it is older', patterns.ifMatch)]
      : []),
  ];
}

function operationOf(route: Route): Operation {
  const { method, url, spec } = route;
  const tag = url.split('/').find((part) => !['', 'api', 'v1'].includes(part)) ?? 'api';
  const { body } = spec;
  const inner = body && wireSchema(body.schema, 'input');
  const sent = body && inner && (body.envelope === null ? inner : object({ [body.envelope]: inner }));
  const errors = errorsOf(route).map(([status, description]) => [
    status,
    { description, content: content(ref('errors')) },
  ]);
  return {
    operationId: `${method.toLowerCase()}_${url.replace(/^\/api\/(v1\/)?/, '').replaceAll(/[^a-z0-9]+/gi, '_')}`,
    tags: [tag],
    summary: spec.summary ?? spec.name,
    security: spec.allow?.includes('public') ? [] : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(sent && { requestBody: { required: true, content: content(sent) } }),
    responses: { ...successOf(route), ...Object.fromEntries(errors) },
    'x-allow': spec.allow ?? [],
  };
}

const sharedSchemas: Json = {
  errors: object({
    errors: {
      type: 'array',
      items: object(
        {
          code: { type: 'string' },
          field: { type: ['string', 'null'], description: 'Dotted path into the request body' },
          message: { type: 'string', description: 'In the language of the caller' },
          requires: { enum: ['plan_level_1', 'plan_level_2'] },
        },
        ['code', 'field', 'message'],
      ),
    },
  }),
  list_meta: object({ total: { type: 'integer' }, next_cursor: { type: ['string', 'null'] } }),
};

/** The API description of the routes that the server serves, from the schemas that it validates with. */
export function openApi(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, Json> = { ...(sharedSchemas as Record<string, Json>) };
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route);
    const { answers } = route.spec;
    if (answers === undefined || typeof answers === 'string') continue;
    const of = isList(answers) ? answers[0] : answers;
    schemas[of.type] ??= recordSchema(of);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Terroir',
      version: '1',
      description: 'Farm management and a regional marketplace whose every change is a recorded event.',
    },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
