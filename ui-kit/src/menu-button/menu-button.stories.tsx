import type { Meta, StoryObj } from '@storybook/react-vite';
import Person from '@mui/icons-material/PersonOutlined';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
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
/** The menu opens under the pointer: the second press of a double click neither chooses what is there nor closes it. */
export const DoubleClick: Story = {
  play: async ({ canvas }) => {
    picked.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    const menu = await screen.findByRole('menu');
    const out = screen.getByRole('menuitem', { name: 'Sign out' });
    await fireEvent.click(out, { detail: 2 });
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }), { detail: 2 });
    await fireEvent.click(menu.parentElement?.querySelector('.MuiBackdrop-root') ?? menu, { detail: 2 });
    await expect(menu).toBeVisible();
    await expect(location.hash).not.toBe('#profile');
    await expect(picked).not.toHaveBeenCalled();
    await fireEvent.click(out, { detail: 1 });
    await expect(picked).toHaveBeenCalledWith('out');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** A long list in French at the edge of a phone stays on it. */
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    label: 'À une autre date',
    items: [
      { key: 'now', label: 'Maintenant', current: true },
      { key: 'choose', label: 'Telles qu’elles étaient à une date et à une heure que vous choisissez…' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'À une autre date' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
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
    const current = screen.getByRole('menuitem', { current: true });
    await expect(current).toHaveTextContent('Plan');
    await waitFor(() => expect(current.querySelector('svg')).toBeVisible()); // not only a colour
    await expect(screen.getAllByRole('menuitem').filter((item) => item.hasAttribute('aria-current'))).toEqual([
      current,
    ]);
  },
};
