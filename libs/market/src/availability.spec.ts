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
  ['one of two is over, the other is there', [spring, summer], '2026-07-01', { state: 'now', until: '2026-09-30' }],
  ['one of two is still to come', [spring, autumn], '2026-05-01', { state: 'now', until: '2026-06-15' }],
  ['one carries on where the other ends', [autumn, summer], '2026-07-01', { state: 'now', until: '2026-12-01' }],
  ['between two it comes with the next', [spring, autumn], '2026-07-01', { state: 'later', from: '2026-09-01' }],
  ['before all it comes with the first', [summer, autumn], '2026-05-01', { state: 'later', from: '2026-06-01' }],
  ['it is over when all are', [autumn, spring], '2026-12-02', { state: 'over', since: '2026-12-01' }],
] as const)('%s', (_, periods, today, expected) => expect(availabilityOf(periods, today)).toEqual(expected));
