import type { Operation } from '@terroir/http';
import fc from 'fast-check';

// Requests for an operation, from what its description says and from what it does not: most fields right, some wrong, and
// now and then a body that is none.

/** The parts of a JSON Schema that a value is made from. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** What a request of somebody is: everything but who sends it. */
export interface DescribedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const often = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: rare, weight: 1 });

const words = fc.constantFrom(
  'hay',
  'Ferme du Test',
  'é',
  '',
  ' ',
  '\u0000',
  '<b>',
  'https://example.com/',
  '0198c0de',
);
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom('ferme@example.com', 'autre@example.com', 'nobody@example.org'),
  date: fc.constantFrom('2001-05-01', '2030-02-28', '2026-02-30'),
  'date-time': fc.constantFrom('2026-05-01T12:00:00.000Z', '2020-01-01T00:00:00Z', '2099-01-01T00:00:00.000Z'),
  uri: fc.constantFrom('https://example.com/', 'javascript:alert(1)'),
};
const junk: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue({ maxDepth: 2 }), words, fc.constant(null), fc.double());

function textOf({ format, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  const known = format === undefined ? undefined : formats[format];
  return known ?? fc.oneof(words, fc.string({ maxLength: Math.min(maxLength + 1, 60), unit: 'binary' }));
}

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<unknown> {
  const min = minimum ?? exclusiveMinimum ?? -1000;
  const max = maximum ?? exclusiveMaximum ?? 1000;
  const within = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return often(within, fc.constantFrom(min, max, min - 1, max + 1, 0.125));
}

/** Values of a schema, and some that are not. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return often(fc.constant(schema.const), junk);
  if (schema.enum) return often(fc.constantFrom(...schema.enum), junk);
  const options = anyOf ?? oneOf;
  if (options) return fc.oneof(...options.map(valueOf));
  const types = [type ?? []].flat();
  if (properties) {
    const requiredKeys = schema.required ?? [];
    const whole = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)])),
      {
        requiredKeys: [...requiredKeys],
      },
    );
    return often<unknown>(whole, junk);
  }
  if (types.includes('array') && items) return often<unknown>(fc.array(valueOf(items), { maxLength: 3 }), junk);
  if (types.includes('string')) return often(textOf(schema), junk);
  if (types.includes('number') || types.includes('integer')) return often(numberOf(schema), junk);
  if (types.includes('boolean')) return often<unknown>(fc.boolean(), junk);
  return junk;
}

/** A right body with some of its fields, at any depth, made anew or left out. */
function nearly(sample: unknown, schema: Schema): fc.Arbitrary<unknown> {
  const { properties } = schema;
  if (properties === undefined || sample === null || typeof sample !== 'object')
    return often(fc.constant(sample), valueOf(schema));
  const fields = sample as Readonly<Record<string, unknown>>;
  const parts = Object.entries(properties).map(([name, inner]) => {
    const right = Object.hasOwn(fields, name) ? fc.constant(fields[name]) : fc.constant(undefined);
    const deep = Object.hasOwn(fields, name) ? nearly(fields[name], inner) : valueOf(inner);
    return [name, fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: deep, weight: 1 })] as const;
  });
  return fc.record(Object.fromEntries(parts));
}

const bodies = (schema: Schema, sample: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: fc.constant(sample ?? null), weight: sample === undefined ? 0 : 4 },
    { arbitrary: sample === undefined ? valueOf(schema) : nearly(sample, schema), weight: 6 },
    { arbitrary: valueOf(schema), weight: 2 },
    { arbitrary: fc.constantFrom('{', '[]', 'null', '"x"', undefined), weight: 1 },
  );

/** Right values of the headers that some routes heed; every one is sent to every route. */
const heeded: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'Accept-Language': fc.constantFrom('fr', 'en-CA', 'de;q=0.2', 'fr-CA,fr;q=0.9'),
  'If-Match': fc.constantFrom('*', '"0"', '"1"', '"2"', 'W/"1", "3"'),
  'If-None-Match': fc.constantFrom('*', '"1"', 'W/"1", "3"'),
  'X-Min-Position': fc.constantFrom('0', '1', '5'),
  'Idempotency-Key': fc.constantFrom('one', 'two', 'three'),
};
const wrongHeader = fc.constantFrom(' ', '-1', '1e3', '"x"', '"-1"', 'é', '999999999999999');

/** A part of an address: not empty, and nothing that leads to another address. */
const segment = (text: string): string => (/^\.*$/.test(text) ? 'x' : text);
const queryText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);

/** What a call finds: values of its parameters that are there, and a right body. */
export interface Known {
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly sample?: unknown;
}

const parametersIn = ({ parameters }: Operation, place: Parameter['in']) =>
  (parameters as unknown as readonly Parameter[]).filter((of) => of.in === place);

const addressOf = (path: string, parts: Readonly<Record<string, string>>, query: Readonly<Record<string, string>>) => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(segment(parts[name] ?? '')));
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
};

/** The request that is right in all its parts. */
export function rightRequest(path: string, operation: Operation, { parameters, sample }: Known): DescribedRequest {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      parametersIn(operation, place).flatMap(({ name }) => {
        const [first] = parameters[name] ?? [];
        return first === undefined ? [] : [[name, first] as const];
      }),
    );
  return { url: addressOf(path, values('path'), values('query')), headers: {}, body: operation.requestBody && sample };
}

/** Texts by name, some of them left out. */
const some = (values: readonly (readonly [string, fc.Arbitrary<string>])[]) =>
  fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Readonly<Record<string, string>>>;

/** Requests for an operation at a path (`/api/v1/plots/{id}`), most of them right in most parts. */
export function requestsFor(path: string, operation: Operation, known: Known): fc.Arbitrary<DescribedRequest> {
  const { requestBody } = operation;
  const { sample } = known;
  const content = requestBody?.['content'] as { readonly 'application/json': { readonly schema: Schema } } | undefined;
  const schema = content?.['application/json'].schema;
  const valueOfParameter = ({ name, schema: inner }: Parameter): fc.Arbitrary<unknown> => {
    const right = known.parameters[name] ?? [];
    const made = often(valueOf(inner), junk);
    return right.length === 0 ? made : fc.oneof(fc.constantFrom(...right), fc.constantFrom(...right), made);
  };
  const values = (place: Parameter['in']) =>
    parametersIn(operation, place).map((of) => [of.name, valueOfParameter(of).map(queryText)] as const);
  const headers = Object.entries(heeded).map(([name, right]) => [name, often(right, wrongHeader)] as const);
  return fc
    .record({
      path: fc.record(Object.fromEntries(values('path'))),
      query: often(some(values('query')), fc.constant({})),
      headers: fc.oneof(fc.constant({}), some(headers)),
      body: schema === undefined ? fc.constant(undefined) : bodies(schema, sample),
    })
    .map(({ path: parts, query, headers: sent, body }) => ({
      url: addressOf(path, parts, query),
      headers: sent,
      body,
    }));
}
