import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../history/history-entries.ts';
import { startTexts, useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { readTexts } from '../../../testing/read-texts.ts';
import { produceWords } from './produce-words.tsx';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['produces', 'records']);
});

afterEach(cleanup);

const unit = (id: string, symbol: string, name = symbol) =>
  ({
    id,
    name,
    symbol,
    symbolPlural: symbol,
    unitType: 'mass',
    baseUnitId: null,
    factor: null,
    version: null,
  }) as const;
const catalogues = {
  products: [{ id: 'tomato', name: 'Tomato' }],
  varieties: [{ id: 'tomato_brandywine', name: 'Brandywine' }],
  productionTypes: [{ id: 'greenhouse', name: 'Greenhouse' }],
  units: [unit('kilogram', 'kg'), unit('unit', '#', 'unit')],
  inputCategories: [{ subcategories: [{ id: 'compost', name: 'Compost' }] }],
};
type Change = HistoryEntry['changes'][number];
const entryOf = (event: string, ...changes: readonly Change[]) =>
  ({ event, label: 'tomato', changes }) as unknown as HistoryEntry;

const words = () => renderHook(() => produceWords(useTexts('produces'), useFigures(), catalogues)).result.current;
/** What is shown, line by line; nothing stays nothing. */
function textOf(shown: ReactNode): string | null | undefined {
  if (shown === null || shown === undefined) return shown;
  const lines = [...render(<>{shown}</>).container.childNodes].map(({ textContent }) => textContent);
  return lines.join(' | ').replaceAll('\u00A0', ' ');
}
/** A field of an entry: its name, before and after. */
function field(entry: HistoryEntry): readonly (string | null | undefined)[] {
  const [change] = entry.changes;
  if (!change) throw new Error('Nothing changed');
  const { field: name, value } = words();
  return [
    name(change.field, entry),
    ...[change.from, change.to].map((each) => textOf(value(change.field, each, entry))),
  ];
}

describe('the history of a produce', () => {
  test.each([
    ['ProduceRecorded', 'Added: Tomato'],
    ['ProduceCorrected', 'Corrected: Tomato'],
    ['ProduceRemoved', 'Deleted: Tomato'],
    ['ProduceRestored', 'Restored: Tomato'],
  ])('calls %s by its product', (event, sentence) => {
    expect(words().event(entryOf(event))).toBe(sentence);
  });

  test.each([
    ['variety_id', 'tomato_brandywine', 'tomato_gone', ['Variety', 'Brandywine', 'tomato_gone']],
    ['production_type_id', 'greenhouse', 'wild', ['Production type', 'Greenhouse', 'wild']],
    ['quantity', 1250, 1300.5, ['Quantity', '1,250', '1,300.5']],
    ['quantity_unit_id', 'kilogram', 'unit', ['Unit of the quantity', 'kg', 'unit']],
    ['cost_cents', 550, 600, ['Price', '$5.50', '$6.00']],
    ['production_from', '2026-04-15', '2026-04-20', ['Production start', 'April 15, 2026', 'April 20, 2026']],
    ['notes', '', 'ripe', ['Details', null, 'ripe']],
  ])('writes %s for people', (name, from, to, written) => {
    expect(field(entryOf('ProduceCorrected', { field: name, from, to }))).toEqual(written);
  });

  test('says of the needs those that changed, went and came, and nothing where none did', () => {
    const need = (id: string, quantity: number) => ({ id, subcategoryId: 'compost', quantity, unitId: 'kilogram' });
    const from = [need('a', 1), need('b', 2), need('c', 3)];
    const to = [need('a', 1), need('b', 5), need('d', 4)];
    expect(field(entryOf('ProduceCorrected', { field: 'needs', from, to }))).toEqual([
      'Needs',
      'Compost, 2 kg | Compost, 3 kg',
      'Compost, 5 kg | Compost, 4 kg',
    ]);
    const none = { field: 'needs', from: null, to: [] };
    expect(field(entryOf('ProduceRecorded', none)).slice(1)).toEqual([null, null]);
  });
});
