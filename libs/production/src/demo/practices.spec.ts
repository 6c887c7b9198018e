import { describe, expect, test } from '@jest/globals';
import { practice } from '@terroir/reference';
import { demoPractices, type PracticingFarm } from './practices.ts';

const until = '2026-05-01T12:00:00.000Z';
const kinds = [
  'vegetables',
  'dairy',
  'maple',
  'orchard',
  'grain',
  'sheep',
  'bees',
  'berries',
  'mushrooms',
  'herbs',
] as const satisfies readonly PracticingFarm['kind'][];

describe('the practices of a demo producer', () => {
  test.each(kinds)('grow over two years, from the catalogue, each once (%s)', (kind) => {
    const steps = demoPractices({ seed: 'Ferme des Trois Érables', kind, until });
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
    expect(steps.every(({ at }) => at < until && at > '2024-05-01')).toBe(true);
    for (const { practices } of steps) {
      expect(practices.filter((id) => practice(id) === undefined)).toEqual([]);
      expect(new Set(practices).size).toBe(practices.length);
    }
    const [first = [], second = [], third = []] = steps.map(({ practices }) => practices);
    expect(second.length).toBeGreaterThan(first.length);
    expect(second.filter((id) => !third.includes(id))).toHaveLength(1);
  });

  test('are the same for the same farm, and differ between farms', () => {
    const farm = { seed: 'A', kind: 'herbs', until } as const;
    expect(demoPractices(farm)).toEqual(demoPractices(farm));
    expect(demoPractices(farm)).not.toEqual(demoPractices({ ...farm, seed: 'B' }));
  });
});
