import type { FormEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { startOfForm } from '../focus/focus-handover.ts';

const Head = styled('div')({ display: 'flex', alignItems: 'start', gap: 8, padding: '20px 12px 8px 24px' });
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  margin: 0,
  paddingTop: 8,
  overflowWrap: 'anywhere',
}));
const Body = styled('div')({
  padding: '8px 24px 24px',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  overflowWrap: 'anywhere',
});
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '16px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
}));
const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0, margin: 0 });

export interface DialogShellProps {
  open: boolean;
  id: string;
  title: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  width: 'xs' | 'sm' | 'md';
  closeLabel?: string | undefined;
  /** Asked by Escape, the cross and (unless `keepOnOutsideClick`) a click outside. */
  onClose: () => void;
  keepOnOutsideClick?: boolean | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Of the form. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement> | undefined;
  children: ReactNode;
  foot: ReactNode;
}

/** A form that opens is ready to be typed in; one that comes back starts at what is to be chosen, or at its first fault. */
function startAtFirstField(form: HTMLFormElement | null) {
  if (form) (form.querySelector<HTMLElement>('[data-choice]') ?? startOfForm(form))?.focus();
}

const maxWidths = { xs: 440, sm: 600, md: 860 };

/** The frame that both dialogs share; MUI holds the focus inside and gives it back. */
export function DialogShell(props: DialogShellProps) {
  const {
    open,
    id,
    title,
    describedBy,
    role = 'dialog',
    width,
    closeLabel,
    onClose,
    keepOnOutsideClick,
    onSubmit,
    onKeyDown,
    children,
    foot,
  } = props;
  const inner = (
    <>
      <Body id={`${id}-body`}>{children}</Body>
      <Foot>{foot}</Foot>
    </>
  );
  return (
    <Dialog
      open={open}
      maxWidth={false}
      fullWidth
      scroll="paper"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick' || !keepOnOutsideClick) onClose();
      }}
      slotProps={{ paper: { role, sx: { maxWidth: maxWidths[width] } } }}
    >
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        {closeLabel ? <IconButton label={closeLabel} icon={<Close />} onClick={onClose} /> : null}
      </Head>
      {onSubmit ? (
        <Form onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate ref={startAtFirstField}>
          {inner}
        </Form>
      ) : (
        inner
      )}
    </Dialog>
  );
}
