import { expect, test } from '@jest/globals';
import type { HistoryEntry } from '../history/history-entries.ts';
import { recordHistory } from './record-history.ts';

const words = recordHistory({
  event: ({ event }) => event,
  labels: { unitId: 'Unit', cost: 'Cost', notes: 'Notes' },
  formats: { cost: (value) => `$${String(value)}` },
  lookups: { unitId: (id) => (id === 'kg' ? 'kilogram' : undefined) },
});
const entry = (field: string, from: unknown, to: unknown) =>
  ({ event: 'Corrected', changes: [{ field, from, to }] }) as unknown as HistoryEntry;

test('names a field as the screen does, however the read model spells it', () => {
  expect(words.field('unit_id', entry('unit_id', 'kg', 'g'))).toBe('Unit');
});

test('writes a value by its format, an id by its name, and an unknown id as it is', () => {
  expect(words.value('cost', 12, entry('cost', 10, 12))).toBe('$12');
  expect(words.value('unit_id', 'kg', entry('unit_id', 'g', 'kg'))).toBe('kilogram');
  expect(words.value('unit_id', 'cord', entry('unit_id', 'kg', 'cord'))).toBe('cord');
});

test('says nothing where a value is empty, and leaves out a field that was empty before and after', () => {
  expect(words.value('notes', '', entry('notes', 'wet', ''))).toBeNull();
  expect(words.value('notes', '', entry('notes', null, ''))).toBeUndefined();
});

test('leaves out a field that has no name on the screen', () => {
  expect(words.value('internal', 1, entry('internal', 0, 1))).toBeUndefined();
});
