import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
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
  color?: 'primary' | 'error' | undefined;
  loading?: boolean | undefined;
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
    color = 'primary',
    loading = false,
    error,
  } = props;
  const id = useId();
  const cancel = () => {
    if (!loading) onCancel();
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
          <Button onClick={cancel} disabled={loading} autoFocus={color === 'error'}>
            {cancelLabel}
          </Button>
          <Button variant="contained" color={color} loading={loading} onClick={onConfirm} autoFocus={color !== 'error'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      <LiveRegion urgent>{error ? <Notice severity="error">{error}</Notice> : null}</LiveRegion>
    </DialogShell>
  );
}
