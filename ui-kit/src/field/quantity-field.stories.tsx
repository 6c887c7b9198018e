import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QuantityField } from './quantity-field.tsx';

const meta = { title: 'QuantityField' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Amount({ withUnits = true, error }: { withUnits?: boolean; error?: string }) {
  const [quantity, setQuantity] = useState<number | null>(12.5);
  const [unit, setUnit] = useState('kg');
  return (
    <QuantityField
      quantity={{ label: 'Quantity', language: 'en', value: quantity, onChange: setQuantity, error }}
      unit={{
        label: 'Unit',
        placeholder: 'Choose a unit',
        value: withUnits ? unit : '',
        onChange: (event) => setUnit(event.target.value),
        helperText: withUnits ? undefined : 'Depends on the plant',
        options: withUnits
          ? [
              { value: 'kg', label: 'kilogram' },
              { value: 'cord', label: 'cord' },
            ]
          : [],
      }}
    />
  );
}
export const QuantityWithItsUnit: Story = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'cord');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '3,5');
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveValue('cord');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3,5');
  },
};
export const QuantityWithoutUnitsToChoose: Story = {
  render: () => <Amount withUnits={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Unit/ })).toBeDisabled();
  },
};
export const QuantityWithAnErrorOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Amount error="Quantity is required" />,
};
