import { useEffect, useState, type RefObject } from 'react';

/** How far beyond the view an element counts as in it, in its own scrolling place where browsers measure that. */
const AHEAD = '400px';
// A document that is laid out nowhere (a test's) has no view, so everything is in it.
const isMeasured = () => 'IntersectionObserver' in globalThis;

/** Whether an element is in view or close to it; `first` is said until that is measured. */
export function useInView(element: RefObject<Element | null>, first: boolean): boolean {
  const [isInView, setInView] = useState(() => first || !isMeasured());
  useEffect(() => {
    if (!element.current || !isMeasured()) return undefined;
    const margins = { rootMargin: AHEAD, scrollMargin: AHEAD };
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true), margins);
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}
