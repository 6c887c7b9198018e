import { describe, test } from '@jest/globals';
import { evolve, given, recorded, type Decider, type Message, type RecordState } from '@terroir/kernel';
import { producerInput } from '../input/input.decider.ts';
import type { Line } from '../line/line.ts';
import { producerOutput } from '../output/output.decider.ts';

const id = 'id-0';
const form = {
  notes: 'Livré en vrac',
  quantityRaw: 12.5,
  unitId: 'tonne',
  cost: 437.5,
  occurredOn: '2026-04-28',
  timeZone: 'America/Toronto',
  foundedOn: null,
};
const line = {
  subcategoryId: 'compost',
  notes: 'Livré en vrac',
  quantity: 12.5,
  unitId: 'tonne',
  costCents: 43_750,
  occurredOn: '2026-04-28',
};
const photo = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(64) });
const [first, second] = [photo('a'), photo('b')];

type AnyLine = Decider<RecordState<Line>, Message, Message>;
const sides = [
  { noun: 'Input', decider: producerInput as unknown as AnyLine, category: 'inputCategoryId', idField: 'inputId' },
  { noun: 'Output', decider: producerOutput as unknown as AnyLine, category: 'outputCategoryId', idField: 'outputId' },
] as const;

describe.each(sides)('the receipt of an $noun', ({ noun, decider, category, idField }) => {
  const command = (verb: string, more: object = {}): Message => ({
    type: `${verb}${noun}`,
    data: { [category]: 'compost', ...form, ...more },
  });
  const happened = (verb: string, data: object = {}): Message => ({
    type: `${noun}${verb}`,
    data: { [idField]: id, ...data },
  });
  const withReceipt = happened('Recorded', { ...line, receipt: first });
  const without = happened('Recorded', line);

  test('is recorded with its line, and a line has none where none was sent', () => {
    given(decider)
      .when(command('Record', { receipt: first }))
      .then(withReceipt);
    given(decider).when(command('Record')).then(without);
  });

  test('is added, exchanged and taken off by corrections that say nothing else', () => {
    given(decider, [without])
      .when(command('Correct', { receipt: first }))
      .then(happened('Corrected', { receipt: first }));
    given(decider, [withReceipt])
      .when(command('Correct', { receipt: second }))
      .then(happened('Corrected', { receipt: second }));
    given(decider, [withReceipt])
      .when(command('Correct', { receipt: null }))
      .then(happened('Corrected', { receipt: null }));
  });

  test('stays where a correction leaves it out', () => {
    given(decider, [withReceipt]).when(command('Correct')).nothing();
    given(decider, [withReceipt])
      .when(command('Correct', { cost: 1 }))
      .then(happened('Corrected', { costCents: 100 }));
  });

  test('sent again, or taken off where there is none, is no change', () => {
    given(decider, [withReceipt])
      .when(command('Correct', { receipt: first }))
      .nothing();
    given(decider, [without])
      .when(command('Correct', { receipt: null }))
      .nothing();
  });

  test('comes and goes with the version that is brought back', () => {
    const to = (history: readonly Message[]) => ({
      type: `Revert${noun}`,
      data: { to: evolve(decider, recorded(history)) },
    });
    const taken = happened('Corrected', { receipt: null });
    given(decider, [withReceipt, taken])
      .when(to([withReceipt]))
      .then(happened('Corrected', { receipt: first }));
    const added = happened('Corrected', { receipt: first });
    given(decider, [without, added])
      .when(to([without]))
      .then(happened('Corrected', { receipt: null }));
  });
});
