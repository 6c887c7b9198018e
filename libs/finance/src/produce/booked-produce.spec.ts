import { describe, expect, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { fold, recorded } from '@terroir/kernel';
import { bookedProducesIn, tallyBookedProduce } from './booked-produce-tally.ts';
import { bookedProduceView, type BookedProduceRow } from './booked-produce.view.ts';

const produceId = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';
const compost = { subcategoryId: 'compost', quantity: 2.5, unitId: 'tonne' };
const made: ProduceEvent = {
  type: 'ProduceRecorded',
  data: {
    produceId,
    productId: 'garlic',
    varietyId: 'garlic_music',
    productionTypeId: 'certified_organic',
    notes: 'Planté en octobre',
    quantity: 400,
    quantityUnitId: 'kilogram',
    costCents: 2200,
    costUnitId: 'kilogram',
    area: 450,
    areaUnitId: 'square_metre',
    productionFrom: '2026-04-15',
    productionTo: '2026-08-10',
    availabilityFrom: '2026-08-01',
    availabilityTo: '2026-11-15',
    needs: [{ id: 'need-1', ...compost }],
  },
};
const row: BookedProduceRow = {
  id: produceId,
  companyId: 'company-1',
  productId: 'garlic',
  varietyId: 'garlic_music',
  productionFrom: '2026-04-15',
  availabilityTo: '2026-11-15',
  needs: [compost],
  removed: false,
};
const corrected = (data: object): ProduceEvent => ({ type: 'ProduceCorrected', data: { produceId, ...data } });

/** The row after some events, each of which changes nothing more the second time. */
const rowAfter = (...events: readonly ProduceEvent[]): BookedProduceRow | null =>
  recorded(events).reduce<BookedProduceRow | null>((before, event) => {
    const after = fold(bookedProduceView, before, event);
    expect(fold(bookedProduceView, after, event)).toEqual(after);
    return after;
  }, null);

describe('what the books say of a produce', () => {
  test('is what it is, when it grows and can be bought, and what it needs', () => expect(rowAfter(made)).toEqual(row));

  test('follows what a correction changes and leaves the rest', () => {
    expect(rowAfter(made, corrected({ notes: '', costCents: 1 }))).toEqual(row);
    const change = { varietyId: 'garlic_other', availabilityTo: '2026-12-01' };
    expect(rowAfter(made, corrected(change))).toEqual({ ...row, ...change });
    const needs = [{ id: 'need-1', ...compost, quantity: 3 }];
    expect(rowAfter(made, corrected({ needs }))?.needs).toEqual([{ ...compost, quantity: 3 }]);
    expect(rowAfter(made, corrected({ needs: [] }))?.needs).toEqual([]);
  });

  test('says that it is removed, until it is restored', () => {
    const removed: ProduceEvent = { type: 'ProduceRemoved', data: { produceId } };
    expect(rowAfter(made, removed)).toEqual({ ...row, removed: true });
    expect(rowAfter(made, removed, { type: 'ProduceRestored', data: { produceId } })).toEqual(row);
  });

  test('has the declared shape, and goes with its company', () => {
    expect(bookedProduceView.row.safeParse(rowAfter(made)).success).toBe(true);
    expect([bookedProduceView.company, bookedProduceView.audited]).toEqual(['companyId', undefined]);
  });

  test('is read from the tally as it was counted, removed ones too', () => {
    const other = { ...row, id: 'other', needs: [], removed: true };
    const groups = new Map([row, other].map((each) => [tallyBookedProduce(each).group, { count: 1, value: 0 }]));
    const { companyId: _, ...said } = row;
    expect(bookedProducesIn({ total: 2, groups })).toEqual([said, { ...said, id: 'other', needs: [], removed: true }]);
  });
});
