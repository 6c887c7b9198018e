import { useEffect, useState, type RefObject } from 'react';

/** Whether a browser can say what is in sight. */
const isMeasured = () => 'IntersectionObserver' in globalThis;

/**
 * Whether the reader has come near a part of the page, which then stays true.
 * @param ahead how far below the window, in pixels
 * @param unmeasured what it is in a browser that cannot say
 */
export function useNear(part: RefObject<HTMLElement | null>, ahead: number, unmeasured: boolean): boolean {
  const [isNear, setNear] = useState(() => unmeasured && !isMeasured());
  useEffect(() => {
    if (isNear || !part.current || !isMeasured()) return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: `${ahead}px`,
    });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part, ahead, isNear]);
  return isNear;
}
