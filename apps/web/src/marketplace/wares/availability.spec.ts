import { expect, test } from '@jest/globals';
import { availabilityOf } from './availability.ts';

const [spring, summer, autumn] = [
  { from: '2026-04-01', to: '2026-06-15' },
  { from: '2026-06-01', to: '2026-09-30' },
  { from: '2026-09-01', to: '2026-12-01' },
];

test.each([
  ['nothing is known of what is made of nothing', [], '2026-06-10', null],
  ['it is there on its first day', [summer], '2026-06-01', { state: 'now', until: '2026-09-30' }],
  ['it is there on its last day', [summer], '2026-09-30', { state: 'now', until: '2026-09-30' }],
  ['it is over on the day after', [summer], '2026-10-01', { state: 'over', since: '2026-09-30' }],
  ['it comes on the day before', [summer], '2026-05-31', { state: 'later', from: '2026-06-01' }],
  [
    'what is made of two is there while both are',
    [spring, summer],
    '2026-06-10',
    { state: 'now', until: '2026-06-15' },
  ],
  ['it comes with the last of them', [summer, autumn], '2026-07-01', { state: 'later', from: '2026-09-01' }],
  ['it is over with the first of them', [spring, autumn], '2026-07-01', { state: 'over', since: '2026-06-15' }],
] as const)('%s', (_, periods, today, expected) => expect(availabilityOf(periods, today)).toEqual(expected));
