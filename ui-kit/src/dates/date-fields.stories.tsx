import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { belowIsGone, closesTheOneBelow, TwoDialogs } from '../dialog/two-dialogs.fixture.tsx';
import { focusFirstFault } from '../field/first-fault.ts';
import { FieldWordsProvider } from '../field/field-words.ts';
import { TimeField } from './date-field.tsx';
import { Held, shown, told } from './held-date.fixture.tsx';

function Time() {
  const [value, setValue] = useState<string | null>(null);
  const hear = (next: string | null) => {
    told(next);
    setValue(next);
  };
  return <TimeField label="Heure" language="fr" value={value} onChange={hear} helperText="Facultative." />;
}
const meta = { title: 'Dates', component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { start: '2026-05-09', helperText: 'The day it began.' } };
export const French: Story = {
  args: { language: 'fr', label: 'Jour de la première floraison observée', start: '2026-05-09' },
};
export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'Choose a day that is not in the future.', start: '2031-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription(
      'Choose a day that is not in the future.',
    );
  },
};
/** A refusal leads to the first part of a wrong date, as to any other wrong field. */
export const ARefusalLeadsToIt: Story = {
  args: { error: 'Choose a day that is not in the future.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(focusFirstFault(canvasElement)).toBe(true);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
/** A time that is not whole is none yet, and can be told from an empty field. */
export const ATimeOfDay: Story = {
  render: () => <Time />,
  play: async ({ canvas, canvasElement }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Heure' });
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await expect(input).toHaveValue('');
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('16');
    await waitFor(() => expect(input).not.toHaveValue(''));
    await expect(told).not.toHaveBeenCalled();
    await userEvent.keyboard('30');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('16:30'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(null));

    await expect(input).toHaveValue('');
  },
};
export const ATimeThatNoClockShows: Story = {
  render: () => <Time />,
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Heure' });
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('2530');
    await waitFor(() => expect(shown(group)).toBe('25:30'));
    await expect(told.mock.calls.at(-1)?.[0] ?? null).toBeNull();
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
export const TypedInFrench: Story = {
  args: { language: 'fr', label: 'Jour' },
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Jour' });
    const parts = within(group).getAllByRole('spinbutton');
    await userEvent.click(parts[0] as HTMLElement);
    await waitFor(() => expect(shown(group)).toBe('AAAA-MM-JJ'));
    await userEvent.keyboard('20010514');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2001-05-14'));
    await expect(shown(group)).toBe('2001-05-14');
  },
};
/** Half a date is no whole one, and what is typed over a date goes on from part to part all the same. */
const typedOver = (start: string, keys: string, read: string): Story => ({
  args: { start },
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(keys);
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(read));
    await expect(shown(group)).toBe(read);
  },
});
export const TypedOverTheEndOfAMonth: Story = typedOver('2026-10-31', '20260415', '2026-04-15');
export const TypedOverADayThatFebruaryHasNot: Story = typedOver('2026-05-30', '20260215', '2026-02-15');
export const TypedOverALeapDay: Story = typedOver('2028-02-29', '20261020', '2026-10-20');
/** What no calendar has is shown as it was typed, is no date, and is called wrong once the field is left. */
const keepsWhatNoCalendarHas = (start: string | null, keys: string, kept: string): Story => ({
  args: { start },
  decorators: [
    (Story) => (
      <FieldWordsProvider value={{ notADate: 'There is no such date.', notATime: 'There is no such time.' }}>
        <Story />
      </FieldWordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(keys);
    await waitFor(() => expect(shown(group)).toBe(kept));
    await expect(told.mock.calls.at(-1)?.[0] ?? null).toBeNull();
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(group).toHaveAccessibleDescription('There is no such date.'));
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('20260509');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-09'));
    await expect(group).not.toHaveAccessibleDescription();
  },
});
export const AMonthThatIsNone: Story = keepsWhatNoCalendarHas(null, '20261301', '2026-13-01');
export const AMonthThatIsNoneOverADate: Story = keepsWhatNoCalendarHas('2026-05-09', '20261301', '2026-13-01');
export const ADayThatIsNone: Story = keepsWhatNoCalendarHas(null, '20260145', '2026-01-45');
export const ADayThatFebruaryHasNot: Story = keepsWhatNoCalendarHas(null, '20260230', '2026-02-30');
export const HalfADate: Story = keepsWhatNoCalendarHas(null, '20260', '2026-00-DD');
/** Digits typed anew into a part are not put to those that were there. */
export const APartTypedAnew: Story = {
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('2026050915');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-15'));
  },
};

export const OnAPhone: Story = {
  args: {
    language: 'fr',
    label: 'Jour de la première floraison observée au verger',
    start: '2026-05-09',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /Jour/ });
    await waitFor(() => expect(shown(group)).toBe('2026-05-09'));
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
export const Disabled: Story = { args: { start: '2026-05-09', disabled: true } };
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
export const ItsMonthIsReadWhenADialogBelowGoes: Story = {
  render: () => (
    <TwoDialogs>
      <Held start="2026-05-09" />
    </TwoDialogs>
  ),
  play: async () => {
    const front = await screen.findByRole('dialog', { name: 'In front' });
    await closesTheOneBelow();
    await userEvent.click(within(front).getByRole('button', { name: /Choose date/ }));
    await belowIsGone();
    const month = await screen.findByRole('dialog', { name: 'Day' });
    told.mockClear();
    await userEvent.click(within(month).getByRole('gridcell', { name: '21' }));
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-21'));
    await waitFor(() => expect(within(front).getByRole('button', { name: /Choose date/ })).toHaveFocus());
  },
};
