import { useLayoutEffect } from 'react';

/** Takes away what the server drew of a page once the app has drawn it: in the other language nobody needs it. */
export const useFirstScreenGone = (): void =>
  useLayoutEffect(() => document.querySelector('#first-screen')?.remove(), []);
