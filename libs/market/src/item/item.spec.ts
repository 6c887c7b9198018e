import { describe, expect, test } from '@jest/globals';
import type { ItemEvent } from '@terroir/events';
import { fold, given, recorded } from '@terroir/kernel';
import { Item, type ItemCommand } from './item.commands.ts';
import { item } from './item.decider.ts';
import { itemView } from './item.view.ts';

const itemId = 'id-0';
const produce = '0198f3a2-4444-7d40-8a6e-1f2b3c4d5e6f';
const form = {
  name: 'Tomates',
  details: 'Cueillies ce matin.',
  cost: 16.5,
  quantity: 3,
  quantityUnitId: 'kilogram',
  produceIds: [produce],
  slug: 'tomates',
};
const { cost: _, ...rest } = form;
const said = { ...rest, costCents: 1650, enabled: true };
const was = {
  recorded: { type: 'ItemRecorded', data: { itemId, ...said } },
  removed: { type: 'ItemRemoved', data: { itemId } },
  restored: { type: 'ItemRestored', data: { itemId } },
} as const satisfies Record<string, { type: string; data: object }>;
const first = was.recorded as unknown as ItemEvent;
const history = [first];
const record = (data: object = {}) => ({ type: 'RecordItem', data: { ...form, ...data } }) as ItemCommand;
const correct = (data: object) => ({ type: 'CorrectItem', data }) as ItemCommand;
const corrected = (data: object) => ({ type: 'ItemCorrected', data: { itemId, ...data } }) as ItemEvent;

test('an item is shown anew only while something of what it is made of is there', () => {
  const hidden = { ...first, data: { ...was.recorded.data, enabled: false } } as ItemEvent;
  const gone = { enabled: true, unknownProduces: [produce] };
  given(item, [hidden]).when(correct(gone)).refused('item_produces_gone');
  given(item, [hidden])
    .when(correct({ enabled: true, unknownProduces: [] }))
    .then(corrected({ enabled: true }));
  given(item, history)
    .when(correct({ ...gone, name: 'Sauce', slug: 'sauce' }))
    .then(corrected({ name: 'Sauce', slug: 'sauce' }));
});

describe('recording an item', () => {
  test('says what was entered, the price in cents, and is enabled unless said otherwise', () => {
    given(item).when(record()).then(first);
    given(item)
      .when(record({ enabled: false }))
      .then({ ...first, data: { ...was.recorded.data, enabled: false } } as ItemEvent);
  });

  test('leaves out what is null, and a unit whose number is', () =>
    given(item)
      .when(record({ cost: null, quantity: null, count: 12, countUnitId: 'dozen', image: null }))
      .then({
        type: 'ItemRecorded',
        data: {
          itemId,
          name: form.name,
          details: form.details,
          count: 12,
          countUnitId: 'dozen',
          produceIds: [produce],
          enabled: true,
          slug: 'tomates',
        },
      }));

  test('needs a quantity or a count, and says so at both', () => {
    const { outcome } = given(item).when(record({ quantity: null }));
    expect(outcome).toMatchObject({
      code: 'quantity_or_count',
      more: { field: 'quantity', also: [{ code: 'quantity_or_count', more: { field: 'count' } }] },
    });
  });

  test('needs the unit of a number, of a kind that suits it', () => {
    given(item)
      .when(record({ quantityUnitId: null }))
      .refused('item_unit_missing', 'quantityUnitId');
    given(item)
      .when(record({ quantityUnitId: 'hour' }))
      .refused('item_quantity_unit_unknown', 'quantityUnitId');
    given(item)
      .when(record({ count: 1, countUnitId: 'kilogram' }))
      .refused('item_count_unit_unknown', 'countUnitId');
    given(item)
      .when(record({ count: 1, countUnitId: 'constructor' }))
      .refused('item_count_unit_unknown', 'countUnitId');
  });

  test.each([
    ['quantityUnitId', { count: 1, countUnitId: 'dozen', quantity: undefined }, 'item_quantity_unit_unknown'],
    ['countUnitId', {}, 'item_count_unit_unknown'],
  ] as const)('takes no %s that is none of the catalogue’s, also without a number', (field, more, code) => {
    for (const id of ['banana', '<script>', 'Call me at 819-555-0100'])
      given(item)
        .when(record({ ...more, [field]: id }))
        .refused(code, field);
  });

  test('names each produce once, and none that is not the company’s', () => {
    given(item)
      .when(record({ produceIds: [produce, produce] }))
      .then(first);
    given(item)
      .when(record({ unknownProduces: [produce] }))
      .refused('item_produce_unknown', 'produceIds.0');
  });

  test('happens once for an id', () => given(item, history).when(record()).nothing());
});

