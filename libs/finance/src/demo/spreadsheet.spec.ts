import { describe, expect, test } from '@jest/globals';
import { inputCommands, ProducerInput } from '../input/input.commands.ts';
import { demoBooks, habitsOf, type FarmKind } from './books.ts';
import { keptInSpreadsheet } from './spreadsheet.ts';

const kinds = Object.keys(habitsOf) as FarmKind[];
const until = '2026-11-21T15:00:00.000Z';
const booksOf = (kind: FarmKind) => demoBooks({ seed: 'farm-1', kind, language: 'fr', until });
const split = (kind: FarmKind, language: 'en' | 'fr' = 'fr') => keptInSpreadsheet(booksOf(kind), { language, until });

describe.each(kinds)('the spreadsheet of a demo farm of the kind %s', (kind) => {
  test('holds purchases of some months, which are entered nowhere else', () => {
    const { entered, imported } = split(kind);
    const rows = imported?.rows ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(entered.length + rows.length).toBe(booksOf(kind).length);
    const days = rows.map(({ data }) => (data as { occurredOn: string }).occurredOn).toSorted();
    expect(String(days.at(-1)) < String(imported?.at)).toBe(true);
    expect(String(imported?.at) < until).toBe(true);
  });

  test('has rows as the form takes them and as the decision takes them', () => {
    for (const { data, completed } of split(kind).imported?.rows ?? []) {
      expect(ProducerInput.parse(data)).toEqual(data);
      expect(inputCommands.RecordInput.parse(completed)).toEqual(completed);
      expect(data).not.toHaveProperty('timeZone');
    }
  });

  test('leaves lines where they are that were corrected, removed or brought back', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const steps = demoBooks({ seed: `farm-${seed}`, kind, language: 'fr', until });
      const { entered } = keptInSpreadsheet(steps, { language: 'fr', until });
      const recorded = new Set(entered.flatMap(({ id, command }) => (command.type === 'RecordInput' ? [id] : [])));
      const changed = steps.filter(({ side, command }) => side === 'input' && command.type !== 'RecordInput');
      expect(changed.filter(({ id }) => !recorded.has(id))).toEqual([]);
    }
  });
});

test('the file is named in the language of the farm', () =>
  expect([split('dairy', 'en').imported?.fileName, split('dairy').imported?.fileName]).toEqual([
    'purchases.csv',
    'achats.csv',
  ]));
