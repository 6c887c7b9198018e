import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

test.each([
  ['producer_level_two', []],
  ['business_level_one', []],
])('marks the steps of a %s that lead to what is not built', async (role, later) => {
  await renderApp({ path: '/dashboard', signedIn: true, answers: { 'GET /profile': profileOf(role) } });
  await screen.findByRole('heading', { level: 1, name: 'Hello, Marie Tremblay' });
  const steps = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  const marked = steps.filter(({ textContent }) => textContent.endsWith('Soon'));
  expect(marked.map(({ textContent }) => textContent.replace(' Soon', ''))).toEqual(later);
});
