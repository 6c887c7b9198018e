import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when the last page of a list comes and the button that fetched it is gone: to the first new item.
 * @param count the items that are here @param box what is around them @param item selects them
 * @returns what is called when more are fetched
 */
export function useMoreFocus(count: number, box: RefObject<HTMLElement | null>, item = 'article'): () => void {
  const before = useRef<number>(null);
  useEffect(() => {
    const at = before.current;
    if (at === null || count <= at) return;
    before.current = null;
    if (document.activeElement !== document.body) return; // the button is still there, or one is elsewhere
    const first = box.current?.querySelectorAll(item)[at];
    first?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  }, [count, box, item]);
  return () => {
    before.current = count;
  };
}
