import { describe, expect, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { given, Refusal } from '@terroir/kernel';
import type { NeedsChange } from './needs.ts';
import { NEEDS_LIMIT, type ProduceCommand } from './produce.commands.ts';
import { produce } from './produce.decider.ts';
import { entered, produceId, recordedFields } from './produce.fixture.ts';

const [first, second] = ['01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-00000000000b'] as const;
const compost = { id: first, subcategoryId: 'compost', quantity: 2.5, unitId: 'tonne' };
const diesel = { id: second, subcategoryId: 'farm_diesel', quantity: 40, unitId: 'litre' };
const was: ProduceEvent = { type: 'ProduceRecorded', data: { produceId, ...recordedFields, needs: [compost, diesel] } };
const corrected = (needs: object[]) =>
  ({ type: 'ProduceCorrected', data: { produceId, needs } }) as unknown as ProduceEvent;
const need = (change: object = {}) => ({
  inputCategoryId: 'compost',
  quantityRaw: 2.5,
  quantityUnitId: 'tonne',
  ...change,
});
const command = (type: 'RecordProduce' | 'CorrectProduce', change: NeedsChange) =>
  ({ type, data: { ...entered, ...change } }) as ProduceCommand;
const correct = (change: NeedsChange) => given(produce, [was]).when(command('CorrectProduce', change));

function reasons(change: NeedsChange, history: readonly ProduceEvent[] = [was]): (string | undefined)[][] {
  const { outcome } = given(produce, history).when(command('CorrectProduce', change));
  if (!(outcome instanceof Refusal)) return [];
  return [outcome, ...(outcome.more.also ?? [])].map(({ code, more: { field } }) => [code, field]);
}

describe('the needs of a produce', () => {
  test('are recorded with ids of their own, in the order in which they were sent', () =>
    given(produce)
      .when(
        command('RecordProduce', {
          produceInputs: [need(), need({ inputCategoryId: 'farm_diesel', quantityUnitId: 'litre', quantityRaw: 40 })],
        }),
      )
      .then({
        type: 'ProduceRecorded',
        data: {
          produceId,
          ...recordedFields,
          needs: [
            { ...compost, id: 'id-1' },
            { ...diesel, id: 'id-2' },
          ],
        },
      }));

  test('stay where a correction does not name them', () => {
    correct({}).nothing();
    correct({ produceInputs: [], produceInputsRemove: [] }).nothing();
  });

  test('are added after those that are there', () =>
    correct({ produceInputs: [need({ quantityRaw: 1 })] }).then(
      corrected([compost, diesel, { ...compost, id: 'id-1', quantity: 1 }]),
    ));

  test('change in their place and keep their id', () =>
    correct({ produceInputs: [need({ produceInputId: first, quantityRaw: 3 })] }).then(
      corrected([{ ...compost, quantity: 3 }, diesel]),
    ));

  test('are removed by id', () => {
    correct({ produceInputsRemove: [first] }).then(corrected([diesel]));
    correct({ produceInputsRemove: [first, second] }).then(corrected([]));
  });

  test('are added, changed and removed in one correction', () =>
    correct({
      produceInputs: [
        need({ produceInputId: second, inputCategoryId: 'farm_diesel', quantityUnitId: 'litre', quantityRaw: 41 }),
        need(),
      ],
      produceInputsRemove: [first],
    }).then(
      corrected([
        { ...diesel, quantity: 41 },
        { ...compost, id: 'id-1' },
      ]),
    ));

  test('that are unknown, or another produce’s, are refused by name', () => {
    const stranger = '01990000-0000-7000-8000-0000000000ff';
    expect(
      reasons({ produceInputs: [need(), need({ produceInputId: stranger })], produceInputsRemove: [first, stranger] }),
    ).toEqual([
      ['need_unknown', 'produceInputs.1.produceInputId'],
      ['need_unknown', 'produceInputsRemove.1'],
    ]);
  });

  test('are not changed twice, nor changed and removed', () => {
    const change = need({ produceInputId: first });
    expect(reasons({ produceInputs: [change, change] })).toEqual([['need_twice', 'produceInputs.1.produceInputId']]);
    expect(reasons({ produceInputs: [change], produceInputsRemove: [first] })).toEqual([
      ['need_twice', 'produceInputsRemove.0'],
    ]);
  });

  test('are of the inputs, in a unit that each allows', () => {
    expect(reasons({ produceInputs: [need({ inputCategoryId: 'pollination' })] })).toEqual([
      ['need_category_unknown', 'produceInputs.0.inputCategoryId'],
    ]);
    expect(reasons({ produceInputs: [need({ quantityUnitId: 'kilowatt_hour' })] })).toEqual([
      ['need_unit_not_allowed', 'produceInputs.0.quantityUnitId'],
    ]);
  });

  test('that the catalogue has no more may change their amount', () => {
    const guano = { ...compost, subcategoryId: 'guano', unitId: 'hogshead' };
    const history = [{ ...was, data: { ...was.data, needs: [guano] } } as ProduceEvent];
    const change = need({
      produceInputId: first,
      inputCategoryId: 'guano',
      quantityUnitId: 'hogshead',
      quantityRaw: 1,
    });
    expect(reasons({ produceInputs: [change] }, history)).toEqual([]);
  });

  test('are bounded in number, those that go not counted', () => {
    const many = Array.from({ length: NEEDS_LIMIT - 1 }, () => need());
    expect(reasons({ produceInputs: many })).toEqual([['needs_too_many', 'produceInputs']]);
    expect(reasons({ produceInputs: many, produceInputsRemove: [first] })).toEqual([]);
  });
});
