import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/** The largest number of each part, in the order of writing. */
const largest = { date: [9999, 12, 31], time: [23, 59] };
export type PartsOf = keyof typeof largest;

/**
 * The parts of a date keep what is typed into them. A 3 typed after the 1 of a month is a 13 to the person, but the library
 * would begin anew with a 3, and the date would be another one. Spread the answer around the field.
 */
export function useTypedParts(kind: PartsOf) {
  const typed = useRef<{ part: Element | null; digits: string }>({ part: null, digits: '' });
  const begin = () => {
    typed.current = { part: null, digits: '' };
  };
  return {
    onFocusCapture: begin,
    onPointerDownCapture: begin,
    onPasteCapture: begin,
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      // Phones name their keys so; the digit itself then comes as input.
      if (key.length > 1 && key !== 'Unidentified' && key !== 'Process') begin();
    },
    onInputCapture: (event: FormEvent) => {
      const part = event.target as HTMLElement;
      const digit = part.textContent ?? '';
      if (!/^\d$/.test(digit)) return begin();
      const { part: before, digits: held } = typed.current;
      const digits = before === part && held.length === 1 ? held + digit : digit;
      typed.current = { part, digits };
      const place = Number(part.closest('[data-sectionindex]')?.getAttribute('data-sectionindex'));
      if (digits.length < 2 || Number(digits) <= (largest[kind][place] ?? Infinity)) return undefined;
      event.stopPropagation();
      begin();
      // The library takes pasted digits as they are, and goes on to the next part.
      part.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
          clipboardData: { getData: () => digits },
        }),
      );
      return undefined;
    },
  };
}
