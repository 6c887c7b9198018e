import { afterEach, beforeEach, expect, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { queries } from '../api/query-client.ts';
import { keepAhead } from '../app/keep-ahead.ts';
import { dayIn, daysAfter } from '../i18n/zoned-time.ts';
import { answersDatabase } from '../offline/answers-database.ts';
import { answersKept } from '../offline/kept-answers.ts';
import { listOf, profileOf, record } from '../testing/answers.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import { fallsOn, taskList } from '../testing/tasks.ts';

const today = dayIn('America/Toronto', new Date().toISOString()); // the clock of the installation
const tomorrow = daysAfter(today, 1);
const answers = {
  'GET /profile': profileOf('producer_level_two'),
  'GET /firm': record('firm', { name: 'Ferme du Ruisseau' }),
  'GET /tasks': taskList(fallsOn(today)),
  'GET /tasks/occurrences': 'down' as const,
};
const down = Object.fromEntries(
  ['/profile', '/firm', '/settings', '/tasks', '/tasks/occurrences', '/plots', '/produces', '/history'].map((path) => [
    `GET ${path}`,
    'down' as const,
  ]),
);

beforeEach(async () => {
  await renderApp({ path: '/dashboard', language: 'en', signedIn: true, answers, wide: true });
  await screen.findByText('Ferme du Ruisseau');
  await answersKept(); // it is known whose they are
  await keepAhead();
  await answersKept();
  cleanup();
  queries.clear();
});
afterEach(async () => {
  resetApp();
  await (await answersDatabase())?.clear('answers');
});

test.each([
  '/tasks/calendar',
  '/tasks/calendar?view=week',
  '/tasks/calendar?view=day',
  '/tasks/work-list',
  '/tasks/work-list?view=day',
])('%s opens without a network though it was never opened before', async (path) => {
  await renderApp({ path, language: 'en', signedIn: true, answers: down });
  expect((await screen.findAllByText(/Weed the carrots|1 task/)).length).toBeGreaterThan(0);
});

test('tomorrow can be looked at without a network, too', async () => {
  await renderApp({
    path: `/tasks/work-list?view=day&date=${tomorrow}`,
    language: 'en',
    signedIn: true,
    answers: down,
  });
  const print = await screen.findByRole('button', { name: 'Print' });
  await waitFor(() => expect(print).toHaveProperty('disabled', false));
});

test('with a network the work list asks for the tasks of its days alone', async () => {
  const app = await renderApp({
    path: '/tasks/work-list?view=day',
    language: 'en',
    signedIn: true,
    answers: { ...answers, 'GET /plots': listOf('plot', []), 'GET /tasks/occurrences': listOf('task_occurrence', []) },
  });
  await screen.findByText(/^There is nothing to do/);
  const asked = app.sent.filter(({ call }) => call === 'GET /tasks').map(({ search }) => search.toString());
  expect(asked).toEqual([`from=${today}&to=${today}&limit=500`]);
});
