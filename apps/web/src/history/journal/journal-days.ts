// Days of the journal are those of the company's zone, wherever it is read.

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What a clock of the zone shows at an instant: `2026-05-01` and `09:30:00`. */
function shownAt(instant: Date, timeZone: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
  };
}

/** The calendar date of an instant (ISO 8601) in an IANA time zone. */
export const dayIn = (timeZone: string, instant: string): string => shownAt(new Date(instant), timeZone).day;

/** The time of day of an instant in a time zone: `09:30`. */
export const timeIn = (timeZone: string, instant: string): string =>
  shownAt(new Date(instant), timeZone).time.slice(0, 5);

/** The first instant of a calendar date in a time zone, ISO 8601 UTC. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let at = midnight;
  // Twice, because the clock may be changed between the first guess and the midnight that is meant.
  for (let round = 0; round < 2; round += 1) {
    const shown = shownAt(new Date(at), timeZone);
    at += midnight - Date.parse(`${shown.day}T${shown.time}Z`);
  }
  return new Date(at).toISOString();
}

const dayMs = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Whether a date is the one before another. */
export const isDayBefore = (day: string, other: string): boolean => dayAfter(day) === other;

/** The last millisecond of a calendar date in a time zone. */
export const endOfDay = (day: string, timeZone: string): string =>
  new Date(Date.parse(startOfDay(dayAfter(day), timeZone)) - 1).toISOString();

/** What was recorded on one day. */
export interface JournalDay<Entry> {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Entries by the day on which they were recorded, in the order in which they come. */
export function byDay<Entry extends { readonly recordedAt: string }>(
  entries: readonly Entry[],
  timeZone: string,
): readonly JournalDay<Entry>[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayIn(timeZone, entry.recordedAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
