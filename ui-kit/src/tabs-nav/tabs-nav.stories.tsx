import type { Meta, StoryObj } from '@storybook/react-vite';
import Ledger from '@mui/icons-material/MenuBookOutlined';
import Map from '@mui/icons-material/MapOutlined';
import { expect, userEvent } from 'storybook/test';
import { TabsNav } from './tabs-nav.tsx';

const tabs = (current: string, labels = ['Summary', 'Entries', 'Planning', 'Scenarios', 'Older years']) =>
  labels.map((label) => ({ key: label, label, href: `#${label}`, current: label === current }));
const meta = {
  title: 'TabsNav',
  component: TabsNav,
  args: { label: 'Parts of the ledger', tabs: tabs('Entries') },
} satisfies Meta<typeof TabsNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links of a named navigation, of which one is the current page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Parts of the ledger' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Entries');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Summary' })).toHaveFocus();
  },
};
export const WithIconsAndBadges: Story = {
  args: {
    tabs: [
      { key: 'map', label: 'Map', href: '#map', current: true, icon: <Map aria-hidden /> },
      {
        key: 'list',
        label: 'List',
        href: '#list',
        current: false,
        icon: <Ledger aria-hidden />,
        badge: <small>12</small>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'List 12' })).toHaveAttribute('href', '#list');
  },
};
export const NoneIsCurrent: Story = {
  args: { tabs: tabs('') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
/** Where the tabs are wider than the page they scroll under themselves, and the current one is in sight. */
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    label: 'Parties du grand livre',
    tabs: tabs('Scénarios de production', [
      'Sommaire',
      'Intrants et extrants',
      'Planification',
      'Scénarios de production',
    ]),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.left).toBeGreaterThanOrEqual(nav.left);
    await expect(link.left).toBeLessThan(nav.right);
  },
};
