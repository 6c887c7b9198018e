import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { eventTables, eventTypes } from './registry.ts';

/** Texts that are words of a list, made by the program or checked by a decider: nobody can type others. */
const CLOSED_LISTS = new Set([
  'subcategoryId',
  'unitId',
  'countryCode',
  'timeZone',
  'textVersion',
  'root',
  'practices',
  'productId',
  'varietyId',
  'productionTypeId',
  'quantityUnitId',
  'costUnitId',
  'countUnitId',
  'areaUnitId',
  'zoneTypeId',
  'soilType',
  'needs',
  'kind',
  'category',
]);

/** Whether a field takes any text, itself or somewhere inside. */
function takesText(schema: z.ZodType): boolean {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; element?: z.ZodType; shape?: object } };
  const inside = [def.innerType, def.element, ...Object.values(def.shape ?? {})] as (z.ZodType | undefined)[];
  return schema.safeParse('Canary @').success || inside.some((part) => part !== undefined && takesText(part));
}

describe('the registry of events', () => {
  test('names no event in two tables', () => {
    const names = Object.values(eventTables).flatMap((table) => Object.keys(table));
    expect(names.length).toBe(eventTypes.size);
  });

  test('has no field that begins with $: the log keeps ciphertext under such names', () => {
    const fields = [...eventTypes.values()].flatMap(({ schema }) => Object.keys(schema.shape));
    expect(fields.filter((name) => name.startsWith('$'))).toEqual([]);
  });

  test('marks every field as personal that may hold what somebody typed', () => {
    const open = [...eventTypes].flatMap(([type, { schema, personal }]) =>
      Object.entries(schema.shape)
        .filter(([field, shape]) => !personal.includes(field) && takesText(shape as z.ZodType))
        .map(([field]) => `${type}.${field}`),
    );
    expect(open.filter((field) => !CLOSED_LISTS.has(field.slice(field.indexOf('.') + 1)))).toEqual([]);
  });

  test('knows which fields are personal', () => {
    expect(eventTypes.get('AccountRegistered')?.personal).toEqual(['name', 'email']);
    expect(eventTypes.get('CompanyLocated')?.personal).toEqual([
      'raw',
      'zipcode',
      'latitude',
      'longitude',
      'city',
      'state',
      'country',
    ]);
    expect(eventTypes.get('InputRecorded')?.personal).toEqual(['notes']);
    expect(eventTypes.get('InputCorrected')?.personal).toEqual(['notes']); // also where it may be left out
  });
});
