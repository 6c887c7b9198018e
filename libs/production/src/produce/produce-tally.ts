import { memoize, type Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { ProduceDates } from './produce-dates.ts';

/** What the summary needs of a produce. */
export interface Listed extends ProduceDates {
  readonly id: string;
  readonly productId: string;
  readonly varietyId: string;
}

// None of these holds a blank: ids of the catalogues, a UUID and dates.
const SEPARATOR = ' ';

/** How a produce counts in the tally of its company: a group of its own, which says all that the summary needs. */
export const tallyProduce = (produce: Listed): Tallied => ({
  group: [
    produce.id,
    produce.productId,
    produce.varietyId,
    produce.productionFrom,
    produce.productionTo,
    produce.availabilityFrom,
    produce.availabilityTo,
  ].join(SEPARATOR),
  value: 1,
});

/** The produces that a tally counts. A tally that has not changed is not taken apart again. */
export const listedIn = memoize(({ groups }: Tally): readonly Listed[] => Array.from(groups.keys(), listedOf));

function listedOf(group: string): Listed {
  const [
    id = '',
    productId = '',
    varietyId = '',
    productionFrom = '',
    productionTo = '',
    availabilityFrom = '',
    availabilityTo = '',
  ] = group.split(SEPARATOR);
  return { id, productId, varietyId, productionFrom, productionTo, availabilityFrom, availabilityTo };
}
