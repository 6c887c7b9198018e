import { useId, type ReactNode } from 'react';
import MuiDrawer from '@mui/material/Drawer';
import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';

export interface DrawerProps {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays below, while the rest scrolls. */
  foot?: ReactNode;
  anchor?: 'left' | 'right' | undefined;
  /** Pixels; never more than the screen. Default: 440. */
  width?: number | undefined;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  padding: '16px 12px 12px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  margin: 0,
  paddingTop: 8,
  overflowWrap: 'anywhere',
}));
const Body = styled('div')({ flex: 1, overflowY: 'auto', padding: 24, overflowWrap: 'anywhere' });
const Foot = styled('div')(({ theme }) => ({
  padding: '16px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** A panel from the side for what accompanies a page (a history, a filter). Escape closes, the focus returns. */
export function Drawer({
  open,
  title,
  closeLabel,
  onClose,
  children,
  foot,
  anchor = 'right',
  width = 440,
}: DrawerProps) {
  const id = useId();
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      anchor={anchor}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: `min(${width}px, 100vw)`, backgroundColor: 'background.default' },
        },
      }}
    >
      <Head>
        <Title id={id}>{title}</Title>
        <IconButton label={closeLabel} icon={<Close />} onClick={onClose} />
      </Head>
      <Body tabIndex={-1}>{children}</Body>
      {foot ? <Foot>{foot}</Foot> : null}
    </MuiDrawer>
  );
}
