import type { Meta, StoryObj } from '@storybook/react-vite';
import History from '@mui/icons-material/HistoryOutlined';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppShell } from '../app-shell/app-shell.tsx';
import { Button } from '../button/button.tsx';
import { StickyStrip } from './sticky-strip.tsx';

const lines = Array.from({ length: 60 }, (_, place) => <p key={place}>Line {place + 1}</p>);
const meta = {
  title: 'StickyStrip',
  component: StickyStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: <History />,
    children: 'You read the book as it was on 1 May 2026, 10:00',
    short: '1 May 2026, 10:00',
    action: (
      <Button size="small" variant="text">
        Now
      </Button>
    ),
  },
  render: (args) => (
    <AppShell
      brand="House"
      brandHref="#home"
      labels={{ skip: 'Skip', topNav: 'Main', sideNav: 'Areas', openMenu: 'Menu', closeMenu: 'Close', menu: 'Menu' }}
    >
      <div>
        <h1>A long book</h1>
        <StickyStrip {...args} />
        {lines}
        <Button>The last line</Button>
      </div>
    </AppShell>
  ),
} satisfies Meta<typeof StickyStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Far down the page its line and its button are in sight, right below the top bar and under nothing. */
const staysInSight: Story['play'] = async ({ canvas }) => {
  scrollTo(0, document.body.scrollHeight);
  const now = canvas.getByRole('button', { name: 'Now' });
  const bar = canvas.getByRole('banner').getBoundingClientRect();
  await waitFor(() => expect(now.getBoundingClientRect().top).toBeLessThan(bar.bottom + 60));
  const { left, top, width, height } = now.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(bar.bottom);
  await expect(now.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
export const OnDesktops: Story = { play: staysInSight };
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async (context) => {
    await staysInSight(context);
    const strip = context.canvas.getByRole('button', { name: 'Now' }).closest('[data-sticky-strip]');
    await expect(strip?.getBoundingClientRect().height).toBeLessThan(60);
  },
};
/** What takes the focus on the way up stops below the strip. */
export const HidesNoFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    scrollTo(0, document.body.scrollHeight);
    const line = canvas.getByText('Line 20');
    line.tabIndex = 0;
    canvas.getByRole('button', { name: 'The last line' }).focus();
    await userEvent.tab({ shift: true });
    await expect(line).toHaveFocus();
    line.scrollIntoView({ block: 'start' });
    const strip = canvasElement.querySelector('[data-sticky-strip]')?.getBoundingClientRect();
    await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(strip?.bottom ?? Number.POSITIVE_INFINITY);
  },
};
