import { daysBetween, REMINDER_DAYS } from '@terroir/production';

/** Where a day is in the validity of a certification, and how many days are left to the last one. */
export type Validity =
  | { readonly state: 'open' }
  | { readonly state: 'valid'; readonly until: string }
  | { readonly state: 'upcoming'; readonly from: string }
  | { readonly state: 'endsSoon'; readonly until: string; readonly days: number }
  | { readonly state: 'expired'; readonly until: string };

/** The validity on a calendar date. It ends soon from the day on which the reminder is due; the last day still counts. */
export function validityOn(
  today: string,
  { validFrom, validUntil }: { readonly validFrom: string | null; readonly validUntil: string | null },
): Validity {
  if (validUntil !== null && validUntil < today) return { state: 'expired', until: validUntil };
  if (validFrom !== null && validFrom > today) return { state: 'upcoming', from: validFrom };
  if (validUntil === null) return { state: 'open' };
  const days = daysBetween(today, validUntil);
  return days <= REMINDER_DAYS ? { state: 'endsSoon', until: validUntil, days } : { state: 'valid', until: validUntil };
}
