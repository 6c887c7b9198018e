import { describe, expect, test } from '@jest/globals';
import { seasonsOf, type SeasonTask } from './seasons.ts';

const task = (id: string, more: object = {}, produceIds: readonly string[] = []): SeasonTask => ({
  id,
  name: id,
  produceIds,
  planned: {
    schedule: { startsOn: '2025-05-01', startsAt: null, duration: null, repeat: null },
    occurrences: [],
    completed: null,
    ...more,
  },
});
const repeated = (startsOn: string, count: number) => ({
  schedule: { startsOn, startsAt: null, duration: null, repeat: { freq: 'monthly' as const, count } },
});

describe('the years of a place', () => {
  test('come the latest first, with the tasks and the produces of each in the order of their first days', () => {
    const seasons = seasonsOf([
      task('harvest', { schedule: { ...task('x').planned.schedule, startsOn: '2025-09-10' } }, ['garlic']),
      task('sow', {}, ['garlic', 'rye']),
      task('plough', { schedule: { ...task('x').planned.schedule, startsOn: '2024-04-02' } }),
    ]);
    expect(seasons).toEqual([
      {
        year: '2025',
        produces: [
          { produceId: 'garlic', from: '2025-05-01', to: '2025-09-10' },
          { produceId: 'rye', from: '2025-05-01', to: '2025-05-01' },
        ],
        tasks: [
          { taskId: 'sow', name: 'sow', from: '2025-05-01', to: '2025-05-01', times: 1, done: 0 },
          { taskId: 'harvest', name: 'harvest', from: '2025-09-10', to: '2025-09-10', times: 1, done: 0 },
        ],
      },
      {
        year: '2024',
        produces: [],
        tasks: [{ taskId: 'plough', name: 'plough', from: '2024-04-02', to: '2024-04-02', times: 1, done: 0 }],
      },
    ]);
  });

  test('share a repeat that runs over the turn of a year, and count what is done', () => {
    const done = {
      date: '2025-12-01',
      skipped: false,
      moved: null,
      completed: { on: '2025-12-02', hours: null, costCents: null },
    };
    const seasons = seasonsOf([task('prune', { ...repeated('2025-11-01', 4), occurrences: [done] }, ['apple'])]);
    expect(
      seasons.map(({ year, tasks: [first] }) => [year, first?.from, first?.to, first?.times, first?.done]),
    ).toEqual([
      ['2026', '2026-01-01', '2026-02-01', 2, 0],
      ['2025', '2025-11-01', '2025-12-02', 2, 1],
    ]);
  });

  test('leave out what is skipped, and take a task without a date where it was done', () => {
    const skipped = { date: '2025-06-01', skipped: true, moved: null, completed: null };
    expect(
      seasonsOf([task('weed', { ...repeated('2025-05-01', 2), occurrences: [skipped] })])[0]?.tasks[0]?.times,
    ).toBe(1);
    expect(seasonsOf([task('idea', { schedule: null })])).toEqual([]);
    const on = '2023-07-01';
    const found = seasonsOf([task('mow', { schedule: null, completed: { on, hours: null, costCents: null } })]);
    expect(found).toMatchObject([{ year: '2023', tasks: [{ from: on, to: on, times: 1, done: 1 }] }]);
  });
});
