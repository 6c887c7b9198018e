import { useId, type ReactNode } from 'react';
import { DialogShell } from './dialog-shell.tsx';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Buttons at its foot. */
  actions: ReactNode;
  closeLabel: string;
  /** Escape, the cross, a click outside. */
  onClose: () => void;
  width?: 'xs' | 'sm' | 'md' | undefined;
}

/** Shows something over the page, with what can be done with it. */
export function Dialog({ open, title, children, actions, closeLabel, onClose, width = 'sm' }: DialogProps) {
  const id = useId();
  return (
    <DialogShell
      open={open}
      id={id}
      title={title}
      width={width}
      closeLabel={closeLabel}
      onClose={onClose}
      foot={actions}
    >
      {children}
    </DialogShell>
  );
}
