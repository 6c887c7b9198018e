import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'ProgressBar',
  component: ProgressBar,
  args: { label: 'Packing the baskets', value: 42, text: '42 of 100 baskets' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Packing the baskets' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(canvas.getByRole('status')).toHaveTextContent('Packing the baskets, 25%');
  },
};
export const CanBeStopped: Story = {
  args: { onCancel: fn(), cancelLabel: 'Stop' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const LongFrenchTextOnAPhone: Story = {
  args: {
    label: 'Préparation des paniers de légumes de la semaine',
    text: '142 paniers préparés sur 1 250, il en reste encore beaucoup',
    onCancel: fn(),
    cancelLabel: 'Arrêter la préparation',
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
