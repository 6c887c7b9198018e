import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { daysAfter } from '../../i18n/zoned-time.ts';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { fallsOn, taskAnswer, taskList } from '../../testing/tasks.ts';

afterEach(resetApp);

const day = daysAfter(new Date().toISOString().slice(0, 10), 40);
const falls = (more: object = {}) => ({
  task_id: 'task-1',
  name: 'Weed the carrots',
  date: day,
  starts_on: day,
  starts_at: '07:30',
  duration: 60,
  starts: null,
  ends: null,
  repeats: true,
  moved: false,
  completed: null,
  ...more,
});
const list = (...rows: readonly object[]) =>
  listOf(
    'task_occurrence',
    rows.map((row) => [`task-1_${day}`, row]),
  );
const visit = (answers: Answers = {}, view = 'day', language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: `/tasks/calendar?view=${view}&date=${day}`,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /tasks/occurrences': list(falls()),
      'GET /tasks/{id}': taskAnswer(3, fallsOn(`${day}T07:30`, { freq: 'weekly', count: 4 })),
      ...answers,
    },
  });
const focusTask = async () => {
  const found = await task();
  act(() => found.focus());
};
const task = () => screen.findByRole('button', { name: /Weed the carrots/ });

describe('the calendar of tasks', () => {
  test('asks for the days of its view, and for the periods before and after', async () => {
    const app = await visit();
    await task();
    const asked = () =>
      app.sent.filter(({ path }) => path === '/tasks/occurrences').map(({ search }) => search.toString());
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked()).toContain(`from=${daysAfter(day, 1)}&to=${daysAfter(day, 1)}&per_day=300`);
    expect(asked()).toContain(`from=${daysAfter(day, -1)}&to=${daysAfter(day, -1)}&per_day=300`);
  });

  test('has days without a network that were not looked at before, by the tasks that are kept', async () => {
    await visit({
      'GET /tasks/occurrences': 'down',
      'GET /tasks': taskList(fallsOn(`${daysAfter(day, -7)}T07:30`, { freq: 'weekly', count: 4 })),
    });
    expect(within(await task()).getByText(/7:30/)).toBeTruthy();
  });

  test('plans a new task at the hour that is chosen', async () => {
    const app = await visit();
    await task();
    await app.user.click(screen.getByRole('gridcell', { name: /, 2:00.p\.m\./ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: 'At a set time' })).toHaveProperty('checked', true),
    );
  });

  test('says of work of a day before today that it is overdue, unless it is done', async () => {
    const before = daysAfter(new Date().toISOString().slice(0, 10), -3);
    const past = { date: before, starts_on: before };
    const done = { ...past, name: 'Mow', completed: { on: before, hours: null, cost: null } };
    await renderApp({
      path: `/tasks/calendar?view=day&date=${before}`,
      signedIn: true,
      answers: {
        'GET /profile': profileOf('producer_level_two'),
        'GET /tasks/occurrences': listOf('task_occurrence', [
          [`task-1_${before}`, falls(past)],
          [`task-2_${before}`, falls({ ...done, task_id: 'task-2' })],
        ]),
      },
    });
    expect((await task()).textContent).toContain('overdue');
    expect(screen.getByRole('button', { name: /Mow/ }).textContent).not.toContain('overdue');
  });

  test('is kept in the address, as a person goes from view to view', async () => {
    const app = await visit();
    await task();
    await app.user.click(screen.getByRole('button', { name: 'Month' }));
    await app.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(location.search).toContain('view=month');
    expect(location.search).not.toContain(`date=${day}`);
  });

  test('skips one time at once, says so, and takes it back', async () => {
    const app = await visit({ 'POST /tasks/{id}/occurrences/{date}/skip': taskAnswer(4) });
    await app.user.click(await task());
    const facts = within(await screen.findByRole('dialog', { name: 'Weed the carrots' }));
    expect(await facts.findByText(/weekly, 4 times/)).toBeTruthy();
    app.on({ 'GET /tasks/occurrences': list() });
    await app.user.click(facts.getByRole('button', { name: 'Skip this time' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Weed the carrots/ })).toBeNull());
    app.on({
      'GET /tasks/occurrences': list(falls()),
      'POST /tasks/{id}/occurrences/{date}/reinstate': taskAnswer(5),
    });
    await app.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(/^Back/)).toBeTruthy();
    expect(await task()).toBeTruthy();
  });

  test('puts back what the server does not move, and says why', async () => {
    const reason = 'Work that is done does not move.';
    const app = await visit({
      'POST /tasks/{id}/occurrences/{date}/move': refused(422, { code: 'occurrence_done', message: reason }),
    });
    await focusTask();
    await app.user.keyboard('m{ArrowDown}{Enter}');
    expect(await screen.findByText(new RegExp(`Weed the carrots could not be moved\\..*${reason}`))).toBeTruthy();
    const cell = screen.getByRole('gridcell', { name: /7:00.a\.m\./ });
    await waitFor(() => expect(within(cell).getByRole('button', { name: /Weed the carrots/ })).toBeTruthy());
    const sent = app.sent.find(({ path }) => path.endsWith('/move'));
    expect(sent?.body).toEqual({ occurrence: { starts_on: day, starts_at: '08:30' } });
  });

  test('asks for a day where the one to move to was cleared, with the focus there', async () => {
    const app = await visit();
    await app.user.click(await task());
    const facts = within(await screen.findByRole('dialog', { name: 'Weed the carrots' }));
    await app.user.click(await facts.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Move/ }));
    const [year] = await within(await dialog.findByRole('group', { name: /^Date/ })).findAllByRole('spinbutton');
    await app.user.click(year as HTMLElement);
    await app.user.keyboard('{Control>}a{/Control}{Backspace}');
    await app.user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByRole('group', { name: /^Date/ }).contains(document.activeElement)).toBe(true);
    expect(app.sent.some(({ path }) => path.endsWith('/move'))).toBe(false);
  });

  test('corrects a task that falls once, on the version that it read, and goes back to that', async () => {
    const app = await visit({
      'GET /tasks/occurrences': list(falls({ repeats: false })),
      'GET /tasks/{id}': taskAnswer(3, fallsOn(`${day}T07:30`)),
      'PUT /tasks/{id}': taskAnswer(4, fallsOn(`${day}T08:30`)),
      'POST /tasks/{id}/revert': taskAnswer(5, fallsOn(`${day}T07:30`)),
    });
    await focusTask();
    await app.user.keyboard('m{ArrowDown}{Enter}');
    await screen.findByText(/Weed the carrots moved to/);
    const put = app.sent.find(({ call }) => call === 'PUT /tasks/{id}');
    expect([put?.body, put?.headers.get('If-Match')]).toEqual([
      { task: { name: 'Weed the carrots', rule: { dtstart: `${day}T08:30` } } },
      '"3"',
    ]);
    await app.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone: Weed the carrots');
    const reverted = app.sent.find(({ path }) => path.endsWith('/revert'));
    expect([reverted?.body, reverted?.headers.get('If-Match')]).toEqual([{ version: 3 }, '"4"']);
  });

  test('speaks French, with the hours as Québec writes them', async () => {
    await visit({}, 'day', 'fr');
    expect(await screen.findByRole('button', { name: /7.h.30.*Weed the carrots.*se répète/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Jour suivant' })).toBeTruthy();
  });
});
