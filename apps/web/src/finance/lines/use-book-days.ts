import { dateIn, firstDayOf } from '@terroir/finance';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clock } from '../../as-of/as-of.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { firmQuery } from '../../session/firm.ts';

/** The days that a line may be of, as calendar dates, and which day an instant falls on for the company. */
export interface BookDays {
  readonly first: string;
  readonly today: string;
  readonly dayOf: (instant: string) => string;
}

/** The days of the company's books, in its own time zone; that of the installation until its address is known. */
export function useBookDays(): BookDays {
  const firm = useQuery(firmQuery).data;
  const { timeZone } = useCompanyZone();
  const founded = firm?.foundationDate ?? null;
  // Made anew at every rendering: a page may stay open over midnight.
  const today = dateIn(timeZone, clock().toISOString());
  return useMemo(
    () => ({ first: firstDayOf(founded), today, dayOf: (instant: string) => dateIn(timeZone, instant) }),
    [founded, today, timeZone],
  );
}
