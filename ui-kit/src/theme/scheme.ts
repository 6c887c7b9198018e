import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

export type SchemeMode = 'light' | 'dark' | 'system';
export interface Scheme {
  /** What was chosen. */
  mode: SchemeMode;
  /** What is shown because of it. */
  scheme: 'light' | 'dark';
  /** Chooses, and remembers it in this browser. */
  setMode: (mode: SchemeMode) => void;
}

/** Where the choice is kept; `initial-scheme.js` reads the same key before the first paint. */
const storageKey = 'terroir-theme';
const darkWanted = '(prefers-color-scheme: dark)';

function remembered(): SchemeMode | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : undefined;
  } catch {
    return undefined; // Storage is switched off: the choice lasts as long as the page.
  }
}

function keep(mode: SchemeMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    return; // As above.
  }
}

// Environments without matchMedia (a test's document) count as wanting light.
const media = () => (typeof matchMedia === 'function' ? matchMedia(darkWanted) : undefined);

function watchSystem(changed: () => void): () => void {
  const query = media();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
const systemWantsDark = () => media()?.matches ?? false;

/** Of the colours of the browser's own bar that the page names, one for each scheme, that of this scheme counts. */
function colourBrowserBar(scheme: Scheme['scheme']): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]'))
    bar.setAttribute('media', bar.dataset['scheme'] === scheme ? 'all' : 'not all');
}

/** Holds the choice, follows the system and other tabs, and writes `data-theme` on the root element. */
export function useStoredScheme(defaultMode: SchemeMode, remember: boolean): Scheme {
  const [mode, choose] = useState<SchemeMode>(() => (remember ? remembered() : undefined) ?? defaultMode);
  const systemDark = useSyncExternalStore(watchSystem, systemWantsDark, () => false);
  const scheme = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
    colourBrowserBar(scheme);
  }, [scheme]);
  useEffect(() => {
    if (!remember) return undefined;
    const follow = (event: StorageEvent) => {
      if (event.key === storageKey) choose(remembered() ?? defaultMode);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [defaultMode, remember]);
  return useMemo(
    () => ({
      mode,
      scheme,
      setMode: (next) => {
        if (remember) keep(next);
        choose(next);
      },
    }),
    [mode, scheme, remember],
  );
}

export const SchemeContext = createContext<Scheme | null>(null);

/** The chosen mode, the scheme that is shown because of it, and the way to change it. Needs `ThemeRoot` above it. */
export function useScheme(): Scheme {
  const scheme = useContext(SchemeContext);
  if (!scheme) throw new Error('useScheme needs <ThemeRoot> above it');
  return scheme;
}
