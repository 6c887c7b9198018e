import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { queries } from '../../api/query-client.ts';
import { profileOf, refused } from '../../testing/answers.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const stored = (version: number, changed: object = {}) => ({
  ...profileOf('producer_level_two', changed),
  headers: { ETag: `"${version}"` },
});

async function visit(version: number, changed: object = {}) {
  const app = await renderApp({
    path: '/profile',
    signedIn: true,
    answers: { 'GET /profile': stored(version, changed), 'PUT /profile': stored(version + 1) },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /profile');
  return { ...app, name, puts };
}
const save = ({ user }: Awaited<ReturnType<typeof visit>>) => user.click(screen.getByRole('button', { name: 'Save' }));

/** A name is typed and the tab dies; then the profile is opened again. */
async function visitAgain(version: number, changed: object) {
  const app = await visit(3);
  await app.user.type(app.name, '-Roy');
  cleanup();
  queries.clear();
  return visit(version, changed);
}

test('a draft over a name that changed since lets the person choose, and until then builds on the old version', async () => {
  const app = await visitAgain(7, { name: 'Marie T.' });
  const choice = await screen.findByRole('group', { name: 'This entry changed while you were editing' });
  app.on({ 'PUT /profile': refused(409, { code: 'version_conflict', message: 'It has changed.' }) });
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]?.headers.get('If-Match')).toBe('"3"');
  app.on({ 'PUT /profile': stored(8) });
  await app.user.click(within(choice).getByRole('button', { name: 'Keep mine' }));
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(2));
  expect(app.puts()[1]).toMatchObject({ body: { profile: { name: 'Marie Tremblay-Roy' } } });
  expect(app.puts()[1]?.headers.get('If-Match')).toBe('"7"');
});

test('a draft follows what changed elsewhere in fields that its writer left alone', async () => {
  const app = await visitAgain(7, { newsletter_subscribed: true });
  await waitFor(() => expect(app.name.value).toBe('Marie Tremblay-Roy'));
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  expect(app.puts()[0]).toMatchObject({
    body: { profile: { name: 'Marie Tremblay-Roy', newsletter_subscribed: true } },
  });
  expect(app.puts()[0]?.headers.get('If-Match')).toBe('"7"');
});

test('what was typed right before the session was refused is kept for the next log-in', async () => {
  const app = await visit(3);
  app.on({ 'PUT /profile': refused(401, { code: 'unauthenticated', message: 'Please log in.' }) });
  await app.user.type(app.name, '-Roy{Enter}');
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(storedDrafts().map(([, values]) => values)).toEqual([{ 'profile.name': 'Marie Tremblay-Roy' }]);
});

test('a page that closes keeps what was typed without waiting for a pause', async () => {
  const app = await visit(3);
  await app.user.type(app.name, '-Roy');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDrafts().map(([, values]) => values)).toEqual([{ 'profile.name': 'Marie Tremblay-Roy' }]);
});

test('a saved profile leaves no draft', async () => {
  const app = await visit(3);
  await app.user.type(app.name, '-Roy');
  await save(app);
  await waitFor(() => expect(app.puts()).toHaveLength(1));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  cleanup();
  expect(storedDrafts()).toEqual([]);
});
