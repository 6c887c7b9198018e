import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const sent = fn();
const sentOn = fn();
const confirmed = fn();

function WithForm(props: Partial<FormDialogProps> & { startOpen?: boolean }) {
  const { startOpen = false, ...rest } = props;
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a walk</Button>
      <FormDialog
        open={open}
        title="Add a walk"
        onClose={() => setOpen(false)}
        onSubmit={() => {
          sent();
          setOpen(false);
        }}
        submitLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close"
        {...rest}
      >
        <TextField label="Name" autoFocus />
        <SelectField label="Region" options={[{ value: 'v', label: 'Valley' }]} placeholder="Choose a region" />
        <TextField label="Notes" rows={3} optionalMark="optional" />
      </FormDialog>
    </>
  );
}

function WithQuestion({ startOpen = false, error }: { startOpen?: boolean; error?: string }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={open}
        title="Remove this walk?"
        color="error"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        onConfirm={() => {
          confirmed();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
        error={error}
      >
        « Étang-aux-Castors » leaves the list. You can bring it back from the history.
      </ConfirmDialog>
    </>
  );
}

const meta = { title: 'Dialogs', component: WithForm } satisfies Meta<typeof WithForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const FormOpen: Story = { args: { startOpen: true } };
export const FormPending: Story = { args: { startOpen: true, loading: true } };
export const FormFailed: Story = {
  args: { startOpen: true, error: 'The walk could not be saved. Nothing was lost: try again in a moment.' },
};
export const FormLongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    startOpen: true,
    title: 'Modifier les renseignements de la promenade « Traversée intégrale du marais salé »',
    submitLabel: 'Enregistrer les modifications',
    cancelLabel: 'Abandonner les modifications',
    closeLabel: 'Fermer',
  },
};

export const FocusComesBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add a walk' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Add a walk' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ridge{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const another = { label: 'Save and add another', hint: 'Ctrl+Shift+Enter', onSubmit: sentOn };
export const FormWithAnother: Story = { args: { startOpen: true, submitHint: 'Ctrl+Enter', another } };
export const FormWithAnotherOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    startOpen: true,
    submitLabel: 'Enregistrer',
    cancelLabel: 'Annuler',
    another: { ...another, label: 'Enregistrer et en ajouter un autre' },
  },
};

/** Each way to send it: its button, and its keys from any field. Enter alone is the first way. */
export const SendsInTwoWays: Story = {
  args: { startOpen: true, onSubmit: sent, submitHint: 'Ctrl+Enter', another },
  play: async () => {
    await screen.findByRole('dialog');
    const sends = async (act: () => Promise<void>, way: typeof sent) => {
      sent.mockClear();
      sentOn.mockClear();
      await act();
      await expect(way).toHaveBeenCalledOnce();
      await expect(way === sent ? sentOn : sent).not.toHaveBeenCalled();
    };
    const notes = screen.getByRole('textbox', { name: /Notes/ });
    await sends(() => userEvent.click(screen.getByRole('button', { name: another.label })), sentOn);
    await sends(() => userEvent.click(screen.getByRole('button', { name: 'Save' })), sent);
    await sends(() => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ridge{Enter}'), sent);
    await sends(() => userEvent.type(notes, '{Control>}{Enter}{/Control}'), sent);
    await sends(() => userEvent.type(notes, '{Meta>}{Shift>}{Enter}{/Shift}{/Meta}'), sentOn);
    await expect(notes).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
  },
};

/** Without a second way its keys do nothing. */
export const SendsInOneWay: Story = {
  args: { startOpen: true, onSubmit: sent },
  play: async () => {
    sent.mockClear();
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Name' }),
      '{Control>}{Shift>}{Enter}{/Shift}{/Control}',
    );
    await expect(sent).not.toHaveBeenCalled();
    await expect(screen.getAllByRole('button')).toHaveLength(3);
  },
};

export const PendingStaysOpen: Story = {
  args: { startOpen: true, loading: true, onClose: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    sent.mockClear();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Confirm: Story = { render: () => <WithQuestion startOpen /> };
export const ConfirmFailed: Story = {
  render: () => <WithQuestion startOpen error="It could not be removed: the server did not answer." />,
};
export const ConfirmStartsOnTheSafeSide: Story = {
  render: () => <WithQuestion />,
  play: async ({ canvas }) => {
    confirmed.mockClear();
    const opener = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/leaves the list/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(confirmed).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(confirmed).toHaveBeenCalledOnce();
  },
};
