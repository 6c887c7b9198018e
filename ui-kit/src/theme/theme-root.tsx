import type { ComponentProps, ReactNode } from 'react';
import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { LinkContext, PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { SchemeContext, useStoredScheme, type SchemeMode } from './scheme.ts';
import { turnedStyles, useStylesOfWidth } from './styles-of-width.ts';
import { theme } from './theme.ts';

export interface ThemeRootProps {
  children: ReactNode;
  /** Where nothing was chosen yet. Default: `system`. */
  defaultMode?: SchemeMode | undefined;
  /** Keep the choice in this browser, and follow other tabs. Default: true. */
  remember?: boolean | undefined;
  /** The app's router link; everything with an `href` uses it. Default: a plain anchor. */
  linkComponent?: LinkComponent | undefined;
}

// The theme's own type of this table is the wider one: it also holds styles, which this provider passes over.
const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
// Paper is light: the dark sheet holds on screens only, so that a print from the dark scheme can be read.
const variables = theme
  .generateStyleSheets()
  .map((sheet) => ('[data-theme="dark"]' in sheet ? { '@media not print': sheet } : sheet));
// The browser paints the margins of a page, and writes in them, by this; stronger than that of the base styles.
const paper = { '@media print': { 'html:root': { colorScheme: 'light' } } };

/**
 * Puts the theme, the base styles and the app's link component around an app. Stand it once, at the root.
 *
 * Both schemes are in the style sheet from the start, so the theme object never changes; MUI's own provider, which
 * can swap themes at run time, would cost every public page 4 KB more.
 */
export function ThemeRoot({
  children,
  defaultMode = 'system',
  remember = true,
  linkComponent = PlainLink,
}: ThemeRootProps) {
  const scheme = useStoredScheme(defaultMode, remember);
  useStylesOfWidth();
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={components}>
        <GlobalStyles styles={[...variables, paper, turnedStyles]} />
        <CssBaseline enableColorScheme />
        <SchemeContext value={scheme}>
          <LinkContext value={linkComponent}>{children}</LinkContext>
        </SchemeContext>
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
