import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './data-table.tsx';
import { walks, walksTable, type Walk } from './walks.fixture.tsx';

const meta = {
  title: 'DataTable/Narrow',
  component: DataTable<Walk>,
  args: walksTable,
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

const plenty = ['Marked', 'Steep', 'Shaded', 'Shelters', 'Open'].map((headerName) => ({
  key: headerName,
  headerName,
  renderCell: () => 'in part',
}));
/** Eight columns and more are cards up to 60 rem, two beside each other, each under the name of its row. */
export const ManyColumnsAreCards: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 850 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    rows: walks,
    columns: [
      ...walksTable.columns.slice(1, 2),
      ...walksTable.columns.slice(0, 1),
      ...walksTable.columns.slice(2),
      ...plenty,
    ],
    totalLabel: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Walk' })).toBeNull();
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    const card = first?.closest('tr');
    const tops = [...(card?.children ?? [])].map((cell) => cell.getBoundingClientRect().top);
    await expect(first?.getBoundingClientRect().top).toBe(Math.min(...tops));
  },
};
export const ManyColumnsInRows: Story = {
  ...ManyColumnsAreCards,
  globals: { viewport: { value: 'widescreen', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 1100 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('columnheader', { name: 'Walk' })).toBeVisible(),
};

/** The books in French beside the menu of a small laptop: too many words for six columns, so two cards beside each other. */
export const SixColumnsBesideAMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 614 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    ...walksTable,
    rows: [{ ...walks[0], region: 'Assurances et finances', cost: 17_439.61 } as Walk, ...walks.slice(1)],
    columns: [...walksTable.columns, ...plenty.slice(0, 2)],
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    await staysInside(canvasElement);
  },
};

/** No control or figure is outside of the table's own frame. */
async function staysInside(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('table')?.parentElement as HTMLElement;
  await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  const edge = frame.getBoundingClientRect();
  for (const part of within(frame).getAllByRole('button').concat(within(frame).getAllByRole('cell'))) {
    await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge.left);
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right);
  }
}

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
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Ridge');
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await staysInside(canvasElement);
  },
};

/** In a cell the second value is the lesser one; in a card, under a name of its own, it counts like every other. */
export const TwoValuesInACell: Story = {
  args: {
    columns: walksTable.columns.flatMap((column) =>
      column.key === 'region'
        ? [{ ...column, below: { key: 'guide', headerName: 'Guide', renderCell: () => 'Marie' } }]
        : [column],
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getAllByText('Highlands')[0], canvas.getAllByText('Marie')[0]] as HTMLElement[];
    await expect(getComputedStyle(second as Element).color).not.toBe(getComputedStyle(first as Element).color);
  },
};
export const TwoValuesOnPhones: Story = {
  ...TwoValuesInACell,
  decorators: CardsOnPhones.decorators ?? [],
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getAllByText('Highlands')[0], canvas.getAllByText('Marie')[0]] as HTMLElement[];
    await expect(getComputedStyle(second as Element).color).toBe(getComputedStyle(first as Element).color);
  },
};

/** Its measure is the text: where that is twice as large, rows become cards earlier. */
export const LargeText: Story = {
  globals: { textSize: 'double' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await staysInside(canvasElement);
  },
};
export const LargeTextOnPhones: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false }, textSize: 'double' },
  args: {
    rows: [{ ...walks[0], region: 'Arrière-pays méridional', cost: 9_999_999.99 } as Walk, ...walks.slice(1)],
  },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};

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
/** A telephone is not kept busy with cards that it hides; paper has every row all the same. */
export const OnAPhoneOnlyItsTenCardsAreInTheDocument: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    rows: Array.from({ length: 60 }, (_, place) => ({
      ...(walks[0] as Walk),
      id: `${place}`,
      name: `Walk ${place + 1}`,
    })),
    showAll: (many) => `Show all ${many}`,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole<HTMLTableElement>('table', { name: 'Walks of this year' });
    const count = () => table.tBodies[0]?.rows.length;
    await expect(count()).toBe(10);
    await expect(table).toHaveAttribute('aria-rowcount', '62');
    await fireEvent(window, new Event('beforeprint'));
    await expect(count()).toBe(60);
    await fireEvent(window, new Event('afterprint'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60, Walks of this year' }));
    await waitFor(() => expect(count()).toBe(60));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Walk 11'));
  },
};
