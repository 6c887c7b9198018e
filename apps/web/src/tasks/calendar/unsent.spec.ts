import { expect, test } from '@jest/globals';
import type { OutboxEntry } from '../../outbox/entry.ts';
import { unsentTimes } from './unsent.ts';

const entry = (more: Partial<OutboxEntry>): OutboxEntry => ({
  id: 1,
  account: 'marie',
  at: '2026-05-04T08:00:00Z',
  triedAt: null,
  refusal: null,
  kind: 'correct',
  path: '/tasks',
  rowId: 'weed',
  key: 'key',
  row: { id: 'weed', version: '"1"' },
  list: ['tasks'],
  invalidates: ['tasks'],
  name: 'Weed',
  href: '/tasks',
  ...more,
});
const time = (taskId: string, date: string) => ({ id: `${taskId}_${date}`, taskId });

test('each time of a task whose change waits is marked', () => {
  const isUnsent = unsentTimes([entry({})]);
  expect([time('weed', '2026-05-04'), time('weed', '2026-05-11'), time('fence', '2026-05-04')].map(isUnsent)).toEqual([
    true,
    true,
    false,
  ]);
});

test('of a time that was done by itself that one is marked alone', () => {
  const isUnsent = unsentTimes([entry({ kind: 'act', action: 'occurrences/2026-05-11/complete' })]);
  expect([time('weed', '2026-05-04'), time('weed', '2026-05-11')].map(isUnsent)).toEqual([false, true]);
});

test('what waits in another list marks no task', () => {
  expect(unsentTimes([entry({ path: '/producer_inputs' })])(time('weed', '2026-05-04'))).toBe(false);
});
