import { ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts } from '../i18n/texts.ts';
import { readTexts } from '../testing/read-texts.ts';
import { AsOfControl } from './as-of-control.tsx';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['as-of']);
});
afterEach(cleanup);

/** Opens the dialog and answers its parts; `looked` are the instants that were chosen. */
async function choosing() {
  const looked: (string | null)[] = [];
  const asOf = {
    instant: null,
    unreadable: false,
    lookAt: (instant: string | null) => void looked.push(instant),
    hrefOf: (path: string) => path,
  };
  render(
    <ThemeRoot>
      <AsOfControl asOf={asOf} />
    </ThemeRoot>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'As of: today' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As it was on…' }));
  const part = async (name: string) =>
    within(await screen.findByRole('group', { name: new RegExp(name) })).getAllByRole('spinbutton')[0] as HTMLElement;
  const type = async (name: string, digits: string) => {
    await user.click(await part(name));
    await user.keyboard(digits);
  };
  return { user, looked, part, type, show: () => user.click(screen.getByRole('button', { name: 'Show' })) };
}

test('a date alone means the end of that day, and the dialog says so', async () => {
  const { looked, type, show } = await choosing();
  await type('^Date', '20250131');
  expect(screen.getByText(/at the end of that day/)).toBeTruthy();
  await show();
  expect(looked).toEqual([new Date(2025, 0, 31, 23, 59, 59, 999).toISOString()]);
});

test('a refusal leads to the field that is wrong, each time', async () => {
  const { user, looked, part, type, show } = await choosing();
  await part('^Date');
  await show();
  expect(screen.getByText('Choose a date')).toBeTruthy();
  const day = await part('^Date');
  await waitFor(() => expect(document.activeElement).toBe(day));
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  await show();
  await waitFor(() => expect(document.activeElement).toBe(day));
  await user.click(day);
  await user.keyboard('20250131');
  await type('^Time', '08');
  await show();
  expect(screen.getByText(/the hours and the minutes/)).toBeTruthy();
  const time = await part('^Time');
  await waitFor(() => expect(document.activeElement).toBe(time));
  expect(looked).toEqual([]);
});
