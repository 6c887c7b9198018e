import { z } from 'zod';
import type { Resource } from '../contract/answer.ts';
import { nullOf, snake, wireName } from '../contract/wire.ts';

/** A JSON Schema or a part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };

const PERSONAL: ReadonlySet<string> = new Set(['wire', 'personal']);

/** The JSON Schema of a zod schema as the wire spells it: snake_case names, and nothing of what is the server's own. */
export function wireSchema(schema: z.core.$ZodType, of: 'body' | 'parameters' | 'answer'): Json {
  const made = z.toJSONSchema(schema as z.ZodType, {
    io: of === 'answer' ? 'output' : 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { shape } = (zodSchema as unknown as z.ZodType).def as { shape?: Readonly<Record<string, z.ZodType>> };
      if (shape === undefined || jsonSchema.properties === undefined) return;
      const name = (field: string): string => {
        const inner = shape[field];
        return inner === undefined ? snake(field) : wireName(field, inner);
      };
      const written = (field: string, inner: Json): Json => {
        const taken = shape[field];
        // What a body leaves empty by null (`contract/wire.ts`) takes null, though its schema never sees it.
        return of === 'body' && taken !== undefined && nullOf(taken) !== 'itself' ? orNull(inner) : inner;
      };
      jsonSchema.properties = Object.fromEntries(
        Object.entries(jsonSchema.properties).map(([field, inner]) => [name(field), written(field, inner as Json)]),
      ) as typeof jsonSchema.properties;
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(name);
      delete jsonSchema.additionalProperties;
    },
  });
  return cleaned(made) as Json;
}

const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== '$schema' && !(PERSONAL.has(key) && typeof inner !== 'object'))
      .map(([key, inner]) => [key, cleaned(inner)]),
  );
}

export const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A record in an answer; in a list, where no `ETag` can say it, its version comes beside the attributes. */
export const recordSchema = ({ type, schema }: Resource): Json =>
  object(
    {
      id: { type: 'string' },
      type: { const: type },
      attributes: wireSchema(schema, 'answer'),
      meta: object({ version: { type: 'integer', minimum: 0 } }),
    },
    ['id', 'type', 'attributes'],
  );

export const errorsSchema: Json = {
  type: 'array',
  minItems: 1,
  items: object(
    {
      code: { type: 'string' },
      field: { type: ['string', 'null'], description: 'Dotted path into the request body, or a header or parameter' },
      message: { type: 'string', description: 'In the language of the caller' },
      requires: { enum: ['plan_level_1', 'plan_level_2'] },
    },
    ['code', 'field', 'message'],
  ),
};

const pageMeta: Json = {
  total: { type: 'integer', minimum: 0 },
  next_cursor: { type: ['string', 'null'] },
};

/** The `meta` of a list, which may say more than its total and cursor; what is optional there may be left out. */
export function listMetaSchema({ listMeta }: Resource): Json {
  if (Object.keys(listMeta).length === 0) return schemaRef('list_meta');
  const more = wireSchema(z.object(listMeta), 'answer') as {
    readonly properties: Json;
    readonly required?: readonly string[];
  };
  return object({ ...pageMeta, ...more.properties }, [...Object.keys(pageMeta), ...(more.required ?? [])]);
}

export const sharedSchemas: Json = { errors: object({ errors: errorsSchema }), list_meta: object(pageMeta) };
