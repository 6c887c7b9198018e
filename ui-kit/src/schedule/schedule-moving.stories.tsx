import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { middleOf, Planner, pointerOf } from './schedule.fixture.tsx';

const meta = {
  title: 'Schedule/Moving',
  component: Planner,
  args: { onSelectSlot: fn(), onOpen: fn(), onMove: fn(), onNavigate: fn() },
} satisfies Meta<typeof Planner>;
export default meta;
type Story = StoryObj<typeof meta>;

const moved = (id: string) => expect.objectContaining({ id }) as unknown;

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const today = canvas.getByRole('gridcell', { current: 'date' });
    today.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const later = canvas.getByRole('gridcell', { name: /May 14, 2026/ });
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ date: '2026-05-14', time: null });
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('gridcell', { name: /May 10, 2026/ })).toHaveFocus();
    // Beyond the last week is the next month.
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /June 10, 2026/ })).toHaveFocus());
    await expect(args.onNavigate).toHaveBeenLastCalledWith('month', '2026-06-10');
  },
};
export const TabLeadsToTheEventsOfTheDay: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('gridcell', { current: 'date' }).focus();
    await userEvent.tab();
    const guide = canvas.getByRole('button', { name: /Guide from/ });
    await expect(guide).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Sweep/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(moved('sweep'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveFocus();
  },
};
export const MovedByTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Sweep/ }).focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/arrows choose its place/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Thursday, May 7, 2026, 10:30/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('sweep'), { date: '2026-05-07', time: '10:30' });
    await expect(args.onSelectSlot).not.toHaveBeenCalled();
  },
};
export const NotMovedAfterEscape: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Boat/ }).focus();
    await userEvent.keyboard('m{ArrowDown}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Boat to the lake hut stays');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Boat/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const MovedToAnotherHour: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Boat/ }).focus();
    await userEvent.keyboard('m{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('boat'), { date: '2026-05-06', time: '09:00' });
  },
};
export const DraggedByTheMouse: Story = {
  play: async ({ canvas, args }) => {
    const mouse = pointerOf('mouse');
    const wood = canvas.getByRole('button', { name: /Split wood/ });
    const there = canvas.getByRole('gridcell', { name: /May 20, 2026/ });
    await mouse.down(wood, middleOf(wood));
    await mouse.move(middleOf(there));
    await expect(there).toHaveAttribute('data-target');
    await mouse.up(middleOf(there));
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('wood'), { date: '2026-05-20', time: '09:30' });
    await expect(there).toContainElement(canvas.getByRole('button', { name: /Split wood/ }));
  },
};
/** Taken hold of in its second hour, it goes down as far as the pointer does. */
export const DraggedToAnotherHour: Story = {
  args: { view: 'day' },
  play: async ({ canvas, args }) => {
    const mouse = pointerOf('mouse');
    const guide = canvas.getByRole('button', { name: /Guide from/ });
    const there = canvas.getByRole('gridcell', { name: /2026, 2:00 p/ });
    const [x, y] = middleOf(guide, 0.6);
    await mouse.down(guide, [x, y]);
    await mouse.move([x, middleOf(there)[1]]);
    await mouse.up([x, middleOf(there)[1]]);
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('guide'), { date: '2026-05-06', time: '13:00' });
  },
};
export const DraggedToTheWholeDay: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const mouse = pointerOf('mouse');
    const boat = canvas.getByRole('button', { name: /Boat/ });
    const there = canvas.getByRole('gridcell', { name: 'Friday, May 8, 2026, All day' });
    await mouse.down(boat, middleOf(boat));
    await mouse.move(middleOf(there));
    await mouse.up(middleOf(there));
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('boat'), { date: '2026-05-08', time: null });
  },
};
export const LetGoByEscape: Story = {
  play: async ({ canvas, args }) => {
    const mouse = pointerOf('mouse');
    const wood = canvas.getByRole('button', { name: /Split wood/ });
    const there = middleOf(canvas.getByRole('gridcell', { name: /May 20, 2026/ }));
    await mouse.down(wood, middleOf(wood));
    await mouse.move(there);
    await userEvent.keyboard('{Escape}');
    await mouse.up(there);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const NotDraggedToAClosedDay: Story = {
  play: async ({ canvas, args }) => {
    const mouse = pointerOf('mouse');
    const wood = canvas.getByRole('button', { name: /Split wood/ });
    const there = middleOf(canvas.getByRole('gridcell', { name: /April 27, 2026/ }));
    await mouse.down(wood, middleOf(wood));
    await mouse.move(there);
    await mouse.up(there);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing goes here');
  },
};
/** A finger drags what it has held; one that moves at once scrolls. */
export const DraggedByAFinger: Story = {
  args: { view: 'day' },
  play: async ({ canvas, canvasElement, args }) => {
    const finger = pointerOf('touch');
    const sweep = canvas.getByRole('button', { name: /Sweep/ });
    const there = canvas.getByRole('gridcell', { name: /2026, 1:00 p/ });
    const [x, y] = middleOf(sweep, 0.25);
    await finger.down(sweep, [x, y]);
    await finger.move([x, y + 40]);
    await finger.up(middleOf(there));
    await expect(args.onMove).not.toHaveBeenCalled();
    await finger.down(sweep, [x, y]);
    await waitFor(() => expect(canvasElement.querySelector('.ghost')).not.toBeNull());
    await finger.move([x, middleOf(there)[1]]);
    await finger.up([x, middleOf(there)[1]]);
    await expect(args.onMove).toHaveBeenLastCalledWith(moved('sweep'), { date: '2026-05-06', time: '13:30' });
  },
};
