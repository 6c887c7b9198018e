import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { body } from './body.ts';
import { FieldErrors } from './errors.ts';
import { query } from './query.ts';

const plot = body(
  'plot',
  z.object({
    name: z.string().min(1),
    remark: z.string().max(10).optional(),
    note: z.string().default(''),
    colour: z.enum(['red', 'blue']).optional(),
    picture: z.object({ url: z.string() }).nullish(),
    shown: z.object({ name: z.boolean().default(false), place: z.boolean().default(false) }).optional(),
    tags: z.array(z.object({ text: z.string().default('') })).default([]),
  }),
);
const whole = { name: 'Orchard' };

const refused = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof FieldErrors) return error.errors.map(({ code, field }) => `${code} ${field}`);
    throw error;
  }
  return [];
};

describe('a body', () => {
  test('that makes a record has the empty value of every field that is left out', () => {
    expect(plot.read({ plot: whole }, 'en')).toEqual({ name: 'Orchard', note: '', tags: [] });
  });

  test('that changes a record leaves out what was left out, at any depth but within lists', () => {
    expect(plot.readChange({ plot: whole }, 'en')).toEqual(whole);
    expect(plot.readChange({ plot: { ...whole, shown: { place: true }, tags: [{}] } }, 'en')).toEqual({
      ...whole,
      shown: { place: true },
      tags: [{ text: '' }],
    });
    expect(plot.readChange({ plot: { ...whole, note: '' } }, 'en')).toEqual({ ...whole, note: '' });
  });

  test('means empty by null in an optional field, when it makes a record and when it changes one', () => {
    const nulls = { ...whole, remark: null, note: null, colour: null, picture: null, tags: null };
    const emptied = { ...whole, remark: '', note: '', picture: null, tags: [] };
    expect(plot.read({ plot: nulls }, 'en')).toEqual(emptied);
    expect(plot.readChange({ plot: nulls }, 'en')).toEqual(emptied);
  });

  test('is refused for null in a required field', () => {
    expect(refused(() => plot.read({ plot: { name: null } }, 'en'))).toEqual(['required plot.name']);
  });
});

test('a whole number beyond what is safe is told the bound of its field', () => {
  const planned = body(null, z.object({ minutes: z.int().min(1).max(1440) }), {
    minutes: { en: 'Minutes', fr: 'Minutes' },
  });
  const messageOf = (minutes: number): unknown => {
    try {
      return planned.read({ minutes }, 'en');
    } catch (error) {
      return (error as FieldErrors).errors.map(({ code, message }) => `${code}: ${message}`);
    }
  };
  expect(messageOf(1e300)).toEqual(['at_most: Minutes needs to be at most 1,440']);
  expect(messageOf(-1e300)).toEqual(['at_least: Minutes needs to be at least 1']);
});

describe('a number in the query', () => {
  const page = query({ limit: z.coerce.number().int().max(500).default(100), lat: z.coerce.number().optional() });

  test.each(['0x10', '', ' 5', '1e2', '5px', '+5', '٥', 'Infinity'])('is not %j', (limit) => {
    expect(refused(() => page.read({ limit }, 'en'))).toEqual(['malformed_request limit']);
    expect(refused(() => page.read({ lat: limit }, 'fr'))).toEqual(['malformed_request lat']);
  });

  test('is written in decimal digits', () => {
    expect(page.read({ limit: '50', lat: '-45.25' }, 'en')).toEqual({ limit: 50, lat: -45.25 });
    expect(page.read({}, 'en')).toEqual({ limit: 100 });
  });
});
