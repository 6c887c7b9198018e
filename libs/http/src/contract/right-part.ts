import type { z } from 'zod';
import { elementOf, fieldsOf, isNumber } from './wire.ts';

/**
 * A value with what is wrong by itself taken out, at any depth, and otherwise validated: an optional field is left out, a
 * required one empty (a blank text, 0, no entries), so that who reads the value meets the types of its schema. An entry of a
 * list keeps its place. Rules about several fields are not asked.
 */
export function rightPart(schema: z.core.$ZodType, value: unknown): unknown {
  const whole = schema as z.ZodType;
  const parsed = whole.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(schema);
  const element = elementOf(schema);
  const isObject = value !== null && typeof value === 'object';
  // Of a list that is wrong as a whole, e.g. too long, no entry is asked about.
  const isWrongItself = parsed.error.issues.some(({ path }) => path.length === 0);
  if (element !== null && Array.isArray(value) && !isWrongItself)
    return value.map((entry) => rightPart(element, entry));
  if (!(fields !== null && isObject) && whole.safeParse(undefined).success) return undefined;
  if (fields === null) return element === null ? (isNumber(schema) ? 0 : '') : [];
  const sent = (isObject ? value : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rightPart(field, sent[name])]));
}
