import { describe, expect, test } from '@jest/globals';
import { inOrder, nextOf, progressOf, stateOf } from './task-state.ts';
import type { TaskRow } from './task.ts';

const today = '2026-05-06';
const base: Omit<TaskRow, 'id'> = {
  version: '1',
  name: 'Weed',
  details: '',
  tags: [],
  dateSet: true,
  timeSet: false,
  repeat: false,
  duration: null,
  rule: null,
  imageUrls: null,
  produceIds: [],
  locations: [],
  done: false,
  completed: null,
  occurrences: [],
  recordedAt: '2026-04-01T00:00:00.000Z',
};
const task = (more: Partial<TaskRow>): TaskRow => ({ ...base, id: 'task-1', ...more });
const on = (dtstart: string): Partial<TaskRow> => ({ rule: { freq: null, count: null, dtstart } });
const weekly = (dtstart: string, count = 3): Partial<TaskRow> => ({
  repeat: true,
  rule: { freq: 'weekly', count, dtstart },
});
const become = (date: string, more: Partial<TaskRow['occurrences'][number]>) => ({
  date,
  skipped: false,
  moved: null,
  completed: null,
  ...more,
});
const done = { on: '2026-05-01', hours: null, cost: null };

describe('how a task stands', () => {
  test.each<[string, Partial<TaskRow>]>([
    ['undated', {}],
    ['overdue', on('2026-05-05')],
    ['today', on('2026-05-06T23:00')],
    ['coming', on('2026-05-07')],
    ['done', { ...on('2026-05-05'), done: true, completed: done }],
  ])('is %s', (kind, more) => {
    expect(stateOf(task(more), today).kind).toBe(kind);
  });

  test('a repeat stands by its first time that is neither done nor skipped', () => {
    const settled = [become('2026-04-29', { completed: done }), become('2026-05-06', { skipped: true })];
    expect(nextOf(task(weekly('2026-04-29')))).toEqual({ date: '2026-04-29', on: '2026-04-29', at: null });
    expect(nextOf(task({ ...weekly('2026-04-29'), occurrences: settled }))).toEqual({
      date: '2026-05-13',
      on: '2026-05-13',
      at: null,
    });
  });

  test('a time that was moved counts where it is, before or after the others', () => {
    const moved = (date: string, to: string) => [become(date, { moved: { on: to, at: '09:00' } })];
    expect(nextOf(task({ ...weekly('2026-05-06'), occurrences: moved('2026-05-06', '2026-05-20') }))).toEqual({
      date: '2026-05-13',
      on: '2026-05-13',
      at: null,
    });
    expect(nextOf(task({ ...weekly('2026-05-06'), occurrences: moved('2026-05-20', '2026-05-02') }))).toEqual({
      date: '2026-05-20',
      on: '2026-05-02',
      at: '09:00',
    });
  });

  test('a repeat says how many of its times are settled', () => {
    expect(
      progressOf(task({ ...weekly('2026-05-06'), occurrences: [become('2026-05-06', { completed: done })] })),
    ).toEqual({ settled: 1, count: 3 });
    expect(progressOf(task(on('2026-05-06')))).toBeNull();
  });

  test('what comes first stands first, then what has no date, then what is done', () => {
    const rows = [
      task({ id: 'done', ...on('2026-05-01'), done: true, completed: done }),
      task({ id: 'undated' }),
      task({ id: 'later', ...on('2026-05-09') }),
      task({ id: 'morning', ...on('2026-05-06T07:00') }),
      task({ id: 'overdue', ...on('2026-05-02') }),
    ];
    expect(rows.toSorted(inOrder).map(({ id }) => id)).toEqual(['overdue', 'morning', 'later', 'undated', 'done']);
  });
});
