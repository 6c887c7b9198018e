import Delete from '@mui/icons-material/DeleteOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toasts, useToasts } from '../toasts/toasts.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { walksTable, type Walk } from './walks.fixture.tsx';

const many = Array.from({ length: 60 }, (_, place): Walk => {
  const region = place % 2 === 0 ? 'Valley' : 'Highlands';
  return { id: `${place}`, name: `Walk ${place + 1}`, region, length: 100 - place, cost: 1 };
});

/** A table whose action takes the rows away and says so; what is said to have failed brings them back. */
function Screen(props: DataTableProps<Walk>) {
  const toasts = useToasts();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <button type="button" onClick={() => setRemoving(new Set())}>
        It fails
      </button>
      <DataTable
        {...props}
        rows={many.filter(({ id }) => !removing.has(id))}
        selection={{
          rowLabel: ({ name }) => `Select: ${name}`,
          allLabel: 'Select all',
          summary: (rows) => `${rows.length} selected`,
          enterHint: 'Press Enter to reach the actions',
          clearLabel: 'Clear the selection',
          keeps: (key) => removing.has(key),
          actions: [
            {
              key: 'say',
              label: 'Say it',
              onSelect: (rows) => toasts.show({ text: `Said of ${rows.length}`, autoHideDuration: 60_000 }),
            },
            {
              key: 'remove',
              label: 'Remove',
              icon: <Delete />,
              color: 'error',
              onSelect: (rows) => setRemoving(new Set(rows.map(({ id }) => id))),
            },
          ],
        }}
      />
    </>
  );
}

const meta = {
  title: 'DataTable/Selection bar',
  component: DataTable<Walk>,
  args: walksTable,
  render: (args) => (
    <Toasts labels={{ region: 'Messages', close: 'Close', reach: (action, key) => `${key}: ${action}` }}>
      <Screen {...args} />
    </Toasts>
  ),
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas, at: number) =>
  canvas.getByRole<HTMLInputElement>('checkbox', { name: `Select: Walk ${at}` });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `${name}, Walks of this year` });

/** The bar stays in sight below a table that is longer than the screen. */
export const TheBarStaysInSight: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    const bar = button(canvas, 'Remove').getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bar.top).toBeGreaterThan(0);
  },
};

/** However many messages there are, they cover nothing of it. */
export const MessagesStayBelowTheBar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvas, 1));
    for (let nth = 0; nth < 3; nth += 1) await userEvent.click(button(canvas, 'Say it'));
    await expect(await screen.findAllByText('Said of 1')).toHaveLength(3);
    const edge = (selector: string, of: ParentNode) =>
      (of.querySelector(selector) as HTMLElement).getBoundingClientRect();
    await waitFor(() =>
      expect(edge('[data-selection-bar]', canvasElement).bottom).toBeLessThanOrEqual(
        edge('[data-toast]', document).top,
      ),
    );
  },
};
export const MessagesStayBelowTheBarOnAPhone: Story = {
  ...MessagesStayBelowTheBar,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

/** Rows that were taken away before the answer came, and come back, are still selected. */
export const WhatComesBackIsStillSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.click(box(canvas, 2));
    await userEvent.click(button(canvas, 'Remove'));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'It fails' }));
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(box(canvas, 2)).toBeChecked();
  },
};
