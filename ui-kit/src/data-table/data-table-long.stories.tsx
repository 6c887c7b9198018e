import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { walksTable, type Walk } from './walks.fixture.tsx';

const count = 150;
const walks = Array.from({ length: count }, (_, place) => ({
  id: `${place}`,
  name: `Walk ${place + 1}`,
  region: 'Valley',
  length: place + 1,
  cost: 1,
}));

/** Counts the cells that are rendered. */
const rendered = fn();
const columns = walksTable.columns.map((column) =>
  column.key === 'region' ? { ...column, renderCell: (walk: Walk) => (rendered(walk.id), walk.region) } : column,
);

const meta = {
  title: 'DataTable/Long',
  component: DataTable<Walk>,
  args: { ...walksTable, columns, rows: walks, showAll: (many) => `Show all ${many}` },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    rendered.mockClear();
  },
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (table: HTMLElement) => (table as HTMLTableElement).tBodies[0] as HTMLTableSectionElement;

export const OnlyTheFirstRowsAreInTheDocument: Story = {
  play: async ({ canvas }) => {
    const body = bodyOf(canvas.getByRole('table', { name: 'Walks of this year' }));
    await expect(body.rows).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Length' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Length' }));
    await expect(body.rows).toHaveLength(25);
    await expect(body.rows[0]).toHaveTextContent(`Walk ${count}`);
  },
};

export const PaperHasEveryRow: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await fireEvent(window, new Event('beforeprint'));
    await expect(bodyOf(table).rows).toHaveLength(count);
    // The screen behind the print dialog stays as it was: 25 rows, the header and the total.
    await expect(within(table).getAllByRole('row')).toHaveLength(27);
    await expect(canvas.getByRole('button', { name: `Show all ${count}, Walks of this year` })).toBeVisible();
    await fireEvent(window, new Event('afterprint'));
    await expect(bodyOf(table).rows).toHaveLength(25);
  },
};

export const TheRestIsShownWhenAsked: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${count}, Walks of this year` }));
    await waitFor(() => expect(bodyOf(table).rows).toHaveLength(count));
    await expect(table).toHaveAttribute('aria-busy', 'false');
    // The reading goes on where it stopped.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Walk 26'));
    // The rows before it are left alone.
    await expect(new Set(rendered.mock.calls.flat()).size).toBe(count);
  },
};

/** A screen that renders again around its table, as when it opens a dialog. */
function Screen(props: DataTableProps<Walk>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DataTable {...props} isPending={() => false} rowKey={({ id }) => id} />
      <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button>
    </>
  );
}
export const RowsStayWhenTheScreenRendersAgain: Story = {
  render: (args) => <Screen {...args} />,
  play: async ({ canvas }) => {
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(rendered.mock.calls).toHaveLength(0);
  },
};

/** What is said of all rows waits for all rows: the total, the files, the checkbox of them all. */
export const WhileTheRestComesIn: Story = {
  args: {
    rows: walks.slice(0, 50),
    arriving: <p>50 of 150 walks</p>,
    selection: {
      rowLabel: ({ name }) => `Select: ${name}`,
      allLabel: 'Select all',
      summary: (rows) => `${rows.length} selected`,
      enterHint: 'Press Enter to reach the actions',
      clearLabel: 'Clear the selection',
      actions: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 of 150 walks')).toBeVisible();
    await expect(canvas.getByText('Walk 25')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Total')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Save as CSV/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Select: Walk 1' })).toBeEnabled();
  },
};
