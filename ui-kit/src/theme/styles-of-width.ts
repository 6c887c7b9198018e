import { useEffect } from 'react';

const turned = 'data-turned';

/** For the global styles: every element is among those that a turn of the attribute concerns. */
export const turnedStyles = { [`html[${turned}] *`]: { '--turned': 1 } };

/**
 * Has every style computed anew when the window gets another width. Chromium (seen in 156) otherwise keeps styles of
 * the width before, where a rule is inserted and a layout read between the new width and its frame.
 */
export function useStylesOfWidth(): void {
  useEffect(() => {
    let width = innerWidth;
    const turn = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      document.documentElement.toggleAttribute(turned);
    };
    addEventListener('resize', turn);
    return () => removeEventListener('resize', turn);
  }, []);
}
