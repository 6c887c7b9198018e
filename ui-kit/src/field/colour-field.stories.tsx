import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ColourField, type ColourFieldProps } from './colour-field.tsx';

const chosen = fn();
function Held(props: ColourFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourField
      {...props}
      value={value}
      onChange={(colour) => {
        chosen(colour);
        setValue(colour);
      }}
    />
  );
}
const meta = {
  title: 'Fields/Colour',
  component: ColourField,
  args: {
    label: 'Text colour',
    value: '#3a6628',
    onChange: () => undefined,
    themeColour: '#29251d',
    labels: {
      code: 'Code',
      theme: 'Colour of the theme',
      reset: 'Use the theme’s',
      invalid: 'Six digits or letters from a to f, for example #3a6628',
    },
  },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PicksAndTypes: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code, Text colour' });
    await fireEvent.change(canvas.getByLabelText('Text colour'), { target: { value: '#97481f' } });
    await expect(code).toHaveValue('#97481f');
    await userEvent.clear(code);
    await userEvent.type(code, '28627A');
    await expect(chosen).toHaveBeenLastCalledWith('#28627a');
    await expect(canvas.getByLabelText('Text colour')).toHaveValue('#28627a');
  },
};
export const ThreeDigitsAreReadOnLeaving: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code, Text colour' });
    await userEvent.clear(code);
    await userEvent.type(code, '#abc');
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(chosen).toHaveBeenLastCalledWith('#aabbcc');
  },
};
export const WhatIsNoColourSaysSo: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code, Text colour' });
    await userEvent.clear(code);
    await userEvent.type(code, 'javascript:alert(1)');
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/Six digits/);
    await expect(chosen).not.toHaveBeenCalled();
  },
};
export const TheThemes: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Text colour')).toHaveValue('#29251d');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const IsGivenBackToTheTheme: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the theme’s, Text colour' }));
    await expect(chosen).toHaveBeenLastCalledWith(null);
    const code = canvas.getByRole('textbox', { name: 'Code, Text colour' });
    await expect(code).toHaveValue('');
    await expect(code).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    label: 'Couleur de l’arrière-plan de la section',
    labels: {
      code: 'Code',
      theme: 'Couleur du thème',
      reset: 'Reprendre la couleur du thème',
      invalid: 'Six chiffres ou lettres de a à f',
    },
  },
};
