import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedCalls, type DescribedCall } from '@terroir/http/described';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly headers: Json };
}

const file = join(import.meta.dirname, '..', '..', '..', 'api', 'description.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

/** Compares calls with what the server says of them. */
export const { answerFaults, bodyFaults } = describedCalls(
  description,
  new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, validateFormats: false }),
);

/** A call that the server answers. */
export interface Operation extends DescribedCall {
  /** Method and path as specs name it: `PUT /producer_inputs/{id}`. */
  readonly name: string;
  readonly pattern: RegExp;
}

/** The last name of a reference, `Task` of `#/components/schemas/Task`; empty without one. */
const nameIn = (ref = ''): string => ref.split('/').at(-1) ?? '';

const base = '/api/v1';
/** Every call that the server answers. */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, calls]) =>
  path.startsWith(base)
    ? Object.entries(calls).map(([method, call]) => ({
        ...call,
        name: `${method.toUpperCase()} ${path.slice(base.length)}`,
        pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }))
    : [],
);

/** The operation of a call: its name, or its method and address without the query. @throws Error when the server has none */
export function operationOf(call: string): Operation {
  const fitting = operations.filter(({ name, pattern }) => name === call || pattern.test(call));
  // `/tasks/occurrences` is no task: a name that is written out goes before one that is filled in.
  const found = fitting.find(({ name }) => !name.endsWith('}')) ?? fitting[0];
  if (found === undefined) throw new Error(`The server has no ${call.replace(base, '')}`);
  return found;
}

/** The status of a success, as the operation describes it. */
export const successOf = ({ responses }: Operation): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')));

/** The headers that the server never leaves out, with values that fit. */
export function headersOf({ responses }: Operation, status: number): Record<string, string> {
  const { headers = {} } = (responses[status] ?? {}) as { headers?: Readonly<Record<string, Reference>> };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, { $ref }]) => {
      const { schema } = (description.components.headers[nameIn($ref)] ?? {}) as { schema?: Schema };
      const only = schema?.const;
      return name in usual ? [[name, typeof only === 'string' ? only : (usual[name] ?? '')]] : [];
    }),
  );
}
const usual: Readonly<Record<string, string>> = {
  'X-Request-Id': '00000001',
  'Cache-Control': 'no-store',
  ETag: '"1"',
  'X-Position': '1',
  'Retry-After': '1',
  'WWW-Authenticate': 'Bearer',
};

/** What a kind of record says when there is nothing to say: empty texts, zeros, empty lists. */
export function blankAttributes(type: string): Json {
  const attributes = description.components.schemas[type]?.properties?.['attributes'];
  if (attributes === undefined) throw new Error(`The server answers no ${type}`);
  return blank(attributes) as Json;
}

/** The kind of record that an operation answers, alone or in a list with what is said of it; null when it answers none. */
export function answered({ responses, ...operation }: Operation): {
  readonly type: string;
  /** The blank `meta` of a list; null where one record is answered. */
  readonly list: Json | null;
} | null {
  const success = responses[successOf({ responses, ...operation })] as {
    readonly content?: Readonly<
      Record<string, { readonly schema: { readonly properties: { readonly data: Reference; readonly meta?: Schema } } }>
    >;
  };
  const { data, meta = {} } = success.content?.['application/json']?.schema.properties ?? {};
  const type = nameIn((data?.items ?? data)?.$ref);
  return type === '' ? null : { type, list: data?.items ? (blank(meta) as Json) : null };
}
interface Reference {
  readonly $ref?: string;
  readonly items?: Reference;
}

/** A text that has a format is never empty. */
const blankTexts: Readonly<Record<string, string>> = { date: '2026-01-01', 'date-time': '2026-01-01T00:00:00.000Z' };

function blank(schema: Schema): unknown {
  if (schema.$ref !== undefined) return blank(description.components.schemas[nameIn(schema.$ref)] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return schema.anyOf.some(({ type }) => type === 'null') ? null : blank(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'string':
      return blankTexts[schema.format ?? ''] ?? '';
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, blank(schema.properties?.[name] ?? {})]));
    default:
      return null;
  }
}
