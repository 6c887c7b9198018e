import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FieldWordsProvider } from '../field/field-words.ts';
import { Held, shown, told } from './held-date.fixture.tsx';

const meta = { title: 'Dates/Pasted', component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Puts what was copied elsewhere into the whole field. */
const pastes = async (group: HTMLElement, copied: string) => {
  await userEvent.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste(copied);
};
const pasted = async (group: HTMLElement) => {
  told.mockClear();
  await pastes(group, '2001-05-14');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('2001-05-14'));
  await expect(shown(group)).toBe('2001-05-14');
};
export const PastedInEnglish: Story = {
  play: ({ canvas }) => pasted(canvas.getByRole('group', { name: 'Day' })),
};
export const PastedInFrench: Story = {
  args: { language: 'fr', label: 'Jour' },
  play: ({ canvas }) => pasted(canvas.getByRole('group', { name: 'Jour' })),
};
/** What another page writes is read by the app, whole; the part that has the focus does not matter. */
const readsPasted = (start: string | null, copied: string, read: string | null): Story => ({
  args: { start },
  decorators: [
    (Story) => (
      <FieldWordsProvider
        value={{
          notADate: 'There is no such date.',
          notATime: 'There is no such time.',
          readDate: (text) => Promise.resolve(text === '14/05/2001' ? '2001-05-14' : null),
        }}
      >
        <Story />
      </FieldWordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    const before = shown(group);
    await pastes(group, copied);
    if (read === null) {
      await waitFor(() => expect(group).toHaveAccessibleDescription('There is no such date.'));
      await expect(shown(group)).toBe(before);
      await expect(told).not.toHaveBeenCalled();
      await userEvent.keyboard('20260510');
      await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-05-10'));
    } else {
      await waitFor(() => expect(shown(group)).toBe(read));
      await expect(told.mock.calls).toEqual([[read]]);
    }
    await expect(group).not.toHaveAccessibleDescription();
  },
});
export const PastedInAnotherOrder: Story = readsPasted(null, '14/05/2001', '2001-05-14');
export const PastedOverADate: Story = readsPasted('2026-05-09', ' 14/05/2001\n', '2001-05-14');
/** Never half taken: the field stays as it was and says so. */
export const PastedWords: Story = readsPasted('2026-05-09', 'the 5th, 2026', null);
export const PastedWordsIntoNothing: Story = readsPasted(null, '45/45/2026', null);
/** What reads a date could not be fetched: that is said, instead of calling the date wrong. */
export const NotReadNow: Story = {
  args: { start: '2026-05-09' },
  decorators: [
    (Story) => (
      <FieldWordsProvider
        value={{
          notADate: 'There is no such date.',
          notATime: 'There is no such time.',
          notReadNow: 'The server did not answer.',
          readDate: () => Promise.reject(new Error('No answer')),
        }}
      >
        <Story />
      </FieldWordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    told.mockClear();
    const group = canvas.getByRole('group', { name: 'Day' });
    const before = shown(group);
    await pastes(group, '14/05/2001');
    await waitFor(() => expect(group).toHaveAccessibleDescription('The server did not answer.'));
    await expect(shown(group)).toBe(before);
    // What every field reads by itself needs no server.
    await userEvent.paste('2001-05-14');
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2001-05-14'));
    await expect(group).not.toHaveAccessibleDescription();
  },
};
