import { describe, expect, test } from '@jest/globals';
import type { TaskEvent } from '@terroir/events';
import { fold, recorded } from '@terroir/kernel';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { instantOf } from '../task/local-time.ts';
import { instantsOf, occurrencesBetween } from '../task/recurrence.ts';
import { fields, was } from '../task/task.fixture.ts';
import { plannedOf, taskView, type TaskRow } from '../task/task.view.ts';
import { tasksCalendar } from './tasks-calendar.ts';
import { clockTime } from './time-zone.ts';

const now = '2026-05-01T12:00:00.000Z';
const place = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e01';

/** The row of a task with other fields, after what became of it. */
function rowOf(more: object = {}, ...after: readonly TaskEvent[]): TaskRow {
  const first = { type: 'TaskRecorded', data: { taskId: 'id-0', ...fields, ...more } } as TaskEvent;
  const row = recorded([first, ...after]).reduce<TaskRow | null>((next, event) => fold(taskView, next, event), null);
  if (row === null) throw new Error('No task');
  return row;
}
const written = (task: TaskRow, timeZone: string, language: 'en' | 'fr' = 'fr') =>
  [...tasksCalendar({ tasks: [task], places: new Map([[place, 'Le rang 4']]), timeZone, language, now })].join('');

/** When the events of a file begin, as a library reads it that did not write it; a whole day by its date. */
function read(text: string, from: string, to: string): readonly string[] {
  const span = { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T23:59:59Z`) };
  return Object.values(ical.sync.parseICS(text))
    .flatMap((event) => (event?.type === 'VEVENT' ? ical.expandRecurringEvent(event, span) : []))
    .map(({ start, isFullDay }) => (isFullDay ? dayOf(start) : start.toISOString()))
    .toSorted();
}
// A whole day comes as midnight on the clock of this machine.
const dayOf = (start: Date): string =>
  [start.getFullYear(), start.getMonth() + 1, start.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
/** The same, as the calendar of the application has it. */
const shown = (task: TaskRow, timeZone: string, from: string, to: string): readonly string[] =>
  occurrencesBetween(plannedOf(task), from, to)
    .map((each) => instantsOf(each, timeZone)?.starts ?? each.startsOn)
    .toSorted();

describe('a calendar that another library reads', () => {
  test.each([
    [
      'every day across the change to summer time',
      'America/Toronto',
      { startsOn: '2026-03-01', repeat: { freq: 'daily', count: 30 } },
    ],
    [
      'every week across the change to winter time',
      'Europe/Paris',
      { startsOn: '2026-10-04', repeat: { freq: 'weekly', count: 9 } },
    ],
    [
      'every month from the 31st',
      'America/St_Johns',
      { startsOn: '2026-01-31', repeat: { freq: 'monthly', count: 14 } },
    ],
    ['every month from the 29th', 'America/Toronto', { startsOn: '2026-10-29', repeat: { freq: 'monthly', count: 8 } }],
    ['once', 'Pacific/Auckland', { startsOn: '2026-06-20', repeat: null }],
    [
      'in a zone whose clock never changes',
      'Asia/Tokyo',
      { startsOn: '2026-06-20', repeat: { freq: 'daily', count: 5 } },
    ],
    [
      'whole days',
      'America/Toronto',
      { startsOn: '2026-03-01', startsAt: null, duration: null, repeat: { freq: 'weekly', count: 8 } },
    ],
  ])('has a task at the instants of the application: %s', (_case, timeZone, more) => {
    const task = rowOf(more);
    const found = read(written(task, timeZone), '2026-01-01', '2027-12-31');
    expect(found).toEqual(shown(task, timeZone, '2026-01-01', '2027-12-31'));
    expect(found.length).toBe(task.repeat?.count ?? 1);
  });

  test('leaves out what is skipped, and has what is moved or done where it is', () => {
    const task = rowOf({}, was.doneOnce, was.moved, was.skipped);
    const text = written(task, 'America/Toronto');
    expect(read(text, '2026-05-01', '2026-06-30')).toEqual([
      '2026-05-04T11:30:00.000Z',
      '2026-05-11T11:30:00.000Z',
      '2026-05-19T10:00:00.000Z',
    ]);
    expect(text).toContain('SUMMARY:✓ Désherber l’ail');
    const stray = rowOf({}, was.doneOnce, { type: 'TaskCorrected', data: { taskId: 'id-0', startsOn: '2026-05-05' } });
    expect(read(written(stray, 'America/Toronto'), '2026-05-01', '2026-06-30')).toEqual(
      shown(stray, 'America/Toronto', '2026-05-01', '2026-06-30'),
    );
  });

  test('says name, details, tags, places, duration and the zone', () => {
    const task = rowOf({
      duration: 90,
      locations: [{ locatableId: place, locatableType: 'Plot', coordinates: [-71.88, 45.4] }],
    });
    const parsed = Object.values(ical.sync.parseICS(written(task, 'America/Toronto')));
    const event = parsed.find((each) => each?.type === 'VEVENT');
    expect(event).toMatchObject({
      summary: 'Désherber l’ail',
      description: 'À la binette',
      categories: ['ail'],
      location: 'Le rang 4',
      geo: { lat: 45.4, lon: -71.88 },
    });
    const { start, end } = event as { readonly start: Date; readonly end: Date };
    expect((end.getTime() - start.getTime()) / 60_000).toBe(90);
    const text = written(rowOf({ repeat: { freq: 'weekly', count: 52 } }), 'America/Toronto', 'en');
    for (const line of ['X-WR-CALNAME:Tasks – Terroir', 'TZID:America/Toronto', 'BEGIN:DAYLIGHT', 'TZOFFSETTO:-0400'])
      expect(text).toContain(`${line}\r\n`);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('has work of a day last 24 hours, also when the clock changes', () => {
    const task = rowOf({ startsOn: '2027-03-13', startsAt: '23:30', duration: 1440 + 15 });
    expect(written(task, 'America/Toronto')).toContain('DURATION:PT24H15M\r\n');
  });

  test.each(['America/Toronto', 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Tokyo', 'America/St_Johns'])(
    'carries the clock of %s for programs that do not have it',
    (timeZone) => {
      const task = rowOf({ startsOn: '2026-01-02', repeat: { freq: 'weekly', count: 120 } });
      const calendar = new ICAL.Component(ICAL.parse(written(task, timeZone)) as never);
      const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
      for (const { startsOn, startsAt } of occurrencesBetween(plannedOf(task), '2026-01-01', '2028-06-30')) {
        const time = clockTime(startsOn, startsAt ?? '');
        time.zone = zone;
        expect(time.toUnixTime() * 1000).toBe(instantOf(timeZone, startsOn, startsAt ?? ''));
      }
    },
  );

  test('folds what somebody types at length to lines of 75 octets', () => {
    const text = written(rowOf({ details: `${'Sarcler '.repeat(60)}${'👩🏽‍🌾'.repeat(30)}` }), 'UTC');
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  test('cannot be broken by what somebody types', () => {
    const task = rowOf({ name: 'A; B, C \\', details: 'Ligne 1\nEND:VEVENT\r\nBEGIN:VEVENT' });
    const events = Object.values(ical.sync.parseICS(written(task, 'UTC'))).filter((each) => each?.type === 'VEVENT');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: 'A; B, C \\' });
  });

  test('has no event for a task without a date', () =>
    expect(written(rowOf({ startsOn: null, startsAt: null, duration: null, repeat: null }), 'UTC')).not.toContain(
      'VEVENT',
    ));
});
