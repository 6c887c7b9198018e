import { addMonths, type Interval } from '@terroir/finance';
import type { Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import type { RepeatedLine } from './recurring-dialog.tsx';

/** A line of the books as one that recurs from the next month or year on. */
export const repeatedLine = (
  side: Side,
  { id, subCategory, notes, quantityRaw, unit, cost, ...line }: Line,
  every: Interval = 'month',
): RepeatedLine => ({
  id,
  typed: {
    side,
    subCategoryId: subCategory.id,
    notes,
    quantityRaw,
    unitId: unit.id,
    cost,
    produceId: line.produceId ?? null,
    every,
    firstDueOn: addMonths(line.occurredOn, every === 'month' ? 1 : 12),
    lastDueOn: null,
  },
  place: { category: line.category, subCategory, unit },
});
