import { RouteConfig } from '@nestjs/platform-fastify';
import type { Language } from '@terroir/events';
import type { z } from 'zod';
import type { Plain, Resource } from './answer.ts';
import type { FieldTexts } from './field-errors.ts';

/** Who may call a route: anyone, anyone signed in, or kinds of account; a plan level is asked of producers only. */
export type Who = 'public' | 'signed_in' | 'producer' | 'business' | 'analyst' | 'plan_level_1' | 'plan_level_2';

/** A request body: the envelope key around the resource (or none), and the schema that form and command share. */
export interface Body<Schema extends z.ZodType = z.ZodType> {
  readonly envelope: string | null;
  readonly schema: Schema;
  /** What people call its fields. */
  readonly texts: FieldTexts;
  /** What makes a record: a field that is left out has its default. @throws FieldErrors naming every wrong field */
  read(body: unknown, language: Language): z.output<Schema>;
  /** What changes a record: a field that is left out is left out, and keeps its value. @throws FieldErrors */
  readChange(body: unknown, language: Language): Change<z.input<Schema>, z.output<Schema>>;
  /** A camelCase path as the caller writes it, without the envelope. */
  pathOf(path: readonly PropertyKey[]): string[];
}
export type BodyOf<B> = B extends Body<infer Schema> ? z.output<Schema> : never;

type LeftOut<In> = { [K in keyof In]-?: undefined extends In[K] ? K : never }[keyof In];
/** Validated data of a body whose optional fields may be missing, at any depth but within lists. */
export type Change<In, Out> = Out extends readonly unknown[] | null | undefined
  ? Out
  : string extends keyof Out
    ? Out
    : Out extends object
      ? {
          [K in keyof Out as K extends LeftOut<In> ? never : K]: Change<K extends keyof In ? In[K] : never, Out[K]>;
        } & {
          [K in keyof Out as K extends LeftOut<In> ? K : never]?: Change<
            K extends keyof In ? Exclude<In[K], undefined> : never,
            Exclude<Out[K], undefined>
          >;
        }
      : Out;
export type ChangeOf<B> = B extends Body<infer Schema> ? Change<z.input<Schema>, z.output<Schema>> : never;

/** Query parameters. Values arrive as text, so schemas coerce; a schema of a list takes a repeated parameter. */
export interface Query<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** @throws FieldErrors 400 malformed_request, each wrong parameter named */
  read(sent: unknown, language: Language): z.output<Schema>;
}
export type QueryOf<Q> = Q extends Query<infer Schema> ? z.output<Schema> : never;

/** Path parameters. Something that a schema refuses names no record, so it is answered as not_found. */
export interface Path<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** @throws RefusalError not_found */
  read(sent: unknown): z.output<Schema>;
}
export type PathOf<P> = P extends Path<infer Schema> ? z.output<Schema> : never;

/** How often a route may be called: `tight` for what guesses passwords or sends mail. */
export interface RouteLimit {
  readonly name: 'tight';
  /** A body field (dotted, wire spelling) whose value has a count of its own, so that many addresses do not help. */
  readonly field?: string;
  /** Likewise a field of which one address gets a share in a day, so that nobody alone uses up what all may. */
  readonly share?: string;
}

/** A group of routes in the API description. */
export interface RouteTag {
  readonly name: string;
  readonly description: string;
}

/** Request headers that some routes act on and all others ignore. */
export type RouteHeader = 'If-Match' | 'X-Min-Position';

