import type { z } from 'zod';
import type { FieldError } from './form-fields.ts';
import type { Checked } from './plain-form.ts';
import { ruleOf } from './rules.ts';

/** Checks values with a zod schema; errors are rules, not sentences, one for each path. A file of its own: zod comes when it is needed. */
export function checkWith<Input, Output>(schema: z.ZodType<Output, Input>) {
  return async (values: Input): Promise<Checked<Output>> => {
    const parsed = await schema.safeParseAsync(values, { error: ruleOf, jitless: true, reportInput: true });
    if (parsed.success) return { values: parsed.data };
    const errors: Record<string, FieldError> = {};
    for (const { code, path, message } of parsed.error.issues) errors[path.join('.')] ??= { type: code, message };
    return { errors };
  };
}
