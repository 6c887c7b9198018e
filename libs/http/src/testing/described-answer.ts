import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;

interface DescribedHeader {
  readonly required: boolean;
  readonly schema: Json;
}
interface DescribedResponse {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}

/** What an operation of the description says of its calls. */
export interface DescribedCall {
  readonly requestBody?: Json;
  readonly responses: Json;
}
export interface ComparedAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
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

/** Compares calls with an API description. Each answers what does not fit it, one line each. */
export interface DescribedCalls {
  /** The status, the media type, the headers and the body of an answer. */
  readonly answerFaults: (call: DescribedCall, answer: ComparedAnswer) => readonly string[];
  /** What is wrong with a body for the operation to succeed; fields that are not described are ignored, as the server does. */
  readonly bodyFaults: (call: DescribedCall, body: unknown) => readonly string[];
}

/** `ajv` checks the schemas, with the formats that it was given. */
export function describedCalls(description: { readonly components?: unknown }, ajv: Ajv2020): DescribedCalls {
  ajv.addKeyword('components');
  const components = closed(description.components) as { headers: Readonly<Record<string, DescribedHeader>> };
  ajv.addSchema({ $id: 'terroir', components }, 'terroir', undefined, false);
  const validators = new Map<unknown, ValidateFunction>();
  const validate = (schema: Json, value: unknown, compiled: unknown = closed(schema)): readonly string[] => {
    const made = validators.get(schema) ?? ajv.compile(absolute(compiled) as Json);
    validators.set(schema, made);
    return made(value) ? [] : [ajv.errorsText(made.errors)];
  };

  function headers({ headers: described = {} }: DescribedResponse, answer: ComparedAnswer): readonly string[] {
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

  function body({ content }: DescribedResponse, answer: ComparedAnswer): readonly string[] {
    if (content === undefined) return answer.text === '' ? [] : ['there is a body, and none is described'];
    const type = answer.headers['content-type']?.split(';', 1)[0] ?? '';
    const media = content[type];
    if (media === undefined) return [`the media type ${type} is not described`];
    return media.schema === undefined ? [] : validate(media.schema, JSON.parse(answer.text));
  }

  return {
    answerFaults({ responses }, answer) {
      const response = responses[String(answer.status)] as DescribedResponse | undefined;
      if (response === undefined) return ['the status is not described'];
      return [...headers(response, answer), ...body(response, answer)];
    },
    bodyFaults({ requestBody }, sent) {
      const schema = (requestBody as DescribedResponse | undefined)?.content?.['application/json']?.schema;
      if (schema === undefined) return sent === undefined ? [] : ['there is a body, and none is described'];
      return validate(schema, sent, schema);
    },
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
