import { describe, expect, test } from '@jest/globals';
import { ruleOf } from '../../forms/rules.ts';
import { atFormFields } from './line-failure.ts';
import { Failure } from '../../api/failure.ts';
import { bodyOf, lineForm } from './line-form.ts';
import { sideNames } from './side.ts';

const days = { first: '2001-05-14', today: '2026-05-01' };
const good = {
  subCategoryId: 'hay',
  notes: '',
  quantityRaw: 12.5,
  unitId: 'bale',
  cost: 0,
  occurredOn: '2026-05-01',
};
/** Field → rule that it breaks. */
const rules = (typed: object) => {
  const checked = lineForm('inputs', days).safeParse({ ...good, ...typed }, { error: ruleOf, reportInput: true });
  return Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the form of a line', () => {
  test('costs nothing is a cost, and notes may be empty', () => {
    expect(rules({})).toEqual({});
  });

  test('an empty form names every field that is required', () => {
    expect(rules({ subCategoryId: '', unitId: '', quantityRaw: null, cost: null, occurredOn: null })).toEqual({
      subCategoryId: 'required',
      unitId: 'required',
      quantityRaw: 'required',
      cost: 'required',
      occurredOn: 'required',
    });
  });

  test.each([
    [{ quantityRaw: 0 }, { quantityRaw: 'more_than 0' }],
    [{ quantityRaw: 10_000_000 }, { quantityRaw: 'less_than 10000000' }],
    [{ quantityRaw: 1.2345 }, { quantityRaw: 'decimals 3' }],
    [{ quantityRaw: Number.NaN }, { quantityRaw: 'number' }],
    [{ cost: -0.01 }, { cost: 'at_least 0' }],
    [{ cost: 10_000_000 }, { cost: 'less_than 10000000' }],
    [{ cost: 1.999 }, { cost: 'decimals 2' }],
    [{ occurredOn: '2026-05-02' }, { occurredOn: 'not_future' }],
    [{ occurredOn: '2001-05-13' }, { occurredOn: 'not_before 2001-05-14' }],
    [{ occurredOn: '2026-02-30' }, { occurredOn: 'invalid' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'too_long 2000' }],
  ])('%j is refused with the bound that was crossed', (typed, broken) => {
    expect(rules(typed)).toEqual(broken);
  });

  test.each(sideNames)('the body of %s names the subcategory as the API does', (side) => {
    const body = bodyOf(side, good) as Record<string, Record<string, unknown>>;
    const [envelope, fields] = Object.entries(body)[0] ?? [];
    expect(envelope).toBe(side === 'inputs' ? 'producerInput' : 'producerOutput');
    expect(fields).toMatchObject({
      [side === 'inputs' ? 'inputCategoryId' : 'outputCategoryId']: 'hay',
      quantityRaw: 12.5,
    });
    expect(fields).not.toHaveProperty('subCategoryId');
  });

  test('what the server refuses lands at the field of the form', () => {
    const faults = [
      { code: 'subcategory_unknown', field: 'producerInput.inputCategoryId', message: 'a' },
      { code: 'unit_not_allowed', field: 'producerInput.unitId', message: 'b' },
      { code: 'unavailable', field: null, message: 'c' },
    ];
    const placed = atFormFields('inputs', new Failure('answer', 422, faults, 'r1'));
    expect(placed.faults.map(({ field }) => field)).toEqual(['subCategoryId', 'unitId', null]);
    expect(placed.requestId).toBe('r1');
  });
});
