import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { walks, walksTable, type Walk } from './walks.fixture.tsx';

const meta = {
  title: 'DataTable/Focus',
  component: DataTable<Walk>,
  args: walksTable,
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table whose rows can be removed, after a question, as on a screen. */
function Removing(props: DataTableProps<Walk>) {
  const [rows, setRows] = useState(props.rows);
  const [asked, setAsked] = useState<Walk | null>(null);
  return (
    <>
      <DataTable
        {...props}
        rows={rows}
        actions={(walk) => [
          { key: 'edit', label: `Edit: ${walk.name}`, icon: <Edit />, onSelect: fn() },
          { key: 'remove', label: `Remove: ${walk.name}`, icon: <Delete />, onSelect: () => setAsked(walk) },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove this walk?"
        confirmLabel="OK"
        cancelLabel="Cancel"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          setRows(rows?.filter(({ id }) => id !== asked?.id));
        }}
      >
        It leaves the list.
      </ConfirmDialog>
    </>
  );
}
const remove = async (button: HTMLElement) => {
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const FocusStaysWhenRowsAreRemoved: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    await remove(canvas.getByRole('button', { name: 'Remove: Bridge to bridge' }));
    await expect(canvas.getByRole('button', { name: 'Remove: Ridge' })).toHaveFocus();
    await remove(canvas.getByRole('button', { name: 'Remove: Ridge' }));
    await expect(canvas.getByRole('button', { name: 'Remove: Étang-aux-Castors' })).toHaveFocus();
    await remove(canvas.getByRole('button', { name: 'Remove: Étang-aux-Castors' }));
    await expect(canvas.getByRole('heading', { name: 'No walk yet' })).toHaveFocus();
  },
};
export const FocusGoesToTheWayOut: Story = {
  render: (args) => <Removing {...args} />,
  args: {
    rows: walks.slice(0, 1),
    empty: (
      <EmptyState drawing="search" title="No walk yet" compact action={<Button>Add the first one</Button>}>
        Walks that you record stand here, with what they cost.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await remove(canvas.getByRole('button', { name: 'Remove: Étang-aux-Castors' }));
    await expect(canvas.getByRole('button', { name: 'Add the first one' })).toHaveFocus();
  },
};
export const FocusElsewhereStaysThere: Story = {
  args: { rows: walks },
  render: (args) => {
    const [rows, setRows] = useState(args.rows);
    return (
      <>
        <DataTable {...args} rows={rows} />
        <Button onClick={() => setRows(rows?.slice(1))}>Another person removes the first</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove: Étang-aux-Castors' }).focus();
    const other = canvas.getByRole('button', { name: 'Another person removes the first' });
    await userEvent.click(other);
    await expect(canvas.queryByRole('button', { name: 'Remove: Étang-aux-Castors' })).toBeNull();
    await expect(other).toHaveFocus();
  },
};
