import type { Theme } from '@mui/material/styles';
import { forcedColours } from '../theme/forced-colours.ts';

const PAPER = '@media print';

/** How one event looks. */
export const eventStyles = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    '& .event': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      width: '100%',
      minWidth: 0,
      margin: 0,
      padding: '1px 6px',
      border: `1px solid transparent`,
      borderInlineStart: `3px solid ${palette.primary.main}`,
      borderRadius: 6,
      font: 'inherit',
      fontSize: '0.8125rem',
      lineHeight: 1.4,
      textAlign: 'start',
      color: palette.onSoft.primary,
      backgroundColor: palette.soft.primary,
      cursor: 'pointer',
      overflow: 'hidden',
      WebkitTouchCallout: 'none',
      userSelect: 'none',
      '& svg': { flex: 'none', fontSize: '1rem' },
      '& .time': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
      '& .title': { flex: '1 1 auto', minWidth: 0, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
      '&[data-late]': {
        color: palette.onSoft.warning,
        backgroundColor: palette.soft.warning,
        borderInlineStartColor: palette.warning.main,
      },
      '&[data-done]': {
        color: palette.text.secondary,
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.outline}`,
        '& .title': { textDecoration: 'line-through', fontWeight: 400 },
      },
      '&[data-pending]': { borderStyle: 'dashed', borderColor: palette.outline },
      '&:hover': { filter: 'brightness(0.97)' },
      '&.ghost': { boxShadow: `0 6px 18px ${palette.shade.far}`, cursor: 'grabbing' },
      [forcedColours]: { border: '1px solid' },
      [PAPER]: { backgroundColor: 'transparent', border: '0.5pt solid', color: 'inherit' },
    },
  } as const;
};
