import { expect, test } from '@jest/globals';
import type { OccurrenceRow } from '../calendar/occurrences.ts';
import type { TaskRow } from '../task/task.ts';
import { workList } from './work-list.ts';

const falls = (taskId: string, startsOn: string, startsAt: string | null, done = false): OccurrenceRow => ({
  id: `${taskId}_${startsOn}`,
  taskId,
  name: taskId,
  date: startsOn,
  startsOn,
  startsAt,
  duration: startsAt === null ? null : 60,
  starts: null,
  ends: null,
  repeats: false,
  moved: false,
  completed: done ? { on: startsOn, hours: null, cost: null } : null,
});
const at = (id: string, ...places: readonly string[]): [string, TaskRow] => [
  id,
  { id, details: `${id}!`, locations: places.map((locatableId) => ({ locatableId })) } as unknown as TaskRow,
];

test('a work list is by day and place, in the order of the hours; what has no place is last, what is done is left out', () => {
  const rows = [
    falls('weed', '2026-05-04', '09:00'),
    falls('fence', '2026-05-04', '07:00'),
    falls('office', '2026-05-04', null),
    falls('mow', '2026-05-04', null),
    falls('done', '2026-05-04', '06:00', true),
    falls('weed', '2026-05-05', '09:00'),
    falls('outside', '2026-05-09', '09:00'),
  ];
  const list = workList(rows, {
    days: ['2026-05-04', '2026-05-05', '2026-05-06'],
    tasks: new Map([at('weed', 'south', 'éast'), at('fence', 'south'), at('office'), at('mow', 'éast'), at('done')]),
    placeOf: (id) => id,
    language: 'fr',
  });
  expect(
    list.map(({ day, places }) => [
      day,
      places.map(({ place, items }) => [place, items.map(({ name, at: time }) => `${time ?? '-'} ${name}`)]),
    ]),
  ).toEqual([
    [
      '2026-05-04',
      [
        ['éast', ['- mow', '09:00 weed']],
        ['south', ['07:00 fence', '09:00 weed']],
        [null, ['- office']],
      ],
    ],
    [
      '2026-05-05',
      [
        ['éast', ['09:00 weed']],
        ['south', ['09:00 weed']],
      ],
    ],
    ['2026-05-06', []],
  ]);
  expect(list[0]?.places[0]?.items[0]?.details).toBe('mow!');
});
