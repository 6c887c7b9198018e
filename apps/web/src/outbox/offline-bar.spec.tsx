import { afterEach, expect, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { queries } from '../api/query-client.ts';
import { profileOf, record, settings } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import { answersKept } from '../offline/kept-answers.ts';

afterEach(resetApp);
const answers = {
  'GET /profile': profileOf('producer_level_two'),
  'GET /firm': record('firm', { name: 'Ferme du Ruisseau' }),
};

test.each([
  ['en', /^Offline · shown as of \d+:\d+/, 'Try again'],
  ['fr', /^Hors ligne · affiché tel qu’à \d+ h \d+$/, 'Réessayer'],
] as const)('without a network the page stands, and says of when it is (%s)', async (language, said, retry) => {
  const first = await renderApp({ path: '/dashboard', language, signedIn: true, answers, wide: true });
  await screen.findByText('Ferme du Ruisseau');
  await answersKept();
  first.on({ 'GET /profile': 'down', 'GET /firm': 'down', 'GET /history': 'down', 'GET /settings': 'down' });
  expect(screen.queryByText(said)).toBeNull();
  await act(async () => queries.invalidateQueries());
  expect((await screen.findByText(said)).closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText('Ferme du Ruisseau')).toBeTruthy();

  first.on({ ...answers, 'GET /history': undefined, 'GET /settings': settings() });
  await first.user.click(await screen.findByRole('button', { name: retry }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});
