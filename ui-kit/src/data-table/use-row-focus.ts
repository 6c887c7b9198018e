import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const focusable = 'button:enabled, a[href], input:enabled, select:enabled';
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Where the focus was in the table: which row, and which of its controls. */
interface RowFocus {
  readonly key: string;
  readonly place: number;
  readonly control: number;
}

export interface RowFocusProps {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the table when the row that holds it is removed: it goes to the same control of the next row, else
 * of the previous one. Without any row it goes to what stands in the table's place (`empty`): its action, else its heading.
 */
export function useRowFocus(
  keys: readonly string[],
  body: RefObject<HTMLTableSectionElement | null>,
  empty: RefObject<HTMLElement | null>,
): RowFocusProps {
  const last = useRef<RowFocus>(null);
  const away = useRef<RowFocus>(null);
  useEffect(() => {
    const { current } = last;
    if (away.current !== null && keys.length > 0) {
      // The only row came back (a removal that was refused or undone), and what stood in its place is gone.
      const { control } = away.current;
      away.current = null;
      if (document.activeElement === document.body) inRow(body.current?.rows[0], control)?.focus();
      return;
    }
    if (current === null || keys.includes(current.key)) return;
    last.current = null;
    const { activeElement } = document;
    // The question before a removal gives the focus back to a button that is gone.
    const lost = activeElement === null || activeElement === document.body || activeElement.closest(overlay) !== null;
    if (!lost) return;
    if (keys.length === 0) away.current = current;
    const place = Math.min(current.place, keys.length - 1);
    const target = place < 0 ? insteadOf(empty.current) : inRow(body.current?.rows[place], current.control);
    target?.focus();
  }, [keys, body, empty]);
  return {
    onFocus({ target }) {
      const row = target.closest('tr');
      const place = row === null ? -1 : [...(body.current?.rows ?? [])].indexOf(row);
      const key = keys[place];
      if (row === null || key === undefined) return;
      last.current = { key, place, control: [...row.querySelectorAll(focusable)].indexOf(target) };
    },
    onBlur({ relatedTarget }) {
      // It comes back from a dialog; whoever goes anywhere else stays there.
      if (!(relatedTarget instanceof Element) || relatedTarget.closest(`${overlay}, [role="presentation"]`) === null)
        last.current = null;
    },
  };
}

const inRow = (row: HTMLTableRowElement | undefined, control: number): HTMLElement | null | undefined =>
  row?.querySelectorAll<HTMLElement>(focusable)[Math.max(control, 0)] ?? row?.querySelector<HTMLElement>(focusable);

function insteadOf(empty: HTMLElement | null): HTMLElement | null | undefined {
  const action = empty?.querySelector<HTMLElement>(focusable);
  if (action) return action;
  const heading = empty?.querySelector<HTMLElement>('h2, h3, h4');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
