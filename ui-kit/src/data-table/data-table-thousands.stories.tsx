import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { walksTable, type Walk } from './walks.fixture.tsx';

const count = 20_000;
/** Rows of different heights: some names fill several lines. */
const walks = Array.from({ length: count }, (_, place) => ({
  id: `${place}`,
  name: `Walk ${place + 1}${place % 7 === 0 ? ' along the old railway, over both bridges and back by the ridge'.repeat(2) : ''}`,
  region: 'Valley',
  length: place + 1,
  cost: place % 90,
}));

const meta = {
  title: 'DataTable/Thousands',
  component: DataTable<Walk>,
  args: { ...walksTable, rows: walks, csv: undefined },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => scrollTo(0, 0),
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = () => document.querySelector('table[role="table"]') as HTMLTableElement;
const bodyOf = () => tableOf().tBodies[0] as HTMLTableSectionElement;
const rowsOf = () => [...bodyOf().querySelectorAll<HTMLTableRowElement>(':scope > [role="row"]')];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const inSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
const numberOf = (row: Element | undefined) => Number(/Walk (\d+)/.exec(row?.textContent ?? '')?.[1]);

/** Scrolls, and waits until rows fill the window and no row that is measured changes the page any more. */
async function to(offset: number) {
  scrollTo(0, offset);
  await waitFor(() => expect(rowsOf().filter(inSight).length).toBeGreaterThan(3));
  await waitFor(async () => {
    const { height } = document.documentElement.getBoundingClientRect();
    await frame();
    await frame();
    await expect(document.documentElement.getBoundingClientRect().height).toBe(height);
  });
}

/** What is in sight are rows one after another, without a hole. */
async function isWhole() {
  await expect(bodyOf().rows.length).toBeLessThan(120);
  const seen = rowsOf().filter(inSight);
  const places = seen.map((row) => Number(row.ariaRowIndex));
  await expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
  const room = [...bodyOf().querySelectorAll('[data-room]')].filter(inSight);
  await expect(room).toHaveLength(0);
}

export const OnlyRowsInSightAreInTheDocument: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Walks of this year' });
    await isWhole();
    for (const share of [0.1, 0.5, 0.9, 0.3]) {
      await to(document.documentElement.scrollHeight * share);
      await isWhole();
      await expect(numberOf(rowsOf().find(inSight))).toBeGreaterThan(count * share * 0.8);
    }
    await expect(table).toHaveAttribute('aria-rowcount', `${count + 2}`);
    await expect(tableOf().tFoot).toHaveTextContent('$889,300.00');
  },
};

export const TheLastRowIsReachedByScrolling: Story = {
  play: async () => {
    for (let height = 0; height !== document.documentElement.scrollHeight;) {
      height = document.documentElement.scrollHeight;
      await to(height);
    }
    await isWhole();
    const last = rowsOf().at(-1);
    await expect(last).toHaveTextContent(`Walk ${count}`);
    await expect(last).toHaveAttribute('aria-rowindex', `${count + 1}`);
    await expect(last && inSight(last)).toBe(true);
    await expect(tableOf().tFoot?.rows[0]).toHaveAttribute('aria-rowindex', `${count + 2}`);
  },
};

/** Rows that come into the document above those in sight are measured without moving them. */
export const RowsInSightStayWhereTheyAre: Story = {
  play: async () => {
    await to(document.documentElement.scrollHeight / 2);
    for (let step = 0; step < 20; step += 1) {
      const row = rowsOf().find((one) => one.getBoundingClientRect().top > 200) as HTMLElement;
      const { top } = row.getBoundingClientRect();
      scrollBy(0, -90);
      await frame();
      await frame();
      await expect(Math.abs(row.getBoundingClientRect().top - top - 90)).toBeLessThan(2);
    }
  },
};

