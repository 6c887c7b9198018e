import { describe, expect, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { given, Refusal } from '@terroir/kernel';
import { produce } from './produce.decider.ts';
import type { ProduceCommand } from './produce.commands.ts';
import { entered, produceId, recordedFields as fields } from './produce.fixture.ts';

type Form = typeof entered;
type Change = Omit<Partial<Form>, 'harvest'> & {
  readonly harvest?: Partial<Form['harvest']>;
  readonly produceInputs?: object[];
  readonly produceInputsRemove?: string[];
};
const form = ({ harvest, ...change }: Change) => ({
  ...entered,
  ...change,
  harvest: { ...entered.harvest, ...harvest },
});
const record = (change: Change = {}) => ({ type: 'RecordProduce', data: form(change) }) as ProduceCommand;
const correct = (change: Change = {}) => ({ type: 'CorrectProduce', data: form(change) }) as ProduceCommand;
const was = { type: 'ProduceRecorded', data: { produceId, ...fields } } as const satisfies ProduceEvent;
const corrected = (data: Partial<typeof fields>): ProduceEvent => ({
  type: 'ProduceCorrected',
  data: { produceId, ...data },
});

/** Every reason of a refusal, with its field. */
function reasons(command: ProduceCommand, history: readonly ProduceEvent[] = []): (string | undefined)[][] {
  const { outcome } = given(produce, history).when(command);
  if (!(outcome instanceof Refusal)) return [];
  return [outcome, ...(outcome.more.also ?? [])].map(({ code, more: { field } }) => [code, field]);
}

describe('recording a produce', () => {
  test('says what was entered, the money in cents', () => given(produce).when(record()).then(was));

  test('needs no notes, and may cost nothing', () => {
    const { notes: _, ...unnoted } = entered;
    given(produce)
      .when({ type: 'RecordProduce', data: { ...unnoted, harvest: { ...entered.harvest, cost: 0 } } })
      .then({ type: 'ProduceRecorded', data: { ...was.data, notes: '', costCents: 0 } });
  });

  test('happens once: the same id again changes nothing', () =>
    given(produce, [was])
      .when(record({ notes: 'other' }))
      .nothing());

  test('asks for a product, a variety of it and a production type of the catalogue', () => {
    expect(reasons(record({ productId: 'moon_rock' }))).toEqual([['product_unknown', 'productId']]);
    expect(reasons(record({ varietyId: 'carrot_bolero' }))).toEqual([['variety_unknown', 'varietyId']]);
    expect(reasons(record({ varietyId: 'tomato' }))).toEqual([['variety_unknown', 'varietyId']]);
    expect(reasons(record({ productionTypeId: 'constructor' }))).toEqual([
      ['production_type_unknown', 'productionTypeId'],
    ]);
  });

  test('asks for units of one kind for quantity and price', () => {
    const units = (quantityUnitId: string, costUnitId: string) =>
      reasons(record({ harvest: { quantityUnitId, costUnitId } }));
    expect(units('tonne', 'pound')).toEqual([]);
    expect(units('dozen', 'basket')).toEqual([]);
    expect(units('litre', 'us_gallon')).toEqual([]);
    expect(units('kilogram', 'litre')).toEqual([['cost_unit_kind', 'harvest.costUnitId']]);
    expect(units('dozen', 'kilogram')).toEqual([['cost_unit_kind', 'harvest.costUnitId']]);
    expect(units('kilowatt_hour', 'megajoule')).toEqual([
      ['yield_unit_unknown', 'harvest.quantityUnitId'],
      ['yield_unit_unknown', 'harvest.costUnitId'],
    ]);
    expect(units('pinch', 'kilogram')).toEqual([['yield_unit_unknown', 'harvest.quantityUnitId']]);
  });

  test('measures the area by a unit of area', () => {
    expect(reasons(record({ harvest: { areaUnitId: 'acre' } }))).toEqual([]);
    for (const areaUnitId of ['kilogram', 'metre', 'football_field'])
      expect(reasons(record({ harvest: { areaUnitId } }))).toEqual([['area_unit_unknown', 'harvest.areaUnitId']]);
  });

  test('holds the dates to their windows, today being that of the company', () => {
    // Half an hour apart: 29 and 30 June in Toronto, 180 days after 31 December and 1 January.
    const dates = {
      ...entered.harvest,
      productionFrom: '2025-12-31',
      productionTo: '2026-06-01',
      availabilityFrom: '2026-03-01',
      availabilityTo: '2026-12-01',
    };
    given(produce, [], { now: '2026-06-30T03:30:00.000Z' })
      .when(record({ harvest: dates }))
      .then({
        ...was,
        data: { ...was.data, ...pick(dates) },
      });
    given(produce, [], { now: '2026-06-30T04:30:00.000Z' })
      .when(record({ harvest: dates }))
      .refused('date_outside', 'harvest.productionFrom');
  });

  test('says that a production of one day leaves no day for availability to start', () =>
    expect(
      reasons(record({ harvest: { productionFrom: '2026-05-01', productionTo: '2026-05-02' } })).filter(
        ([, field]) => field === 'harvest.availabilityFrom',
      ),
    ).toEqual([['production_too_short', 'harvest.availabilityFrom']]));

  test('names everything that is wrong at once', () =>
    expect(
      reasons(
        record({
          productId: 'moon_rock',
          varietyId: 'moon_rock_red',
          productionTypeId: 'magic',
          harvest: { costUnitId: 'litre', areaUnitId: 'litre', productionTo: '2030-01-01' },
          produceInputs: [{ inputCategoryId: 'moon_dust', quantityRaw: 1, quantityUnitId: 'tonne' }],
          produceInputsRemove: [NEED],
        }),
      ),
    ).toEqual([
      ['product_unknown', 'productId'],
      ['variety_unknown', 'varietyId'],
      ['production_type_unknown', 'productionTypeId'],
      ['cost_unit_kind', 'harvest.costUnitId'],
      ['area_unit_unknown', 'harvest.areaUnitId'],
      ['date_outside', 'harvest.productionTo'],
      ['date_outside', 'harvest.availabilityTo'],
      ['need_category_unknown', 'produceInputs.0.inputCategoryId'],
      ['need_unknown', 'produceInputsRemove.0'],
    ]));
});

const NEED = '01990000-0000-7000-8000-00000000000a';
const pick = ({ productionFrom, productionTo, availabilityFrom, availabilityTo }: typeof entered.harvest) => ({
  productionFrom,
  productionTo,
  availabilityFrom,
  availabilityTo,
});

describe('correcting a produce', () => {
  test('records the changed fields and no others', () => {
    given(produce, [was])
      .when(correct({ harvest: { cost: 6, quantityRaw: 0.1 + 0.2 } }))
      .then(corrected({ costCents: 600, quantity: 0.3 }));
    given(produce, [was]).when(correct()).nothing();
  });

  test('may move to another product together with one of its varieties', () => {
    given(produce, [was])
      .when(correct({ productId: 'carrot', varietyId: 'carrot_bolero' }))
      .then(corrected({ productId: 'carrot', varietyId: 'carrot_bolero' }));
    expect(reasons(correct({ productId: 'carrot' }), [was])).toEqual([['variety_unknown', 'varietyId']]);
  });

  test('leaves alone what the catalogues have no more, and dates that have grown old', () => {
    const old = { productId: 'quince_x', varietyId: 'quince_y', productionTypeId: 'z', areaUnitId: 'toise' };
    const dates = {
      productionFrom: '2019-05-01',
      productionTo: '2019-09-01',
      availabilityFrom: '2019-06-01',
      availabilityTo: '2019-10-01',
    };
    const history = [{ ...was, data: { ...was.data, ...old, ...dates, quantityUnitId: 'a', costUnitId: 'b' } }];
    const { areaUnitId, ...ids } = old;
    const same = { ...ids, harvest: { areaUnitId, ...dates, quantityUnitId: 'a', costUnitId: 'b' } };
    given(produce, history)
      .when(correct({ ...same, notes: 'Bon' }))
      .then(corrected({ notes: 'Bon' }));
    given(produce, history)
      .when(correct({ ...same, harvest: { ...same.harvest, availabilityTo: '2019-11-01' } }))
      .then(corrected({ availabilityTo: '2019-11-01' }));
    expect(reasons(correct({ ...same, harvest: { ...same.harvest, productionFrom: '2019-05-02' } }), history)).toEqual([
      ['date_outside', 'harvest.productionFrom'],
    ]);
  });

  test('needs a produce that is there; a removed one comes back as it was', () => {
    const removed: ProduceEvent = { type: 'ProduceRemoved', data: { produceId } };
    given(produce).when(correct()).refused('not_found');
    given(produce, [was, removed]).when(correct()).refused('not_found');
    given(produce, [was]).when({ type: 'RemoveProduce', data: {} }).then(removed);
    given(produce, [was, removed])
      .when({ type: 'RestoreProduce', data: {} })
      .then({ type: 'ProduceRestored', data: { produceId } });
  });
});
