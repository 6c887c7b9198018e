import { useEffect, useState } from 'react';
import { clock } from '../../as-of/as-of.ts';
import { dayIn, timeIn } from '../../i18n/zoned-time.ts';

const MINUTE = 60_000;

/** The date and the time of a zone, minute by minute. */
export function useClock(timeZone: string): { readonly date: string; readonly time: string } {
  const [now, setNow] = useState(() => clock().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock().toISOString()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return { date: dayIn(timeZone, now), time: timeIn(timeZone, now) };
}
