import { describe, expect, test } from '@jest/globals';
import { ProducerInput } from '../input/input.commands.ts';
import { ProducerOutput } from '../output/output.commands.ts';

const entered = { notes: 'En vrac', quantityRaw: 12.5, unitId: 'tonne', cost: 437.5 };

describe.each([
  ['an input', 'inputCategoryId', ProducerInput],
  ['an output', 'outputCategoryId', ProducerOutput],
] as const)('the form of %s', (_, categoryField, form) => {
  const filled = { ...entered, [categoryField]: 'compost' };
  const wrong = (data: object): string[] => form.safeParse(data).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('may leave the notes out, and takes the blanks around them away', () => {
    const { notes: _, ...rest } = filled;
    expect(form.parse(rest).notes).toBeUndefined();
    expect(form.parse({ ...filled, notes: ' \n12 t \t' }).notes).toBe('12 t');
  });

  test('takes notes of 2,000 characters and no more', () => {
    expect(wrong({ ...filled, notes: 'é'.repeat(2000) })).toEqual([]);
    expect(wrong({ ...filled, notes: 'é'.repeat(2001) })).toEqual(['notes']);
  });

  test.each([
    ['cost', -0.01],
    ['cost', 10_000_000],
    ['cost', 12.345],
    ['cost', '12'],
    ['cost', ''],
    ['quantityRaw', 0],
    ['quantityRaw', 10_000_000],
    ['quantityRaw', 1.2345],
    ['quantityRaw', ''],
    ['unitId', ''],
    [categoryField, ''],
  ])('refuses a %s of %p', (field, value) => expect(wrong({ ...filled, [field]: value })).toEqual([field]));

  test.each([
    ['cost', [0, 0.01, 9_999_999.99]],
    ['quantityRaw', [0.001, 9_999_999.999]],
  ] as const)('takes a %s up to each of its bounds', (field, amounts) =>
    expect(amounts.flatMap((amount) => wrong({ ...filled, [field]: amount }))).toEqual([]),
  );

  test('names every wrong field at once', () =>
    expect(wrong({})).toEqual([categoryField, 'quantityRaw', 'unitId', 'cost']));
});
