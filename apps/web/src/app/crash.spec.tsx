import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import { App } from './app.tsx';

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary catches
});
afterEach(() => {
  logged.mockRestore();
  resetApp();
});

test('a fault at the root is said, with a reload and a plain link home', async () => {
  const { guardedHistory } = await renderApp({ path: '/' });
  cleanup();
  const broken = () => {
    throw new Error('The router broke');
  };
  render(<App guardedHistory={{ ...guardedHistory, current: broken }} />);
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
});
