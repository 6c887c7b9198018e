import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { Toasts, useToasts } from './toasts.tsx';

const undone = fn();
const longName = `Étang${'-aux-Castors'.repeat(8)} ${'et sa passerelle '.repeat(6)}`.trim();
function Buttons() {
  const toasts = useToasts();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, minHeight: 320, alignItems: 'start' }}>
      <Button
        onClick={() =>
          toasts.show({ text: '« Étang-aux-Castors » was removed.', action: { label: 'Undo', onSelect: undone } })
        }
      >
        Remove
      </Button>
      <Button
        onClick={() => toasts.show({ text: 'It could not be saved; the row is back as it was.', severity: 'error' })}
      >
        Fail
      </Button>
      <Button onClick={() => toasts.show({ text: 'A short word', severity: 'info', autoHideDuration: 40 })}>
        Short
      </Button>
      <Button
        onClick={() => toasts.show({ text: `Supprimé : ${longName}`, action: { label: 'Annuler', onSelect: undone } })}
      >
        Long
      </Button>
      <Button
        onClick={() =>
          toasts.show({
            text: 'La promenade « Traversée intégrale du marais salé et de ses passerelles jusqu’au belvédère » a été retirée de la liste.',
            action: { label: 'Annuler la suppression', onSelect: undone },
          })
        }
      >
        French
      </Button>
    </div>
  );
}

/** A dialog as high as the screen, from which a toast is shown. */
function TallDialog() {
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog
        open={open}
        title="A long sheet"
        onClose={() => setOpen(false)}
        onSubmit={() =>
          toasts.show({
            text: 'It could not be saved; everything is still here.',
            severity: 'error',
            action: { label: 'Undo', onSelect: undone },
          })
        }
        submitLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close the sheet"
      >
        {Array.from({ length: 12 }, (_, place) => (
          <TextField key={place} label={`Line ${place + 1}`} />
        ))}
      </FormDialog>
    </>
  );
}

const meta = {
  title: 'Toasts',
  component: Toasts,
  args: {
    labels: { region: 'Messages', close: 'Close', reach: (action, key) => `Press ${key} to reach ${action}.` },
    children: <Buttons />,
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Undo by keyboard gives the focus back to where it came from. */
export const UndoGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const before = canvas.getByRole('button', { name: 'French' });
    before.focus();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(before).toHaveFocus();
  },
};

/** One key leads to the action from anywhere, says so, and leads back. */
export const AKeyLeadsToUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const before = canvas.getByRole('button', { name: 'Remove' });
    before.focus();
    await expect(screen.getByRole('status')).toHaveTextContent('Press F8 to reach Undo.');
    await userEvent.keyboard('{F8}');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'F8');
    // Several messages may offer it, each its own.
    await expect(undo).toHaveAccessibleDescription(expect.stringContaining('Étang-aux-Castors'));
    await userEvent.keyboard('{F8}');
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{F8}{Enter}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(before).toHaveFocus();
  },
};

export const UndoIsOffered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const region = screen.getByRole('region', { name: 'Messages' });
    await expect(within(region).getByRole('status')).toHaveTextContent('was removed');
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(within(region).queryByRole('button')).toBeNull();
  },
};

/** On a phone the words have the whole width above the buttons, and an endless name four lines, for eyes alone. */
export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of ['Remove', 'Long', 'Fail']) await userEvent.click(canvas.getByRole('button', { name }));
    const [short, long, failed] = [...document.querySelectorAll<HTMLElement>('[data-toast]')] as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const linesOf = (text: HTMLElement) =>
      Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
    for (const [toast, text, undo] of [
      [short, within(short).getByText(/was removed/), within(short).getByRole('button', { name: 'Undo' })],
      [long, within(long).getByText(/^Supprimé/), within(long).getByRole('button', { name: 'Annuler' })],
    ] as const) {
      const words = text.getBoundingClientRect();
      await expect(undo.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
      await expect(words.width).toBeGreaterThan(toast.getBoundingClientRect().width - 72);
      await expect(linesOf(text)).toBeLessThanOrEqual(toast === short ? 2 : 4);
    }
    await expect(within(long).getByRole('button', { name: 'Annuler' })).toHaveAccessibleDescription(
      `Supprimé : ${longName}`,
    );
    // Without an action nothing goes below the words.
    const close = within(failed).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const error = within(failed)
      .getByText(/could not be saved/)
      .getBoundingClientRect();
    await expect(close.left).toBeGreaterThanOrEqual(error.right);
    await expect(close.top).toBeLessThan(error.bottom);
  },
};

export const ThreeAtOnceTheRestWait: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Remove', 'Fail', 'French', 'Fail'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const shown = () => document.querySelectorAll('[data-toast]');
    await expect(shown()).toHaveLength(3);
    const first = shown()[0] as HTMLElement;
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
    await expect(shown()).toHaveLength(3);
  },
};

export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
  },
};

const uncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element)) && !seen.closest('[data-toast]');
};
export const ADialogStaysClear: Story = {
  args: { children: <TallDialog /> },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'A long sheet' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText(/everything is still here/);
    const title = within(dialog).getByRole('heading', { name: 'A long sheet' });
    await waitFor(() =>
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.getBoundingClientRect().bottom),
    );
    for (const name of ['Save', 'Cancel', 'Close the sheet'])
      await expect(uncovered(within(dialog).getByRole('button', { name }))).toBe(true);
  },
};

/** A message is announced over an open dialog, and its action is reached from there and leads back there. */
export const HeardAndReachedFromADialog: Story = {
  args: { children: <TallDialog /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'A long sheet' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await screen.findByRole('status')).toHaveTextContent('everything is still here');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(save).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{F8}{Enter}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(save).toHaveFocus();
  },
};
