import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import type { LeaveQuestionProps } from './leave-question.tsx';

let down = true;
jest.unstable_mockModule('./leave-question.tsx', () => {
  if (down) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: ({ open }: LeaveQuestionProps) => (open ? <p>The app asks</p> : null) };
});
const browser = globalThis.confirm;
let asked: string[] = [];
let says = false;
beforeEach(() => {
  [down, asked, says] = [true, [], false];
  globalThis.confirm = (text = '') => {
    asked.push(text);
    return says;
  };
});
afterEach(() => {
  resetApp();
  globalThis.confirm = browser;
});

/** Types a letter into a form whose leave question cannot be fetched. */
async function types() {
  const app = await renderApp({ path: '/register' });
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await app.user.type(name, 'M');
  const leave = () => app.user.click(screen.getAllByRole('link', { name: 'Log in' })[0] as HTMLElement);
  return { app, name, leave };
}

test('what is typed stays where the file of the leave question does not come', async () => {
  const { app, name } = await types();
  await app.user.type(name, 'arie');
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBe(name);
  expect((name as HTMLInputElement).value).toBe('Marie');
});

test('without that file the browser asks, in the words of the page, and its answer counts', async () => {
  const { app, leave } = await types();
  await leave();
  await waitFor(() => expect(asked).toEqual([expect.stringMatching(/^Leave without saving\?\s+Your changes/)]));
  expect(app.path()).toBe('/register');
  says = true;
  await leave();
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(asked).toHaveLength(2);
});

test('a later question tries the file again', async () => {
  const { leave } = await types();
  down = false;
  await leave();
  expect(await screen.findByText('The app asks')).toBeTruthy();
  expect(asked).toEqual([]);
});
