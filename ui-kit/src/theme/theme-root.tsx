import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { LinkContext, PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { theme } from './theme.ts';

export type SchemeMode = 'light' | 'dark' | 'system';

export interface ThemeRootProps {
  children: ReactNode;
  /** Where nothing was chosen yet. Default: `system`. */
  defaultMode?: SchemeMode | undefined;
  /** The app's router link; everything with an `href` uses it. Default: a plain anchor. */
  linkComponent?: LinkComponent | undefined;
}

const schemeStorageKey = 'terroir-theme';

/** Puts the theme, the base styles and the app's link component around an app. Stand it once, at the root. */
export function ThemeRoot({ children, defaultMode = 'system', linkComponent = PlainLink }: ThemeRootProps) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={defaultMode}
      modeStorageKey={schemeStorageKey}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </ThemeProvider>
  );
}

/** The chosen mode, the scheme that is shown because of it, and the way to change it (kept in this browser). */
export function useScheme(): { mode: SchemeMode; scheme: 'light' | 'dark'; setMode: (mode: SchemeMode) => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen = mode ?? 'system';
  const scheme = chosen === 'system' ? (systemMode ?? 'light') : chosen;
  return { mode: chosen, scheme, setMode };
}
