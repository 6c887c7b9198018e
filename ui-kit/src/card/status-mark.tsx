import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { noticeIcons, type NoticeSeverity } from '../notice/notice.tsx';

export interface StatusMarkProps {
  severity: NoticeSeverity;
  children: ReactNode;
}

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'severity' })<{ severity: NoticeSeverity }>(
  ({ theme, severity }) => ({
    display: 'inline-flex',
    alignItems: 'start',
    gap: 6,
    padding: '3px 10px 3px 7px',
    borderRadius: 10,
    // Forced colours and paper leave the ground out.
    border: `1px solid color-mix(in srgb, ${theme.vars.palette[severity].main} 40%, transparent)`,
    backgroundColor: theme.vars.palette.soft[severity],
    color: theme.vars.palette.onSoft[severity],
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& svg': { fontSize: '1.125rem', flex: 'none', marginTop: '0.1em' },
  }),
);

/** The state of a thing in a few words; icon and words say the same as the colour. */
export function StatusMark({ severity, children }: StatusMarkProps) {
  const Icon = noticeIcons[severity];
  return (
    <Root severity={severity}>
      <Icon aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
