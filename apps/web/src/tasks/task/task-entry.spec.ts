import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../api/failure.ts';
import { atFormFields, blankTask, copyTyped, taskBody, taskEntry, taskFrom, taskRow, taskTyped } from './task-entry.ts';
import type { TaskRow } from './task.ts';

const days = { today: '2026-05-01', last: '2027-05-01' };
const pin = { locatableId: 'plot-1', locatableType: 'Plot' as const, coordinates: [-71.9, 45.4] as [number, number] };
const stored: TaskRow = {
  id: 'task-1',
  version: '3',
  name: 'Weed',
  details: 'By hand',
  tags: ['organic'],
  dateSet: true,
  timeSet: true,
  repeat: true,
  duration: 90,
  rule: { freq: 'weekly', count: 5, dtstart: '2026-04-06T07:30' },
  imageUrls: { image: '/api/v1/images/a', thumbnail: '/api/v1/images/b' },
  produceIds: [],
  locations: [{ id: 'plot-1', ...pin }],
  done: false,
  completed: null,
  occurrences: [],
  recordedAt: '2026-04-01T00:00:00.000Z',
};
const wrongOf = (typed: object, before: TaskRow | null = null) =>
  (taskEntry(days, before).safeParse({ ...blankTask, name: 'Weed', ...typed }).error?.issues ?? []).map(
    ({ path, ...issue }) => `${path.join('.')} ${'params' in issue ? String(issue.params?.['rule']) : issue.code}`,
  );

describe('the form of a task', () => {
  test('needs nothing but a name', () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ name: ' ' })).toEqual(['name too_small']);
  });

  test.each([
    ['2026-04-30', ['startsOn not_before']],
    ['2026-05-01', []],
    ['2027-05-01', []],
    ['2027-05-02', ['startsOn not_after']],
    ['2026-02-30', ['startsOn not_a_date']],
    ['2026-MM-DD', ['startsOn not_a_date']],
  ])('begins from today to 365 days ahead: %s', (startsOn, wrong) => {
    expect(wrongOf({ startsOn })).toEqual(wrong);
  });

  test('does not check again a day of the past that stays', () => {
    expect(wrongOf({ ...taskTyped(stored) }, stored)).toEqual([]);
    expect(wrongOf({ ...taskTyped(stored), startsOn: '2026-04-07' }, stored)).toEqual(['startsOn not_before']);
  });

  test('says everything that is wrong at once', () => {
    expect(wrongOf({ name: '', timeSet: true, repeat: 'daily', startsOn: '2026-04-30' })).toEqual([
      'name too_small',
      'startsOn not_before',
      'startsAt required',
      'duration required',
      'count required',
    ]);
    expect(wrongOf({ timeSet: true, startsAt: '7:', duration: 60 })).toEqual(['startsAt not_a_time']);
  });

  test('sends its date, time and repeat as a rule', () => {
    const values = { ...taskTyped(stored), startsOn: '2026-05-04', startsAt: '08:00', count: 10 };
    expect(taskBody(values, [pin], stored).task).toMatchObject({
      dateSet: true,
      timeSet: true,
      repeat: true,
      duration: 90,
      rule: { freq: 'weekly', count: 10, dtstart: '2026-05-04T08:00' },
      locations: [pin],
    });
  });

  test('without a date sends no time, duration or repeat', () => {
    const { task } = taskBody({ ...taskTyped(stored), startsOn: null }, [], stored);
    expect(task).toMatchObject({ dateSet: false });
    expect(Object.keys(task)).not.toContain('rule');
  });

  test('leaves out a picture that stays, and sends null for one that is taken away', () => {
    expect(taskBody(taskTyped(stored), [], stored).task).not.toHaveProperty('image');
    expect(taskBody({ ...taskTyped(stored), image: null }, [], stored).task).toHaveProperty('image', null);
    expect(taskBody(blankTask, [], null).task).not.toHaveProperty('image');
  });

  test('holds what a stored task says: saved unchanged it reads the same', () => {
    expect(taskRow(taskTyped(stored), [pin], stored.id, stored)).toEqual(stored);
  });

  test('begins on a day and at a time that was chosen elsewhere', () => {
    expect(taskFrom({ on: '2026-05-04', at: '07:30' })).toMatchObject({
      startsOn: '2026-05-04',
      timeSet: true,
      startsAt: '07:30',
      duration: 60,
    });
    expect(taskFrom({ on: '2026-05-04', at: null })).toMatchObject({ timeSet: false, duration: null });
  });

  test('a copy has no picture, and no day that is over', () => {
    expect(copyTyped(stored, days)).toMatchObject({ name: 'Weed', image: null, startsOn: null, repeat: '' });
    const ahead = { ...stored, rule: { freq: null, count: null, dtstart: '2026-05-02' } };
    expect(copyTyped(ahead, days)).toMatchObject({ startsOn: '2026-05-02' });
  });

  test.each([
    ['task.rule.dtstart', 'invalid', 'startsOn'],
    ['task.rule.dtstart', 'task_time_missing', 'startsAt'],
    ['task.rule.count', 'task_never_falls', 'count'],
    ['task.rule.freq', 'invalid', 'repeat'],
    ['task.locations.2.locatableId', 'task_place_removed', 'locations'],
    ['task.produceIds.0', 'task_produce_unknown', 'produceIds'],
    ['task.tags.1', 'too_long', 'tags'],
    ['task.image.base64data', 'invalid', 'image'],
    ['task', 'invalid', null],
    [null, 'unavailable', null],
  ])('a refusal of %s (%s) stands at %s', (field, code, at) => {
    const refused = new Failure('answer', 422, [{ field, code, message: 'No.' }], null);
    expect(atFormFields(refused).faults).toEqual([{ field: at, code, message: 'No.' }]);
  });
});