/** Although the words farther down would ask for others. */
export const ColumnsKeepTheirWidths: Story = {
  args: {
    rows: walks.map((walk) =>
      walk.length > 5000 && walk.length < 15_000 ? { ...walk, region: 'Highlands beyond the long lake' } : walk,
    ),
  },
  play: async ({ canvas }) => {
    const widths = () =>
      canvas.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().width));
    const before = widths();
    for (const share of [0.2, 0.7, 0.4]) {
      await to(document.documentElement.scrollHeight * share);
      await expect(widths()).toEqual(before);
    }
  },
};

export const SortedTheyAreStillOnlyThoseInSight: Story = {
  play: async ({ canvas }) => {
    const length = canvas.getByRole('button', { name: 'Length' });
    await userEvent.click(length);
    await userEvent.click(length);
    await waitFor(() => expect(numberOf(rowsOf()[0])).toBe(count));
    await isWhole();
    await to(document.documentElement.scrollHeight / 2);
    await isWhole();
    const [first, second] = rowsOf().filter(inSight);
    await expect(numberOf(second)).toBe(numberOf(first) - 1);
  },
};

export const PaperHasThemAll: Story = {
  args: { rows: walks.slice(0, 1000) },
  play: async () => {
    await expect(bodyOf().rows.length).toBeLessThan(120);
    await fireEvent(window, new Event('beforeprint'));
    await expect(rowsOf()).toHaveLength(1000);
    await expect(bodyOf().querySelectorAll('[data-room]')).toHaveLength(0);
    await fireEvent(window, new Event('afterprint'));
    await expect(bodyOf().rows.length).toBeLessThan(120);
  },
};

/** The focus goes from row to row by the keyboard, and stays where it is while the page scrolls away. */
export const TheRowWithTheFocusStays: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit: Walk 3' }).focus();
    await to(document.documentElement.scrollHeight / 2);
    await expect(canvas.getByRole('button', { name: 'Edit: Walk 3' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit: Walk 4' })).toHaveFocus();
    await waitFor(() => expect(inSight(document.activeElement as Element)).toBe(true));
    for (let row = 5; row < 60; row += 1) {
      await userEvent.tab();
      await userEvent.tab();
      await expect(numberOf(document.activeElement?.closest('tr') ?? undefined)).toBe(row);
    }
    await isWhole();
  },
};

/** A table whose rows can be removed and added, from far away. */
function Changing(props: DataTableProps<Walk>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <DataTable
        {...props}
        rows={rows}
        actions={(walk) => [
          { key: 'edit', label: `Edit: ${walk.name}`, icon: null, onSelect: fn() },
          {
            key: 'remove',
            label: `Remove: ${walk.name}`,
            icon: null,
            onSelect: () => setRows((now) => now?.filter(({ id }) => id !== walk.id)),
          },
        ]}
      />
      <div style={{ position: 'fixed', top: 0 }}>
        <Button onClick={() => setRows((now) => [{ ...walks[1], id: 'new' } as Walk, ...(now ?? [])])}>Add</Button>
      </div>
    </>
  );
}
export const FocusGoesToTheNextRowWhenOneIsRemoved: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove: Walk 3' }).focus();
    await to(document.documentElement.scrollHeight / 2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: Walk 4' })).toHaveFocus());
  },
};
export const ARowThatIsAddedLeavesThePageWhereItIs: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    await to(document.documentElement.scrollHeight / 2);
    const before = scrollY;
    await fireEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-rowcount', `${count + 3}`));
    await frame();
    await expect(Math.abs(scrollY - before)).toBeLessThan(120);
    await isWhole();
  },
};

/** Cards beside each other, of different heights. */
export const CardsInSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    columns: [
      ...walksTable.columns,
      ...walksTable.columns.map((one) => ({ ...one, key: `${one.key}2`, rowHeader: false })),
    ],
  },
  play: async () => {
    await isWhole();
    for (const share of [0.2, 0.8, 0.4]) {
      await to(document.documentElement.scrollHeight * share);
      await isWhole();
    }
    const [first, second] = rowsOf().filter(inSight);
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};
