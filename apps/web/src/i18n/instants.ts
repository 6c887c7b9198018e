import { writeParts } from './format.ts';
import { dateFormat } from './intl.ts';
import { localeOf, type Language } from './language.ts';
import { dayIn } from './zoned-time.ts';

/** Instants (ISO 8601) on the clock of a time zone, as the reader's language writes them. */
export function instantFormatter(language: Language, timeZone: string) {
  const locale = localeOf(language);
  const instant = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const second = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });
  const write = (at: string) => writeParts(language, instant, new Date(at));
  return {
    timeZone,
    /** The time of day. */
    time: (at: string) => writeParts(language, clock, new Date(at)).replaceAll(/\s/g, '\u00A0'),
    /** Day and time. */
    instant: write,
    /** Days and times of one list: with seconds where others are of the same minute. */
    instantsApart: (all: readonly string[]) => {
      const alike = Map.groupBy(all, write);
      return all.map((at) =>
        alike.get(write(at))?.length === 1 ? write(at) : writeParts(language, second, new Date(at)),
      );
    },
    /** The calendar date, `YYYY-MM-DD`. */
    dayOf: (at: string) => dayIn(timeZone, at),
  };
}
