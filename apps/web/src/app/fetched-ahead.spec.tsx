import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import { prefetchScreen } from './router.tsx';
import { taskList } from '../testing/tasks.ts';

afterEach(resetApp);

/** Notes whether the page was without its heading at any moment, as it is while a skeleton stands for a screen. */
function watchHeading() {
  let wasGone = false;
  const look = new MutationObserver(() => {
    wasGone ||= document.querySelector('main h1') === null;
  });
  look.observe(document.body, { childList: true, subtree: true });
  return {
    wasGone: () => {
      look.disconnect();
      return wasGone;
    },
  };
}

test('a screen that was fetched while the pointer was on its way is drawn without a skeleton between', async () => {
  const app = await renderApp({
    path: '/tasks',
    language: 'en',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /tasks': taskList({}) },
  });
  const link = await screen.findByRole('link', { name: 'Calendar' });
  await Promise.all([prefetchScreen('/tasks/calendar'), import('../tasks/calendar/calendar.tab.tsx')]);
  const heading = watchHeading();
  await app.user.click(link);
  expect(await screen.findByRole('grid')).toBeTruthy();
  expect(heading.wasGone()).toBe(false);
});

test('the tab of an address is fetched with its screen', async () => {
  const app = await renderApp({
    path: '/',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  await prefetchScreen('/tasks/work-list');
  act(() => app.guardedHistory.push('/tasks/work-list'));
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});
