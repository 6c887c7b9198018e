import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { itemAt, placeOf } from './item-place.ts';

const focusable = 'button:enabled, a[href], input:enabled, select:enabled';
/** What may hold the focus for a while and then gives it back. */
export const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Where the focus was in the list: in which item, and on which of its controls. */
interface ItemFocus {
  readonly key: string;
  readonly place: number;
  readonly control: number;
}

export interface ItemFocusProps {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in a list (rows of a table, cards) when the item that holds it is removed: it goes to the same control of
 * the next item, else of the previous one. Without any item it goes to what is in the list's place (`empty`): its action,
 * else its heading. The children of `list` are the items, in the order of `keys`; where it holds a part of them, each says its
 * `data-place`.
 */
export function useItemFocus(
  keys: readonly string[],
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
): ItemFocusProps {
  const last = useRef<ItemFocus>(null);
  const away = useRef<ItemFocus>(null);
  useEffect(() => {
    const { current } = last;
    if (away.current !== null && keys.length > 0) {
      // The only item came back (a removal that was refused or undone), and what was in its place is gone.
      const { control } = away.current;
      away.current = null;
      if (document.activeElement === document.body) controlOf(itemAt(list.current, 0), control)?.focus();
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
    const target = place < 0 ? insteadOf(empty.current) : controlOf(itemAt(list.current, place), current.control);
    target?.focus();
  }, [keys, list, empty]);
  return {
    onFocus({ target }) {
      const item = [...(list.current?.children ?? [])].find((child) => child.contains(target));
      const place = placeOf(item);
      const key = keys[place];
      if (item === undefined || key === undefined) return;
      last.current = { key, place, control: [...item.querySelectorAll(focusable)].indexOf(target) };
    },
    onBlur({ relatedTarget }) {
      // It comes back from a dialog; whoever goes anywhere else stays there.
      if (!(relatedTarget instanceof Element) || relatedTarget.closest(`${overlay}, [role="presentation"]`) === null)
        last.current = null;
    },
  };
}

const controlOf = (item: Element | undefined, control: number): HTMLElement | null | undefined =>
  item?.querySelectorAll<HTMLElement>(focusable)[Math.max(control, 0)] ?? item?.querySelector<HTMLElement>(focusable);

/** What takes the focus in the place of a list without items: its action, else its heading. */
export function insteadOf(empty: HTMLElement | null): HTMLElement | null | undefined {
  const action = empty?.querySelector<HTMLElement>(focusable);
  if (action) return action;
  const heading = empty?.querySelector<HTMLElement>('h2, h3, h4');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
