import { describe, test } from '@jest/globals';
import type { InputEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import type { InputCommand } from './input.commands.ts';
import { producerInput } from './input.decider.ts';

const inputId = 'id-0';
const occurredOn = '2026-04-28';
const calendar = { timeZone: 'America/Toronto', foundedOn: '2001-05-14' };
const compost = {
  inputCategoryId: 'compost',
  notes: 'Livré en vrac',
  quantityRaw: 12.5,
  unitId: 'tonne',
  cost: 437.5,
  occurredOn,
  ...calendar,
};
const line = {
  subcategoryId: 'compost',
  notes: 'Livré en vrac',
  quantity: 12.5,
  unitId: 'tonne',
  costCents: 43_750,
  occurredOn,
};

const was = {
  recorded: { type: 'InputRecorded', data: { inputId, ...line } },
  removed: { type: 'InputRemoved', data: { inputId } },
  restored: { type: 'InputRestored', data: { inputId } },
} as const satisfies Record<string, InputEvent>;
const corrected = (data: Partial<typeof line>): InputEvent => ({ type: 'InputCorrected', data: { inputId, ...data } });

const record = (data: Partial<typeof compost> = {}): InputCommand => ({
  type: 'RecordInput',
  data: { ...compost, ...data },
});
const correct = (data: Partial<typeof compost> = {}): InputCommand => ({
  type: 'CorrectInput',
  data: { ...compost, ...data },
});
const remove: InputCommand = { type: 'RemoveInput', data: {} };
const restore: InputCommand = { type: 'RestoreInput', data: {} };

describe('recording an input', () => {
  test('says what was entered, the money in cents', () => given(producerInput).when(record()).then(was.recorded));

  test('may cost nothing: own compost does', () =>
    given(producerInput)
      .when(record({ cost: 0 }))
      .then({ type: 'InputRecorded', data: { inputId, ...line, costCents: 0 } }));

  test('takes the noise of floating point out of money and quantity', () =>
    given(producerInput)
      .when(record({ cost: 0.1 + 0.2, quantityRaw: 0.1 + 0.2 }))
      .then({ type: 'InputRecorded', data: { inputId, ...line, costCents: 30, quantity: 0.3 } }));

  test('asks for a subcategory of the inputs', () => {
    given(producerInput)
      .when(record({ inputCategoryId: 'moon_dust' }))
      .refused('subcategory_unknown', 'inputCategoryId');
    given(producerInput)
      .when(record({ inputCategoryId: 'pollination' }))
      .refused('subcategory_unknown', 'inputCategoryId'); // one of the outputs
  });

  test('takes a category for no subcategory', () =>
    given(producerInput)
      .when(record({ inputCategoryId: 'compost_and_manure' }))
      .refused('subcategory_unknown', 'inputCategoryId'));

  test('asks for a unit that the subcategory allows', () => {
    given(producerInput)
      .when(record({ unitId: 'kilowatt_hour' }))
      .refused('unit_not_allowed', 'unitId');
    given(producerInput)
      .when(record({ unitId: 'pinch' }))
      .refused('unit_not_allowed', 'unitId');
  });

  test('happens once: the same id again changes nothing, removed or not', () => {
    given(producerInput, [was.recorded])
      .when(record({ cost: 1 }))
      .nothing();
    given(producerInput, [was.recorded, was.removed]).when(record()).nothing();
  });
});

describe('correcting an input', () => {
  test('records the changed fields and no others', () => {
    given(producerInput, [was.recorded])
      .when(correct({ cost: 455.01, quantityRaw: 13 }))
      .then(corrected({ quantity: 13, costCents: 45_501 }));
    given(producerInput, [was.recorded])
      .when(correct({ notes: '' }))
      .then(corrected({ notes: '' }));
  });

  test('measures the change against the latest correction', () => {
    const history = [was.recorded, corrected({ costCents: 45_500 })];
    given(producerInput, history)
      .when(correct({ cost: 455 }))
      .nothing();
    given(producerInput, history)
      .when(correct())
      .then(corrected({ costCents: 43_750 }));
  });

  test('with nothing changed records nothing', () => given(producerInput, [was.recorded]).when(correct()).nothing());

  test('may choose another subcategory together with one of its units', () =>
    given(producerInput, [was.recorded])
      .when(correct({ inputCategoryId: 'farm_diesel', unitId: 'litre' }))
      .then(corrected({ subcategoryId: 'farm_diesel', unitId: 'litre' })));

  test('asks for a subcategory and a unit that go together', () => {
    given(producerInput, [was.recorded])
      .when(correct({ inputCategoryId: 'farm_diesel' }))
      .refused('unit_not_allowed', 'unitId');
    given(producerInput, [was.recorded])
      .when(correct({ inputCategoryId: 'moon_dust' }))
      .refused('subcategory_unknown', 'inputCategoryId');
  });

  test('leaves a subcategory alone that the catalogue no longer knows', () => {
    const old = { ...was.recorded, data: { ...was.recorded.data, subcategoryId: 'guano', unitId: 'hogshead' } };
    given(producerInput, [old])
      .when(correct({ inputCategoryId: 'guano', unitId: 'hogshead', cost: 1 }))
      .then(corrected({ costCents: 100 }));
  });

  test('needs an input that is in the books', () => {
    given(producerInput).when(correct()).refused('not_found');
    given(producerInput, [was.recorded, was.removed]).when(correct()).refused('not_found');
  });
});

describe('removing and restoring an input', () => {
  test('takes it out of the books', () => given(producerInput, [was.recorded]).when(remove).then(was.removed));

  test('twice finds nothing', () => {
    given(producerInput, [was.recorded, was.removed]).when(remove).refused('not_found');
    given(producerInput).when(remove).refused('not_found');
  });

  test('brings a removed one back', () =>
    given(producerInput, [was.recorded, was.removed]).when(restore).then(was.restored));

  test('restores only what is removed', () => {
    given(producerInput, [was.recorded]).when(restore).nothing();
    given(producerInput, [was.recorded, was.removed, was.restored]).when(restore).nothing();
    given(producerInput).when(restore).refused('not_found');
  });

  test('a restored input can be corrected and removed again', () => {
    const history = [was.recorded, corrected({ notes: 'À l’aire de compostage' }), was.removed, was.restored];
    given(producerInput, history)
      .when(correct({ notes: 'À l’aire de compostage', cost: 1 }))
      .then(corrected({ costCents: 100 }));
    given(producerInput, history).when(remove).then(was.removed);
  });
});
