import type { Tallied } from '@terroir/kernel';
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

/** The produces that a tally counts. */
export const listedIn = ({ groups }: Tally): Listed[] =>
  [...groups.keys()].map((group) => {
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
  });
