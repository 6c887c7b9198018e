import { describe, expect, test } from '@jest/globals';
import { daysOf, everyTask, filterFrom, isWanted, queryOf, searchFor, type TaskFilter } from './task-filter.ts';
import type { TaskRow } from '../task/task.ts';

const today = '2026-05-06'; // a Wednesday
const task = (more: Partial<TaskRow> = {}): TaskRow => ({
  id: 'task-1',
  version: '1',
  name: 'Weed',
  details: '',
  tags: [],
  dateSet: true,
  timeSet: false,
  repeat: false,
  duration: null,
  rule: { freq: null, count: null, dtstart: '2026-05-06' },
  imageUrls: null,
  produceIds: [],
  locations: [],
  done: false,
  completed: null,
  occurrences: [],
  recordedAt: '2026-04-01T00:00:00.000Z',
  ...more,
});
const filter = (more: Partial<TaskFilter>): TaskFilter => ({ ...everyTask, ...more });

describe('the filter of the tasks', () => {
  test.each<[string, Partial<TaskFilter>]>([
    ['', {}],
    ['?q=carrots&tag=organic', { q: 'carrots', tag: 'organic' }],
    ['?when=today&show=all', { when: 'today', show: 'all' }],
    ['?when=dates&from=2026-05-01&to=2026-05-31', { when: 'dates', from: '2026-05-01', to: '2026-05-31' }],
    ['?place=plot-1&produce=p1&show=done', { place: 'plot-1', produce: 'p1', show: 'done' }],
  ])('stands in the address: %s', (address, narrowed) => {
    expect(filterFrom(new URLSearchParams(address))).toEqual(filter(narrowed));
    expect(new URLSearchParams(searchFor(filter(narrowed), new URLSearchParams()))).toEqual(
      new URLSearchParams(address),
    );
  });

  test('leaves out what cannot be read, keeps other parameters, and forgets dates that are not asked for', () => {
    const read = (address: string) => filterFrom(new URLSearchParams(address));
    expect(read('?when=never&show=some&from=2026-05-01')).toEqual(everyTask);
    expect(read('?when=dates&from=2026-02-30')).toEqual(filter({ when: 'dates' }));
    expect(searchFor(filter({ when: 'today', from: '2026-05-01' }), new URLSearchParams('as_of=x'))).toBe(
      '?as_of=x&when=today',
    );
  });

  test.each<[TaskFilter['when'], string | null, string | null]>([
    ['overdue', null, '2026-05-05'],
    ['today', '2026-05-06', '2026-05-06'],
    ['week', '2026-05-03', '2026-05-09'],
    ['days30', '2026-05-06', '2026-06-04'],
    [null, null, null],
  ])('%s is from %s to %s', (when, from, to) => {
    expect(daysOf(filter({ when }), today)).toEqual({ from, to });
  });

  test('own dates leave out a last day before the first one, which the server would refuse', () => {
    expect(daysOf(filter({ when: 'dates', from: '2026-05-09', to: '2026-05-01' }), today)).toEqual({
      from: '2026-05-09',
      to: null,
    });
  });

  test.each<[TaskFilter['show'], boolean | null]>([
    ['open', false],
    ['done', true],
    ['all', null],
  ])('asks the server for tasks that are %s', (show, done) => {
    expect(queryOf(filter({ show }), today)).toMatchObject({ done });
  });

  test('a repeat whose next time is ahead is not overdue, though it fell before', () => {
    const weekly = { freq: 'weekly' as const, count: 3, dtstart: '2026-04-30' };
    const done = { skipped: false, moved: null, completed: { on: '2026-04-30', hours: null, cost: null } };
    const wanted = isWanted(filter({ when: 'overdue' }), today, []);
    expect(wanted(task({ repeat: true, rule: weekly }))).toBe(true);
    expect(wanted(task({ repeat: true, rule: weekly, occurrences: [{ date: '2026-04-30', ...done }] }))).toBe(false);
  });

  test('a plot is meant with its zones, a zone alone', () => {
    const pin = (id: string) => [
      { id, locatableId: id, locatableType: 'Zone' as const, coordinates: [0, 0] as [number, number] },
    ];
    const areas = [{ kind: 'zone', id: 'zone-1', plotId: 'plot-1' }] as unknown as Parameters<typeof isWanted>[2];
    const onZone = task({ locations: pin('zone-1') });
    expect(isWanted(filter({ place: 'plot-1' }), today, areas)(onZone)).toBe(true);
    expect(isWanted(filter({ place: 'zone-1' }), today, areas)(onZone)).toBe(true);
    expect(isWanted(filter({ place: 'zone-1' }), today, areas)(task({ locations: pin('plot-1') }))).toBe(false);
  });

  test('a tag is one of those of a task', () => {
    expect(isWanted(filter({ tag: 'organic' }), today, [])(task({ tags: ['organic', 'new'] }))).toBe(true);
    expect(isWanted(filter({ tag: 'organic' }), today, [])(task())).toBe(false);
  });
});
