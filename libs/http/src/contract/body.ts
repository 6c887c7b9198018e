import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FieldErrors } from './errors.ts';
import { fieldError, fieldErrors, type FieldTexts } from './field-errors.ts';
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
  return {
    envelope,
    schema,
    pathOf: wire.pathOf,
    read(sent, language) {
      const inner = envelope === null ? (sent ?? {}) : enveloped(sent, envelope);
      if (inner === undefined || inner === null) {
        throw new FieldErrors(422, [fieldError(prefix, [], ['required'], texts, language)]);
      }
      const unfaithful: (readonly PropertyKey[])[] = [];
      const parsed = schema.safeParse(
        wire.read(inner, (path) => unfaithful.push(path)),
        { reportInput: true },
      );
      if (parsed.success && unfaithful.length === 0) return parsed.data;
      const errors = fieldErrors(parsed.error?.issues ?? [], wire.pathOf, prefix, texts, language);
      const named = new Set(errors.map(({ field }) => field));
      for (const path of unfaithful) {
        const names = wire.pathOf(path);
        const full = [...prefix, ...names];
        if (!named.has(full.join('.'))) errors.push(fieldError(full, names, ['invalid'], texts, language));
      }
      throw new FieldErrors(
        422,
        errors.map(({ code, field, message }) => ({ code, field: field === '' ? null : field, message })),
      );
    },
  };
}

function enveloped(sent: unknown, envelope: string): unknown {
  if (sent === null || typeof sent !== 'object' || Array.isArray(sent) || !Object.hasOwn(sent, envelope))
    return undefined;
  return (sent as Record<string, unknown>)[envelope];
}

const bodyParameter = createParamDecorator((of: Body, context: ExecutionContext): unknown => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return of.read(request.body, request.asked.language);
});

/** The validated body: `@FromBody(inputBody) data: BodyOf<typeof inputBody>`. */
export const FromBody =
  (of: Body): ParameterDecorator =>
  (target, method, index) => {
    setRouteMetadata(target, method, { body: of });
    bodyParameter(of)(target, method, index);
  };
