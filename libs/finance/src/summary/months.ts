/** By time zone, of which there are a few hundred: making one takes as long as forty questions to it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant as `MM/YYYY`. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  calendars.set(timeZone, made);
  return made;
}

/** From the third of a month to the 26th it is the same month in every time zone. */
const SAME_EVERYWHERE = /^\d{4}-\d\d-(?:0[3-9]|1\d|2[0-6])T.*Z$/;

/** Says which calendar month (`YYYY-MM`) an instant falls in at a place. `timeZone` is an IANA zone. */
export function monthsOf(timeZone: string): (instant: string) => string {
  const calendar = calendarOf(timeZone);
  const said = new Map<string, string>();
  return (instant) => {
    if (SAME_EVERYWHERE.test(instant)) return instant.slice(0, 7);
    const known = said.get(instant);
    if (known !== undefined) return known;
    // `formatToParts` takes twice as long.
    const [of = '', year = ''] = calendar.format(Date.parse(instant)).split('/');
    const month = `${year.padStart(4, '0')}-${of}`;
    said.set(instant, month);
    return month;
  };
}

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const next = of === 12 ? { year: year + 1, of: 1 } : { year, of: of + 1 };
  return `${String(next.year).padStart(4, '0')}-${String(next.of).padStart(2, '0')}`;
}

/** Every month from the first to the last one, both included; empty when there is none. */
export function everyMonth(months: Iterable<string>): string[] {
  const sorted = [...months].toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = [first];
  for (let month = first; month < last;) all.push((month = monthAfter(month)));
  return all;
}
