import { useState, type ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { focusThenHandOver, handOverFocus } from '../focus/focus-handover.ts';
import { useEntering, useInsideLiveRegion } from '../live-region/live-region.tsx';
import { useAutoDismiss } from './use-auto-dismiss.ts';

export type NoticeSeverity = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  severity?: NoticeSeverity | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** With a label it can be closed. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  /** Closes by itself after so many milliseconds; waits while it is hovered or holds the focus. */
  autoHideDuration?: number | undefined;
  /**
   * Say it to screen readers when it appears. Default: errors and warnings at once, the rest politely. Inside a
   * `LiveRegion` the region says it; `off` for what is there from the start.
   */
  live?: 'assertive' | 'polite' | 'off' | undefined;
  /** Takes the focus when it appears: for what a person must read before they go on. */
  takesFocus?: boolean | undefined;
}

export const noticeIcons = { info: Info, success: CheckCircle, warning: Warning, error: ErrorOutline };

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<{ severity: NoticeSeverity }>(
  ({ theme, severity }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 12,
    padding: '12px 16px',
    borderRadius: 14,
    border: `1px solid color-mix(in srgb, ${theme.vars.palette[severity].main} 40%, transparent)`,
    backgroundColor: theme.vars.palette.soft[severity],
    color: theme.vars.palette.onSoft[severity],
    fontSize: '1rem',
    lineHeight: 1.5,
    '& a': { color: 'inherit' },
  }),
);
const Content = styled('div')({ display: 'contents' });
const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minWidth: 0,
  '& > :first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
});
const Title = styled('strong')({ display: 'block', fontWeight: 650 });

/** A message in the page: icon and words say the same as the colour. */
export function Notice({
  severity = 'info',
  title,
  children,
  action,
  onClose,
  closeLabel,
  autoHideDuration,
  live,
  takesFocus = false,
}: NoticeProps) {
  const [held, setHeld] = useState(false);
  useAutoDismiss(autoHideDuration, held, onClose);
  const Icon = noticeIcons[severity];
  const urgent = (live ?? (severity === 'error' || severity === 'warning' ? 'assertive' : 'polite')) === 'assertive';
  const role = useInsideLiveRegion() || live === 'off' ? undefined : urgent ? 'alert' : 'status';
  const entering = useEntering(role !== undefined);
  return (
    <Root
      severity={severity}
      role={role}
      ref={takesFocus ? focusThenHandOver : handOverFocus}
      tabIndex={takesFocus ? -1 : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Content {...entering}>
        <Icon aria-hidden sx={{ fontSize: '1.375rem', mt: '1px' }} />
        <Body>
          <div>
            {title ? <Title>{title}</Title> : null}
            {children}
          </div>
          {action ? <div>{action}</div> : null}
        </Body>
        {onClose && closeLabel ? (
          <div style={{ margin: '-6px -8px -6px 0' }}>
            <IconButton size="small" label={closeLabel} icon={<Close />} onClick={onClose} />
          </div>
        ) : null}
      </Content>
    </Root>
  );
}
