import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const visit = (path: string) =>
  renderApp({ path, signedIn: true, answers: { 'GET /profile': profileOf('producer_level_two') } });

test('another screen takes the focus as a whole, and gives the window its title', async () => {
  const app = await visit('/dashboard');
  const links = await within(await screen.findByRole('main')).findAllByRole('link');
  const plans = links.find((link) => link.getAttribute('href') === '/service-plans');
  await app.user.click(plans as HTMLElement);
  await waitFor(() => expect(app.path()).toBe('/service-plans'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(document.title).toBe('Service and plans · Terroir');
});

test('another tab of the same screen leaves the focus on the tab', async () => {
  const app = await visit('/company-details');
  const history = await screen.findByRole('link', { name: 'History' });
  await app.user.click(history);
  await waitFor(() => expect(document.title).toBe('Company history · Terroir'));
  expect(document.activeElement).toBe(history);
});
