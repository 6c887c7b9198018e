import type { Meta, StoryObj } from '@storybook/react-vite';
import Ledger from '@mui/icons-material/MenuBookOutlined';
import Map from '@mui/icons-material/MapOutlined';
import { expect, userEvent, waitFor } from 'storybook/test';
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
const french = ['Sommaire', 'Intrants et extrants', 'Planification', 'Scénarios de production'];
/** Where the tabs are wider than the page they scroll under themselves, the current one in sight, and arrows say where there is more. */
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { label: 'Parties du grand livre', tabs: tabs('Scénarios de production', french) },
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.left).toBeGreaterThanOrEqual(nav.left);
    await expect(link.left).toBeLessThan(nav.right);
    await waitFor(() => expect(arrows(canvasElement)).toEqual(['start']));
  },
};
const arrows = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>('[data-end]')].map(({ dataset }) => dataset['end']);

/** No link that takes the focus is under an arrow, and the arrows lead to what is hidden. */
export const MoreThanFit: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { label: 'Parties du grand livre', tabs: tabs('Sommaire', french) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(arrows(canvasElement)).toEqual(['end']));
    for (const name of french) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await waitFor(async () => {
        const { left, right } = link.getBoundingClientRect();
        for (const arrow of canvasElement.querySelectorAll<HTMLElement>('[data-end]')) {
          const box = arrow.getBoundingClientRect();
          await expect(arrow.dataset['end'] === 'end' ? right <= box.left + 1 : left >= box.right - 1).toBe(true);
        }
      });
    }
    await userEvent.click(canvasElement.querySelector('[data-end="start"]') as HTMLElement);
    await waitFor(() => expect(arrows(canvasElement)).toContain('end'));
  },
};
