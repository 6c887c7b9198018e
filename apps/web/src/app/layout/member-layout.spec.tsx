import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { queries } from '../../api/query-client.ts';
import { profileOf } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

let down = true;
jest.unstable_mockModule('../../outbox/offline-bar.tsx', () => {
  if (down) throw new TypeError('Failed to fetch dynamically imported module');
  return { OfflineBar: () => <p>The line is down</p> };
});
const browser = globalThis.reportError;
let reported: unknown[] = [];
beforeEach(() => {
  reported = [];
  globalThis.reportError = (thrown: unknown) => void reported.push(thrown);
});
afterEach(() => {
  resetApp();
  globalThis.reportError = browser;
});

test('a page stands without the bar about the line, whose failed fetch is reported and tried again once the browser is online', async () => {
  const app = await renderApp({
    path: '/service-plans',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  app.on({ 'GET /profile': 'down' });
  await act(async () => queries.invalidateQueries());
  await waitFor(() => expect(reported.map(String)).toEqual([expect.stringContaining('Failed to fetch')]));
  expect(heading.isConnected).toBe(true);
  down = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The line is down')).toBeTruthy();
  expect(reported).toHaveLength(1);
});