describe('correcting an item', () => {
  test('says what changed alone, also where it names one field', () => {
    given(item, history)
      .when(correct({ enabled: false }))
      .then(corrected({ enabled: false }));
    given(item, history)
      .when(correct({ ...form, cost: 18 }))
      .then(corrected({ costCents: 1800 }));
    given(item, history).when(correct({})).nothing();
  });

  test('empties the quantity with its unit, once there is a count', () => {
    given(item, history)
      .when(correct({ quantity: null }))
      .refused('quantity_or_count', 'quantity');
    given(item, history)
      .when(correct({ quantity: null, count: 2, countUnitId: 'unit' }))
      .then(corrected({ quantity: null, quantityUnitId: null, count: 2, countUnitId: 'unit' }));
  });

  test('takes no first number of a unit that was recorded unchecked, and keeps one that has its number', () => {
    const unchecked = { ...first, data: { ...was.recorded.data, countUnitId: 'banana' } } as ItemEvent;
    given(item, [unchecked])
      .when(correct({ count: 5 }))
      .refused('item_count_unit_unknown', 'countUnitId');
    given(item, [unchecked])
      .when(correct({ cost: 18 }))
      .then(corrected({ costCents: 1800 }));
    given(item, [{ ...unchecked, data: { ...unchecked.data, count: 2 } } as ItemEvent])
      .when(correct({ count: 5 }))
      .then(corrected({ count: 5 }));
  });

  test('keeps a produce that was removed since, and takes no new one of another company', () => {
    const other = '0198f3a2-5555-7d40-8a6e-1f2b3c4d5e6f';
    given(item, history)
      .when(correct({ produceIds: [produce], unknownProduces: [produce] }))
      .nothing();
    given(item, history)
      .when(correct({ produceIds: [produce, other], unknownProduces: [produce, other] }))
      .refused('item_produce_unknown', 'produceIds.1');
  });

  test('of one that was removed is not found', () =>
    given(item, [...history, was.removed])
      .when(correct({ enabled: false }))
      .refused('not_found'));
});

test('the row of an item has null where nothing was given', () => {
  const events = recorded([...history, corrected({ costCents: null })], { id: itemId });
  const row = events.reduce<never>((of, event) => fold(itemView, of, event) as never, null as never);
  expect(row).toMatchObject({ costCents: null, count: null, countUnitId: null, image: null, quantity: 3 });
});

describe('the form', () => {
  const faults = (data: object) =>
    Item.safeParse(data).error?.issues.map((issue) => [
      issue.path.join('.'),
      (issue as { params?: { rule?: string } }).params?.rule ?? issue.code,
    ]);
  const whole = { ...form, produceIds: [produce] };

  test('asks for a quantity or a count at both fields, while other fields are wrong too', () => {
    expect(faults({ ...whole, name: '', quantity: null })).toEqual(
      expect.arrayContaining([
        ['quantity', 'quantity_or_count'],
        ['count', 'quantity_or_count'],
        ['name', 'too_small'],
      ]),
    );
  });

  test('asks for the unit of each number', () => {
    expect(faults({ ...whole, quantityUnitId: null, count: 2 })).toEqual([
      ['quantityUnitId', 'required'],
      ['countUnitId', 'required'],
    ]);
  });

  test('takes numbers above 0, a price from 0, all below ten millions, and at least one produce', () => {
    expect(faults({ ...whole, cost: 0 })).toBeUndefined();
    for (const quantity of [0, -1, 10_000_000]) expect(faults({ ...whole, quantity })).toHaveLength(1);
    for (const cost of [-0.01, 10_000_000, 0.001]) expect(faults({ ...whole, cost })).toHaveLength(1);
    expect(faults({ ...whole, produceIds: [] })).toEqual([['produceIds', 'too_small']]);
  });
});
