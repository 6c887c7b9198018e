import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { ruleOf } from './rules.ts';

/** Checks a form with a zod schema; errors are rules, not sentences. A file of its own: zod comes when it is needed. */
export const resolverOf = <Input extends FieldValues, Output extends FieldValues>(schema: z.ZodType<Output, Input>) =>
  zodResolver(schema, { error: ruleOf, jitless: true, reportInput: true }) as Resolver<Input, unknown, Output>;
