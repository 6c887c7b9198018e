import dayjs from 'dayjs';
import { useRef, type ClipboardEvent } from 'react';
import { useFieldWords } from '../field/field-words.ts';

const iso = 'YYYY-MM-DD';
/** Digits for the part that has the focus; the library takes them. */
const ofOnePart = /^(\d{1,2}|\d{4})$/;

const strict = (text: string) => Promise.resolve(dayjs(text, iso, true).isValid() ? text : null);

/**
 * Takes a pasted date whole or not at all: the library would take the parts that fit its own order. `take` gets it as
 * `YYYY-MM-DD`, or null where it is none; the last paste wins.
 */
export function usePastedDate(take: (date: string | null) => void) {
  const { readDate = strict } = useFieldWords();
  const latest = useRef(0);
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (ofOnePart.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current += 1;
    const own = latest.current;
    void readDate(text)
      .catch(() => null) // what reads it could not be fetched: no date is taken
      .then((date) => (own === latest.current ? take(date) : undefined));
  };
}
