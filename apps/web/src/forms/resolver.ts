import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { ruleOf } from './rules.ts';

/** Checks a form with a zod schema; errors are rules, not sentences. A file of its own: zod comes when it is needed. */
export function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver<Input, unknown, Output, z.ZodType<Output, Input>>(schema, {
    error: ruleOf,
    jitless: true,
    reportInput: true,
  });
}
