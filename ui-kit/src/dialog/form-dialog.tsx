import { useId, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { Notice } from '../notice/notice.tsx';
import { DialogShell } from './dialog-shell.tsx';

export interface FormDialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** e.g. react-hook-form's `handleSubmit(…)`; the browser's own submit is prevented here. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Escape, the cross, Cancel. A click outside never closes a form. Not called while pending. */
  onClose: () => void;
  submitLabel: string;
  cancelLabel: string;
  closeLabel: string;
  loading?: boolean | undefined;
  /** What went wrong with the whole form; field errors stand at their fields. */
  error?: ReactNode;
  /** What must be settled before it can be sent, e.g. a conflict; said at once when it appears. */
  alert?: ReactNode;
  width?: 'xs' | 'sm' | 'md' | undefined;
}

/** A form in a dialog: Enter sends, Escape leaves, the focus returns to where it came from. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    description,
    children,
    onSubmit,
    onClose,
    submitLabel,
    cancelLabel,
    closeLabel,
    loading = false,
    error,
    alert = null,
    width = 'sm',
  } = props;
  const id = useId();
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <DialogShell
      open={open}
      id={id}
      title={title}
      width={width}
      closeLabel={closeLabel}
      onClose={close}
      keepOnOutsideClick
      describedBy={description ? `${id}-description` : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // a dialog inside another form must not send that one
        if (!loading) onSubmit(event);
      }}
      foot={
        <>
          <Button onClick={close} disabled={loading}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="contained" loading={loading}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {description ? <div id={`${id}-description`}>{description}</div> : null}
      <LiveRegion urgent>{error ? <Notice severity="error">{error}</Notice> : alert}</LiveRegion>
      {children}
    </DialogShell>
  );
}
