import type { FollowedPracticesEvent } from '@terroir/events';
import { splitStream, view, type Recorded } from '@terroir/kernel';
import { z } from 'zod';
import { withAdopted, withoutDropped, type Followed } from './followed.ts';

export const FollowedPracticesRow = z.object({ companyId: z.string(), practices: z.array(z.string()).readonly() });
export type FollowedPracticesRow = z.output<typeof FollowedPracticesRow>;

/** The list changed as the event says; the first event makes the row. */
const changed =
  (next: (followed: Followed, practices: readonly string[]) => Followed) =>
  (row: FollowedPracticesRow | null, { stream, data }: FollowedPracticesEvent & Recorded): FollowedPracticesRow => ({
    companyId: row?.companyId ?? splitStream(stream)[1],
    practices: next(row?.practices ?? [], data.practices),
  });

/** What every company follows, one row each under the id of the company. */
export const followedPracticesView = view<FollowedPracticesRow, FollowedPracticesEvent>({
  name: 'followed_practices',
  version: 1,
  row: FollowedPracticesRow,
  aggregate: 'followed_practices',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  audited: { resource: 'followed_practices', fields: ['practices'], revertible: true },
  on: { PracticesAdopted: changed(withAdopted), PracticesDropped: changed(withoutDropped) },
});
