import type { Json } from '../openapi/openapi-schema.ts';

// Wrong, missing, empty, oversize and hostile values for a field, from the JSON Schema that describes it.

interface Described {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
  readonly prefixItems?: readonly Described[];
  readonly additionalProperties?: Described | boolean;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

/** A field of a body: where it is, what it may be, and whether it must be there. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly schema: Described;
  readonly required: boolean;
}

/** One wrong value. `named` says that the answer must name the field; otherwise it must only not be a failure. */
export interface Bad {
  readonly what: string;
  readonly value: unknown;
  readonly named: boolean;
}

/** Stands for "leave the field out". */
export const MISSING = Symbol('missing');

export const hostileTexts: readonly string[] = [
  "'; DROP TABLE events; --",
  '" OR 1=1 --',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00%0a',
  'a\r\nBcc: b@example.com',
  '\u202Eevil\u202C',
  '\u200B\u200D\uFEFF',
  'NaN',
  'Infinity',
  '-0',
  'null',
  'é'.normalize('NFD').repeat(30),
  '👩‍🌾'.repeat(20),
];
/** Text that no store keeps faithfully: refused in every field. */
const unfaithfulTexts: readonly string[] = ['\u0000', 'a\u001b[31m', '\ud800', 'x\udfff'];

const typesOf = (schema: Described): ReadonlySet<string> => {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return new Set(options.flatMap((option) => Array.from(typesOf(option))));
  if (schema.type !== undefined) return new Set([schema.type].flat());
  const known = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return new Set(known.map((value) => (value === null ? 'null' : typeof value)));
};

/** Every field of a body, lists by their first entry, alternatives by the first that has fields. */
export function fieldsOf(schema: Described, path: Field['path'] = [], required = true): readonly Field[] {
  const here: readonly Field[] = path.length === 0 ? [] : [{ path, schema, required }];
  const shaped = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])].find(
    ({ properties, items, additionalProperties }) => properties ?? items ?? typeof additionalProperties === 'object',
  );
  if (shaped?.properties)
    return [
      ...here,
      ...Object.entries(shaped.properties).flatMap(([name, inner]) =>
        fieldsOf(inner, [...path, name], shaped.required?.includes(name) ?? false),
      ),
    ];
  if (shaped?.items) return [...here, ...fieldsOf(shaped.items, [...path, 0])];
  return here;
}

/** A value that the schema describes, as far as a schema can tell. */
export function sampleOf(schema: Described): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const option = (schema.anyOf ?? schema.oneOf)?.[0];
  if (option) return sampleOf(option);
  const types = typesOf(schema);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, sampleOf(inner)]));
  if (types.has('array')) return schema.items ? [sampleOf(schema.items)] : (schema.prefixItems ?? []).map(sampleOf);
  if (types.has('string')) return textOf(schema);
  if (types.has('number') || types.has('integer')) return numberOf(schema);
  if (types.has('boolean')) return true;
  if (types.has('object')) return {};
  return null;
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0198c0de-0000-7000-8000-000000000001',
  email: 'somebody@example.com',
  date: '2026-05-01',
  'date-time': '2026-05-01T12:00:00.000Z',
  uri: 'https://example.com/',
};
function textOf({ format, pattern, minLength = 1, maxLength = 100 }: Described): string {
  if (format !== undefined && formats[format] !== undefined) return formats[format];
  const candidates = ['a'.repeat(64), '12345', '+1 514 555 0100', 'Aa1!aaaa', 'CA'];
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const match =
    pattern === undefined ? undefined : candidates.find((text) => fits(text) && new RegExp(pattern, 'u').test(text));
  return match ?? 'Aa1!'.repeat(Math.ceil(minLength / 4)).slice(0, maxLength);
}
function numberOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, type }: Described): number {
  const low = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum);
  const high = maximum ?? exclusiveMaximum ?? low + 2;
  const middle = Math.min(low + 1, (low + high) / 2);
  return type === 'integer' ? Math.ceil(middle) : middle;
}

