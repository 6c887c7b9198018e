import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { cardOf } from './card-of.ts';

interface Place {
  readonly top: number;
  /** The card that was left by its link. */
  readonly ware: string | null;
}
/** Where each visit of the list was left, as long as the page is open. */
const places = new Map<string, Place>();

/** Comes back to where the list was left, when a step back in the history leads to it and its cards are there. */
export function useKeptPlace(isReady: boolean): {
  readonly onClick: (event: { readonly target: EventTarget }) => void;
} {
  const { key } = useLocation();
  const type = useNavigationType();
  const ware = useRef<string | null>(null);
  const returning = useRef(type === NavigationType.Pop ? (places.get(key) ?? null) : null);
  useLayoutEffect(() => {
    // Read while the list is whole: what is above it is taken out before it, and the page moves up.
    let top = scrollY;
    const follow = () => (top = scrollY);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      places.set(key, { top, ware: ware.current });
    };
  }, [key]);
  useEffect(() => {
    const place = returning.current;
    if (!isReady || place === null) return undefined;
    returning.current = null;
    // The page itself begins at its top; that is done after this.
    const frame = requestAnimationFrame(() => {
      scrollTo(0, place.top);
      const link = place.ware === null ? null : cardOf(place.ware)?.querySelector('a');
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return {
    onClick: ({ target }) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-ware]') : null;
      ware.current = card?.dataset['ware'] ?? null;
    },
  };
}
