import type { OpenApi, Operation } from '@terroir/http';
import type { TestAnswer } from '@terroir/http/testing';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

interface DescribedHeader {
  readonly required: boolean;
  readonly schema: Json;
}
interface DescribedResponse {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}

/** Headers of the contract: one of them on an answer that does not describe it is a fault. The others are of every answer. */
const CONTRACT = [
  'allow',
  'etag',
  'idempotent-replayed',
  'link',
  'location',
  'retry-after',
  'set-cookie',
  'www-authenticate',
  'x-position',
];

/** What an answer says that its description does not, one line each; none when it fits. */
export type Unfit = (operation: Operation, answer: TestAnswer) => readonly string[];

/** Compares answers with an API description: the status, the media type, the headers and the body. */
export function fitting(description: OpenApi): Unfit {
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addKeyword('components');
  const components = closed(description['components']) as { headers: Readonly<Record<string, DescribedHeader>> };
  ajv.addSchema({ $id: 'terroir', components }, 'terroir', undefined, false);
  const validators = new Map<unknown, ValidateFunction>();
  const validate = (schema: Json, value: unknown): readonly string[] => {
    const made = validators.get(schema) ?? ajv.compile(absolute(closed(schema)) as Json);
    validators.set(schema, made);
    return made(value) ? [] : [ajv.errorsText(made.errors)];
  };

  function headers({ headers: described = {} }: DescribedResponse, answer: TestAnswer): readonly string[] {
    const names = new Set(Object.keys(described).map((name) => name.toLowerCase()));
    const unforeseen = CONTRACT.filter((name) => answer.headers[name] !== undefined && !names.has(name));
    return [
      ...unforeseen.map((name) => `the header ${name} is not described`),
      ...Object.entries(described).flatMap(([name, { $ref }]) => {
        const header = components.headers[$ref.split('/').at(-1) ?? ''];
        if (header === undefined) return [`the header ${name} refers to nothing`];
        const value = answer.headers[name.toLowerCase()];
        if (value === undefined) return header.required ? [`the header ${name} is missing`] : [];
        return validate(header.schema, value).map((why) => `the header ${name} is ${value}: ${why}`);
      }),
    ];
  }

  function body({ content }: DescribedResponse, answer: TestAnswer): readonly string[] {
    if (content === undefined) return answer.text === '' ? [] : ['there is a body, and none is described'];
    const type = answer.headers['content-type']?.split(';', 1)[0] ?? '';
    const media = content[type];
    if (media === undefined) return [`the media type ${type} is not described`];
    return media.schema === undefined ? [] : validate(media.schema, JSON.parse(answer.text));
  }

  return ({ responses }, answer) => {
    const response = responses[String(answer.status)] as DescribedResponse | undefined;
    if (response === undefined) return ['the status is not described'];
    return [...headers(response, answer), ...body(response, answer)];
  };
}

/** Nothing leaves that is not declared, so an object whose fields are named has no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return inner['type'] === 'object' && inner['properties'] !== undefined && inner['additionalProperties'] === undefined
    ? { ...inner, additionalProperties: false }
    : inner;
}

/** A part of the document, its references made to lead into the whole. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === '$ref' ? `terroir${String(part)}` : absolute(part)]),
  );
}
