import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const CompanyTimeZoneRow = z.object({ companyId: z.string(), timeZone: z.string() });
export type CompanyTimeZoneRow = z.output<typeof CompanyTimeZoneRow>;

/** The time zone of every company that has an address: the clock by which its tasks fall. */
export const companyTimeZoneView = view<CompanyTimeZoneRow, FirmEvent | AccountEvent>({
  name: 'company_time_zone',
  version: 1,
  row: CompanyTimeZoneRow,
  aggregate: 'firm',
  indexes: {},
  on: {
    CompanyLocated: (_, { data: { accountId, timeZone } }) => ({ companyId: accountId, timeZone }),
    AccountErased: () => null,
  },
});
