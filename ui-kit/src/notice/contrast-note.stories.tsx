import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ContrastNote } from './contrast-note.tsx';

const meta = {
  title: 'Contrast note',
  component: ContrastNote,
  args: {
    verdict: 'enough',
    children: 'Easy to read: contrast 7.2 to 1.',
    sample: { text: '#2a4f1b', background: '#e2ecd3' },
  },
} satisfies Meta<typeof ContrastNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {};
const taken = fn();
export const TooLow: Story = {
  args: {
    verdict: 'low',
    children: 'Hard to read: contrast 2.1 to 1, at least 4.5 to 1 is needed.',
    sample: { text: '#8db868', background: '#e2ecd3' },
    actions: (
      <Button size="small" onClick={taken}>
        Use #3a6628
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hard to read');
    await userEvent.click(canvas.getByRole('button', { name: 'Use #3a6628' }));
    await expect(taken).toHaveBeenCalled();
  },
};
export const Unknown: Story = {
  args: { verdict: 'unknown', children: 'Over the image the contrast depends on what it shows.' },
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    verdict: 'low',
    children:
      'Difficile à lire : le contraste est de 2,1 pour 1 là où l’image est la plus claire, et il faut au moins 4,5 pour 1.',
    actions: <Button size="small">Prendre la couleur la plus proche qui se lit</Button>,
  },
};
