import { describe, expect, test } from '@jest/globals';
import type { InputEvent, OutputEvent } from '@terroir/events';
import { fold, recorded } from '@terroir/kernel';
import type { z } from 'zod';
import { producerInputView } from '../input/input.view.ts';
import { producerOutputView } from '../output/output.view.ts';
import type { Line } from './line.ts';

const line: Line = {
  subcategoryId: 'compost',
  notes: 'Livré en vrac',
  quantity: 12.5,
  unitId: 'tonne',
  costCents: 43_750,
  occurredOn: '2026-04-28',
};
const id = 'id-0';
const change = { costCents: 1, quantity: 2 };
const input = {
  recorded: { type: 'InputRecorded', data: { inputId: id, ...line } },
  corrected: { type: 'InputCorrected', data: { inputId: id, ...change } },
  removed: { type: 'InputRemoved', data: { inputId: id } },
  restored: { type: 'InputRestored', data: { inputId: id } },
} as const satisfies Record<string, InputEvent>;
const output = {
  recorded: { type: 'OutputRecorded', data: { outputId: id, ...line } },
  corrected: { type: 'OutputCorrected', data: { outputId: id, ...change } },
  removed: { type: 'OutputRemoved', data: { outputId: id } },
  restored: { type: 'OutputRestored', data: { outputId: id } },
} as const satisfies Record<string, OutputEvent>;

type InputRow = z.output<typeof producerInputView.row>;
type OutputRow = z.output<typeof producerOutputView.row>;
type Happening = keyof typeof input;

/** The row after each of the events; the last one is recorded at 11:59:59, the one before a second earlier. */
const inputRows = (...names: readonly Happening[]): readonly (InputRow | null)[] => {
  let row: InputRow | null = null;
  return recorded(names.map((name): InputEvent => input[name])).map((event) => {
    row = fold(producerInputView, row, event);
    expect(fold(producerInputView, row, event)).toEqual(row); // the same event twice changes nothing more
    return row;
  });
};
const outputRows = (...names: readonly Happening[]): readonly (OutputRow | null)[] => {
  let row: OutputRow | null = null;
  return recorded(names.map((name): OutputEvent => output[name])).map((event) => {
    row = fold(producerOutputView, row, event);
    expect(fold(producerOutputView, row, event)).toEqual(row);
    return row;
  });
};

describe.each([
  ['inputs', producerInputView, inputRows],
  ['outputs', producerOutputView, outputRows],
] as const)('the rows of the %s', (_, view, rowsAfter) => {
  const rowAfter = (...names: readonly Happening[]) => rowsAfter(...names).at(-1);
  const row = { id, companyId: 'company-1', ...line, recordedAt: '2026-05-01T11:59:59.000Z', removed: false };

  test('hold what was recorded, by whom and when', () => expect(rowAfter('recorded')).toMatchObject(row));

  test('of lines from before they had receipts say that there is none', () =>
    expect(rowAfter('recorded')).toMatchObject({ receipt: null }));

  test('follow a correction, keep the instant of the recording and say that of the correction', () => {
    expect(rowAfter('recorded')).toMatchObject({ correctedAt: null });
    expect(rowAfter('recorded', 'corrected')).toMatchObject({
      ...row,
      ...change,
      recordedAt: '2026-05-01T11:59:58.000Z',
      correctedAt: '2026-05-01T11:59:59.000Z',
    });
  });

  test('of what was removed stay unlisted until it is restored, as it was', () => {
    expect(rowAfter('recorded', 'removed')).toMatchObject({ ...line, removed: true });
    const restored = rowAfter('recorded', 'corrected', 'removed', 'restored');
    expect(restored).toMatchObject({ ...line, ...change, removed: false });
  });

  test('have the declared shape at every step, however often an event is folded', () => {
    for (const each of rowsAfter('recorded', 'corrected', 'removed', 'restored'))
      expect(view.row.safeParse(each).success).toBe(true);
  });

  test('are found by company first', () => {
    for (const fields of Object.values(view.indexes)) expect(fields[0]).toBe('companyId');
  });
});
