import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when the last page of cards comes and the button that fetched it is gone: to the first new card.
 * @param count the cards that are here @param box what is around them @returns what is called when more are fetched
 */
export function useMoreFocus(count: number, box: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number>(null);
  useEffect(() => {
    const at = before.current;
    if (at === null || count <= at) return;
    before.current = null;
    if (document.activeElement !== document.body) return; // the button is still there, or one is elsewhere
    const card = box.current?.querySelectorAll('article')[at];
    card?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  }, [count, box]);
  return () => {
    before.current = count;
  };
}
