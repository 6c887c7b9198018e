import { useLayoutEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DelayedSkeleton, Skeleton, SkeletonLines, useDelayed } from './skeleton.tsx';

const meta = {
  title: 'Skeleton',
  component: DelayedSkeleton,
  args: { label: 'Loading', delayMs: 0, children: <SkeletonLines count={4} /> },
} satisfies Meta<typeof DelayedSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Shapes: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Skeleton width={56} height={56} round />
        <Skeleton height={56} />
      </div>
    ),
  },
};
export const KeepsItsPlaceBeforeItIsSeen: Story = {
  args: { delayMs: 60_000 },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-busy] > div') as HTMLElement;
    await expect(place).not.toBeVisible();
    await expect(place.getBoundingClientRect().height).toBeGreaterThan(60);
  },
};

const drawn = fn<(late: boolean) => void>();
function Waiting() {
  const [active, setActive] = useState(false);
  const late = useDelayed(active, 20);
  useLayoutEffect(() => drawn(late));
  return (
    <>
      <Button onClick={() => setActive(!active)}>{active ? 'Stop' : 'Start'}</Button>{' '}
      <output>{late ? 'late' : 'quiet'}</output>
    </>
  );
}
export const QuickAnswersStayQuiet: Story = {
  render: () => <Waiting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('late'));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('quiet');
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('late'));
    // What was late before is no more: the first that is drawn is quiet.
    await expect(drawn).toHaveBeenNthCalledWith(1, false);
  },
};
