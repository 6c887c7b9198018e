import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, record, refused } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

const feed = (active: boolean, url: string | null = null) =>
  record('calendar_feed', { active, created_at: active ? '2026-05-04T15:00:00.000Z' : null, url });

async function visit(answers: Answers = {}, language: 'en' | 'fr' = 'en') {
  const app = await renderApp({
    path: '/tasks',
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /calendar_feed': feed(false), ...answers },
  });
  const name = language === 'en' ? 'Reminders and calendar link' : 'Rappels et lien de calendrier';
  await app.user.click(await screen.findByRole('button', { name }));
  return { ...app, drawer: within(await screen.findByRole('dialog', { name })) };
}

describe('the settings of the tasks', () => {
  test.each([
    ['en', 'Remind me of tasks by mail', 'You will be reminded by mail'],
    ['fr', 'Me rappeler les tâches par courriel', 'Vous recevrez un rappel par courriel'],
  ] as const)('in %s a mail the day before is off until it is asked for', async (language, label, said) => {
    const app = await visit({ 'PUT /task_reminders': record('task_reminders', { wanted: true }) }, language);
    const box = app.drawer.getByRole<HTMLInputElement>('checkbox', { name: label });
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(box.checked).toBe(false);
    await app.user.click(box);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(app.sent.findLast(({ call }) => call === 'PUT /task_reminders')?.body).toEqual({
      task_reminders: { wanted: true },
    });
    expect(box.checked).toBe(true);
  });

  test('a choice that fails is as it was, and says why', async () => {
    const app = await visit({
      'PUT /task_reminders': refused(503, { code: 'unavailable', message: 'Try again soon.' }),
    });
    const box = app.drawer.getByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(box.disabled).toBe(false));
    await app.user.click(box);
    expect(await screen.findByText(/Try again soon/)).toBeTruthy();
    expect(box.checked).toBe(false);
  });

  test('a calendar link is shown once, where it is made, and can be copied', async () => {
    const app = await visit({ 'POST /calendar_feed': feed(true, '/api/v1/calendar/abc.ics') });
    await app.user.click(await app.drawer.findByRole('button', { name: 'Make a link' }));
    const address = await app.drawer.findByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
    expect(address.value).toBe('http://localhost/api/v1/calendar/abc.ics');
    await app.user.click(app.drawer.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address.value);
    await app.user.click(app.drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Reminders and calendar link' }));
    expect(await screen.findByText('A link made on May 4, 2026 is in use.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Address of the calendar' })).toBeNull();
  });

  test('a link is renewed or revoked after saying what becomes of the present one', async () => {
    const app = await visit({
      'GET /calendar_feed': feed(true),
      'POST /calendar_feed': feed(true, '/api/v1/calendar/new.ics'),
      'DELETE /calendar_feed': { status: 204 },
    });
    await app.user.click(await app.drawer.findByRole('button', { name: 'Renew' }));
    let question = within(await screen.findByRole('alertdialog', { name: 'Renew the calendar link?' }));
    await app.user.click(question.getByRole('button', { name: 'Renew' }));
    expect(await app.drawer.findByDisplayValue(/new\.ics$/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.user.click(app.drawer.getByRole('button', { name: 'Revoke' }));
    question = within(await screen.findByRole('alertdialog', { name: 'Revoke the calendar link?' }));
    await app.user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await app.drawer.findByRole('button', { name: 'Make a link' })).toBeTruthy();
    expect(app.drawer.queryByDisplayValue(/new\.ics$/)).toBeNull();
  });
});
