import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { realms } from '../../records/realm-icon.tsx';
import { everyLine, filterFrom, isNarrowed, narrowings, queryOf, searchFor, type LineFilter } from './line-filter.ts';

const orNone = <Value>(of: fc.Arbitrary<Value>) => fc.option(of);
const words = fc.stringMatching(/^[a-zé&=+%]([a-zé&=+% ]{0,20}[a-zé&=+%])?$/);
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const filter: fc.Arbitrary<LineFilter> = fc.record({
  q: orNone(words),
  realm: orNone(fc.constantFrom(...realms)),
  category: orNone(fc.constantFrom('compost_and_manure', 'fuels')),
  from: orNone(day),
  to: orNone(day),
  min: orNone(amount),
  max: orNone(amount),
});

describe('the filter of an address', () => {
  test('is what was put there, whatever the other side and the other parameters say', () => {
    fc.assert(
      fc.property(filter, filter, (inputs, outputs) => {
        const one = new URLSearchParams(searchFor('inputs', inputs, new URLSearchParams('as_of=2026-01-01')));
        const both = new URLSearchParams(searchFor('outputs', outputs, one));
        expect([filterFrom(both, 'inputs'), filterFrom(both, 'outputs')]).toEqual([inputs, outputs]);
        expect(both.get('as_of')).toBe('2026-01-01');
      }),
    );
  });

  test('leaves out what cannot be read', () => {
    const bad =
      'inputs_from=2026-02-30&inputs_realm=magic&inputs_min=1e3&inputs_max=-1&inputs_q=%20&inputs_to=yesterday';
    expect(filterFrom(new URLSearchParams(bad), 'inputs')).toEqual(everyLine);
  });

  test('leaves no trace where it asks for everything', () => {
    const search = new URLSearchParams('inputs_q=seed&inputs_min=5');
    expect(searchFor('inputs', everyLine, search)).toBe('');
    expect([isNarrowed(everyLine), queryOf(everyLine)]).toEqual([false, undefined]);
  });

  test('asks the server for no days in the wrong order', () => {
    const days = { ...everyLine, from: '2026-05-02', to: '2026-05-01' };
    expect(queryOf(days)).toEqual({ ...days, to: null });
    expect(queryOf({ ...days, to: '2026-05-02' })).toEqual({ ...days, to: '2026-05-02' });
  });

  test('asks the server for no amounts in the wrong order', () => {
    const amounts = { ...everyLine, min: 10, max: 9.99 };
    expect(queryOf(amounts)).toEqual({ ...amounts, max: null });
    expect(queryOf({ ...amounts, max: 10 })).toEqual({ ...amounts, max: 10 });
  });

  test('counts its fields without the words', () => {
    expect(narrowings({ ...everyLine, q: 'seed', realm: 'food', min: 0 })).toBe(2);
  });
});
