import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { body } from './body.ts';
import { FieldErrors } from './errors.ts';

/** An entry that counts how often it is examined. */
function counted() {
  const examined = { times: 0 };
  const Entry = z.object({ name: z.string() }).refine(() => true);
  const element = z.preprocess((entry) => {
    examined.times += 1;
    return entry;
  }, Entry);
  return { examined, element };
}
function errorsOf(read: () => unknown): readonly (readonly [string, string | null])[] {
  try {
    read();
  } catch (error) {
    if (error instanceof FieldErrors) return error.errors.map(({ code, field }) => [code, field]);
    throw error;
  }
  return [];
}
const empty = (length: number) => Array.from({ length }, () => ({}));

test('of a list that is too long no entry is examined, and that it is too long is all that is said of it', () => {
  const { examined, element } = counted();
  const list = body('batch', z.object({ rows: z.array(element).min(1).max(100), note: z.string() }), {});
  const send = (length: number) => errorsOf(() => list.read({ batch: { rows: empty(length), note: 7 } }, 'en'));
  expect(send(12_000)).toEqual([
    ['too_many', 'batch.rows'],
    ['invalid', 'batch.note'],
  ]);
  expect(examined.times).toBe(0);
  expect(send(100)).toHaveLength(101);
  expect(examined.times).toBe(100);
});

test('the same holds inside of entries, of optional lists, and of records with too many names', () => {
  const { examined, element } = counted();
  const inner = z.object({ cells: z.array(element).max(3).optional() });
  const byId = z.record(z.string(), element).meta({ maxProperties: 2 }).optional();
  const nested = body(null, z.object({ rows: z.array(inner).max(2), byId }));
  const many = Object.fromEntries(empty(1000).map((each, at) => [`id${at}`, each]));
  expect(errorsOf(() => nested.read({ rows: [{ cells: empty(4) }, { cells: [] }], by_id: many }, 'en'))).toEqual([
    ['too_many', 'by_id'],
    ['too_many', 'rows.0.cells'],
  ]);
  expect(examined.times).toBe(0);
  expect(nested.read({ rows: [{ cells: [{ name: 'a' }] }], by_id: { x: { name: 'b' } } }, 'en')).toEqual({
    rows: [{ cells: [{ name: 'a' }] }],
    byId: { x: { name: 'b' } },
  });
});
