import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { DialogShell } from './dialog-shell.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in plain words. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** `error` for what takes something away; then the focus starts on Cancel. */
  tone?: 'primary' | 'error' | undefined;
  pending?: boolean | undefined;
  error?: ReactNode;
}

/** Asks before something is done. Escape and a click outside mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    tone = 'primary',
    pending = false,
    error,
  } = props;
  const id = useId();
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <DialogShell
      open={open}
      id={id}
      title={title}
      role="alertdialog"
      width="xs"
      onClose={cancel}
      describedBy={`${id}-body`}
      foot={
        <>
          <Button onClick={cancel} disabled={pending} autoFocus={tone === 'error'}>
            {cancelLabel}
          </Button>
          <Button look="filled" tone={tone} pending={pending} onClick={onConfirm} autoFocus={tone !== 'error'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {error ? <Notice tone="error">{error}</Notice> : null}
    </DialogShell>
  );
}
