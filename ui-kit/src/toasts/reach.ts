import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Leads into the toasts from anywhere in the page, and back. */
export const hotkey = 'F8';

/**
 * A place at the end of the body that an open dialog leaves alone: MUI hides everything beside a dialog from screen
 * readers and takes the focus back from it, but a message is announced and its action reached from within one.
 */
export function usePlaceBesideDialogs(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    const shown = new MutationObserver(() => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    });
    shown.observe(place, { attributeFilter: ['aria-hidden'] });
    // MUI's trap listens on the document; React's own listeners are on this place and above no further.
    const keep = (event: FocusEvent) => event.stopPropagation();
    place.addEventListener('focusin', keep);
    return () => {
      shown.disconnect();
      place.removeEventListener('focusin', keep);
      place.remove();
    };
  }, [place]);
  return place;
}

/** Leads back to where the focus came from, or to the page where that has gone. */
export function focusBack(origin: Element | null): void {
  const place = origin?.isConnected ? origin : document.querySelector('main');
  if (place instanceof HTMLElement) place.focus();
}

/** The key leads to the newest action, else to the newest toast, without the way through the page; pressed there it leads back. */
export function useHotkey(region: RefObject<HTMLDivElement | null>, origin: RefObject<Element | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = region.current;
      if (event.key !== hotkey || event.defaultPrevented || !place) return;
      const target = [...place.querySelectorAll<HTMLElement>('[data-action]')].at(-1) ?? place.querySelector('button');
      if (!target) return;
      event.preventDefault();
      if (place.contains(document.activeElement)) focusBack(origin.current);
      else target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region, origin]);
}

/** Sets on the page how much room the toasts take (`--toasts-room`), so that a dialog can stay clear of them. */
export function useToastsRoom(region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const place = region.current;
    if (!place || typeof ResizeObserver === 'undefined') return undefined; // a test's document measures nothing
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height > 0) root.style.setProperty('--toasts-room', `${Math.ceil(height) + 16}px`);
      else root.style.removeProperty('--toasts-room');
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toasts-room');
    };
  }, [region]);
}
