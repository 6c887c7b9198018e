import { useLayoutEffect } from 'react';

/**
 * Takes away what the server drew of a page once the app has drawn it: in the other language nobody needs it. A link of it
 * that has the focus hands it to its equal.
 */
export const useFirstScreenGone = (): void =>
  useLayoutEffect(() => {
    const drawn = document.querySelector('#first-screen');
    const link = drawn?.querySelector('a:focus')?.getAttribute('href');
    drawn?.remove();
    const equal = [...document.querySelectorAll<HTMLElement>('#root a')].find(
      (each) => link !== undefined && each.getAttribute('href') === link,
    );
    equal?.focus({ preventScroll: true });
  }, []);
