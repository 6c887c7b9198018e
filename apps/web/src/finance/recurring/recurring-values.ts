import type { Side } from '../lines/side.ts';
import type { RecurringTyped, RecurringValues } from './recurring-form.ts';
import { wireSide, type RecurringLine } from './recurring-line.ts';

/** Nothing typed yet: empty numbers are no numbers, which the schema says when the form is sent. */
export const blankRecurring = (side: Side, today: string): RecurringTyped => ({
  side,
  subCategoryId: '',
  notes: '',
  quantityRaw: null as unknown as number,
  unitId: '',
  cost: null as unknown as number,
  produceId: null,
  every: 'month',
  firstDueOn: today,
  lastDueOn: null,
});

/** What of a recurring line the form holds. */
export const typedOfRecurring = ({
  side,
  subCategory,
  notes: said,
  quantityRaw: quantity,
  unit,
  cost: amount,
  ...line
}: RecurringLine): RecurringTyped => ({
  side,
  subCategoryId: subCategory.id,
  notes: said,
  quantityRaw: quantity,
  unitId: unit.id,
  cost: amount,
  produceId: line.produceId,
  every: line.every,
  firstDueOn: line.firstDueOn,
  lastDueOn: line.lastDueOn,
});

/** The body of the call that records or corrects a recurring line; only an output sells a produce. */
export const recurringBody = ({ side, subCategoryId, produceId: sold, ...values }: RecurringValues): object => ({
  recurringLine: {
    ...values,
    ...(side === 'outputs' && { produceId: sold }),
    side: wireSide[side],
    subcategoryId: subCategoryId,
  },
});
