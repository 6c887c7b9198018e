import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EmptyState, FailedState } from '../empty-state/empty-state.tsx';
import { DataTable, type Column, type DataTableProps } from './data-table.tsx';

interface Walk {
  id: string;
  name: string;
  region: string;
  length: number;
  cost: number;
}
const walks: Walk[] = [
  { id: '1', name: 'Étang-aux-Castors', region: 'North shore', length: 12.4, cost: 18 },
  { id: '2', name: 'Bridge to bridge', region: 'Valley', length: 4.2, cost: 0 },
  { id: '3', name: 'Ridge', region: 'Highlands', length: 21, cost: 1240.5 },
];
const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const columns: Column<Walk>[] = [
  {
    key: 'name',
    headerName: 'Walk',
    renderCell: (walk) => walk.name,
    valueGetter: (walk) => walk.name,
    rowHeader: true,
  },
  { key: 'region', headerName: 'Region', renderCell: (walk) => walk.region, valueGetter: (walk) => walk.region },
  {
    key: 'length',
    headerName: 'Length',
    renderCell: (walk) => `${walk.length} km`,
    valueGetter: (walk) => walk.length,
    align: 'end',
  },
  {
    key: 'cost',
    headerName: 'Cost',
    renderCell: (walk) => money.format(walk.cost),
    valueGetter: (walk) => walk.cost,
    total: (rows) => money.format(rows.reduce((sum, walk) => sum + walk.cost, 0)),
    align: 'end',
  },
];
const edited = fn();

const meta = {
  title: 'DataTable',
  component: DataTable<Walk>,
  args: {
    caption: 'Walks of this year',
    columns,
    rows: walks,
    rowKey: (walk) => walk.id,
    language: 'en',
    totalLabel: 'Total',
    toolbar: (
      <Button variant="contained" size="small" startIcon={<Add />}>
        Add a walk
      </Button>
    ),
    csv: { label: 'Save as CSV', fileName: 'walks.csv', separator: ',' },
    actions: (walk) => [
      { key: 'edit', label: `Edit: ${walk.name}`, icon: <Edit />, onSelect: () => edited(walk.id) },
      { key: 'remove', label: `Remove: ${walk.name}`, icon: <Delete />, onSelect: fn(), color: 'error' },
    ],
    empty: (
      <EmptyState drawing="search" title="No walk yet" compact>
        Walks that you record stand here, with what they cost.
      </EmptyState>
    ),
    labels: {
      actions: 'Actions',
      loading: 'Loading the walks',
      sortBy: 'Sort by',
      ascending: 'ascending',
      descending: 'descending',
      unsorted: 'As recorded',
    },
  },
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Filled: Story = {};

export const SortsByMouseAndKeyboard: Story = {
  globals: { viewport: { value: 'large', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    const walk = canvas.getByRole('button', { name: 'Walk' });
    await userEvent.click(walk);
    await expect(firstCells(table)).toEqual(['Bridge to bridge', 'Étang-aux-Castors', 'Ridge', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).toHaveAttribute('aria-sort', 'ascending');
    walk.focus();
    await userEvent.keyboard('{Enter}');
    await expect(firstCells(table)).toEqual(['Ridge', 'Étang-aux-Castors', 'Bridge to bridge', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Cost' }));
    await expect(firstCells(table)[0]).toBe('Bridge to bridge');
    await expect(canvas.getByRole('columnheader', { name: 'Walk' })).not.toHaveAttribute('aria-sort');
    await expect(table).toHaveTextContent('$1,258.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Ridge' }));
    await expect(edited).toHaveBeenCalledWith('3');
  },
};

export const SavesWhatIsShown: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    initialSort: { key: 'length', direction: 'descending' },
    csv: { label: 'Save as CSV', fileName: 'walks.csv', separator: ';' },
  },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    const blob = made.mock.calls[0]?.[0] as Blob;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
    await expect(text).toBe(
      '\uFEFFWalk;Region;Length;Cost\r\nRidge;Highlands;21;1240,5\r\nÉtang-aux-Castors;North shore;12,4;18\r\nBridge to bridge;Valley;4,2;0\r\n',
    );
    await expect(clicked).toHaveBeenCalledOnce();
    made.mockRestore();
    clicked.mockRestore();
  },
};

const manyWalks = Array.from({ length: 60 }, (_, place) => ({
  id: `many-${place}`,
  name: `Walk ${place + 1}`,
  region: 'Valley',
  length: place + 1,
  cost: 1,
}));

export const LongTableStartsShort: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: manyWalks, showAll: (count) => `Show all ${count}` },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    // 25 rows, the header and the total, which holds every row.
    await expect(within(table).getAllByRole('row')).toHaveLength(27);
    await expect(table).toHaveTextContent('$60.00');
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    const csv = made.mock.calls[0]?.[0] as Blob;
    await expect((await csv.text()).trim().split('\r\n')).toHaveLength(61);
    made.mockRestore();
    clicked.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(62);
    // The reading goes on where it stopped.
    await expect(document.activeElement).toHaveTextContent('Walk 26');
    await expect(canvas.queryByRole('button', { name: 'Show all 60' })).toBeNull();
  },
};

export const LongTableOnPhones: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: { rows: manyWalks.slice(0, 20), showAll: (count) => `Show all ${count}` },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
  },
};

export const CardsOnPhones: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Length – descending');
    await expect(firstCells(table)[0]).toBe('Ridge');
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    const frame = canvasElement.querySelector('table')?.parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    const edge = frame.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge.left);
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right);
    }
  },
};

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

export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    rows: undefined,
    failed: (
      <FailedState
        title="The walks could not be fetched"
        retryLabel="Try again"
        onRetry={fn()}
        requestId={{ label: 'Request', value: '0193-af20' }}
        compact
      >
        The server did not answer. What you recorded is safe.
      </FailedState>
    ),
  },
};
export const OneRowIsBeingSaved: Story = { args: { isPending: (walk) => walk.id === '2' } };
export const LongFrenchText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    language: 'fr',
    caption: 'Promenades de l’année',
    rows: [
      {
        id: '9',
        name: 'Traversée intégrale du marais salé et de ses passerelles jusqu’au belvédère du Vieux-Moulin-à-Vent',
        region: 'Arrière-pays méridional',
        length: 9_999_999.999,
        cost: 9_999_999.99,
      },
      ...walks,
    ],
    totalLabel: 'Total général',
  },
};
/** Words that offer no place to break stay inside their cards. */
export const LongWordsOnPhones: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { ...LongFrenchText.args, rows: [{ ...walks[0], name: 'Saint-'.repeat(20), region: 'x'.repeat(120) } as Walk] },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('row').at(-2);
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};
export const LoadingOnPhones: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { rows: undefined },
};
