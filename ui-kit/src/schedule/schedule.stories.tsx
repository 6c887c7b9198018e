import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { french, Planner, visits } from './schedule.fixture.tsx';

const meta = {
  title: 'Schedule',
  component: Planner,
  args: { onSelectSlot: fn(), onOpen: fn(), onNavigate: fn() },
} satisfies Meta<typeof Planner>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile', isRotated: false } };

export const Month: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: 'Visits, May 2026' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
    await expect(within(grid).getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
      /^Wednesday, May 6, 2026, 2 visits/,
    );
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Thursday, May 14, 2026, 0 visits/ }));
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ date: '2026-05-14', time: null });
    await userEvent.click(canvas.getByRole('button', { name: /Sweep the chimney/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'sweep' }));
    await expect(args.onSelectSlot).toHaveBeenCalledTimes(1);
  },
};
export const DoneLateAndUnsentAreSaid: Story = {
  play: async ({ canvas }) => {
    const done = canvas.getByRole('button', { name: /Split wood done/ });
    await expect(getComputedStyle(within(done).getByText('Split wood')).textDecorationLine).toBe('line-through');
    await expect(done.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Mend the roof late/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Sweep the chimney repeats/ })).toBeVisible();
    const unsent = canvas.getByRole('button', { name: /Boat to the lake hut not sent/ });
    await expect(unsent.querySelector('svg')).toBeVisible();
  },
};
/** On a phone a month has room for numbers alone. */
export const DoneAndLateAreSaidOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const number = (day: string) => canvas.getByRole('button', { name: new RegExp(`visits.*${day}`) });
    await expect(number('May 4')).toHaveAccessibleName(/^1 visits, late /);
    await expect(number('May 5')).toHaveAccessibleName(/^1 visits, done /);
    await expect(number('May 6')).toHaveAccessibleName(/^2 visits Wednesday/);
    for (const [day, icons] of [
      ['May 4', 1],
      ['May 5', 1],
      ['May 6', 0],
    ] as const)
      await expect(number(day).querySelectorAll('svg')).toHaveLength(icons);
  },
};
/** Its time is said by where it stands. */
export const AShortOneHasItsName: Story = {
  args: {
    view: 'week',
    events: [
      { id: 'water', title: 'Water the tunnel', date: '2026-05-06', time: '06:30', duration: 30, repeats: true },
    ],
  },
  globals: phone,
  play: async ({ canvas }) => {
    const water = canvas.getByRole('button', { name: /Water the tunnel repeats/ });
    const name = within(water).getByText('Water the tunnel');
    await expect(name.clientWidth).toBeGreaterThan(water.clientWidth * 0.75);
  },
};
export const PeriodsAndViews: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'June 2026' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('June 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('month', '2026-05-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('week', '2026-04-29');
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(canvas.getByRole('heading', { name: 'Wednesday, April 29, 2026' })).toBeVisible();
  },
};
export const ADayWithMany: Story = {
  play: async ({ canvas, args }) => {
    const cell = within(canvas.getByRole('gridcell', { name: /^Tuesday, May 12, 2026, 6 visits/ }));
    await expect(cell.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(cell.getByRole('button', { name: /^\+3 more/ }));
    const list = await screen.findByRole('dialog', { name: 'Tuesday, May 12, 2026' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(list).getByRole('button', { name: 'Paths' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'Paths' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The caller has some events of each day, and says how many there are. */
export const ADayWithMoreThanAreHere: Story = {
  args: { totals: { '2026-05-06': 40 }, listed: visits.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^\+38 more/ }));
    const list = await screen.findByRole('dialog', { name: 'Wednesday, May 6, 2026' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Week: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const [guide, sweep] = [/Guide from/, /Sweep/].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    // They overlap, and are side by side: two and a half hours and one.
    await expect(guide && sweep && guide.right <= sweep.left + 1).toBe(true);
    await expect(Math.round(((guide?.height ?? 0) / (sweep?.height ?? 1)) * 10)).toBe(25);
    await expect(canvas.getByText('Now')).toBeInTheDocument();
    // What begins late goes on after midnight.
    await expect(canvas.getAllByRole('button', { name: /Night watch/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('gridcell', { name: /Thursday, May 7, 2026, 9:00 a/ }));
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ date: '2026-05-07', time: '09:00' });
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Thursday, May 7, 2026, All day' }));
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ date: '2026-05-07', time: null });
  },
};
export const WeekOfMany: Story = {
  args: {
    view: 'week',
    events: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, title: `Visit ${id}`, date: '2026-05-06', time: '09:00' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^\+3 more/ }));
    const list = await screen.findByRole('dialog');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};
export const Day: Story = { args: { view: 'day' } };
export const Empty: Story = { args: { events: [] } };
export const Loading: Story = {
  args: { events: [], loading: true },
  play: ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
};
/** Nothing can be put before the first day. */
export const ClosedDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /April 28, 2026/ }));
    await expect(args.onSelectSlot).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing goes here');
  },
};
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Split wood')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^1 visits, done Tuesday, May 5, 2026/ }));
    const list = await screen.findByRole('dialog', { name: 'Tuesday, May 5, 2026' });
    await expect(within(list).getByRole('button', { name: /Split wood/ })).toBeVisible();
  },
};
export const WeekOnAPhone: Story = {
  globals: phone,
  args: { view: 'week' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Split wood/ })).toBeInTheDocument();
    const hours = canvasElement.querySelector('[data-hours]');
    await expect((hours?.scrollWidth ?? 0) > (hours?.clientWidth ?? 0)).toBe(true);
  },
};
export const DayOnAPhone: Story = { globals: phone, args: { view: 'day' } };
export const LongFrenchText: Story = {
  globals: phone,
  args: {
    view: 'week',
    labels: french,
    locale: 'fr-CA',
    events: visits.map((visit) => ({
      ...visit,
      title: `${visit.title} avec toute l’équipe du refuge de la Traversée`,
    })),
  },
};
export const LargeText: Story = { globals: { ...phone, textSize: 'double' } };
