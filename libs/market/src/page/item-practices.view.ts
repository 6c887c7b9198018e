import type { AccountEvent, FollowedPracticesEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** A practice that a company follows or followed, and since when. */
const Practice = z.object({ id: z.string(), followed: z.boolean(), since: z.string() });
export const ItemPracticesRow = z.object({ companyId: z.string(), practices: z.array(Practice) });
export type ItemPracticesRow = z.output<typeof ItemPracticesRow>;

function changed(
  row: ItemPracticesRow | null,
  companyId: string,
  ids: readonly string[],
  followed: boolean,
  at: string,
) {
  const practices = new Map((row?.practices ?? []).map((each) => [each.id, each]));
  for (const id of ids) if (practices.get(id)?.followed !== followed) practices.set(id, { id, followed, since: at });
  return { companyId, practices: [...practices.values()] };
}

/** The best practices that companies claim on the pages of their items. A dropped one is kept with its past, for what a label said. */
export const itemPracticesView = view<ItemPracticesRow, FollowedPracticesEvent | AccountEvent>({
  name: 'item_practices',
  version: 1,
  row: ItemPracticesRow,
  aggregate: 'followed_practices',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  past: ['company'],
  on: {
    PracticesAdopted: (row, { data, companyId, recorded }) =>
      changed(row, companyId ?? '', data.practices, true, recorded),
    PracticesDropped: (row, { data, companyId, recorded }) =>
      changed(row, companyId ?? '', data.practices, false, recorded),
  },
});