/** All that is known of a route besides its handler. Decorators fill it, the server acts on it, OpenAPI shows it. */
export interface RouteSpec {
  name: string;
  allow?: readonly Who[];
  tag?: RouteTag;
  summary?: string;
  description?: string;
  headers?: readonly RouteHeader[];
  body?: Body;
  /** The body changes a record rather than making one. */
  changes?: boolean;
  query?: Query;
  path?: Path;
  answers?: Resource | readonly [Resource] | Plain | 'nothing';
  status?: number;
  limit?: RouteLimit;
  /** A success may come with a `Set-Cookie`. */
  setsCookie?: boolean;
  /** A record that moved is answered with its new address (`Redirect`). */
  redirects?: boolean;
  /** What a route without an id asks for may not be there. */
  mayMiss?: boolean;
  /** Bytes that the body may have; 1 MiB unless said. */
  bodyLimit?: number;
  /** Answers reference data, which browsers keep. */
  catalogue?: boolean;
  /** Answers also while the read models are built. */
  whileBuilding?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: RouteSpec;
  }
}

const specs = new WeakMap<object, RouteSpec>();

/** Adds to what is known of a controller's method. Parameter and method decorators of one method share one entry. */
export function setRouteMetadata(target: object, method: string | symbol | undefined, part: Partial<RouteSpec>): void {
  const handler: unknown = method === undefined ? undefined : (target as Record<string | symbol, unknown>)[method];
  if (typeof handler !== 'function') throw new Error('A route decorator stands on something that is no method');
  let spec = specs.get(handler);
  if (spec === undefined) {
    spec = { name: `${target.constructor.name}.${String(method)}` };
    specs.set(handler, spec);
    // Nest hands this object on to Fastify as the route's config, where the hooks and the API description find it.
    RouteConfig({ route: spec })(target, String(method), { value: handler });
  }
  Object.assign(spec, part);
}

/**
 * What the route answers: a kind of record, a list of it (`[plot]`), `'nothing'` (204) or what `plain` describes.
 * The status is 201 for a POST, 204 for nothing and 200 otherwise, unless given.
 */
export const Answers =
  (answers: NonNullable<RouteSpec['answers']>, status?: number): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, {
      answers,
      ...(status === undefined ? {} : { status }),
    });

/** For the API description: one line, and what a caller must know besides. */
export const Summary =
  (summary: string, description: string): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, { summary, description });

/** The group that the routes of a controller belong to in the API description. */
export const Tagged =
  (name: string, description: string): ClassDecorator =>
  ({ prototype }) => {
    for (const handler of Object.values(Object.getOwnPropertyDescriptors(prototype))) {
      const spec = typeof handler.value === 'function' ? specs.get(handler.value as object) : undefined;
      if (spec !== undefined) spec.tag = { name, description };
    }
  };

/** The request headers that the route acts on: `If-Match` where it changes a record with a version, `X-Min-Position` where it reads a view. */
export const RequestHeaders =
  (...headers: readonly [RouteHeader, ...RouteHeader[]]): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, { headers });

/** Counts calls tightly: by address, by the value of a body field, and for each address by that of another in a day, when they are named. */
export const Tight =
  (field?: string, share?: string): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, {
      limit: { name: 'tight', ...(field !== undefined && { field }), ...(share !== undefined && { share }) },
    });

/** Says that an address may lead to another one. */
export const Redirects = (): MethodDecorator => (target, method) =>
  setRouteMetadata(target, method, { redirects: true });

/** Says that what a route without an id asks for may not be there: it is then not found. */
export const MayMiss = (): MethodDecorator => (target, method) => setRouteMetadata(target, method, { mayMiss: true });

/** Says that a success may come with a `Set-Cookie`. */
export const SetsCookie = (): MethodDecorator => (target, method) =>
  setRouteMetadata(target, method, { setsCookie: true });

/** Says that a route reads no read models: it answers also while a start still builds them. */
export const WhileBuilding = (): MethodDecorator => (target, method) =>
  setRouteMetadata(target, method, { whileBuilding: true });

/** Lets the body be larger than 1 MiB, for images. */
export const BodyLimit =
  (bytes: number): MethodDecorator =>
  (target, method) =>
    setRouteMetadata(target, method, { bodyLimit: bytes });

/** Base64 of so many images of 8 MiB, and 1 MiB for the rest of the body. */
export const imageBytes = (images: number): number => Math.ceil((images * 8 * 1024 * 1024 * 4) / 3) + 1024 * 1024;
