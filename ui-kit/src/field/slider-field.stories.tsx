import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { SliderField, type SliderFieldProps } from './slider-field.tsx';

function Held(props: SliderFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SliderField {...props} value={value} onChange={setValue} />;
}
const meta = {
  title: 'Fields/Slider',
  component: SliderField,
  args: {
    label: 'Zoom',
    value: 1,
    onChange: () => undefined,
    min: 1,
    max: 3,
    step: 0.1,
    formatValue: (value) => `${value.toFixed(1)} ×`,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesByItsStep: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '1.26' } });
    await expect(slider).toHaveValue('1.3');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.3 ×');
    await expect(canvas.getByText('1.3 ×')).toBeVisible();
    await fireEvent.change(slider, { target: { value: '9' } });
    await expect(slider).toHaveValue('3');
  },
};
export const WithMarks: Story = {
  args: { min: 0, max: 4, step: 1, value: 4, marks: [0, 1, 2, 3, 4], formatValue: (value) => `Change ${value + 1}` },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Change 4');
    await expect((slider as HTMLInputElement).list?.options).toHaveLength(5);
  },
};
export const Disabled: Story = { args: { disabled: true, value: 2 } };
export const WithError: Story = {
  args: { helperText: 'Soil under trees is often acid.', error: 'Choose a value of at least 4.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Choose a value of at least 4. Soil under trees is often acid.',
    );
  },
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    label: 'Distance jusqu’à laquelle chercher des fournisseurs autour de l’entreprise',
    formatValue: (value) => `${value} kilomètres`,
  },
};
/** It goes below the slider where both have no room beside each other. */
export const ALongValueLeavesRoomToPull: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { formatValue: () => '28 novembre 2025 à 8 h 59, heure de l’Est' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider').getBoundingClientRect().width).toBeGreaterThan(200);
  },
};
