import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { profileOf, type Told } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const profile = (version: number, changed: object = {}): Told => ({
  ...profileOf('producer_level_two', changed),
  headers: { ETag: `"${version}"` },
});

test('what is typed while the profile is being saved stays and is saved over it', async () => {
  const app = await renderApp({ path: '/profile', signedIn: true, answers: { 'GET /profile': profile(1) } });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const { promise, resolve } = Promise.withResolvers<Told>();
  app.on({ 'PUT /profile': () => promise });
  await app.user.type(name, ' B');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /profile');
  await waitFor(() => expect(puts()).toHaveLength(1));
  await app.user.type(name, 'eaulieu');
  await act(async () => resolve(profile(2, { name: 'Marie Tremblay B' })));
  expect(await screen.findByText(/What you typed while it was being saved is not saved yet/)).toBeTruthy();
  expect(name.value).toBe('Marie Tremblay Beaulieu');
  app.on({ 'PUT /profile': profile(3, { name: 'Marie Tremblay Beaulieu' }) });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(puts()[1]?.headers.get('If-Match')).toBe('"2"');
  expect(puts()[1]?.body).toMatchObject({ profile: { name: 'Marie Tremblay Beaulieu' } });
});
