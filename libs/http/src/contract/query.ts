import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RefusalError, FieldErrors } from './errors.ts';
import { fieldErrors, unfaithfulIssue, type FieldTexts } from './field-errors.ts';
import { refuse } from '@terroir/kernel';
import { setRouteMetadata, type Path, type Query } from './route.ts';
import { isNumber, reader } from './wire.ts';

/** Declares query parameters: `query({ asOf: Instant.optional() })` reads `?as_of=…`. A rule is about several of them. */
export function query<Shape extends z.ZodRawShape>(
  shape: Shape,
  texts: FieldTexts = {},
  ...rules: readonly Parameters<z.ZodObject<Shape>['refine']>[]
): Query<z.ZodObject<Shape>> {
  const schema = rules.reduce((made, rule) => made.refine(...rule), z.object(shape));
  const wire = reader(schema);
  const numbers = Object.keys(shape).filter((name) => isNumber(schema.shape[name]));
  return {
    schema,
    read(sent, language) {
      const unfaithful: (readonly PropertyKey[])[] = [];
      const data = wire.read({ ...(sent as object) }, (at) => unfaithful.push(at)) as Record<string, unknown>;
      for (const name of numbers) if (Object.hasOwn(data, name)) data[name] = written(data[name]);
      const parsed = schema.safeParse(data, { reportInput: true });
      if (parsed.success && unfaithful.length === 0) return parsed.data;
      const issues = [...(parsed.error?.issues ?? []), ...unfaithful.map(unfaithfulIssue)];
      const errors = fieldErrors(issues, wire.pathOf, [], texts, language);
      throw new FieldErrors(
        400,
        errors.map(({ field, message }) => ({ code: 'malformed_request', field, message })),
      );
    },
  };
}
/** Text in decimal digits as a number: JavaScript would read the empty text as 0 and 0x10 as 16. */
const written = (text: unknown): number =>
  typeof text === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;

/** `limit` (100 unless said, at most 500) and `cursor` of lists that can grow without bound (readings §3). */
export const paging = {
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().min(1).max(1000).optional(),
} as const;

/** A repeatable parameter as a list: `?category=eggs&category=dairy`, or one value, or none. */
export const repeated = <S extends z.ZodType>(each: S) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(each).max(100));

const queryParameter = createParamDecorator((of: Query, context: ExecutionContext): unknown => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return of.read(request.query, request.context.language);
});

/** The validated query: `@FromQuery(inputsQuery) query: QueryOf<typeof inputsQuery>`. */
export const FromQuery =
  <Schema extends z.ZodObject>(of: Query<Schema>): ParameterDecorator =>
  (target, method, index) => {
    setRouteMetadata(target, method, { query: of });
    queryParameter(of)(target, method, index);
  };

/** Declares path parameters: `path({ slug: z.string().max(80) })` reads `:slug`. */
export function path<Shape extends z.ZodRawShape>(shape: Shape): Path<z.ZodObject<Shape>> {
  const schema = z.object(shape);
  return {
    schema,
    read(sent) {
      const parsed = schema.safeParse({ ...(sent as object) });
      if (!parsed.success) throw new RefusalError(refuse('not_found'));
      return parsed.data;
    },
  };
}

const pathParameter = createParamDecorator((of: Path, context: ExecutionContext): unknown =>
  of.read(context.switchToHttp().getRequest<FastifyRequest>().params),
);

/** The validated path parameters: `@FromPath(itemPath) { slug }: PathOf<typeof itemPath>`. */
export const FromPath =
  <Schema extends z.ZodObject>(of: Path<Schema>): ParameterDecorator =>
  (target, method, index) => {
    setRouteMetadata(target, method, { path: of });
    pathParameter(of)(target, method, index);
  };

/** An identifier as a caller writes it, in capitals or not, read as Terroir spells it. */
export const SentId = z.uuid().toLowerCase();

const idPath = path({ id: SentId });
const idParameter = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    idPath.read(context.switchToHttp().getRequest<FastifyRequest>().params).id,
);

/** The `:id` of the path: `@Id() id: string`. */
export const Id = (): ParameterDecorator => (target, method, index) => {
  setRouteMetadata(target, method, { path: idPath });
  idParameter()(target, method, index);
};
