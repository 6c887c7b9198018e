import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { body } from './body.ts';
import { FieldErrors } from './errors.ts';

function refused(read: () => unknown): FieldErrors {
  try {
    read();
  } catch (error) {
    if (error instanceof FieldErrors) return error;
    throw error;
  }
  throw new Error('The body is right');
}

describe('a body with very many wrong fields', () => {
  test('has its first 200 wrong fields named, and how many more there are; of each entry of a list at least one', async () => {
    const bad = { fill_color: 7, text: 8 };
    const rows = body(null, z.object({ rows: z.array(z.object({ cells: z.array(z.object({ n: z.number() })) })) }));
    const sent = { rows: Array.from({ length: 90 }, () => ({ cells: Array.from({ length: 100 }, () => bad) })) };
    for (const [language, last] of [
      ['en', 'Other wrong fields: 8,800'],
      ['fr', 'Autres champs à corriger\u00a0: 8\u00a0800'],
    ] as const) {
      const { errors } = refused(() => rows.read(sent, language));
      expect(errors).toHaveLength(201);
      expect(errors.at(-1)).toEqual({ code: 'more_errors', field: null, message: last });
      expect(new Set(errors.slice(0, -1).map(({ field }) => field?.split('.')[1])).size).toBe(90);
      expect(errors[0]?.field).toBe('rows.0.cells.0.n');
    }
    const few = refused(() => rows.read({ rows: sent.rows.slice(0, 2) }, 'en'));
    expect([few.errors.length, few.errors.at(-1)?.field]).toEqual([200, 'rows.1.cells.99.n']);
  });
});
