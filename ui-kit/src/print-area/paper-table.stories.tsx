import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaperTable } from './paper-table.tsx';

const meta = {
  title: 'PaperTable',
  component: PaperTable,
  args: {
    caption: 'Nights in the huts',
    head: ['Hut', 'Guests', 'Nights'],
    series: [undefined, 'leaf', undefined],
    rows: [
      ['Lake hut', '12', '30'],
      ['Lake hut', '7', '9'],
    ],
    foot: ['Total', '19', '39'],
    words: 1,
  },
} satisfies Meta<typeof PaperTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Nights in the huts' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    const total = within(table).getByRole('cell', { name: '39' });
    await expect(getComputedStyle(total).textAlign).toBe('end');
    // Its heading goes to the next page with the first rows.
    const [head, first, second] = within(table).getAllByRole('row');
    for (const above of [table.querySelector('caption'), head])
      await expect(above && getComputedStyle(above).breakAfter).toBe('avoid');
    for (const row of [first, second]) await expect(row && getComputedStyle(row).breakBefore).toBe('avoid');
  },
};
export const WithoutTotal: Story = {
  args: { foot: undefined },
  play: ({ canvas }) => expect(canvas.queryByText('Total')).toBeNull(),
};
export const WithoutRows: Story = {
  args: { rows: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    caption: 'Nuitées dans les refuges de la Grande-Traversée',
    head: ['Refuge et lieu-dit', 'Invités', 'Nuitées'],
  },
};
