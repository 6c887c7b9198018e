import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { missingFor, redirectOf } from './access.ts';
import { profileOf, refused } from '../testing/answers.ts';
import { resetApp, renderApp } from '../testing/render-app.tsx';

afterEach(resetApp);

describe('who may see a screen', () => {
  test.each([
    ['anyone', false, null, null],
    ['guest', false, null, null],
    ['guest', true, 'producer_level_one', '/dashboard'],
    ['member', false, null, '/login'],
    ['member', true, 'analyst', null],
    ['producer', false, null, '/login'],
    ['producer', true, 'producer_level_one', null],
    ['producer', true, 'business_level_one', '/'],
    ['business', true, 'producer_level_three', '/'],
    ['business', false, null, '/login'],
    ['company', true, 'analyst', '/'],
    ['company', true, 'business_level_one', null],
  ] as const)('%s, signed in %s as %s, is sent to %s', (who, signedIn, role, target) => {
    expect(redirectOf(who, signedIn, role)).toBe(target);
  });

  test.each([
    ['plan_level_1', 'producer_level_one', null, 'address'],
    ['plan_level_1', 'producer_level_two', { lat: 45, lng: -72 }, null],
    ['plan_level_2', 'producer_level_one', null, 'address'],
    ['plan_level_2', 'producer_level_two', { lat: 45, lng: -72 }, 'upgrade'],
    ['plan_level_2', 'producer_level_three', { lat: 45, lng: -72 }, null],
    ['location', 'business_level_one', null, 'address'],
    ['location', 'business_level_one', { lat: 45, lng: -72 }, null],
  ] as const)('%s as %s at %j lacks %s', (needs, role, location, missing) => {
    expect(missingFor(needs, { role, location })).toBe(missing);
  });
});

describe('in the app', () => {
  test('a signed-out person who asks for a work area comes to the log-in form', async () => {
    const app = await renderApp({ path: '/land' });
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
    expect(document.title).toBe('Log in · Terroir');
  });

  test('a business that asks for a producer’s screen comes to the home page', async () => {
    const app = await renderApp({
      path: '/land',
      signedIn: true,
      answers: { 'GET /profile': profileOf('business_level_one') },
    });
    await waitFor(() => expect(app.path()).toBe('/'));
  });

  test('a producer without an address is shown the way to it', async () => {
    await renderApp({ path: '/land', signedIn: true, answers: { 'GET /profile': profileOf('producer_level_one') } });
    const action = await screen.findByRole('link', { name: 'Enter the address' });
    expect(action.getAttribute('href')).toBe('/company-details');
  });

  test('a premium screen shows the way to the plans', async () => {
    await renderApp({
      path: '/certifications',
      signedIn: true,
      answers: { 'GET /profile': profileOf('producer_level_two') },
    });
    const action = await screen.findByRole('link', { name: 'See the plans' });
    expect(action.getAttribute('href')).toBe('/service-plans');
  });

  test('a signed-in person who opens the log-in form comes to the dashboard', async () => {
    const app = await renderApp({
      path: '/login',
      signedIn: true,
      answers: { 'GET /profile': profileOf('producer_level_two') },
    });
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Marie Tremblay' })).toBeTruthy();
  });

  test('a token that the server no longer knows ends the session, and the log-in form says why', async () => {
    const app = await renderApp({
      path: '/dashboard',
      signedIn: true,
      answers: { 'GET /profile': refused(401, { code: 'unauthenticated', message: 'Please log in to continue.' }) },
    });
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(localStorage.getItem('terroir-token')).toBe('null');
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeTruthy();
  });

  test('a server that is down is no reason to sign anyone out: the screen offers a retry', async () => {
    const app = await renderApp({
      path: '/land',
      signedIn: true,
      answers: { 'GET /profile': refused(500, { code: 'unknown', message: 'Some error occurred.' }) },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(app.path()).toBe('/land');
    expect(screen.getByText('00000001')).toBeTruthy();
  });

  test('an address without a screen says so', async () => {
    await renderApp({ path: '/nowhere' });
    expect(await screen.findByText('Nothing grows at this address')).toBeTruthy();
  });
});
