import { describe, expect, test } from '@jest/globals';
import type { TaskEvent } from '@terroir/events';
import { evolve, fold, given, recorded } from '@terroir/kernel';
import { task } from './task.decider.ts';
import { complete, correct, fields, occurrence, taskId, was } from './task.fixture.ts';
import { taskView, type TaskRow } from './task.view.ts';

const recordedAs = (data: object): TaskEvent => ({ type: 'TaskRecorded', data: { taskId, ...data } }) as TaskEvent;
const corrected = (data: object): TaskEvent => ({ type: 'TaskCorrected', data: { taskId, ...data } });
const { startsOn: _, startsAt: __, duration: ___, repeat: ____, ...undated } = fields;

describe('work that is done', () => {
  test('is noted with day, hours and cost, and once only', () => {
    const said = { completedOn: '2026-05-01', hours: 2.5, cost: 45 };
    given(task, [was.recorded]).when(complete(said)).then(was.completed);
    given(task, [was.recorded, was.completed]).when(complete(said)).nothing();
    given(task, [was.recorded, was.completed]).when(complete()).nothing();
  });

  test('is of today unless another day is said, and of none to come', () => {
    given(task, [was.recorded])
      .when(complete())
      .then({ type: 'TaskCompleted', data: { taskId, completedOn: '2026-05-01' } });
    given(task, [was.recorded])
      .when(complete({ completedOn: '2026-05-02' }))
      .refused('task_done_later', 'completedOn');
  });

  test('is put right where hours or cost were wrong', () =>
    given(task, [was.recorded, was.completed])
      .when(complete({ cost: null, hours: 3 }))
      .then({ type: 'TaskCompleted', data: { taskId, completedOn: '2026-05-01', hours: 3 } }));

  test('is to be done again once that is taken back', () => {
    given(task, [was.recorded, was.completed]).when({ type: 'ReopenTask', data: {} }).then(was.reopened);
    given(task, [was.recorded]).when({ type: 'ReopenTask', data: {} }).nothing();
  });

  test('of a removed task is not found', () => {
    for (const command of [complete(), occurrence('Skip', '2026-05-11'), occurrence('Complete', '2026-05-11')])
      given(task, [was.recorded, was.removed]).when(command).refused('not_found');
  });

  test('stays when the task goes back to a version', () => {
    const to = evolve(task, recorded<TaskEvent>([was.recorded]));
    given(task, [was.recorded, was.completed, was.skipped, corrected({ name: 'Sarcler' })])
      .when({ type: 'RevertTask', data: { to } })
      .then(corrected({ name: fields.name }));
  });
});

