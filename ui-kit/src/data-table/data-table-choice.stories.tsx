import { useState } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { DataTable, type DataTableProps, type RowSelection } from './data-table.tsx';
import { walks as threeWalks, walksTable, type Walk } from './walks.fixture.tsx';

const [removed, relabelled, rendered] = [fn(), fn(), fn()];
const idsOf = (rows: readonly Walk[]) => rows.map(({ id }) => id);
const selection: RowSelection<Walk> = {
  rowLabel: ({ name }) => `Select: ${name}`,
  allLabel: 'Select all',
  summary: (rows) =>
    `${rows.length} ${rows.length === 1 ? 'walk' : 'walks'} selected, ${rows.reduce((sum, { length }) => sum + length, 0)} km`,
  enterHint: 'Press Enter to reach the actions',
  clearLabel: 'Clear the selection',
  actions: [
    { key: 'label', label: 'Relabel', icon: <Label />, onSelect: (rows) => relabelled(idsOf(rows)) },
    { key: 'remove', label: 'Remove', icon: <Delete />, color: 'error', onSelect: (rows) => removed(idsOf(rows)) },
  ],
};
const many = Array.from({ length: 60 }, (_, place): Walk => {
  const region = place % 2 === 0 ? 'Valley' : 'Highlands';
  return { id: `${place}`, name: `Walk ${place + 1}`, region, length: 100 - place, cost: 1 };
});
const rowKey = ({ id }: Walk) => id;

/** A screen that holds the rows: removes them after a question, and filters them. */
function Screen(props: DataTableProps<Walk>) {
  const [rows, setRows] = useState(props.rows ?? []);
  const [asked, setAsked] = useState<readonly Walk[]>([]);
  const remove = {
    ...selection.actions[1],
    onSelect: (rows: readonly Walk[]) => setAsked(rows),
  } as (typeof selection.actions)[number];
  return (
    <>
      <button type="button" onClick={() => setRows(rows.filter(({ region }) => region === 'Valley'))}>
        Only the valley
      </button>
      <button type="button" onClick={() => setRows(props.rows ?? [])}>
        Everywhere
      </button>
      <DataTable
        {...props}
        rowKey={rowKey}
        rows={rows}
        selection={
          props.selection && { ...selection, actions: [selection.actions[0] as (typeof selection.actions)[0], remove] }
        }
      />
      <ConfirmDialog
        open={asked.length > 0}
        title="Remove them?"
        confirmLabel="Yes"
        cancelLabel="No"
        color="error"
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setRows(rows.filter((row) => !asked.includes(row)));
          setAsked([]);
        }}
      >
        {asked.length} walks
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'DataTable/Selection',
  component: DataTable<Walk>,
  args: { ...walksTable, rows: many, selection, showAll: (count) => `Show all ${count}` },
  render: (args) => <Screen {...args} />,
  beforeEach: () => {
    for (const spy of [removed, relabelled, rendered]) spy.mockClear();
  },
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas, name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name });
const walkBox = (canvas: Canvas, at: number) => box(canvas, `Select: Walk ${at}`);
const all = (canvas: Canvas) => box(canvas, 'Select all, Walks of this year');
const relabel = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Relabel, Walks of this year' }));
  return relabelled.mock.lastCall?.[0] as string[];
};

export const RowsAreSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Relabel/ })).toBeNull();
    await userEvent.click(walkBox(canvas, 2));
    await userEvent.click(walkBox(canvas, 1));
    await waitFor(() => expect(canvas.getByText('2 walks selected, 199 km')).toBeVisible());
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
    await expect(rows[3]).toHaveAttribute('aria-selected', 'false');
    await expect(all(canvas).indeterminate).toBe(true);
    // In the order of the table, whatever that of the presses.
    await expect(await relabel(canvas)).toEqual(['0', '1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection, Walks of this year' }));
    await expect(canvas.queryByRole('button', { name: /^Relabel/ })).toBeNull();
    await expect(walkBox(canvas, 1)).toHaveFocus();
  },
};

/** The whole cell is the target, and a range is no selection of words. */
export const TheCellIsTheTargetAndShiftMeansARange: Story = {
  play: async ({ canvas }) => {
    const cell = (at: number) => walkBox(canvas, at).closest('td') as HTMLElement;
    const { width, height } = cell(1).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(cell(3));
    await expect(walkBox(canvas, 3)).toBeChecked();
    await expect(walkBox(canvas, 3)).toHaveFocus();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(cell(6));
    await expect(await relabel(canvas)).toEqual(['2', '3', '4', '5']);
    await user.click(walkBox(canvas, 5));
    await user.keyboard('{/Shift}');
    await expect(await relabel(canvas)).toEqual(['2', '3']);
    await expect(fireEvent.mouseDown(cell(4), { shiftKey: true })).toBe(false);
  },
};