const wrongTypes: readonly (readonly [what: string, value: unknown, types: readonly string[]])[] = [
  ['a number', 7, ['number', 'integer']],
  ['a truth value', true, ['boolean']],
  ['an object', { a: 1 }, ['object']],
  ['a list', [[]], ['array']],
  ['null', null, ['null']],
  ['a text', 'zzz', ['string']],
];

/** What a field gets instead of a right value. */
export function badValues({ path, schema, required }: Field): readonly Bad[] {
  const types = typesOf(schema);
  const known = types.size > 0;
  const bad: Bad[] = wrongTypes
    .filter(([, , fitting]) => !fitting.some((type) => types.has(type)))
    // What may be left out may be null as well in some forms, so null is not held against an optional field.
    .map(([what, value]) => ({ what, value, named: known && (value !== null || required) }));
  const entry = typeof path.at(-1) === 'number';
  if (!entry) bad.push({ what: 'nothing', value: MISSING, named: known && required && schema.default === undefined });
  // A file has no bound of its own: its call's body has one, and the file is refused as a whole (413).
  const file = path.at(-1) === 'base64data';
  if (types.has('string')) bad.push(...badTexts(schema, required, file));
  if (types.has('number') || types.has('integer')) bad.push(...badNumbers(schema));
  if (types.has('array')) bad.push({ what: '20,000 entries', value: hugeList(schema), named: true });
  return bad;
}

const hugeList = (schema: Described): unknown =>
  Array.from({ length: 20_000 }, () => (schema.items ? sampleOf(schema.items) : 0));

function badTexts(schema: Described, required: boolean, file: boolean): readonly Bad[] {
  const choosy = schema.enum !== undefined || schema.format !== undefined;
  const size = schema.maxLength === undefined ? 200_000 : schema.maxLength + 1;
  return [
    { what: 'an empty text', value: '', named: required && (choosy || (schema.minLength ?? 0) > 0) },
    { what: 'a blank text', value: ' \t ', named: required && choosy },
    ...(file || size > 900_000 ? [] : [{ what: `${size} characters`, value: 'x'.repeat(size), named: true }]),
    ...unfaithfulTexts.map((value) => ({ what: `the text ${JSON.stringify(value)}`, value, named: true })),
    ...hostileTexts.map((value) => ({ what: `the text ${JSON.stringify(value)}`, value, named: choosy })),
  ];
}

function badNumbers({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Described): readonly Bad[] {
  const beyond: readonly (readonly [string, number | undefined])[] = [
    ['below the least', minimum === undefined ? undefined : minimum - 1],
    ['the excluded least', exclusiveMinimum],
    ['above the most', maximum === undefined ? undefined : maximum + 1],
    ['the excluded most', exclusiveMaximum],
    ['1e308', 1e308],
    ['-1e308', -1e308],
  ];
  return [
    ...beyond.flatMap(([what, value]) => (value === undefined ? [] : [{ what, value, named: true }])),
    ...['7', 'NaN', 'Infinity', '1e308', ''].map((value) => ({ what: `the text "${value}"`, value, named: true })),
    { what: 'minus zero', value: -0, named: false },
    { what: 'the smallest number', value: Number.MIN_VALUE, named: false },
  ];
}

/** The body with one field replaced or left out. */
export function withValue(body: unknown, path: Field['path'], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const inner = rest.length === 0 ? value : withValue((body as Json | undefined)?.[first], rest, value);
  if (typeof first === 'number') {
    const list = Array.isArray(body) ? [...(body as unknown[])] : [];
    if (inner === MISSING) list.splice(first, 1);
    else list[first] = inner;
    return list;
  }
  const made = { ...(body as Json | undefined) } as Record<string, unknown>;
  if (inner === MISSING) delete made[first];
  else made[first] = inner;
  return made;
}
