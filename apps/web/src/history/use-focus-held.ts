import { useLayoutEffect, useRef } from 'react';

/**
 * Once a button of a list has done its work it goes away, and with it the focus: the list takes it in the same step, so that
 * Escape and Tab go on from here. `hold` says that a button was pressed; `readOnAt` gives the focus to the item at a place
 * as soon as it is there. The list, or what holds several of them, can take the focus.
 */
export function useFocusHeld<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const held = useRef(false);
  const readOn = useRef<number>(null);
  useLayoutEffect(() => {
    const items = readOn.current === null ? [] : itemsOf(list.current);
    const next = items[readOn.current ?? 0];
    if (next) {
      readOn.current = null;
      next.tabIndex = -1;
      next.focus();
    }
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    list.current?.focus();
  });
  const hold = () => {
    held.current = true;
  };
  const readOnAt = (place: number) => {
    readOn.current = place;
  };
  return { list, hold, readOnAt };
}

/** The items of a list, or of the lists in an element, without those of a list within an item. */
function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  const isOwn = (item: HTMLElement) => {
    const outer = item.parentElement?.closest('li') ?? null;
    return outer === null || !list?.contains(outer);
  };
  return [...(list?.querySelectorAll('li') ?? [])].filter(isOwn);
}