export const AllAreThoseOutOfSightToo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(all(canvas));
    await expect(await relabel(canvas)).toHaveLength(many.length);
    await userEvent.click(walkBox(canvas, 1));
    await expect(all(canvas).indeterminate).toBe(true);
    await userEvent.click(all(canvas));
    await userEvent.click(all(canvas));
    await expect(canvas.queryByRole('button', { name: /^Relabel/ })).toBeNull();
  },
};

/** Another order keeps what is selected; a row that is no longer shown is selected no more, also when it comes back. */
export const SortingKeepsAndFilteringTakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(walkBox(canvas, 1));
    await userEvent.click(walkBox(canvas, 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Region' }));
    await expect((await relabel(canvas)).toSorted()).toEqual(['0', '1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Only the valley' }));
    await expect(await relabel(canvas)).toEqual(['0']);
    await userEvent.click(canvas.getByRole('button', { name: 'Everywhere' }));
    await expect(await relabel(canvas)).toEqual(['0']);
  },
};

/** Space selects, arrows walk from row to row, Enter leads to the actions; the bar that leaves gives the focus back. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    walkBox(canvas, 1).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(walkBox(canvas, 3)).toHaveFocus();
    await expect(walkBox(canvas, 3)).toBeChecked();
    await userEvent.keyboard('{ArrowUp} ');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Relabel, Walks of this year' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('checkbox', { name: 'Select: Walk 2' })).toBeNull();
    // Where the row was that was pressed last: the one that is there now.
    await waitFor(() => expect(walkBox(canvas, 4)).toHaveFocus());
  },
};

/** Where no row is left the focus goes to what is there instead. */
export const AllOfThemRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(all(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove, Walks of this year' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No walk yet' })).toHaveFocus());
  },
};

/** How far it is stays in sight, also where what was begun left no row. */
export const WhatTakesLongSaysHowFarItIs: Story = {
  args: { rows: [], selection: { ...selection, progress: { label: 'Removing', value: 40, text: '400 of 1,000' } } },
  render: (args) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Removing' })).toHaveAttribute('value', '40');
    await expect(canvas.getByText('400 of 1,000')).toBeVisible();
  },
};

/** What is being written is neither counted nor changed, and its checkbox keeps the focus. */
export const WhatIsBeingWrittenStaysOut: Story = {
  args: { isPending: ({ id }) => id === '1' },
  play: async ({ canvas }) => {
    await userEvent.click(walkBox(canvas, 2));
    await expect(walkBox(canvas, 2)).toHaveFocus();
    await expect(walkBox(canvas, 2)).not.toBeChecked();
    await userEvent.click(all(canvas));
    await expect(await relabel(canvas)).toHaveLength(many.length - 1);
    await expect(all(canvas)).toBeChecked();
  },
};

export const OnlyWhatChangesRendersAgain: Story = {
  args: {
    columns: walksTable.columns.map((column) =>
      column.key === 'region' ? { ...column, renderCell: (walk: Walk) => (rendered(walk.id), walk.region) } : column,
    ),
  },
  play: async ({ canvas }) => {
    rendered.mockClear();
    await userEvent.click(walkBox(canvas, 4));
    await expect(rendered.mock.calls).toEqual([['3']]);
  },
};

export const NothingOfItOnPaperOrInThePast: Story = {
  args: { selection: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('row')[1]).not.toHaveAttribute('aria-selected');
  },
};

/** Cards have their checkbox in the corner, and all of them one above. */
export const AsCards: Story = {
  args: { rows: threeWalks },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const ridge = box(canvas, 'Select: Ridge');
    const cell = (ridge.closest('td') as HTMLElement).getBoundingClientRect();
    await expect([cell.width, cell.height].map((side) => side >= 44)).toEqual([true, true]);
    await userEvent.click(ridge);
    await expect(box(canvas, 'Select all').indeterminate).toBe(true);
    await userEvent.click(canvas.getByText('Select all'));
    await expect(await relabel(canvas)).toEqual(['1', '2', '3']);
    const frame = canvasElement.querySelector('[data-table-frame]') as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
export const AsCardsInTheDark: Story = { ...AsCards, globals: { theme: 'dark' } };

/** Long words in French on a phone. */
export const LongFrenchTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    language: 'fr',
    rows: [
      {
        ...threeWalks[0],
        name: 'Traversée intégrale du marais salé et de ses passerelles jusqu’au belvédère',
      } as Walk,
      ...threeWalks.slice(1),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Select all'));
    const frame = canvasElement.querySelector('[data-table-frame]') as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
