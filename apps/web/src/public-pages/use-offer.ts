import { useState } from 'react';
import { useFormat } from '../session/use-format.ts';

interface Offered {
  readonly availabilityFrom: string;
  readonly availabilityTo: string;
}

/** The calendar date on the reader's clock. */
function dayHere(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Writes when something is offered, and that it is over where it is. @param over the words for that */
export function useOffer(over: string): (of: Offered) => string {
  const format = useFormat();
  const [today] = useState(dayHere);
  return ({ availabilityFrom, availabilityTo }) =>
    `${format.period(availabilityFrom, availabilityTo)}${availabilityTo < today ? ` · ${over}` : ''}`;
}
