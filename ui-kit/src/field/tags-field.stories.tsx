import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TagsField, type TagsFieldProps } from './tags-field.tsx';

function Kept(args: TagsFieldProps) {
  const [value, setValue] = useState(args.value);
  return <TagsField {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'TagsField',
  component: TagsField,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Tags',
    value: ['organic'],
    onChange: () => undefined,
    labels: { add: 'Add', remove: (tag) => `Remove ${tag}` },
  },
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'irrigated{Enter}drained, Organic,');
    await userEvent.type(field, 'left');
    await userEvent.tab();
    await userEvent.tab();
    const tags = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags()).toEqual(['organic', 'irrigated', 'drained', 'left']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove drained' }));
    await expect(tags()).toEqual(['organic', 'irrigated', 'left']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(tags()).toEqual(['organic', 'irrigated']);
  },
};
export const Empty: Story = { args: { value: [], optionalMark: 'optional' } };
export const Full: Story = {
  args: { value: ['one', 'two'], most: 2 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'three{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Failed: Story = { args: { error: 'Tags can have at most 20 entries' } };
export const LongFrenchText: Story = {
  args: {
    label: 'Étiquettes de la zone',
    value: ['agriculture biologique en transition', 'drainage souterrain à refaire au printemps prochain'],
    helperText: 'Appuyez sur Entrée ou tapez une virgule après chaque étiquette.',
    labels: { add: 'Ajouter', remove: (tag) => `Retirer ${tag}` },
  },
  globals: { viewport: { value: 'mobile' } },
};
