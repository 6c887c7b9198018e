import dayjs from 'dayjs';
import { useRef, type ClipboardEvent } from 'react';
import { useFieldWords } from '../field/field-words.ts';

const iso = 'YYYY-MM-DD';
/** Digits for the part that has the focus; the library takes them. */
const ofOnePart = /^(\d{1,2}|\d{4})$/;

const isIso = (text: string): boolean => dayjs(text, iso, true).isValid();

/** What became of a pasted text: a date as `YYYY-MM-DD`, none, or nobody knows, since what reads it could not be fetched. */
export type Pasted = { readonly date: string } | 'no date' | 'not read';

/**
 * Takes a pasted date whole or not at all: the library would take the parts that fit its own order. `take` gets what became
 * of it; the last paste wins.
 */
export function usePastedDate(take: (pasted: Pasted) => void) {
  const { readDate = () => Promise.resolve(null) } = useFieldWords();
  const latest = useRef(0);
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (ofOnePart.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current += 1;
    const own = latest.current;
    const read = isIso(text) ? Promise.resolve(text) : readDate(text);
    void read
      .then(
        (date): Pasted => (date === null ? 'no date' : { date }),
        (): Pasted => 'not read',
      )
      .then((pasted) => (own === latest.current ? take(pasted) : undefined));
  };
}
