import { DAYS_AHEAD } from '@terroir/land';
import { useMemo } from 'react';
import { clock } from '../../as-of/as-of.ts';
import { dayIn, daysAfter, timeIn } from '../../i18n/zoned-time.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import type { TaskDays } from './task-entry.ts';

/** The days on which a task can begin, and the time that it is, by the clock of the company; that of the installation until its address is known. */
export function useTaskDays(): TaskDays & { readonly now: () => string } {
  const { timeZone } = useCompanyZone();
  // Made anew at every rendering: a page may stay open over midnight.
  const today = dayIn(timeZone, clock().toISOString());
  return useMemo(
    () => ({ today, last: daysAfter(today, DAYS_AHEAD), now: () => timeIn(timeZone, clock().toISOString()) }),
    [today, timeZone],
  );
}
