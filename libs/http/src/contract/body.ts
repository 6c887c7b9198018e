import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@terroir/events';
import type { z } from 'zod';
import { BodyErrors, FieldErrors } from './errors.ts';
import { fieldError, fieldErrors, tooLargeIssue, unfaithfulIssue, type FieldTexts } from './field-errors.ts';
import { rightPart } from './right-part.ts';
import { setRouteMetadata, type Body } from './route.ts';
import { reader } from './wire.ts';

/**
 * Declares a request body. `body('plot', drawPlot, plotTexts)` reads `{"plot": {…snake_case…}}`;
 * `body(null, signIn)` reads the fields from the top. Fields that the schema does not name are ignored.
 */
export function body<Schema extends z.ZodType>(
  envelope: string | null,
  schema: Schema,
  texts: FieldTexts = {},
): Body<Schema> {
  const wire = reader(schema);
  const prefix = envelope === null ? [] : [envelope];
  function validated(sent: unknown, language: Language): readonly [read: unknown, data: z.output<Schema>] {
    const inner = envelope === null ? (sent ?? {}) : enveloped(sent, envelope);
    if (inner === undefined || inner === null) {
      throw new FieldErrors(422, [fieldError(prefix, [], ['required'], texts, language)]);
    }
    const [tooLarge, unfaithful]: [z.core.$ZodIssue[], z.core.$ZodIssue[]] = [[], []];
    const read = wire.read(inner, (path, most) =>
      most === undefined ? unfaithful.push(unfaithfulIssue(path)) : tooLarge.push(tooLargeIssue(path, most)),
    );
    const parsed = schema.safeParse(read, { reportInput: true });
    if (parsed.success && unfaithful.length === 0) return [read, parsed.data];
    const issues = [...tooLarge, ...(parsed.error?.issues ?? []), ...unfaithful];
    const errors = fieldErrors(issues, wire.pathOf, prefix, texts, language);
    throw new BodyErrors(
      errors.map(({ code, field, message }) => ({ code, field: field === '' ? null : field, message })),
      issues.map(({ path }) => path.join('.')),
      () => rightPart(schema, read) as object,
    );
  }
  return {
    envelope,
    schema,
    texts,
    pathOf: wire.pathOf,
    read: (sent, language) => validated(sent, language)[1],
    readChange(sent, language) {
      const [read, data] = validated(sent, language);
      return wire.said(data, read) as ReturnType<Body<Schema>['readChange']>;
    },
  };
}

function enveloped(sent: unknown, envelope: string): unknown {
  if (sent === null || typeof sent !== 'object' || Array.isArray(sent) || !Object.hasOwn(sent, envelope))
    return undefined;
  return (sent as Record<string, unknown>)[envelope];
}

/** A body as it is read, or what is wrong with it. */
function orErrors<T>(read: () => T): T | BodyErrors {
  try {
    return read();
  } catch (error) {
    if (error instanceof BodyErrors) return error;
    throw error;
  }
}

const parameter = (read: (of: Body, request: FastifyRequest) => unknown) =>
  createParamDecorator((of: Body, context: ExecutionContext) =>
    read(of, context.switchToHttp().getRequest<FastifyRequest>()),
  );
const bodyParameter = parameter((of, { body, context }) => of.read(body, context.language));
const changeParameter = parameter((of, { body, context }) => of.readChange(body, context.language));
const judgedBody = parameter((of, { body, context }) => orErrors(() => of.read(body, context.language)));
const judgedChange = parameter((of, { body, context }) => orErrors(() => of.readChange(body, context.language)));

const decorated =
  (read: (of: Body) => ParameterDecorator, known: { readonly changes?: true } = {}) =>
  (of: Body): ParameterDecorator =>
  (target, method, index) => {
    setRouteMetadata(target, method, { body: of, ...known });
    read(of)(target, method, index);
  };

/** The validated body of a route that makes something: `@FromBody(inputBody) data: BodyOf<typeof inputBody>`. */
export const FromBody = decorated(bodyParameter);

/**
 * The validated body of a PUT: `@FromChange(inputBody) data: ChangeOf<typeof inputBody>`. What it leaves out is not in the
 * data and keeps its value (readings §6); null in an optional field is the field's empty value.
 */
export const FromChange = decorated(changeParameter, { changes: true });

/** As `FromBody`, for a handler that adds what its decision refuses: a wrong body arrives as its `BodyErrors`. */
export const FromJudgedBody = decorated(judgedBody);

/** As `FromChange`, for a handler that adds what its decision refuses: a wrong body arrives as its `BodyErrors`. */
export const FromJudgedChange = decorated(judgedChange, { changes: true });
