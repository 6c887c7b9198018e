import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { dayIn, daysAfter } from '../../i18n/zoned-time.ts';
import { outboxDatabase } from '../../outbox/outbox-database.ts';
import { profileOf, refused } from '../../testing/answers.ts';
import { enter } from '../../testing/entering.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { firm } from '../../testing/firm.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { fallsOn, taskAnswer, taskList } from '../../testing/tasks.ts';

afterEach(async () => {
  resetApp();
  await (await outboxDatabase())?.clear('writes'); // the next visit would send what waits
});

let today = '';
beforeEach(() => {
  today = dayIn('America/Toronto', new Date().toISOString());
});
const weekly = () => fallsOn(today, { freq: 'weekly', count: 3 });

const visit = (row: object, answers: Answers = {}, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/tasks?show=all',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /tasks': taskList(row),
      ...answers,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;
const last = (app: App, call: string) => app.sent.findLast((sent) => sent.call === call);
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));

describe('work that is done', () => {
  test.each([
    ['en', 'Mark as done: Weed the carrots', /^Done:/, 'Mark as done', /Cost/, 'Not now', /Record the cost/],
    [
      'fr',
      /^Marquer comme terminée.*Weed the carrots/,
      /^Terminer/,
      'Marquer comme terminée',
      /Coût/,
      'Pas maintenant',
      /Inscrire le coût/,
    ],
  ] as const)(
    'in %s is noted with its day, hours and cost, which finance is offered',
    async (language, mark, title, send, costs, no, offer) => {
      const app = await visit(
        fallsOn(today),
        { 'POST /tasks/{id}/complete': taskAnswer(2, { ...fallsOn(today), done: true }) },
        language,
      );
      await press(app, mark);
      const form = await dialog(title);
      const [hours] = form.getAllByRole('textbox', { name: /^(Hours|Heures)/ });
      await enter(app.user, hours as HTMLElement, language === 'en' ? '2.5' : '2,5');
      await enter(app.user, form.getByRole('textbox', { name: costs }), '30');
      await app.user.click(form.getByRole('button', { name: send }));
      expect(await screen.findByRole('alertdialog', { name: offer })).toBeTruthy();
      expect(last(app, 'POST /tasks/{id}/complete')?.body).toEqual({
        completion: { completed_on: today, hours: 2.5, cost: 30 },
      });
      await press(app, no);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  );

  test('says once that it is done, and that it waits where there is no network', async () => {
    const app = await visit(fallsOn(today), { 'POST /tasks/{id}/complete': 'down' });
    await press(app, 'Mark as done: Weed the carrots');
    const form = await dialog(/^Done:/);
    await app.user.click(form.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Done: Weed the carrots (kept on this device until it can be sent)')).toBeTruthy();
    expect(screen.queryByText(/^Kept on this device/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  test('leads to a new input with its day, cost and name', async () => {
    const app = await visit(fallsOn(today), {
      'POST /tasks/{id}/complete': taskAnswer(2, { ...fallsOn(today), done: true }),
    });
    await press(app, 'Mark as done: Weed the carrots');
    const form = await dialog(/^Done:/);
    await enter(app.user, form.getByRole('textbox', { name: /^Cost/ }), '30');
    await app.user.click(form.getByRole('button', { name: 'Mark as done' }));
    await press(app, 'Record an input');
    const input = within(await screen.findByRole('dialog', { name: 'Add an input' }));
    expect(app.path()).toBe('/finances/inputs-outputs');
    expect(input.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('30.00');
    expect(input.getByRole<HTMLTextAreaElement>('textbox', { name: /^Details/ }).value).toBe('Weed the carrots');
    await app.user.click(input.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('of a repeat is the next time, unless the whole task is meant', async () => {
    const app = await visit(weekly(), {
      'POST /tasks/{id}/occurrences/{date}/complete': taskAnswer(2, weekly()),
      'POST /tasks/{id}/complete': taskAnswer(3, weekly()),
    });
    await press(app, 'Mark as done: Weed the carrots');
    let form = await dialog(/^Done:/);
    await app.user.click(form.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(last(app, 'POST /tasks/{id}/occurrences/{date}/complete')?.path).toContain(today));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(app, 'Mark as done: Weed the carrots');
    form = await dialog(/^Done:/);
    await app.user.selectOptions(
      form.getByRole('combobox', { name: 'What is done' }),
      'The whole task, with each time that is left',
    );
    await app.user.click(form.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(last(app, 'POST /tasks/{id}/complete')).toBeDefined());
  });

  test('is undone from its message', async () => {
    const app = await visit(fallsOn(today), {
      'POST /tasks/{id}/complete': taskAnswer(2, {
        ...fallsOn(today),
        done: true,
        completed: { on: today, hours: null, cost: null },
      }),
      'POST /tasks/{id}/reopen': taskAnswer(3, fallsOn(today)),
    });
    await press(app, 'Mark as done: Weed the carrots');
    await app.user.click((await dialog(/^Done:/)).getByRole('button', { name: 'Mark as done' }));
    await press(app, /^Undo/);
    expect(await screen.findByText('To do again: Weed the carrots')).toBeTruthy();
    expect(last(app, 'POST /tasks/{id}/reopen')).toBeDefined();
  });

  test('that is refused keeps what was typed, and says why at the field', async () => {
    const app = await visit(fallsOn(today), {
      'POST /tasks/{id}/complete': refused(422, {
        code: 'task_done_later',
        field: 'completion.completed_on',
        message: 'Not in the future.',
      }),
    });
    await press(app, 'Mark as done: Weed the carrots');
    const form = await dialog(/^Done:/);
    await enter(app.user, form.getByRole('textbox', { name: /^Hours/ }), '4');
    await app.user.click(form.getByRole('button', { name: 'Mark as done' }));
    expect(await form.findByText('Not in the future.')).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Hours/ }).value).toBe('4');
  });
});

describe('the times of a repeat', () => {
  const openTimes = async (app: App) => {
    await press(app, 'Dates: Weed the carrots');
    return dialog(/^Dates/);
  };

  test('one is skipped, shows it at once, and is taken back', async () => {
    const change = { date: today, skipped: true, moved: null, completed: null };
    const app = await visit(weekly(), {
      'POST /tasks/{id}/occurrences/{date}/skip': taskAnswer(2, { ...weekly(), occurrences: [change] }),
      'POST /tasks/{id}/occurrences/{date}/reinstate': taskAnswer(3, weekly()),
    });
    const drawer = await openTimes(app);
    expect(drawer.getAllByRole('listitem')).toHaveLength(3);
    app.on({ 'GET /tasks': taskList({ ...weekly(), occurrences: [change] }) });
    await app.user.click(drawer.getAllByRole('button', { name: /^Skip/ })[0] as HTMLElement);
    expect(await drawer.findByText('Skipped')).toBeTruthy();
    app.on({ 'GET /tasks': taskList(weekly()) });
    await app.user.click(drawer.getByRole('button', { name: /^Take back/ }));
    await waitFor(() => expect(drawer.queryByText('Skipped')).toBeNull());
  });

  test('one is moved to another day at its hour', async () => {
    const app = await visit(fallsOn(`${today}T07:30`, { freq: 'weekly', count: 3 }), {
      'POST /tasks/{id}/occurrences/{date}/move': taskAnswer(2, weekly()),
    });
    const drawer = await openTimes(app);
    await app.user.click(drawer.getAllByRole('button', { name: /^Move/ })[0] as HTMLElement);
    const form = await dialog(/^Move: /);
    const date = await form.findByRole('group', { name: /^Date/ });
    await app.user.click(within(date).getAllByRole('spinbutton')[0] as HTMLElement);
    await app.user.paste(daysAfter(today, 2));
    await app.user.click(form.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(last(app, 'POST /tasks/{id}/occurrences/{date}/move')?.body).toEqual({
        occurrence: { starts_on: daysAfter(today, 2), starts_at: '07:30' },
      }),
    );
  });

  test('a refused skip says why, and the time is there again', async () => {
    const app = await visit(weekly(), {
      'POST /tasks/{id}/occurrences/{date}/skip': refused(422, {
        code: 'occurrence_last',
        message: 'Delete the task instead.',
      }),
    });
    const drawer = await openTimes(app);
    await app.user.click(drawer.getAllByRole('button', { name: /^Skip/ })[0] as HTMLElement);
    expect(await screen.findByText(/Delete the task instead/)).toBeTruthy();
    expect(drawer.queryByText('Skipped')).toBeNull();
  });
});
