import History from '@mui/icons-material/HistoryOutlined';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './data-table.tsx';
import { walks as threeWalks, walksTable, type Walk } from './walks.fixture.tsx';

const copied = fn();

const meta = {
  title: 'DataTable/Actions',
  component: DataTable<Walk>,
  args: walksTable,
  beforeEach: () => {
    copied.mockClear();
  },
} satisfies Meta<typeof DataTable<Walk>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the table is tight, what is rarely done to a row is a menu; where there is room, or a card, buttons. */
export const RareActionsInAMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 860 }}>
        <Story />
      </div>
    ),
  ],
  globals: { theme: 'dark' },
  args: {
    rows: threeWalks,
    moreLabel: ({ name }) => `More: ${name}`,
    actions: (walk) => [
      ...(walksTable.actions?.(walk) ?? []),
      { key: 'history', label: `History: ${walk.name}`, menuLabel: 'History', icon: <History />, onSelect: fn() },
      {
        key: 'copy',
        label: `Copy: ${walk.name}`,
        menuLabel: 'Copy',
        icon: <Copy />,
        onSelect: () => copied([walk.id]),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy: Ridge' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More: Ridge' });
    await userEvent.click(more);
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(['3']);
    await waitFor(() => expect(more).toHaveFocus());
  },
};
export const RareActionsOnCards: Story = {
  ...RareActionsInAMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More: Ridge' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy: Ridge' })).toBeVisible();
  },
};
