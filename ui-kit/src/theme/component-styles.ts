import type { Components, Theme } from '@mui/material/styles';
import { forcedSelection } from './forced-colours.ts';
import { touchSize } from './touch.ts';

/** How MUI's parts look in this house: rounded, bordered instead of shadowed, 44 px targets, one focus ring. */
export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
      // What takes the focus must not stop below the strip.
      'html:has([data-sticky-strip])': { scrollPaddingTop: 144 },
      // Nor behind the bar of a selection.
      'html:has([data-selection-bar])': { scrollPaddingBottom: 120 },
      // Such a table keeps its place itself while rows are measured; both together would move it twice.
      'html:has([data-windowed])': { overflowAnchor: 'none' },
      body: { fontSize: '1.0625rem', overflowWrap: 'break-word', fontVariantNumeric: 'lining-nums' },
      ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      '::selection': { background: theme.vars.palette.soft.primary, color: theme.vars.palette.onSoft.primary },
      'img, svg, video': { maxWidth: '100%' },
      // More specific than what a button says of its own background.
      'html [aria-pressed="true"][aria-pressed="true"]': forcedSelection,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // With a duration, however short, every element would transition every property.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  // Those inside of the library's own fields.
  MuiIconButton: { styleOverrides: { root: touchSize } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiStack: {
    // Space by the gap: by margins of siblings, every row is styled anew when one comes into a long table.
    defaultProps: { useFlexGap: true },
    styleOverrides: { root: { '& > :not(style):not(style)': { margin: 0 } } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      // Toasts stand over its head: it begins below them.
      container: { paddingTop: 'var(--toasts-room, 0px)', boxSizing: 'border-box' },
      paper: ({ theme }) => ({
        borderRadius: 20,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: `0 24px 64px ${theme.vars.palette.shade.far}`,
        [theme.breakpoints.down('sm')]: { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.shade.veil } }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: `0 12px 32px ${theme.vars.palette.shade.near}`,
        marginTop: 4,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        gap: 12,
        margin: '0 8px',
        borderRadius: 8,
        whiteSpace: 'normal',
        fontSize: '1rem',
        color: theme.vars.palette.text.primary,
        '&.Mui-selected': forcedSelection,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: `0 12px 32px ${theme.vars.palette.shade.near}`,
        margin: '4px 0',
      }),
      option: { minHeight: '44px !important', overflowWrap: 'anywhere', '&.Mui-focused': forcedSelection },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.875rem',
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        padding: '6px 10px',
        borderRadius: 8,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 550, height: 'auto', minHeight: 28 },
      label: { whiteSpace: 'normal' },
    },
  },
};
