import { useFigures } from '../../records/figures.ts';

/** Months of any year by their number from 0, in the reader's language. */
export function useMonthNames(): { short: (month: number) => string; full: (month: number) => string } {
  const { monthName, fullMonth } = useFigures();
  const of = (month: number) => `2026-${String(month + 1).padStart(2, '0')}`;
  return {
    short: (month) => monthName(of(month), 'short'),
    full: (month) => fullMonth(of(month)).replace(/\s*2026/, ''),
  };
}
