import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const meta = { title: 'MoneyField' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24, maxWidth: 480 } as const;

function Price(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState<number | null>(1234.5);
  return <MoneyField label="Price" language="en" currency="CAD" value={value} onChange={setValue} {...props} />;
}
export const MoneyInBothLanguages: Story = {
  render: () => (
    <div style={column}>
      <Price />
      <Price language="fr" label="Prix total payé par année, taxes et frais de livraison compris" />
      <Price label="Price in euros" currency="EUR" error="An amount is required" />
      <Price label="Not yet" value={null} disabled helperText="Choose a plant first." />
    </div>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByRole('textbox', { name: 'Price' });
    const french = canvas.getByRole('textbox', { name: /^Prix/ });
    const signOf = (input: HTMLElement) => input.closest('div')?.textContent;
    await expect([signOf(english), signOf(french)]).toEqual(['$', '$']);
    const before = (input: HTMLElement) => {
      const sign = input.parentElement?.querySelector('span') as Element;
      return sign.getBoundingClientRect().left < input.getBoundingClientRect().left;
    };
    await expect([before(english), before(french)]).toEqual([true, false]);
  },
};

export const MoneyKeepsItsDecimals: Story = {
  render: () => (
    <div style={column}>
      <Price />
      <Price language="fr" label="Prix" />
    </div>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByRole('textbox', { name: 'Price' });
    const french = canvas.getByRole('textbox', { name: 'Prix' });
    await expect(english).toHaveValue('1234.50');
    await userEvent.clear(english);
    await userEvent.type(english, '12.5');
    await expect(english).toHaveValue('12.5');
    await userEvent.clear(french);
    await expect(english).toHaveValue('12.50');
    await userEvent.paste('1 234,5 $');
    await expect(french).toHaveValue('1 234,5 $');
    await userEvent.tab();
    await expect(french).toHaveValue('1234,50');
  },
};
