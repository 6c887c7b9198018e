import { describe, expect, test } from '@jest/globals';
import { wireTask, fallsOn } from '../../testing/tasks.ts';
import { fromWire } from '../../api/wire.ts';
import type { TaskRow } from '../task/task.ts';
import type { OccurrenceRow } from './occurrences.ts';
import { withWrites } from './with-writes.ts';

const span = { from: '2026-05-03', to: '2026-05-09' };
const falls = (date: string, startsAt: string | null = null, taskId = 'weed'): OccurrenceRow => ({
  id: `${taskId}_${date}`,
  taskId,
  name: taskId,
  date,
  startsOn: date,
  startsAt,
  duration: startsAt === null ? null : 60,
  starts: null,
  ends: null,
  repeats: true,
  moved: false,
  completed: null,
});
const monday = falls('2026-05-04', '07:30');
const friday = falls('2026-05-08');
const fetched = { rows: [monday, friday], totals: { '2026-05-04': 9, '2026-05-08': 1 } };
const where = ({ rows }: ReturnType<typeof withWrites>) =>
  rows.map(({ id, startsOn, startsAt, pending }) => [id, startsOn, startsAt, pending]);

describe('a calendar while something is sent', () => {
  test('shows an occurrence where it is moved to, in the order of the day, and counts it there', () => {
    const after = { ...monday, startsOn: '2026-05-09', startsAt: '06:00' };
    const shown = withWrites(fetched, span, [], [{ before: monday, after }]);
    expect(where(shown)).toEqual([
      [friday.id, '2026-05-08', null, false],
      [monday.id, '2026-05-09', '06:00', true],
    ]);
    expect(shown.totals).toEqual({ '2026-05-04': 8, '2026-05-08': 1, '2026-05-09': 1 });
  });

  test('takes out what is moved to another period, and has what comes from there', () => {
    const away = { ...monday, startsOn: '2026-06-01' };
    expect(where(withWrites(fetched, span, [], [{ before: monday, after: away }]))).toHaveLength(1);
    const come = { ...falls('2026-06-05'), startsOn: '2026-05-05' };
    const back = withWrites(fetched, span, [], [{ before: { ...come, startsOn: '2026-06-05' }, after: come }]);
    expect(where(back)[1]).toEqual(['weed_2026-06-05', '2026-05-05', null, true]);
  });

  test('counts one that is not among the first of its day', () => {
    const hidden = { ...falls('2026-05-04', '23:00', 'late') };
    const after = { ...hidden, startsOn: '2026-05-08' };
    const shown = withWrites(fetched, span, [], [{ before: hidden, after }]);
    expect(shown.totals).toEqual({ '2026-05-04': 8, '2026-05-08': 2 });
  });

  test('shows when a new task falls, as the last write has it, and no more of one that is deleted', () => {
    const wire = fromWire(wireTask({ name: 'Fence', ...fallsOn('2026-05-05T08:00', { freq: 'daily', count: 2 }) }));
    const task = { ...(wire as object), id: 'fence', version: null } as TaskRow;
    const added = withWrites(fetched, span, [{ kind: 'create', row: task }], []);
    expect(where(added).filter(([, , , pending]) => pending)).toEqual([
      ['fence_2026-05-05', '2026-05-05', '08:00', true],
      ['fence_2026-05-06', '2026-05-06', '08:00', true],
    ]);
    const moved = fromWire(fallsOn('2026-05-07T08:00')) as Partial<TaskRow>;
    const later = { ...task, completed: { on: '2026-05-05', hours: null, cost: null } };
    const changed = withWrites(
      fetched,
      span,
      [
        { kind: 'create', row: { ...task, ...moved } },
        { kind: 'act', row: later },
      ],
      [],
    );
    expect(changed.rows.map(({ id }) => id)).not.toContain('fence_2026-05-07');
    expect(changed.totals).toMatchObject({ '2026-05-05': 1, '2026-05-06': 1 });
    const removed = withWrites(fetched, span, [{ kind: 'remove', row: { ...task, id: 'weed' } }], []);
    expect(removed.rows).toEqual([]);
  });
});
