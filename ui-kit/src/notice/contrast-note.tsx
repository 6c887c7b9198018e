import type { ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { handOverFocus } from '../focus/focus-handover.ts';
import { LiveRegion } from '../live-region/live-region.tsx';

export interface ContrastNoteProps {
  /** Whether text of this colour can be read; `unknown` where that cannot be computed. */
  verdict: 'enough' | 'low' | 'unknown';
  /** The verdict in words, with the ratio. */
  children: string;
  /** How the two colours look: CSS colours. */
  sample: { readonly text: string; readonly background: string };
  /** Offers of better colours. */
  actions?: ReactNode;
}

const icons = { enough: CheckCircle, low: Warning, unknown: HelpOutline };
const tones = { enough: 'success', low: 'warning', unknown: 'info' } as const;
const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'success' | 'warning' | 'info' }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 14px',
    borderRadius: 14,
    border: `1px solid color-mix(in srgb, ${theme.vars.palette[tone].main} 40%, transparent)`,
    backgroundColor: theme.vars.palette.soft[tone],
    color: theme.vars.palette.onSoft[tone],
    '& > svg': { flex: 'none', fontSize: '1.375rem' },
  }),
);
const Words = styled('div')({ flex: '1 1 14rem', minWidth: 0 });
const Sample = styled('span')({
  flex: 'none',
  padding: '4px 10px',
  borderRadius: 8,
  border: '1px solid currentColor',
  fontWeight: 600,
  forcedColorAdjust: 'none',
  // Drawn, not written: a sample of what is hard to read is no text of the page.
  '&::before': { content: "'Aa'" },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Whether text can be read on its ground: in words and by an icon, announced as the colours change, with better ones. */
export function ContrastNote({ verdict, children, sample, actions }: ContrastNoteProps) {
  const Icon = icons[verdict];
  return (
    <Root tone={tones[verdict]} data-verdict={verdict}>
      <Icon aria-hidden />
      <Words>
        <LiveRegion>{children}</LiveRegion>
      </Words>
      <Sample aria-hidden style={{ color: sample.text, backgroundColor: sample.background }} />
      {actions ? <Actions ref={handOverFocus}>{actions}</Actions> : null}
    </Root>
  );
}
