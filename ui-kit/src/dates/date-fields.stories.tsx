import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField, DateTimeField, type DateFieldProps } from './date-field.tsx';

const told = fn();
function Held(props: Partial<DateFieldProps> & { time?: boolean; start?: string | null }) {
  const { time, start = null, ...rest } = props;
  const [value, setValue] = useState<string | null>(start);
  const Field = time ? DateTimeField : DateField;
  return (
    <div style={{ maxWidth: 320 }}>
      <Field
        label="Day"
        language="en"
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
        {...rest}
      />
    </div>
  );
}
const meta = { title: 'Dates', component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { start: '2026-05-09', helperText: 'The day it began.' } };
export const French: Story = {
  args: { language: 'fr', label: 'Jour de la première floraison observée', start: '2026-05-09' },
};
export const WithTime: Story = { args: { time: true, label: 'As it was on', start: '2026-05-09T16:30' } };
export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'Choose a day that is not in the future.', start: '2031-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription(
      'Choose a day that is not in the future.',
    );
  },
};
export const TypedByKeyboard: Story = {
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    const parts = within(group).getAllByRole('spinbutton');
    await userEvent.click(parts[0] as HTMLElement);
    await userEvent.keyboard('20260509');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-09'));
  },
};
export const PickedFromTheMonth: Story = {
  args: { language: 'fr', label: 'Jour', start: '2026-05-09' },
  play: async ({ canvas }) => {
    told.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /date sélectionnée|Choisir/i }));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('gridcell', { name: '21' }));
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-21'));
  },
};
