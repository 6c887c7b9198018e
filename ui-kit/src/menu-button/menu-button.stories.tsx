import type { Meta, StoryObj } from '@storybook/react-vite';
import Person from '@mui/icons-material/PersonOutlined';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuButton } from './menu-button.tsx';

const picked = fn();
const meta = {
  title: 'MenuButton',
  component: MenuButton,
  args: {
    label: 'Your account',
    icon: <Person />,
    items: [
      { key: 'profile', label: 'Profile', href: '#profile' },
      { key: 'plan', label: 'Plan', onSelect: () => picked('plan'), current: true },
      { key: 'out', label: 'Sign out', onSelect: () => picked('out'), color: 'error' },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Your account' })).toBeInTheDocument();
    await userEvent.keyboard('{End}{Enter}');
    await expect(picked).toHaveBeenCalledWith('out');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Open: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
};
