import { describe, expect, test } from '@jest/globals';
import type { TaskRow } from '../task/task.ts';
import { whenDone, whenMoved, whenReinstated, whenReopened, whenSkipped } from './after-work.ts';
import { firstShown, timesOf } from './times.ts';

const done = { on: '2026-05-04', hours: 2, cost: 30.5 };
const weekly = (count: number): TaskRow => ({
  id: 'task-1',
  version: '1',
  name: 'Weed',
  details: '',
  tags: [],
  dateSet: true,
  timeSet: true,
  repeat: true,
  duration: 60,
  rule: { freq: 'weekly', count, dtstart: '2026-05-04T07:30' },
  imageUrls: null,
  produceIds: [],
  locations: [],
  done: false,
  completed: null,
  occurrences: [],
  recordedAt: '2026-04-01T00:00:00.000Z',
});
const once: TaskRow = { ...weekly(1), repeat: false, rule: { freq: null, count: null, dtstart: '2026-05-04' } };

describe('what becomes of a task, before the server answers', () => {
  test('is done as a whole, and by the day of one that falls once', () => {
    expect(whenDone(weekly(3), null, done)).toMatchObject({ done: true, completed: done, occurrences: [] });
    expect(whenDone(once, '2026-05-04', done)).toMatchObject({ done: true, completed: done, occurrences: [] });
  });

  test('is done once each of its days is done or skipped', () => {
    const one = whenDone(weekly(2), '2026-05-04', done);
    expect(one.done).toBe(false);
    expect(whenSkipped(one, '2026-05-11').done).toBe(true);
    expect(whenReinstated(whenSkipped(one, '2026-05-11'), '2026-05-11').done).toBe(false);
  });

  test('what is taken back leaves nothing behind', () => {
    const task = weekly(3);
    expect(whenReopened(whenDone(task, '2026-05-04', done), '2026-05-04')).toEqual(task);
    expect(whenReinstated(whenMoved(task, '2026-05-11', { on: '2026-05-12', at: null }), '2026-05-11')).toEqual(task);
    expect(whenReopened(whenDone(task, null, done), null)).toEqual(task);
  });

  test('changes stand in the order of their days', () => {
    const task = whenSkipped(whenDone(weekly(3), '2026-05-18', done), '2026-05-04');
    expect(task.occurrences.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-18']);
  });
});

describe('the times of a repeat', () => {
  test('are where they were moved, with what became of them', () => {
    const task = whenDone(whenMoved(weekly(3), '2026-05-11', { on: '2026-05-13', at: null }), '2026-05-04', done);
    expect(timesOf(task)).toMatchObject([
      { date: '2026-05-04', on: '2026-05-04', at: '07:30', completed: done, isMoved: false },
      { date: '2026-05-11', on: '2026-05-13', at: null, completed: null, isMoved: true },
      { date: '2026-05-18', on: '2026-05-18', at: '07:30', completed: null },
    ]);
  });

  test('of a task that falls once there are none', () => {
    expect(timesOf(once)).toEqual([]);
  });

  test.each([
    [3, 0, { from: 0, to: 3 }],
    [52, 0, { from: 0, to: 12 }],
    [52, 20, { from: 18, to: 30 }],
    [52, 52, { from: 40, to: 52 }],
  ])('of %i, %i of which are done, those about the first one that is left are shown', (count, settled, shown) => {
    const all = timesOf(weekly(count));
    const task = all.slice(0, settled).reduce((now, { date }) => whenSkipped(now, date), weekly(count));
    expect(firstShown(timesOf(task))).toEqual(shown);
  });
});
