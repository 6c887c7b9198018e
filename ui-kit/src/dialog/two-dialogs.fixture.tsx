import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { FormDialog } from './form-dialog.tsx';

/** A dialog in front of another, which can go: as after a save in a dialog that fades while the next is typed in already. */
export function TwoDialogs({ children }: { children: ReactNode }) {
  const [below, setBelow] = useState(true);
  const dialog = { onSubmit: fn(), onClose: fn(), submitLabel: 'Save', cancelLabel: 'Cancel', closeLabel: 'Close' };
  return (
    <>
      <button type="button" onClick={() => setBelow(false)}>
        Close the one below
      </button>
      <FormDialog {...dialog} open={below} title="Below">
        <p>It goes.</p>
      </FormDialog>
      <FormDialog {...dialog} open title="In front">
        {children}
      </FormDialog>
    </>
  );
}

/** The dialog below begins to fade. */
export const closesTheOneBelow = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Close the one below', hidden: true }));

/** The dialog below is gone. */
export const belowIsGone = () =>
  waitFor(() => expect(screen.queryByRole('heading', { name: 'Below', hidden: true })).toBeNull());
