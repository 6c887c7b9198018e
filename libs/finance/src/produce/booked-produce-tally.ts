import { memoize, type Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { BookedProduce } from './booked-produce.ts';

/** How a produce counts in the tally of its company: a group of its own, which says all that the books say of it. */
export const tallyBookedProduce = (produce: BookedProduce): Tallied => {
  const { id, productId, varietyId, productionFrom, availabilityTo, removed } = produce;
  const needs = produce.needs.map(({ subcategoryId, quantity, unitId }) => [subcategoryId, quantity, unitId]);
  return {
    group: JSON.stringify([id, productId, varietyId, productionFrom, availabilityTo, removed, needs]),
    value: 0,
  };
};

type Group = [string, string, string, string, string, boolean, [string, number, string][]];

/** The produces that a tally counts, removed ones included. A tally that has not changed is not taken apart again. */
export const bookedProducesIn = memoize(({ groups }: Tally): readonly BookedProduce[] =>
  Array.from(groups.keys(), (group) => {
    const [id, productId, varietyId, productionFrom, availabilityTo, removed, needs] = JSON.parse(group) as Group;
    return {
      id,
      productId,
      varietyId,
      productionFrom,
      availabilityTo,
      removed,
      needs: needs.map(([subcategoryId, quantity, unitId]) => ({ subcategoryId, quantity, unitId })),
    };
  }),
);