describe('one occurrence', () => {
  const history = [was.recorded, was.doneOnce, was.moved, was.skipped];

  test('is done, and to be done again', () => {
    given(task, [was.recorded]).when(occurrence('Complete', '2026-05-11')).then(was.doneOnce);
    given(task, history).when(occurrence('Complete', '2026-05-11')).nothing();
    given(task, history)
      .when(occurrence('Reopen', '2026-05-11'))
      .then({ type: 'TaskOccurrenceReopened', data: { taskId, date: '2026-05-11' } });
    given(task, [was.recorded]).when(occurrence('Reopen', '2026-05-11')).nothing();
  });

  test('of a task that falls once is the task', () => {
    const once = recordedAs({ ...undated, startsOn: '2026-05-04' });
    const whole: TaskEvent = { type: 'TaskCompleted', data: { taskId, completedOn: '2026-05-01' } };
    given(task, [once]).when(occurrence('Complete', '2026-05-04')).then(whole);
    given(task, [once, whole]).when(occurrence('Reopen', '2026-05-04')).then(was.reopened);
    for (const verb of ['Skip', 'Move'] as const)
      given(task, [once])
        .when(occurrence(verb, '2026-05-04', { startsOn: '2026-05-05' }))
        .refused('task_not_repeated');
  });

  test('is moved to a day to come, keeps its time unless another is said, and goes back', () => {
    const move = (startsOn: string, startsAt?: string | null) =>
      occurrence('Move', '2026-05-18', { startsOn, startsAt });
    const moved = (movedOn: string, movedAt: string | null): TaskEvent => ({
      type: 'TaskOccurrenceMoved',
      data: { taskId, date: '2026-05-18', movedOn, movedAt },
    });
    given(task, [was.recorded]).when(move('2026-05-19')).then(moved('2026-05-19', '07:30'));
    given(task, [was.recorded]).when(move('2026-05-19', null)).then(moved('2026-05-19', null));
    given(task, history).when(move('2026-05-20')).then(moved('2026-05-20', '06:00'));
    given(task, history).when(move('2026-05-19')).nothing();
    given(task, [was.recorded]).when(move('2026-04-30')).refused('task_date_outside', 'startsOn');
    const back: TaskEvent = { type: 'TaskOccurrenceReinstated', data: { taskId, date: '2026-05-18' } };
    given(task, history).when(move('2026-05-18', '07:30')).then(back);
    given(task, history).when(occurrence('Reinstate', '2026-05-18')).then(back);
  });

  test('is skipped, and falls again once that is taken back', () => {
    given(task, [was.recorded]).when(occurrence('Skip', '2026-05-25')).then(was.skipped);
    given(task, history).when(occurrence('Skip', '2026-05-25')).nothing();
    given(task, history)
      .when(occurrence('Reinstate', '2026-05-25'))
      .then({ type: 'TaskOccurrenceReinstated', data: { taskId, date: '2026-05-25' } });
    given(task, [was.recorded]).when(occurrence('Reinstate', '2026-05-25')).nothing();
  });

  test('that is done is neither moved nor skipped, and a skipped one neither done nor moved', () => {
    for (const verb of ['Move', 'Skip'] as const)
      given(task, history)
        .when(occurrence(verb, '2026-05-11', { startsOn: '2026-05-12' }))
        .refused('occurrence_done');
    for (const verb of ['Move', 'Complete'] as const)
      given(task, history)
        .when(occurrence(verb, '2026-05-25', { startsOn: '2026-05-26' }))
        .refused('occurrence_skipped');
    given(task, [was.recorded, was.completed]).when(occurrence('Complete', '2026-05-11')).refused('task_done');
  });

  test('of a day on which the task does not fall is not found', () => {
    for (const verb of ['Complete', 'Reopen', 'Move', 'Skip', 'Reinstate'] as const)
      given(task, [was.recorded])
        .when(occurrence(verb, '2026-05-12', { startsOn: '2026-05-13' }))
        .refused('occurrence_unknown');
  });

  test('is not skipped where it is the last that is left, nor is a repeat cut down to skipped days', () => {
    const two = [was.recorded, corrected({ repeat: { freq: 'weekly', count: 2 } })];
    const skip: TaskEvent = { type: 'TaskOccurrenceSkipped', data: { taskId, date: '2026-05-04' } };
    given(task, [...two, skip])
      .when(occurrence('Skip', '2026-05-11'))
      .refused('occurrence_last');
    given(task, [...two, skip])
      .when(correct({ rule: { count: 1 } }))
      .refused('task_never_falls', 'rule.count');
  });

  test('that the repeat loses is forgotten, unless it was done', () => {
    const moved = corrected({ startsOn: '2026-05-05' });
    const { fields: after } = evolve(task, recorded<TaskEvent>([...history, moved]));
    expect(after?.occurrences?.map(({ date }) => date)).toEqual(['2026-05-11']);
    given(task, [...history, moved])
      .when(occurrence('Reopen', '2026-05-11'))
      .then({ type: 'TaskOccurrenceReopened', data: { taskId, date: '2026-05-11' } });
  });
});

describe('the row of a task', () => {
  const rowAfter = (...events: readonly TaskEvent[]) =>
    recorded(events).reduce<TaskRow | null>((row, event) => {
      const next = fold(taskView, row, event);
      expect(fold(taskView, next, event)).toEqual(next); // the same event twice changes nothing more
      return next;
    }, null);

  test('has what became of it, as the decider has it, and fits its schema', () => {
    const events = [was.recorded, was.doneOnce, was.moved, was.skipped, was.completed] as const;
    const row = rowAfter(...events);
    const { fields: state } = evolve(task, recorded<TaskEvent>(events));
    expect(row).toMatchObject({
      completed: state?.completed,
      occurrences: state?.occurrences,
      done: true,
      endsOn: '2026-05-25',
    });
    expect(taskView.row.parse(row)).toEqual(row);
    expect(rowAfter(...events, was.reopened)).toMatchObject({ completed: null, done: false });
  });

  test('ends on the last day on which it falls, and never without a date', () => {
    expect(rowAfter(was.recorded)?.endsOn).toBe('2026-05-25');
    expect(rowAfter(was.recorded, { ...was.moved, data: { ...was.moved.data, movedOn: '2026-07-01' } })?.endsOn).toBe(
      '2026-07-01',
    );
    expect(rowAfter(recordedAs(undated))).toMatchObject({ endsOn: null, done: false });
  });

  test('keeps all that while it is removed', () =>
    expect(rowAfter(was.recorded, was.doneOnce, was.removed, { type: 'TaskRestored', data: { taskId } })).toMatchObject(
      {
        removed: false,
        occurrences: [{ date: '2026-05-11' }],
      },
    ));
});
