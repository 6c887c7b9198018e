import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const TimeZoneRow = z.object({ companyId: z.string(), timeZone: z.string() });
export type TimeZoneRow = z.output<typeof TimeZoneRow>;

/** The time zone of every company that has an address: it decides the month of what the company records. */
export const timeZoneView = view<TimeZoneRow, FirmEvent | AccountEvent>({
  name: 'company_time_zone',
  version: 2,
  row: TimeZoneRow,
  aggregate: 'firm',
  indexes: {},
  on: {
    CompanyLocated: (_, { data: { accountId, timeZone } }) => ({ companyId: accountId, timeZone }),
    AccountErased: () => null,
  },
});
