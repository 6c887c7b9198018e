import { describe, expect, test } from '@jest/globals';
import { newInputFrom, newInputHref, withoutNewInput } from './new-input.ts';

const searchOf = (href: string) => new URLSearchParams(href.slice(href.indexOf('?')));

describe('the address of a new input', () => {
  test('says its cost, day and note, whatever signs these have', () => {
    const offered = { cost: 30.5, on: '2026-05-04', notes: 'Désherber & arroser = 2 h' };
    expect(newInputFrom(searchOf(newInputHref(offered)))).toEqual(offered);
  });

  test.each([
    ['nothing', ''],
    ['no day', '?input_cost=30'],
    ['a cost that is none', '?input_cost=much&input_on=2026-05-04'],
    ['a cost below nothing', '?input_cost=-3&input_on=2026-05-04'],
    ['a day that is none', '?input_cost=30&input_on=today'],
  ])('with %s opens no form', (_, search) => {
    expect(newInputFrom(new URLSearchParams(search))).toBeNull();
  });

  test('leaves the other parameters as they were once the form is closed', () => {
    const search = new URLSearchParams('?inputs_q=hay&input_cost=30&input_on=2026-05-04&input_notes=x');
    expect(withoutNewInput(search).toString()).toBe('inputs_q=hay');
  });
});
