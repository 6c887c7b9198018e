import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetDrafts } from '../forms/kept-drafts.ts';
import { profileOf } from '../testing/answers.ts';
import { storedDrafts } from '../testing/drafts.ts';
import { keepTokenElsewhere, renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const anna = profileOf('producer_level_two', { name: 'Anna Roy' });
const bruno = profileOf('producer_level_two', { name: 'Bruno Caron' }, '018f0000-0000-7000-8000-000000000002');

/** Anna’s tab on her profile. */
async function annasProfile() {
  const app = await renderApp({
    path: '/profile',
    signedIn: true,
    answers: {
      'GET /profile': ({ headers }) => (headers.get('Authorization') === 'Bearer token-2' ? bruno : anna),
    },
  });
  const name = await screen.findByDisplayValue('Anna Roy');
  return { ...app, name };
}
const elsewhere = (token: string | null) => act(async () => keepTokenElsewhere(token));

test('a log-out in another tab leads to the log-in form, also past unsaved changes, and says why', async () => {
  const app = await annasProfile();
  await app.user.type(app.name, '-Gagnon');
  await elsewhere(null);
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a person who logs in in another tab sees nothing of the one before in this tab', async () => {
  const app = await annasProfile();
  await elsewhere(null);
  await waitFor(() => expect(app.path()).toBe('/login'));
  await elsewhere('token-2');
  expect(await screen.findByDisplayValue('Bruno Caron')).toBeTruthy();
  expect(screen.queryByText(/Anna Roy/)).toBeNull();
});

test('an open form starts afresh when another tab replaces the account at once', async () => {
  const app = await annasProfile();
  await app.user.type(app.name, '-Gagnon');
  await elsewhere('token-2');
  expect(await screen.findByDisplayValue('Bruno Caron')).toBeTruthy();
  expect(screen.queryByText(/Anna Roy/)).toBeNull();
});

test('a page that comes back from the browser’s cache shows the account of now', async () => {
  await annasProfile();
  localStorage.setItem('terroir-token', '"token-2"');
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => window.dispatchEvent(shown));
  expect(await screen.findByDisplayValue('Bruno Caron')).toBeTruthy();
});

test('what was typed outlives a log-out in another tab, for its writer alone', async () => {
  const app = await annasProfile();
  await app.user.type(app.name, '-Gagnon');
  act(() => forgetDrafts()); // as the tab that logs out does
  await elsewhere(null);
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(storedDrafts().map(([, values]) => values)).toEqual([{ 'profile.name': 'Anna Roy-Gagnon' }]);
  await elsewhere('token-2');
  expect(await screen.findByDisplayValue('Bruno Caron')).toBeTruthy();
  await elsewhere('token-1');
  expect(await screen.findByDisplayValue('Anna Roy-Gagnon')).toBeTruthy();
});
