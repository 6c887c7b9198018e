import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const CompanyCalendarRow = z.object({
  companyId: z.string(),
  /** IANA zone of its address; null until it has one. */
  timeZone: z.string().nullable(),
  /** Calendar date; null until the company is described. */
  foundedOn: z.string().nullable(),
});
export type CompanyCalendarRow = z.output<typeof CompanyCalendarRow>;

const blank = { timeZone: null, foundedOn: null };

/** What decides on the dates of a company: the zone in which its days begin, and the day before which it had none. */
export const companyCalendarView = view<CompanyCalendarRow, FirmEvent | AccountEvent>({
  name: 'company_calendar',
  version: 1,
  row: CompanyCalendarRow,
  aggregate: 'firm',
  indexes: {},
  on: {
    CompanyLocated: (row, { data: { accountId, timeZone } }) => ({
      ...blank,
      ...row,
      companyId: accountId,
      timeZone,
    }),
    CompanyDescribed: (row, { data: { accountId, foundationDate } }) => ({
      ...blank,
      ...row,
      companyId: accountId,
      foundedOn: foundationDate,
    }),
    AccountErased: () => null,
  },
});
