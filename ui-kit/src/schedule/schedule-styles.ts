import { styled } from '@mui/material/styles';
import { forcedColours } from '../theme/forced-colours.ts';
import { eventStyles } from './event-styles.ts';

/** Below this width of the schedule a day says how many events it has, and lists them on request. */
const NARROW = '@container (max-width: 37.5rem)';
/** Below this width a name needs the place of its sign. */
const ROOMY = '@container (max-width: 80rem)';
const PAPER = '@media print';

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Frame = styled('div')({ containerType: 'inline-size', minWidth: 0 });

/** What scrolls where the days have no room, and the grid in it. */
export const Scroller = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  '&[data-hours]': { overflow: 'auto', maxHeight: 'clamp(24rem, 70vh, 56rem)', overscrollBehavior: 'contain' },
  [PAPER]: { maxHeight: 'none !important', overflow: 'visible !important' },
}));

export const Grid = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    ...eventStyles(theme),
    '--days': 7,
    position: 'relative',
    '& .full': unseen,
    '& .weekdays': {
      color: palette.text.secondary,
      fontSize: '0.875rem',
      fontWeight: 600,
      textAlign: 'center',
      borderBottom: line,
      backgroundColor: palette.background.paper,
      '& > *': { padding: '8px 4px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .weekdays:not(.hours), & .week': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    '& .week + .week': { borderTop: line },
    '& .cell': {
      position: 'relative',
      minWidth: 0,
      boxSizing: 'border-box',
      cursor: 'pointer',
      outlineOffset: -2,
      '&:hover': { backgroundColor: palette.background.sunken },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, zIndex: 3 },
      '&[data-closed]': { cursor: 'default' },
      '&[data-target]': {
        boxShadow: `inset 0 0 0 2px ${palette.secondary.main}`,
        backgroundColor: palette.soft.secondary,
      },
      [forcedColours]: { '&[data-target]': { outline: '3px dashed Highlight' } },
    },
    '& .week .cell': {
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      minHeight: '8.25rem',
      padding: 4,
      '&[data-outside]': {
        backgroundColor: palette.background.default,
        '& .number': { color: palette.text.secondary },
      },
      '&[data-outside]:hover': { backgroundColor: palette.background.sunken },
    },
    '& .cell + .cell': { borderInlineStart: line },
    '& .number': {
      flex: 'none',
      minWidth: '1.75rem',
      padding: '0 6px',
      borderRadius: 999,
      fontSize: '0.9375rem',
      lineHeight: '1.75rem',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      alignSelf: 'start',
    },
    '& [aria-current=date] .number': {
      backgroundColor: palette.primary.main,
      color: `${palette.primary.contrastText} !important`,
      fontWeight: 700,
      [PAPER]: { border: '1pt solid', backgroundColor: 'transparent', color: 'inherit !important' },
    },
    '& .event .title': { whiteSpace: 'nowrap' },
    [ROOMY]: { '& .week .event .repeat': { display: 'none' } },
    '& .more': {
      alignSelf: 'start',
      maxWidth: '100%',
      margin: 0,
      padding: '1px 6px',
      border: 0,
      borderRadius: 6,
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.4,
      textAlign: 'start',
      color: palette.primary.main,
      background: 'none',
      cursor: 'pointer',
      position: 'relative',
      '&:hover': { textDecoration: 'underline' },
      '&[data-left="0"]': { display: 'none' },
      '& .narrow': { display: 'none' },
    },
    // The hours.
    '& .hours': {
      display: 'grid',
      gridTemplateColumns: '4.5rem repeat(var(--days), minmax(var(--least), 1fr))',
      minWidth: 'calc(4rem + var(--days) * var(--least))',
    },
    '& .weekdays.hours': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 6,
      height: '2.75rem',
      boxSizing: 'border-box',
    },
    '& .all-day': {
      position: 'sticky',
      insetBlockStart: '2.75rem',
      zIndex: 6,
      backgroundColor: palette.background.paper,
    },
    '& .hours > .hour, & .hours > .corner': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 5,
      padding: '2px 6px',
      fontSize: '0.8125rem',
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      borderInlineEnd: line,
    },
    '& .all-day > .hour': { whiteSpace: 'normal' },
    '& .hours > .cell': { height: '3.25rem', boxShadow: `inset 0 -1px 0 ${palette.divider}` },
    '& .hours > .cell[data-target]': { boxShadow: `inset 0 0 0 2px ${palette.secondary.main}` },
    '& .all-day > *': { borderBottom: `2px solid ${palette.divider}` },
    '& .all-day > .cell': {
      height: 'auto',
      minHeight: '2.75rem',
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      padding: 3,
      boxShadow: 'none',
    },
    '& .hours:not(.all-day) .event, & .hours:not(.all-day) .more': {
      position: 'absolute',
      zIndex: 2,
      alignItems: 'start',
      alignContent: 'start',
      columnGap: 4,
      rowGap: 0,
      '&:hover, &:focus-visible': { zIndex: 4 },
    },
    // Of a short one the name comes first, and its time where that has room as well.
    '& .hours:not(.all-day) .event:not([data-tall])': {
      flexWrap: 'wrap',
      rowGap: 8,
      '& .title': { flex: '1 1 0', minWidth: '60%' },
      '& .time': { order: 1 },
      '& .repeat': { order: 2 },
    },
    '& .hours:not(.all-day) .event[data-tall]': { flexWrap: 'wrap', '& .title': { flexBasis: '60%' } },
    '& .now': {
      position: 'absolute',
      insetInline: 0,
      zIndex: 3,
      borderTop: `2px solid ${palette.error.main}`,
      pointerEvents: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -4,
        top: -5,
        width: 8,
        height: 8,
        borderRadius: '50%',
        backgroundColor: palette.error.main,
      },
    },
    [PAPER]: { '& .week .event': { flexWrap: 'wrap', '& .title': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    [NARROW]: {
      '& .week .cell': { minHeight: '3.75rem', padding: 2, alignItems: 'center' },
      '& .week .number': { alignSelf: 'center' },
      '& .week .event': { display: 'none' },
      '& .week .more': {
        display: 'block',
        alignSelf: 'center',
        minWidth: '2rem',
        minHeight: '1.625rem',
        padding: '2px 8px',
        textAlign: 'center',
        borderRadius: 999,
        color: palette.onSoft.primary,
        backgroundColor: palette.soft.primary,
        '& .wide': { display: 'none' },
        '& .narrow': { display: 'inline-flex', alignItems: 'center', gap: 2 },
        '& svg': { fontSize: '0.875rem', marginInlineStart: -3 },
        '&[data-done]': {
          color: palette.text.secondary,
          backgroundColor: 'transparent',
          boxShadow: `inset 0 0 0 1px ${palette.outline}`,
        },
        '&[data-late]': { color: palette.onSoft.warning, backgroundColor: palette.soft.warning },
        '&::after': { content: '""', position: 'absolute', inset: '-6px -10px' },
      },
      '& .hours': { gridTemplateColumns: '4rem repeat(var(--days), minmax(var(--least), 1fr))' },
      '& .hours > .hour': { padding: '2px 4px', fontSize: '0.75rem' },
    },
  };
});
