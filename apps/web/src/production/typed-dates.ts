import { isCalendarDate } from '@terroir/production';
import { useRef } from 'react';

interface TypedDate {
  readonly input: HTMLInputElement;
  readonly take: (text: string | null) => void;
}

/** Dates as they are typed: a field reports one that is half typed as none, and a save would drop it without a word. */
export function useTypedDates() {
  const typed = useRef(new Map<string, TypedDate>());
  return {
    holds: (name: string, date: TypedDate | null) =>
      void (date ? typed.current.set(name, date) : typed.current.delete(name)),
    /** Hands what is half typed to the form, which refuses it like any wrong value. */
    read: () => {
      for (const { input, take } of typed.current.values()) if (!isCalendarDate(input.value)) take(input.value || null);
    },
  };
}
