import { z } from 'zod';
import { eventTypes } from './registry.ts';
import { BlobId } from './values.ts';

/** The stored images that a value of this schema names: fields of `BlobId`, alone or within objects, and not a text that looks alike. */
function named(schema: unknown, value: unknown): readonly string[] {
  if (schema === BlobId) return typeof value === 'string' ? [value] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return named(schema.unwrap(), value);
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.shape).flatMap(([field, inner]) =>
    Object.hasOwn(value, field) ? named(inner, value[field as keyof typeof value]) : [],
  );
}

/** The stored images that an event names. */
export const blobsOf = (type: string, data: Readonly<Record<string, unknown>>): readonly string[] =>
  named(eventTypes.get(type)?.schema, data);
