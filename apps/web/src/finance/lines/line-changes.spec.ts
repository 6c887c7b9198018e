import { describe, expect, test } from '@jest/globals';
import { settled, shownLines, type LineChange } from './line-changes.ts';
import type { Line } from './line.ts';

const line = (id: string, recordedAt: string, cost = 10): Line => ({
  id,
  version: '1',
  category: { id: 'forage', name: 'Forage', realm: 'biomass' },
  subCategory: { id: 'hay', name: 'Hay' },
  notes: '',
  quantityRaw: 2,
  unit: { id: 'bale', symbol: 'bale', symbolPlural: 'bales' },
  cost,
  recordedAt,
});
const old = line('old', '2026-01-01T00:00:00Z');
const recent = line('recent', '2026-02-01T00:00:00Z');
const change = (kind: LineChange['kind'], of: Line, serial = 1): LineChange => ({ serial, kind, line: of });
const seen = (lines: readonly Line[], changes: readonly LineChange[]) =>
  shownLines(lines, changes).map(({ id, cost, pending }) => `${id} ${cost}${pending ? ' …' : ''}`);

describe('writes under way', () => {
  test('a new line stands on top at once and is marked', () => {
    expect(seen([old, recent], [change('add', line('new', '2026-03-01T00:00:00Z', 7))])).toEqual([
      'new 7 …',
      'recent 10',
      'old 10',
    ]);
  });

  test('a correction keeps its place', () => {
    expect(seen([recent, old], [change('edit', { ...old, cost: 99 })])).toEqual(['recent 10', 'old 99 …']);
  });

  test('a removed line is gone, and back where it was when it is restored', () => {
    expect(seen([recent, old], [change('remove', recent)])).toEqual(['old 10']);
    expect(seen([old], [change('restore', recent)])).toEqual(['recent 10 …', 'old 10']);
  });

  test('one change that is taken back leaves the others as they are', () => {
    const removal = change('remove', recent, 1);
    const correction = change('edit', { ...old, cost: 99 }, 2);
    expect(seen([recent, old], [removal, correction])).toEqual(['old 99 …']);
    expect(seen([recent, old], [correction])).toEqual(['recent 10', 'old 99 …']);
  });

  test('an answered write stands in the list before the list is fetched again', () => {
    const added = line('new', '2026-03-01T00:00:00Z');
    expect(settled([recent, old], change('add', added)).map(({ id }) => id)).toEqual(['new', 'recent', 'old']);
    expect(settled([recent, old], change('remove', recent)).map(({ id }) => id)).toEqual(['old']);
    expect(settled([recent, old], change('edit', { ...old, cost: 99 })).map(({ cost }) => cost)).toEqual([10, 99]);
  });
});
