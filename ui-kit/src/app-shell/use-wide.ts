import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/theme.ts';

// Environments without matchMedia (a test's document) are as narrow as a telephone.
const wide = () => (typeof matchMedia === 'function' ? matchMedia(`(min-width:${breakpoints.md}em)`) : undefined);

function listen(changed: () => void) {
  const list = wide();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether the window has room for a side bar. MUI's own hook for this would weigh on every public page. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => wide()?.matches ?? false);
