import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces what a field holds, at once as a paste does. Typed key by key, the whole form is drawn for each key. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Enters a calendar date, `2026-05-01`, at once; `field` is the group of its parts. */
export async function enterDate(user: UserEvent, field: HTMLElement, day: string): Promise<void> {
  await user.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.paste(day);
}
