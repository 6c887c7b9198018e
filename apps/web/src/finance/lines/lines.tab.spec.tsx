import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

test('who goes to the outputs has the focus there, and reads on from their heading', async () => {
  const app = await renderApp({
    path: '/finances/inputs-outputs',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Go to the outputs' }));
  const here = within(document.activeElement as HTMLElement);
  expect(here.getByRole('heading', { name: 'Outputs' })).toBeTruthy();
  expect(here.queryByRole('heading', { name: 'Inputs' })).toBeNull();
});
