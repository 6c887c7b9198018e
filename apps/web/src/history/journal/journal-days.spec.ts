import { describe, expect, test } from '@jest/globals';
import { byDay, isDayBefore } from './journal-days.ts';
import { filterFrom, historyFilterOf, searchOf } from './journal-filter.ts';

const zone = 'America/Toronto';

describe('a day of the journal', () => {
  test('holds what was recorded on it, in the order in which it comes', () => {
    const at = (recordedAt: string) => ({ recordedAt });
    const days = byDay([at('2026-07-02T04:30:00Z'), at('2026-07-02T03:30:00Z'), at('2026-07-01T12:00:00Z')], zone);
    expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
      ['2026-07-02', 1],
      ['2026-07-01', 2],
    ]);
  });

  test('follows another across the end of a month and of a year', () => {
    expect(isDayBefore('2026-02-28', '2026-03-01')).toBe(true);
    expect(isDayBefore('2026-12-31', '2027-01-01')).toBe(true);
    expect(isDayBefore('2026-12-30', '2027-01-01')).toBe(false);
  });
});

describe('the filters of the journal', () => {
  test('are in the address, and read back from it', () => {
    const filter = { kind: 'producer_input', person: 'operator', record: null, from: '2026-05-01', to: '2026-05-31' };
    const search = searchOf(filter);
    expect(search).toBe('?kind=producer_input&person=operator&from=2026-05-01&to=2026-05-31');
    expect(filterFrom(new URLSearchParams(search))).toEqual(filter);
    expect(searchOf({})).toBe('');
  });

  test('leave out a date that is none', () => {
    const read = filterFrom(new URLSearchParams('from=2026-13-01&to=tomorrow&kind='));
    expect(read).toEqual({ kind: null, person: null, record: null, from: null, to: null });
  });

  test('ask the server for whole days of the company’s zone', () => {
    const filter = filterFrom(new URLSearchParams('kind=produce&record=r1&person=p1&from=2026-07-01&to=2026-07-02'));
    expect(historyFilterOf(filter, zone)).toEqual({
      resourceType: 'produce',
      resourceId: 'r1',
      actor: 'p1',
      from: '2026-07-01T04:00:00.000Z',
      to: '2026-07-03T03:59:59.999Z',
    });
  });

  test('ask the server for no days in the wrong order', () => {
    const asked = (search: string) => historyFilterOf(filterFrom(new URLSearchParams(search)), zone);
    expect(asked('from=2026-07-02&to=2026-07-01')).toEqual({ from: '2026-07-02T04:00:00.000Z' });
    expect(asked('from=2026-07-02&to=2026-07-02').to).toBe('2026-07-03T03:59:59.999Z');
  });
});
