import type { DateFault, ProduceDates } from '@terroir/production';

/** The rule that a date breaks, with the bound that was crossed, as `ruleOf` of the forms writes it. */
export type DateRule =
  { readonly rule: 'production_too_short' } | { readonly rule: 'not_before' | 'not_after'; readonly date: string };

/** The names of these rules; a date can break others too. */
export const dateRules: readonly DateRule['rule'][] = ['production_too_short', 'not_before', 'not_after'];

export function dateRule({ field, window: { from, to } }: DateFault, dates: Partial<ProduceDates>): DateRule {
  if (from > to) return { rule: 'production_too_short' };
  return (dates[field] ?? '') < from ? { rule: 'not_before', date: from } : { rule: 'not_after', date: to };
}
