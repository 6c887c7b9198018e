import { memoize, type Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { Booked } from './booked.ts';
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

/** Reads a tally; what has not changed in it is the same object, so no group is taken apart twice. */
function reader<Line extends object>(lineOf: (...sum: Sum) => Line): (tally: Tally) => readonly Line[] {
  const lines = new WeakMap<Sum[1], Line>();
  const lineIn = ([group, sum]: readonly [string, Sum[1]]): Line => {
    const line = lines.get(sum) ?? lineOf(group.split(SEPARATOR), sum);
    lines.set(sum, line);
    return line;
  };
  return memoize((tally) => Array.from(tally.groups, lineIn));
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
