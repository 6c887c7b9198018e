import { todayIn } from '@terroir/production';
import { useMemo } from 'react';
import { useCompanyZone } from '../../session/company-zone.ts';

/** Gives the calendar day of the company as it is when it is asked for; `undefined` until the company's time zone is known. */
export function useCompanyDay(): (() => string) | undefined {
  const { timeZone, isKnown } = useCompanyZone();
  return useMemo(() => (isKnown ? () => todayIn(timeZone, new Date().toISOString()) : undefined), [isKnown, timeZone]);
}
