import { describe, expect, test } from '@jest/globals';
import type { TaskEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { Task } from './task.commands.ts';
import { task } from './task.decider.ts';
import { correct, fields, record, taskId, was } from './task.fixture.ts';

const recordedAs = (data: object): TaskEvent => ({ type: 'TaskRecorded', data: { taskId, ...data } }) as TaskEvent;
const corrected = (data: object): TaskEvent => ({ type: 'TaskCorrected', data: { taskId, ...data } });
const { startsOn: _, startsAt: __, duration: ___, repeat: ____, ...undated } = fields;

describe('a task', () => {
  test('is recorded with its schedule, once for an id', () => {
    given(task).when(record()).then(was.recorded);
    given(task, [was.recorded])
      .when(record({ name: 'Autre' }))
      .nothing();
  });

  test('needs nothing but a name', () =>
    given(task)
      .when(record({ details: undefined, tags: undefined, rule: undefined }))
      .then(recordedAs({ ...undated, details: '', tags: [] })));

  test('without a date has no time, duration or repeat, whatever else is said', () => {
    given(task)
      .when(record({ dateSet: false, timeSet: true, repeat: true, duration: 90 }))
      .then(recordedAs(undated));
    given(task, [was.recorded])
      .when(correct({ dateSet: false }))
      .then(corrected({ startsOn: null, startsAt: null, duration: null, repeat: null }));
  });

  test('with a time takes 60 minutes unless something else is said, and without one no minutes', () => {
    given(task)
      .when(record({ duration: 90 }))
      .then(recordedAs({ ...fields, duration: 90 }));
    given(task, [was.recorded])
      .when(correct({ timeSet: false }))
      .then(corrected({ startsAt: null, duration: null }));
    const daily = corrected({ startsAt: null, duration: null });
    given(task, [was.recorded, daily])
      .when(correct({ rule: { dtstart: '2026-05-04T08:00' } }))
      .then(corrected({ startsAt: '08:00', duration: 60 }));
  });

  test.each([
    ['daily', 60],
    ['weekly', 52],
    ['monthly', 12],
  ])('that repeats %s falls %i times unless something else is said', (freq, count) =>
    given(task)
      .when(record({ rule: { freq, dtstart: '2026-05-04' } }))
      .then(recordedAs({ ...undated, startsOn: '2026-05-04', repeat: { freq, count } })),
  );

  test('with a count of 0, or whose repeat is cleared, falls once', () => {
    const { repeat: _repeat, ...once } = fields;
    given(task)
      .when(record({ rule: { freq: 'daily', count: 0, dtstart: '2026-05-04T07:30' } }))
      .then(recordedAs(once));
    given(task, [was.recorded])
      .when(correct({ repeat: false }))
      .then(corrected({ repeat: null }));
    given(task, [was.recorded])
      .when(correct({ rule: { freq: 'monthly' } }))
      .then(corrected({ repeat: { freq: 'monthly', count: 12 } }));
  });

  test('is said to repeat, to have a time or a date only with one', () => {
    given(task)
      .when(record({ repeat: true, rule: { dtstart: '2026-05-04' } }))
      .refused('task_repeat_missing', 'rule.freq');
    given(task)
      .when(record({ timeSet: true, rule: { dtstart: '2026-05-04' } }))
      .refused('task_time_missing', 'rule.dtstart');
    given(task)
      .when(record({ dateSet: true, rule: null }))
      .refused('task_date_missing', 'rule.dtstart');
    given(task)
      .when(record({ rule: { freq: 'daily' } }))
      .refused('task_date_missing', 'rule.dtstart');
  });

  test('begins at an instant as the clock of the company shows it', () =>
    given(task)
      .when(record({ rule: { dtstart: '2026-05-05T02:15:00Z' } }))
      .then(recordedAs({ ...undated, startsOn: '2026-05-04', startsAt: '22:15', duration: 60 })));

  test('begins from today to a year ahead, counted where the company is', () => {
    const on = (dtstart: string) => record({ rule: { dtstart } });
    for (const day of ['2026-05-01', '2027-05-01'])
      given(task)
        .when(on(day))
        .then(recordedAs({ ...undated, startsOn: day }));
    for (const day of ['2026-04-30', '2027-05-02'])
      given(task).when(on(day)).refused('task_date_outside', 'rule.dtstart');
    // In Toronto it is still the day before.
    const { outcome } = given(task, [], { now: '2026-05-02T03:00:00.000Z' }).when(on('2026-05-01'));
    expect(outcome).toMatchObject([{ data: { startsOn: '2026-05-01' } }]);
  });

  test('of the past is corrected without a new date, and moved only to a day to come', () => {
    const past = recordedAs({ ...fields, startsOn: '2026-01-05' });
    given(task, [past])
      .when(correct({ name: 'Sarcler' }))
      .then(corrected({ name: 'Sarcler' }));
    given(task, [past])
      .when(correct({ rule: { dtstart: '2026-01-05T09:00' } }))
      .then(corrected({ startsAt: '09:00' }));
    given(task, [past])
      .when(correct({ rule: { dtstart: '2026-01-06T07:30' } }))
      .refused('task_date_outside', 'rule.dtstart');
  });

  test('names produces, plots and zones of the company alone, each refused at its place', () => {
    const pin = (locatableId: string) => ({ locatableId, locatableType: 'Zone', coordinates: [-71.88, 45.4] });
    const strange = { unknownProduces: ['p2'], unknownPlaces: { z2: null, z3: 'Le rang 4' } };
    given(task)
      .when(record({ produceIds: ['p1', 'p2'], ...strange }))
      .refused('task_produce_unknown', 'produceIds.1');
    given(task)
      .when(record({ locations: [pin('z2')], ...strange }))
      .refused('task_place_unknown', 'locations.0.locatableId');
    given(task)
      .when(record({ locations: [pin('z1'), pin('z3')], ...strange }))
      .refused('task_place_removed', 'locations.1.locatableId');
    // What it named before may be gone since.
    const named = recordedAs({ ...fields, produceIds: ['p2'], locations: [pin('z3')] });
    given(task, [named])
      .when(correct({ produceIds: ['p2', 'p1'], locations: [pin('z3')], ...strange }))
      .then(corrected({ produceIds: ['p2', 'p1'] }));
  });

  test('has one pin on a plot or zone, kept to a centimetre', () => {
    const pin = (x: number) => ({ locatableId: 'z1', locatableType: 'Zone' as const, coordinates: [x, 45.4] });
    given(task)
      .when(record({ locations: [pin(-71), pin(-71.123_456_789)] }))
      .then(recordedAs({ ...fields, locations: [pin(-71.123_456_8)] }));
  });

  test.each([
    ['a count of 366', { rule: { count: 366 } }],
    ['a negative count', { rule: { count: -1 } }],
    [
      'a place beyond the world',
      {
        locations: [
          { locatableId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e02', locatableType: 'Plot', coordinates: [0, 86] },
        ],
      },
    ],
    ['a day that there is not', { rule: { dtstart: '2026-02-30' } }],
    ['a time that there is not', { rule: { dtstart: '2026-05-04T24:10' } }],
    ['no minute', { duration: 0 }],
    ['more minutes than a day has', { duration: 1441 }],
  ])('is no task with %s', (_case, wrong) => expect(Task.safeParse({ name: 'A', ...wrong }).success).toBe(false));
});
