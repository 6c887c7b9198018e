import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { barHeight } from '../app-shell/shell-styles.ts';
import { handOverFocus } from '../focus/focus-handover.ts';
import { useEntering } from '../live-region/live-region.tsx';

export interface StickyStripProps {
  icon?: ReactNode;
  children: ReactNode;
  /** The same in a few words, for phones. */
  short: ReactNode;
  /** A small button. */
  action: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${barHeight} + 1px)`,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  padding: '4px 6px 4px 16px',
  borderRadius: 14,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.info.main} 40%, transparent)`,
  backgroundColor: theme.vars.palette.soft.info,
  color: theme.vars.palette.onSoft.info,
  boxShadow: `0 6px 16px -8px ${theme.vars.palette.shade.near}`,
  fontWeight: 600,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { '& [data-short]': { display: 'none' } },
  // Over the whole width, so that the page does not look through beside it.
  [theme.breakpoints.down('sm')]: {
    marginInline: -16,
    borderRadius: 0,
    borderInline: 0,
    '& [data-long]': { display: 'none' },
  },
  '@media print': {
    position: 'static',
    margin: '0 0 16px',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    background: 'none',
    color: theme.vars.palette.text.primary,
    minHeight: 0,
    '& [data-long]': { display: 'inline' },
    '& [data-short], & [data-action]': { display: 'none' },
  },
}));
const Text = styled('div')({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { flex: 'none', fontSize: '1.25rem' },
});

/** One line that stays below the top bar while its neighbours scroll. Its parent must be as tall as the content that it speaks of. */
export function StickyStrip({ icon, children, short, action }: StickyStripProps) {
  const entering = useEntering();
  return (
    <Root data-sticky-strip ref={handOverFocus}>
      <div role="status">
        <Text {...entering}>
          {icon}
          <span data-long>{children}</span>
          <span data-short>{short}</span>
        </Text>
      </div>
      <div data-action style={{ flex: 'none' }}>
        {action}
      </div>
    </Root>
  );
}
