import { useFormat } from '../session/use-format.ts';

interface Offered {
  readonly availabilityFrom: string;
  readonly availabilityTo: string;
}

/** Writes when something is offered, and that it is over where it is. @param over the words for that */
export function useOffer(over: string): (of: Offered) => string {
  const format = useFormat();
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return ({ availabilityFrom, availabilityTo }) =>
    `${format.period(availabilityFrom, availabilityTo)}${availabilityTo < today ? ` · ${over}` : ''}`;
}
