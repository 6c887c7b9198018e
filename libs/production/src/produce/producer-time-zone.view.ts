import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const ProducerTimeZoneRow = z.object({ companyId: z.string(), timeZone: z.string() });
export type ProducerTimeZoneRow = z.output<typeof ProducerTimeZoneRow>;

/** The time zone of every company that has an address: it decides what today is when dates are checked. */
export const producerTimeZoneView = view<ProducerTimeZoneRow, FirmEvent | AccountEvent>({
  name: 'producer_time_zone',
  version: 1,
  row: ProducerTimeZoneRow,
  aggregate: 'firm',
  indexes: {},
  on: {
    CompanyLocated: (_, { data: { accountId, timeZone } }) => ({ companyId: accountId, timeZone }),
    AccountErased: () => null,
  },
});
