import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

test.each([
  [
    'producer_level_two',
    ['/company-details', '/land', '/production-food', '/finances', '/service-plans', '/put-to-market', '/web-builder'],
  ],
  ['business_level_one', ['/company-details', '/marketplace']],
])('the steps of a %s lead to their screens, in this order', async (role, hrefs) => {
  await renderApp({ path: '/dashboard', signedIn: true, answers: { 'GET /profile': profileOf(role) } });
  await screen.findByRole('heading', { level: 1, name: 'Hello, Marie Tremblay' });
  const [steps] = within(screen.getByRole('main')).getAllByRole('list');
  const ways = within(steps as HTMLElement).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(hrefs);
});
