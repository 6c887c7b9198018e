import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OccurrencesOfDays } from './occurrences-of-days.ts';
import type { TaskRow } from './task.view.ts';

const row = (id: string, startsAt: string | null): TaskRow =>
  ({
    id,
    startsOn: '2026-05-04',
    startsAt,
    duration: 60,
    repeat: { freq: 'daily', count: 3 },
    occurrences: [],
    completed: null,
  }) as unknown as TaskRow;
const times = fc
  .integer({ min: 0, max: 23 })
  .map((hour) => (hour === 0 ? null : `${String(hour).padStart(2, '0')}:00`));

test('the first occurrences of each day are those of all of them, cut', () =>
  fc.assert(
    fc.property(fc.array(times, { maxLength: 400 }), fc.integer({ min: 1, max: 5 }), (all, perDay) => {
      const [some, whole] = [perDay, undefined].map((most) => {
        const found = new OccurrencesOfDays('2026-05-01', '2026-05-31', most);
        all.forEach((time, nth) => found.add(row(String(nth), time)));
        return found;
      });
      const timesOf = (found: OccurrencesOfDays | undefined, day: string) =>
        (found?.all() ?? [])
          .filter(({ occurrence }) => occurrence.startsOn === day)
          .map(({ occurrence }) => occurrence.startsAt);
      for (const day of ['2026-05-04', '2026-05-05', '2026-05-06'])
        expect(timesOf(some, day)).toEqual(timesOf(whole, day).slice(0, perDay));
      expect(some?.counts()).toEqual(whole?.counts());
      expect(Object.values(whole?.counts() ?? {})).toEqual(all.length === 0 ? [] : Array(3).fill(all.length));
    }),
  ));
