import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TagList, type TagListProps } from './tag-list.tsx';

function Kept(args: TagListProps) {
  const [tags, setTags] = useState(args.tags);
  return <TagList {...args} tags={tags} onRemove={(key) => setTags(tags.filter((tag) => tag.key !== key))} />;
}

const meta = {
  title: 'TagList',
  component: TagList,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Locations',
    tags: [
      { key: 'a', label: 'Home field' },
      { key: 'b', label: 'Winter rye (Home field)' },
    ],
    removeLabel: (label) => `Remove ${label}`,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Home field' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Winter rye (Home field)',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Winter rye (Home field)' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongFrenchText: Story = {
  args: {
    label: 'Emplacements',
    tags: [{ key: 'a', label: 'Prairie derrière la grange, côté du ruisseau de la Massawippi (parcelle du bas)' }],
    removeLabel: (label) => `Retirer ${label}`,
  },
  globals: { viewport: { value: 'mobile' } },
};
