import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { listOf } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { builderAnswers, websiteDraft, websiteSections } from '../../testing/market/website.ts';

afterEach(resetApp);

const visit = (answers: Answers) =>
  renderApp({
    path: '/web-builder',
    signedIn: true,
    answers: {
      ...builderAnswers(),
      ...answers,
    },
  });
const openPublications = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(await screen.findByRole('button', { name: 'Publications' }));

test('the draft goes back to an earlier publication, and that is undone', async () => {
  const reverts: unknown[] = [];
  const app = await visit({
    'GET /website': websiteDraft(4, websiteSections({ home: { content: 'Summer' } })),
    'GET /website/publications': listOf('website_publication', [
      ['farm-1.4', { website_version: 4, published_at: '2026-07-01T12:00:00.000Z' }],
      ['farm-1.2', { website_version: 2, published_at: '2026-04-01T12:00:00.000Z' }],
    ]),
    'POST /website/revert': ({ body }) => {
      reverts.push(body);
      return websiteDraft(
        4 + reverts.length,
        websiteSections({ home: { content: reverts.length === 1 ? 'Spring' : 'Summer' } }),
      );
    },
  });
  expect(await screen.findByText('Summer')).toBeTruthy();
  await openPublications(app);
  await app.user.click(await screen.findByRole('button', { name: /^Restore the publication of Apr 1, 2026/ }));
  expect(await screen.findByText('Spring')).toBeTruthy();
  await app.user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Summer')).toBeTruthy();
  expect(reverts).toEqual([{ version: 2 }, { version: 4 }]);
});

test('publications of one minute differ by their seconds, and so do their buttons', async () => {
  const app = await visit({
    'GET /website/publications': listOf('website_publication', [
      ['farm-1.3', { website_version: 3, published_at: '2026-07-01T12:00:41.000Z' }],
      ['farm-1.2', { website_version: 2, published_at: '2026-07-01T12:00:07.000Z' }],
    ]),
  });
  await openPublications(app);
  const buttons = await screen.findAllByRole('button', { name: /^Restore the publication of/ });
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
  expect(screen.getByText(/:00:41/).tagName).toBe('TIME');
  expect(screen.getByText(/:00:07/).tagName).toBe('TIME');
});
