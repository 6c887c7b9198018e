import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

function Held({ label, tools }: ToolbarProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Toolbar
        label={label}
        tools={tools.map((tool) =>
          tool.pressed === undefined
            ? {
                ...tool,
                expanded: open === tool.key,
                controls: 'part',
                onSelect: () => setOpen(open === tool.key ? null : tool.key),
              }
            : { ...tool, pressed: isOn, onSelect: () => setOn(!isOn) },
        )}
      />
      {open ? <p id="part">{open}</p> : null}
      <Button>After</Button>
    </>
  );
}
const onSelect = () => undefined;
const meta = {
  title: 'Toolbar',
  component: Toolbar,
  args: {
    label: 'Banner',
    tools: [
      { key: 'text', label: 'Text', icon: null, onSelect },
      { key: 'colours', label: 'Colours', icon: null, onSelect },
      { key: 'shown', label: 'Shown', icon: null, onSelect, pressed: true },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsOneStopAndArrowsWalk: Story = {
  play: async ({ canvas }) => {
    const tool = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(tool('Text')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool('Colours')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tool('Colours')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End} ');
    await expect(tool('Shown')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool('Text')).toHaveFocus();
    await userEvent.tab();
    await expect(tool('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tool('Text')).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
