import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { itemAt, placeOf } from '../focus/item-place.ts';
import { insteadOf, overlay } from '../focus/use-item-focus.ts';

export interface SelectionFocusProps {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

const bar = '[data-selection-bar]';
const boxes = '[data-select] input';

/**
 * Gives the focus back when the bar of a selection leaves with it: to the checkbox that was pressed last, else to the row
 * in its place, else to what selects every row. Without any row it goes to what is in the table's place (`empty`).
 */
export function useSelectionFocus(
  selected: number,
  body: RefObject<HTMLTableSectionElement | null>,
  empty: RefObject<HTMLElement | null>,
): SelectionFocusProps {
  const inBar = useRef(false);
  const last = useRef<{ box: HTMLElement; place: number }>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (selected > 0 || !inBar.current) return;
    inBar.current = false;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !activeElement.closest(overlay)) return;
    const { box, place = -1 } = last.current ?? {};
    if (box?.isConnected) {
      box.focus();
      return;
    }
    const row = itemAt(body.current, place) ?? (place < 0 ? null : body.current?.lastElementChild);
    const inPlace = row?.querySelector<HTMLElement>(boxes);
    const inFrame = frame.current?.isConnected ? [...frame.current.querySelectorAll<HTMLElement>(boxes)] : [];
    for (const target of [inPlace, ...inFrame, insteadOf(empty.current)]) {
      target?.focus(); // what is hidden takes none
      if (target && document.activeElement === target) return;
    }
  }, [selected, body, empty]);
  return {
    onFocus({ target, currentTarget }) {
      frame.current = currentTarget as HTMLElement;
      inBar.current = target.closest(bar) !== null;
      if (!target.matches(boxes)) return;
      const row = target.closest('tr');
      last.current = { box: target as HTMLElement, place: body.current?.contains(row) ? placeOf(row) : -1 };
    },
    onBlur({ relatedTarget }) {
      // It comes back from a dialog; a focus that moved anywhere else stays there.
      if (relatedTarget instanceof Element && !relatedTarget.closest(`${overlay}, [role="presentation"]`))
        inBar.current = false;
    },
  };
}
