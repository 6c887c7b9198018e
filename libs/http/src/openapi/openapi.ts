import type { z } from 'zod';
import type { Route } from '../contract/route-book.ts';
import type { RouteTag, Who } from '../contract/route.ts';
import { answerHeaders, headerParameters } from './openapi-headers.ts';
import { resourceOf, responsesOf } from './openapi-responses.ts';
import { json, object, recordSchema, sharedSchemas, wireSchema, type Json } from './openapi-schema.ts';

/** One operation of the description. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
  readonly 'x-allow': readonly Who[];
}
export interface OpenApi extends Json {
  readonly openapi: '3.1.0';
  readonly tags: readonly RouteTag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'headers' | 'securitySchemes', Json>>;
}

function parametersOf(route: Route): readonly Json[] {
  const named = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = wireSchema(schema, 'parameters') as {
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
    ...named('path', route.spec.path?.schema),
    ...named('query', route.spec.query?.schema),
    ...headerParameters(route),
  ];
}

function operationOf(route: Route, routes: readonly Route[]): Operation {
  const { method, url, spec } = route;
  const { body, tag, summary = spec.name, description = '' } = spec;
  const inner = body && wireSchema(body.schema, 'body');
  const sent = body && inner && (body.envelope === null ? inner : object({ [body.envelope]: inner }));
  return {
    operationId: `${method.toLowerCase()}_${url.replace(/^\/api\/(v1\/)?/, '').replaceAll(/[^a-z0-9]+/gi, '_')}`,
    tags: tag === undefined ? [] : [tag.name],
    summary,
    description,
    security: spec.allow?.includes('public') ? [] : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(sent && { requestBody: { required: true, content: json(sent) } }),
    responses: responsesOf(route, routes),
    'x-allow': spec.allow ?? [],
  };
}

/** The tags of the routes by their names. @throws Error when two descriptions stand under one name */
function tagsOf(routes: readonly Route[]): readonly RouteTag[] {
  const tags = new Map<string, RouteTag>();
  for (const { spec } of routes) {
    if (spec.tag === undefined) continue;
    const { description } = tags.get(spec.tag.name) ?? spec.tag;
    if (description !== spec.tag.description) throw new Error(`The tag ${spec.tag.name} is described in two ways`);
    tags.set(spec.tag.name, spec.tag);
  }
  return [...tags.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const description = `Farm management and a regional marketplace whose every change is a recorded event.

A method that an address does not have is answered 405 with the header \`Allow\`, which names those that it has. Every error has the
same envelope: \`errors\`, each with \`code\`, \`field\` and \`message\`.`;

/** The API description of the routes that the server serves, from the schemas that it validates with. */
export function openApi(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, Json> = { ...(sharedSchemas as Record<string, Json>) };
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, routes);
    const of = resourceOf(route.spec.answers);
    if (of !== undefined) schemas[of.type] ??= recordSchema(of);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Terroir', version: '1', description },
    tags: tagsOf(routes),
    paths,
    components: {
      schemas,
      headers: answerHeaders,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
