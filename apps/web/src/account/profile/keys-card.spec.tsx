import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const visit = (language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/profile',
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });

test('keys of one letter are turned off and on beside the profile, which this browser keeps without a save', async () => {
  const app = await visit();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Use single-key shortcuts' });
  expect(box.checked).toBe(true);
  await app.user.click(box);
  expect(localStorage.getItem('terroir-keys')).toBe('false');
  cleanup();

  const again = await visit('fr');
  const french = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Activer les raccourcis d’une seule touche',
  });
  expect(french.checked).toBe(false);
  await again.user.click(french);
  expect(localStorage.getItem('terroir-keys')).toBe('true');
  expect(again.sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});
