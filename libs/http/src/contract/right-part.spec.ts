import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { rightPart } from './right-part.ts';

const schema = z
  .object({
    name: z.string().trim().min(1),
    amount: z.number().gt(0),
    kind: z.enum(['seed', 'feed']),
    day: z.iso.date().nullish(),
    tags: z.array(z.string().max(3)),
    place: z.object({ id: z.uuid().toLowerCase(), note: z.string().optional() }),
  })
  .refine(({ name, kind }) => name !== kind);

test('what is right is validated, what is wrong is empty or left out, and entries of lists keep their place', () => {
  const id = '01990000-0000-7000-8000-00000000000A';
  const sent = {
    name: ' oats ',
    amount: '3',
    kind: 'food',
    day: 'soon',
    tags: ['a', 'long', 'b'],
    place: { id, note: 5 },
  };
  expect(rightPart(schema, sent)).toEqual({
    name: 'oats',
    amount: 0,
    kind: '',
    day: undefined,
    tags: ['a', '', 'b'],
    place: { id: id.toLowerCase(), note: undefined },
  });
});

test('what is missing or of another type has the fields of its schema', () => {
  const empty = { name: '', amount: 0, kind: '', day: undefined, tags: [], place: { id: '', note: undefined } };
  for (const sent of ['x', null, undefined, [], {}, { place: 7, tags: 'a' }])
    expect(rightPart(schema, sent)).toEqual(empty);
});

test('a rule about several fields takes nothing away', () => {
  const sent = {
    name: 'seed',
    amount: 1,
    kind: 'seed',
    tags: [],
    place: { id: '01990000-0000-7000-8000-00000000000a' },
  };
  expect(rightPart(schema, sent)).toEqual(sent);
});

test('a list that is too long is taken out whole, so that nobody looks its entries up', () => {
  const schema = z.object({ places: z.array(z.string()).max(2), more: z.array(z.string()).max(2).optional() });
  const many = ['a', 'b', 'c'];
  expect(rightPart(schema, { places: many, more: many })).toEqual({ places: [], more: undefined });
  expect(rightPart(schema, { places: ['a', 7] })).toEqual({ places: ['a', ''], more: undefined });
});
