import { createTheme } from '@mui/material/styles';
import { dark, light, type SchemeColours, type SeriesToken } from './palette.ts';
import { componentStyles } from './component-styles.ts';

interface Extra {
  series: Record<SeriesToken, string>;
  shades: SchemeColours['shades'];
  drawing: SchemeColours['drawing'];
  map: SchemeColours['map'];
  shade: SchemeColours['shade'];
  /** Borders of controls: 3:1 against paper. */
  outline: string;
  /** Quiet ground per tone, and the text that stands on it. */
  soft: Record<SoftTone, string>;
  onSoft: Record<SoftTone, string>;
}
type SoftTone = 'primary' | 'secondary' | 'error' | 'warning' | 'success' | 'info';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Extra {}
  interface PaletteOptions extends Extra {}
  interface TypeBackground {
    sunken: string;
    raised: string;
  }
}

const softTones: readonly SoftTone[] = ['primary', 'secondary', 'error', 'warning', 'success', 'info'];
const perTone = (colours: SchemeColours, part: 'soft' | 'onSoft') =>
  Object.fromEntries(softTones.map((tone) => [tone, colours[tone][part]])) as Record<SoftTone, string>;
const shades = ({ soft: _soft, onSoft: _onSoft, ...tone }: SchemeColours['primary']) => tone;

const palette = (colours: SchemeColours) => ({
  primary: shades(colours.primary),
  secondary: shades(colours.secondary),
  error: shades(colours.error),
  warning: shades(colours.warning),
  success: shades(colours.success),
  info: shades(colours.info),
  background: { default: colours.ground, paper: colours.paper, sunken: colours.sunken, raised: colours.raised },
  text: { primary: colours.text, secondary: colours.textQuiet, disabled: colours.textOff },
  divider: colours.rule,
  outline: colours.outline,
  series: colours.series,
  shades: colours.shades,
  drawing: colours.drawing,
  map: colours.map,
  shade: colours.shade,
  soft: perTone(colours, 'soft'),
  onSoft: perTone(colours, 'onSoft'),
});

const family = "'Source Sans 3 Variable', 'Source Sans Stand-in', 'Source Sans Stand-in Roboto', system-ui, sans-serif";

/**
 * The one theme. Both schemes live in one style sheet of CSS variables (prefix `t`), chosen by `data-theme` on the root
 * element, so switching repaints nothing but colours. Breakpoints are those of the specification (S0 §9):
 * xs mobile 320, sm tablet 768, md computer 992, lg large 1200, xl widescreen 1920 px, written in em: who sets the browser's
 * text to twice its size gets the layout of half the width.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 't' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  breakpoints: { unit: 'em', values: { xs: 20, sm: 48, md: 62, lg: 75, xl: 120 } },
  spacing: 8,
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: family,
    fontSize: 16,
    htmlFontSize: 16,
    fontWeightRegular: 400,
    fontWeightMedium: 550,
    fontWeightBold: 680,
    h1: {
      fontSize: 'clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem)',
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: '-0.018em',
    },
    h2: {
      fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
      fontWeight: 680,
      lineHeight: 1.2,
      letterSpacing: '-0.012em',
    },
    h3: { fontSize: '1.25rem', fontWeight: 660, lineHeight: 1.3, letterSpacing: '-0.006em' },
    h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
    h5: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5 },
    h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.875rem', lineHeight: 1.45 },
    overline: { fontSize: '0.8125rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0, lineHeight: 1.5 },
  },
  components: componentStyles,
});

/** A CSS colour for a mark, e.g. `seriesColour('leaf')`; follows the scheme by itself. */
export function seriesColour(token: SeriesToken): string {
  return `var(--t-palette-series-${token})`;
}

/** A shade of a series as a CSS colour: 0 is the one nearest to the paper, 1 the farthest from it. */
export function seriesShade(token: SeriesToken, level: number): string {
  const end = (name: 'near' | 'far') => `var(--t-palette-shades-${token}-${name})`;
  return `color-mix(in oklab, ${end('far')} ${Math.round(level * 100)}%, ${end('near')})`;
}
