import { useId, useRef, type FormEventHandler, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { Notice } from '../notice/notice.tsx';
import { DialogShell } from './dialog-shell.tsx';

type FormHandler = FormEventHandler<HTMLFormElement>;

export interface FormDialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** e.g. react-hook-form's `handleSubmit(…)`; the browser's own submit is prevented here. */
  onSubmit: FormHandler;
  /** Escape, the cross, Cancel. A click outside never closes a form. Not called while pending. */
  onClose: () => void;
  submitLabel: string;
  /** It cannot be sent as it is; the form itself says why. Default: false. */
  submitDisabled?: boolean | undefined;
  /** The keys that send it, as a hint: Ctrl or ⌘ and Enter. */
  submitHint?: string | undefined;
  /** A second way to send it, by Ctrl or ⌘, Shift and Enter too. */
  another?: { readonly label: string; readonly hint: string; readonly onSubmit: FormHandler } | undefined;
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
    submitDisabled = false,
    submitHint,
    another,
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
  const sendsAnother = useRef(false);
  const requestAnother = (form: HTMLFormElement | null) => {
    sendsAnother.current = true;
    form?.requestSubmit();
  };
  /** From a field of several lines too, where Enter alone begins a line. */
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
    if (event.defaultPrevented || key !== 'Enter' || !(ctrlKey || metaKey) || altKey || event.repeat) return;
    event.preventDefault();
    if (!shiftKey) currentTarget.requestSubmit();
    else if (another) requestAnother(currentTarget);
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
        const send = sendsAnother.current && another ? another.onSubmit : onSubmit;
        sendsAnother.current = false;
        if (!loading && !submitDisabled) send(event); // keys send it too
      }}
      onKeyDown={sendByKeys}
      foot={
        <>
          <Button onClick={close} disabled={loading}>
            {cancelLabel}
          </Button>
          {another ? (
            <Button
              disabled={loading}
              title={another.hint}
              aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
              onClick={({ currentTarget }) => requestAnother(currentTarget.closest('form'))}
            >
              {another.label}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="contained"
            loading={loading}
            disabled={submitDisabled}
            title={submitHint}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
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
