import { describe, test } from '@jest/globals';
import type { OutputEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import type { OutputCommand } from './output.commands.ts';
import { producerOutput } from './output.decider.ts';

const outputId = 'id-0';
const occurredOn = '2026-04-28';
const calendar = { timeZone: 'America/Toronto', foundedOn: '2001-05-14' };
const garlic = {
  outputCategoryId: 'alliums',
  notes: 'Braided garlic',
  quantityRaw: 36.25,
  unitId: 'kilogram',
  cost: 797.5,
  occurredOn,
  ...calendar,
};
const line = {
  subcategoryId: 'alliums',
  notes: 'Braided garlic',
  quantity: 36.25,
  unitId: 'kilogram',
  costCents: 79_750,
  occurredOn,
};

const was = {
  recorded: { type: 'OutputRecorded', data: { outputId, ...line } },
  removed: { type: 'OutputRemoved', data: { outputId } },
  restored: { type: 'OutputRestored', data: { outputId } },
} as const satisfies Record<string, OutputEvent>;
const corrected = (data: Partial<typeof line>): OutputEvent => ({
  type: 'OutputCorrected',
  data: { outputId, ...data },
});

/** The form of an output, with the produce that it names where it names one. */
type Form = typeof garlic & { readonly produceId: string | null; readonly isProduceListed: boolean };
const record = (data: Partial<Form> = {}): OutputCommand => ({
  type: 'RecordOutput',
  data: { ...garlic, ...data },
});
const correct = (data: Partial<Form> = {}): OutputCommand => ({
  type: 'CorrectOutput',
  data: { ...garlic, ...data },
});
const remove: OutputCommand = { type: 'RemoveOutput', data: {} };
const restore: OutputCommand = { type: 'RestoreOutput', data: {} };

describe('recording an output', () => {
  test('says what was entered, the money in cents', () => given(producerOutput).when(record()).then(was.recorded));

  test('may bring nothing: a gift to the food bank does', () =>
    given(producerOutput)
      .when(record({ cost: 0 }))
      .then({ type: 'OutputRecorded', data: { outputId, ...line, costCents: 0 } }));

  test('takes the noise of floating point out of money and quantity', () =>
    given(producerOutput)
      .when(record({ cost: 0.1 + 0.2, quantityRaw: 0.1 + 0.2 }))
      .then({ type: 'OutputRecorded', data: { outputId, ...line, costCents: 30, quantity: 0.3 } }));

  test('asks for a subcategory of the outputs', () => {
    given(producerOutput)
      .when(record({ outputCategoryId: 'moon_dust' }))
      .refused('subcategory_unknown', 'outputCategoryId');
    given(producerOutput)
      .when(record({ outputCategoryId: 'farm_diesel' }))
      .refused('subcategory_unknown', 'outputCategoryId'); // one of the inputs
  });

  test('takes a category for no subcategory', () =>
    given(producerOutput)
      .when(record({ outputCategoryId: 'fruits_and_vegetables' }))
      .refused('subcategory_unknown', 'outputCategoryId'));

  test('asks for a unit that the subcategory allows', () => {
    given(producerOutput)
      .when(record({ unitId: 'kilowatt_hour' }))
      .refused('unit_not_allowed', 'unitId');
    given(producerOutput)
      .when(record({ unitId: 'pinch' }))
      .refused('unit_not_allowed', 'unitId');
  });

  test('happens once: the same id again changes nothing, removed or not', () => {
    given(producerOutput, [was.recorded])
      .when(record({ cost: 1 }))
      .nothing();
    given(producerOutput, [was.recorded, was.removed]).when(record()).nothing();
  });
});

describe('correcting an output', () => {
  test('records the changed fields and no others', () => {
    given(producerOutput, [was.recorded])
      .when(correct({ cost: 755.01, quantityRaw: 13 }))
      .then(corrected({ quantity: 13, costCents: 75_501 }));
    given(producerOutput, [was.recorded])
      .when(correct({ notes: '' }))
      .then(corrected({ notes: '' }));
  });

  test('measures the change against the latest correction', () => {
    const history = [was.recorded, corrected({ costCents: 75_500 })];
    given(producerOutput, history)
      .when(correct({ cost: 755 }))
      .nothing();
    given(producerOutput, history)
      .when(correct())
      .then(corrected({ costCents: 79_750 }));
  });

  test('with nothing changed records nothing', () => given(producerOutput, [was.recorded]).when(correct()).nothing());

  test('may choose another subcategory together with one of its units', () =>
    given(producerOutput, [was.recorded])
      .when(correct({ outputCategoryId: 'pollination', unitId: 'hive' }))
      .then(corrected({ subcategoryId: 'pollination', unitId: 'hive' })));

  test('asks for a subcategory and a unit that go together', () => {
    given(producerOutput, [was.recorded])
      .when(correct({ outputCategoryId: 'pollination' }))
      .refused('unit_not_allowed', 'unitId');
    given(producerOutput, [was.recorded])
      .when(correct({ outputCategoryId: 'moon_dust' }))
      .refused('subcategory_unknown', 'outputCategoryId');
  });

  test('leaves a subcategory alone that the catalogue no longer knows', () => {
    const old = { ...was.recorded, data: { ...was.recorded.data, subcategoryId: 'guano', unitId: 'hogshead' } };
    given(producerOutput, [old])
      .when(correct({ outputCategoryId: 'guano', unitId: 'hogshead', cost: 1 }))
      .then(corrected({ costCents: 100 }));
  });

  test('needs an output that is in the books', () => {
    given(producerOutput).when(correct()).refused('not_found');
    given(producerOutput, [was.recorded, was.removed]).when(correct()).refused('not_found');
  });
});

describe('the produce that was sold', () => {
  const produceId = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';
  const other = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e70';
  const own = { produceId, isProduceListed: true };
  const named: OutputEvent = { type: 'OutputRecorded', data: { outputId, ...line, produceId } };
  const renamed = (to: string | null): OutputEvent => ({ type: 'OutputCorrected', data: { outputId, produceId: to } });

  test('is named by the output, or left out', () => {
    given(producerOutput).when(record(own)).then(named);
    given(producerOutput)
      .when(record({ produceId: null }))
      .then(was.recorded);
  });

  test('is one of the company’s own that is not removed', () =>
    given(producerOutput)
      .when(record({ produceId, isProduceListed: false }))
      .refused('produce_unknown', 'produceId'));

  test('is named, changed and taken away by a correction, and kept by one that leaves it out', () => {
    given(producerOutput, [was.recorded]).when(correct(own)).then(renamed(produceId));
    given(producerOutput, [named])
      .when(correct({ produceId: other, isProduceListed: true }))
      .then(renamed(other));
    given(producerOutput, [named])
      .when(correct({ produceId: null }))
      .then(renamed(null));
    given(producerOutput, [named]).when(correct()).nothing();
  });

  test('is left alone where it was removed since, and refused where another removed one is named', () => {
    given(producerOutput, [named])
      .when(correct({ produceId, isProduceListed: false, cost: 1 }))
      .then(corrected({ costCents: 100 }));
    given(producerOutput, [named])
      .when(correct({ produceId: other, isProduceListed: false }))
      .refused('produce_unknown', 'produceId');
    given(producerOutput, [named, renamed(null)])
      .when(correct({ produceId, isProduceListed: false }))
      .refused('produce_unknown', 'produceId');
  });
});

describe('removing and restoring an output', () => {
  test('takes it out of the books', () => given(producerOutput, [was.recorded]).when(remove).then(was.removed));

  test('twice finds nothing', () => {
    given(producerOutput, [was.recorded, was.removed]).when(remove).refused('not_found');
    given(producerOutput).when(remove).refused('not_found');
  });

  test('brings a removed one back', () =>
    given(producerOutput, [was.recorded, was.removed]).when(restore).then(was.restored));

  test('restores only what is removed', () => {
    given(producerOutput, [was.recorded]).when(restore).nothing();
    given(producerOutput, [was.recorded, was.removed, was.restored]).when(restore).nothing();
    given(producerOutput).when(restore).refused('not_found');
  });

  test('a restored output can be corrected and removed again', () => {
    const history = [was.recorded, corrected({ notes: 'Lennoxville market' }), was.removed, was.restored];
    given(producerOutput, history)
      .when(correct({ notes: 'Lennoxville market', cost: 1 }))
      .then(corrected({ costCents: 100 }));
    given(producerOutput, history).when(remove).then(was.removed);
  });
});
