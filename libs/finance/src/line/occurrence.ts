import { dateIn, type Refusal } from '@terroir/kernel';
import type { CompanyCalendar } from '../company/company-calendar.ts';
import { refuse } from '../refusals.ts';

/** The first day on which anything can have happened. */
const FIRST_DAY = '1900-01-01';

/** The first day that a line of a company may be of. */
export const firstDayOf = (foundedOn: string | null): string =>
  foundedOn !== null && foundedOn > FIRST_DAY ? foundedOn : FIRST_DAY;

interface Before {
  readonly occurredOn?: string | null | undefined;
  readonly recordedAt: string;
}

/**
 * The day of a line as it is recorded: today unless the form says another; undefined where a correction leaves it alone. A
 * line from before lines had days happened on the day of its recording, so to say that of it changes nothing.
 */
export function dayOf(
  entered: string | null | undefined,
  before: Before | null,
  { timeZone }: CompanyCalendar,
  now: string,
): string | undefined {
  if (before === null || entered === null) return entered ?? dateIn(timeZone, now);
  const isSaid = entered === undefined || (before.occurredOn ?? null) !== null;
  return isSaid || entered !== dateIn(timeZone, before.recordedAt) ? entered : undefined;
}

/** Why the day of a line is refused, or null. A correction that leaves it alone is not checked again. */
export function dayRefused(
  occurredOn: string | null | undefined,
  before: { readonly occurredOn?: string | null | undefined } | null,
  { timeZone, foundedOn }: CompanyCalendar,
  now: string,
): Refusal | null {
  if (occurredOn === undefined || occurredOn === null || occurredOn === before?.occurredOn) return null;
  const field = 'occurredOn';
  if (occurredOn > dateIn(timeZone, now)) return refuse('occurs_later', { field });
  const from = firstDayOf(foundedOn);
  return occurredOn < from ? refuse('occurs_too_early', { field, params: { from } }) : null;
}
