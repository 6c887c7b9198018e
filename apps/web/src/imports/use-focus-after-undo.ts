import { useLayoutEffect, useRef } from 'react';

/** An undo takes its own button away, and the focus with it: once it is done, the place takes the focus, so that Tab goes on there. */
export function useFocusAfterUndo<Place extends HTMLElement>(done: unknown) {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (done !== null && document.activeElement === document.body) place.current?.focus();
  }, [done]);
  return place;
}
