import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, record, refused } from '../testing/answers.ts';
import { resetApp, renderApp } from '../testing/render-app.tsx';

afterEach(resetApp);
const trial = {
  plan: 'homestead',
  status: 'trial',
  trial_ends_at: '2026-12-21T12:00:00Z',
  paid_until: null,
  trial_available: false,
};

test('at level one both plans lead to the company’s address', async () => {
  await renderApp({
    path: '/service-plans',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_one') },
  });
  const links = await screen.findAllByRole('link', { name: 'Access' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/company-details', '/company-details']);
});

test('at level two the first is current and the second asks, then starts the trial', async () => {
  const app = await renderApp({
    path: '/service-plans',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'POST /subscription': record('subscription', trial) },
  });
  const current = await screen.findByRole('button', { name: 'Your current plan' });
  expect((current as HTMLButtonElement).disabled).toBe(true);
  await app.user.click(screen.getByRole('button', { name: 'Try 30 days free' }));
  expect(app.sent.some(({ call }) => call === 'POST /subscription')).toBe(false);
  app.on({ 'GET /profile': profileOf('producer_level_three', { subscription: trial }) });
  await app.user.click(await screen.findByRole('button', { name: 'Start my 30 days' }));
  expect(await screen.findByText('Subscription updated successfully.')).toBeTruthy();
  const standing = await screen.findByText(/Your free trial lasts until/);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
  expect(document.activeElement?.contains(standing)).toBe(true);
});

test('at level three neither can be pressed', async () => {
  await renderApp({
    path: '/service-plans',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_three', { subscription: trial }) },
  });
  const names = ['Included in your plan', 'Your current plan'];
  await screen.findByRole('button', { name: 'Your current plan' });
  expect(names.map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)).toEqual([true, true]);
});

test('a trial that was used before is refused where it was asked for', async () => {
  const app = await renderApp({
    path: '/service-plans',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two', {
        subscription: { ...trial, plan: 'freemium', status: 'expired' },
      }),
      'POST /subscription': refused(422, { code: 'trial_used', message: 'The free trial has already been used.' }),
    },
  });
  expect(await screen.findByText(/Your trial has ended/)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Try 30 days free' }));
  await app.user.click(await screen.findByRole('button', { name: 'Start my 30 days' }));
  await waitFor(() => expect(screen.getByText('The free trial has already been used.')).toBeTruthy());
});

test.each([
  ['en', 'Soon', /^Try 30 days free$/],
  ['fr', 'Bientôt', /^Essayer 30.jours gratuitement$/],
] as const)(
  'says in %s which features come later, on the cards and before the trial starts',
  async (language, soon, start) => {
    const app = await renderApp({
      path: '/service-plans',
      language,
      signedIn: true,
      answers: { 'GET /profile': profileOf('producer_level_two', { language }) },
    });
    const button = await screen.findByRole('button', { name: start });
    const points = within(screen.getByRole('main')).getAllByRole('listitem');
    const marked = points.filter(({ textContent }) => textContent.endsWith(soon));
    const later = marked.map(({ textContent }) => textContent.replace(soon, '').trim());
    expect(later).toHaveLength(1); // it is of Freemium: the trial has all of its plan
    await app.user.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(later.slice(1));
  },
);
