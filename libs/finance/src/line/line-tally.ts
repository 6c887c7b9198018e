import type { Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { Booked } from '../summary/booked.ts';
import type { Purchase, Sale } from './trade.ts';

const SEPARATOR = ' ';

interface InputLine extends Booked {
  readonly unitId: string;
  readonly quantity: number;
}
interface OutputLine extends Booked {
  readonly produceId?: string | null | undefined;
}

/** How an input counts in the tally of its company: the quantity is in the group, since only the cents are added up. */
export const tallyInput = ({ occurredOn, subcategoryId, unitId, quantity, costCents }: InputLine): Tallied => ({
  group: [occurredOn, subcategoryId, unitId, quantity].join(SEPARATOR),
  value: costCents,
});

/** How an output counts in the tally of its company: by its day, its subcategory and the produce that was sold. */
export const tallyOutput = ({ occurredOn, subcategoryId, produceId, costCents }: OutputLine): Tallied => ({
  group: [occurredOn, subcategoryId, ...(produceId ? [produceId] : [])].join(SEPARATOR),
  value: costCents,
});

type Sum = readonly [parts: readonly string[], of: { readonly count: number; readonly value: number }];

/** Reads a tally; one that has not changed is the same object, so what was taken apart once is not taken apart again. */
function reader<Line>(lineOf: (...sum: Sum) => Line): (tally: Tally) => readonly Line[] {
  const known = new WeakMap<Tally, readonly Line[]>();
  return (tally) => {
    const lines = known.get(tally) ?? Array.from(tally.groups, ([group, sum]) => lineOf(group.split(SEPARATOR), sum));
    known.set(tally, lines);
    return lines;
  };
}

/** What a tally of inputs says was bought. */
export const purchasesIn = reader(
  ([occurredOn = '', subcategoryId = '', unitId = '', quantity = '0'], { count, value }): Purchase => ({
    occurredOn,
    subcategoryId,
    unitId,
    thousandths: count * Math.round(Number(quantity) * 1000),
    costCents: value,
  }),
);

/** What a tally of outputs says was sold. */
export const salesIn = reader(([occurredOn = '', subcategoryId = '', produceId = ''], { value }): Sale => ({
  occurredOn,
  subcategoryId,
  produceId: produceId === '' ? null : produceId,
  costCents: value,
}));
