import { convert, convertible } from '@terroir/reference';
import type { Purchase } from '../line/trade.ts';
import type { Need } from '../produce/booked-produce.ts';
import { LAST_DAY, within, type Period } from '../period/period.ts';

/** From which purchases a price follows: those of the period, or where it has none all that came before. */
export type PriceBasis = 'period' | 'earlier';

/** What a company paid for one unit of a need on average, in cents and unrounded. */
export interface NeedPrice {
  readonly cents: number;
  readonly basis: PriceBasis;
}

/** A need in money. Both are null where nothing was bought by which it could be valued. */
export interface ValuedNeed extends Need {
  readonly price: NeedPrice | null;
  /** In whole cents. */
  readonly costCents: number | null;
}

/** What was bought of a subcategory, by unit. */
type Bought = ReadonlyMap<string, ReadonlyMap<string, { cents: number; thousandths: number }>>;

function boughtOf(purchases: readonly Purchase[]): Bought {
  const bought = new Map<string, Map<string, { cents: number; thousandths: number }>>();
  for (const { subcategoryId, unitId, thousandths, costCents } of purchases) {
    const units = bought.get(subcategoryId) ?? new Map<string, { cents: number; thousandths: number }>();
    const sum = units.get(unitId) ?? { cents: 0, thousandths: 0 };
    sum.cents += costCents;
    sum.thousandths += thousandths;
    bought.set(subcategoryId, units.set(unitId, sum));
  }
  return bought;
}

/** Cents for one unit of a need: all that was paid over all that was bought in units of its kind. */
function averageOf(bought: Bought, { subcategoryId, unitId }: Need): number | null {
  let [cents, quantity] = [0, 0];
  for (const [boughtIn, sum] of bought.get(subcategoryId) ?? []) {
    if (!convertible(boughtIn, unitId)) continue;
    cents += sum.cents;
    quantity += convert(sum.thousandths / 1000, boughtIn, unitId);
  }
  return quantity > 0 ? cents / quantity : null;
}

/**
 * Values needs at the average price that the company paid for their subcategory in the period: what it paid for all that it bought
 * in units of the same kind, by the quantity of that. Without such a purchase in the period, those before it are taken; without any
 * the price is not known. What is bought after the period says nothing of it.
 */
export function needPrices(purchases: readonly Purchase[], period: Period): (need: Need) => ValuedNeed {
  const inPeriod = boughtOf(within(purchases, period));
  const untilThen = boughtOf(within(purchases, { to: period.to ?? LAST_DAY }));
  return (need) => {
    const now = averageOf(inPeriod, need);
    const cents = now ?? averageOf(untilThen, need);
    if (cents === null) return { ...need, price: null, costCents: null };
    return {
      ...need,
      price: { cents, basis: now === null ? 'earlier' : 'period' },
      costCents: Math.round(cents * need.quantity),
    };
  };
}
