import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { firm } from '../../testing/firm.ts';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import { enter, enterDate } from '../../testing/entering.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { wirePlot, wireZone } from '../../testing/land.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { fallsOn, taskAnswer, taskList } from '../../testing/tasks.ts';
import { dayIn, daysAfter } from '../../i18n/zoned-time.ts';

afterEach(resetApp);

let today = '';
beforeEach(() => {
  today = dayIn('America/Toronto', new Date().toISOString());
});

const plotId = '018f0000-0000-7000-8000-0000000000a1';
const zoneId = '018f0000-0000-7000-8000-0000000000a2';
const land = listOf('plot', [[plotId, wirePlot({ zones: [wireZone({ id: zoneId, plot_id: plotId })] }), 1]]);

const visit = (answers: Answers = {}, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/tasks',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /plots': land,
      'GET /tasks': taskList({}),
      'GET /tasks/{id}': taskAnswer(1),
      'POST /tasks': taskAnswer(1, {}, 'task-9'),
      'PUT /tasks/{id}': taskAnswer(2),
      ...answers,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;

const open = async (app: App) => {
  await app.user.click(await screen.findByRole('button', { name: /^New task/ }));
  return within(await screen.findByRole('dialog', { name: 'New task' }));
};
type Form = Awaited<ReturnType<typeof open>>;
const dateField = async (form: Form) => form.findByRole('group', { name: /^Date/ });
const sentTask = (app: App) =>
  (app.sent.findLast(({ call }) => call === 'POST /tasks')?.body as { task?: object } | undefined)?.task;
const save = (app: App, form: Form) => app.user.click(form.getByRole('button', { name: 'Save' }));

describe('the form of a task', () => {
  test('asks when and where right after the name, and for details, tags and a picture after them', async () => {
    const form = await open(await visit());
    const asked = [
      form.getByRole('textbox', { name: 'Name' }),
      await dateField(form),
      await form.findByRole('combobox', { name: /^Locations/ }),
      form.getByRole('textbox', { name: /^Details/ }),
      form.getByRole('textbox', { name: /^Tags/ }),
      form.getByText('Picture'),
    ];
    const inOrder = asked.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(asked);
  });

  test('plans one that repeats at a time, and says when it ends', async () => {
    const app = await visit();
    const form = await open(app);
    await enter(app.user, form.getByRole('textbox', { name: 'Name' }), 'Irrigate');
    const start = daysAfter(today, 3);
    await enterDate(app.user, await dateField(form), start);
    await app.user.click(form.getByRole('checkbox', { name: 'At a set time' }));
    expect((await form.findByRole<HTMLInputElement>('textbox', { name: 'Duration' })).value).toBe('60');
    await app.user.selectOptions(form.getByRole('combobox', { name: 'Repeat' }), 'Every week');
    const times = form.getByRole<HTMLInputElement>('textbox', { name: 'Number of times' });
    expect(times.value).toBe('52');
    await enter(app.user, times, '2');
    expect(await form.findByText(/^weekly, 2 times, until /)).toBeTruthy();
    await save(app, form);
    await waitFor(() =>
      expect(sentTask(app)).toMatchObject({
        name: 'Irrigate',
        date_set: true,
        time_set: true,
        repeat: true,
        duration: 60,
        rule: { freq: 'weekly', count: 2, dtstart: expect.stringMatching(new RegExp(`^${start}T\\d\\d:\\d\\d$`)) },
      }),
    );
  });

  test('loses time and repeat with its date, and not while a date is half typed', async () => {
    const app = await visit();
    const form = await open(app);
    const date = await dateField(form);
    await enterDate(app.user, date, daysAfter(today, 1));
    await app.user.click(form.getByRole('checkbox', { name: 'At a set time' }));
    await app.user.selectOptions(form.getByRole('combobox', { name: 'Repeat' }), 'Every day');
    await app.user.click(within(date).getByRole('spinbutton', { name: /day/i }));
    await app.user.keyboard('{Backspace}');
    expect(form.getByRole('checkbox', { name: 'At a set time' })).toBeTruthy();
    await app.user.click(within(date).getByRole('button', { name: /^Clear/ }));
    await app.user.click(form.getByRole('textbox', { name: 'Name' }));
    await waitFor(() => expect(form.queryByRole('checkbox', { name: 'At a set time' })).toBeNull());
    await enterDate(app.user, date, daysAfter(today, 2));
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'At a set time' }).checked).toBe(false);
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Repeat' }).value).toBe('');
  });

  test('a date that is half typed is refused, not left out', async () => {
    const app = await visit();
    const form = await open(app);
    await enter(app.user, form.getByRole('textbox', { name: 'Name' }), 'Irrigate');
    const date = await dateField(form);
    await app.user.click(within(date).getAllByRole('spinbutton')[0] as HTMLElement);
    await app.user.keyboard('2026');
    await save(app, form);
    expect((await form.findAllByText(/There is no such date/)).length).toBeGreaterThan(0);
    expect(sentTask(app)).toBeUndefined();
  });

  test('is on plots and zones that are chosen by typing, with a pin in each', async () => {
    const app = await visit();
    const form = await open(app);
    await enter(app.user, form.getByRole('textbox', { name: 'Name' }), 'Irrigate');
    const where = form.getByRole('combobox', { name: /^Locations/ });
    await app.user.click(where);
    await app.user.keyboard('rye{Enter}');
    expect(form.getByRole('button', { name: 'Remove Winter rye (Home field)' })).toBeTruthy();
    await app.user.keyboard('home{Enter}');
    await app.user.click(form.getByRole('button', { name: 'Remove Winter rye (Home field)' }));
    await save(app, form);
    await waitFor(() =>
      expect(sentTask(app)).toMatchObject({
        locations: [
          {
            locatable_id: plotId,
            locatable_type: 'Plot',
            coordinates: [expect.closeTo(-71.898, 3), expect.closeTo(45.401, 3)],
          },
        ],
      }),
    );
  });

  test.each([
    ['en', 'task.rule.dtstart', /^Date/],
    ['fr', 'task.rule.dtstart', /^Date/],
  ] as const)('in %s what the server refuses of %s stands at its field', async (language, field, name) => {
    const message = 'Choose a day from today on.';
    const app = await visit({ 'POST /tasks': refused(422, { code: 'task_date_outside', field, message }) }, language);
    await app.user.click(
      await screen.findByRole('button', { name: language === 'en' ? /^New task/ : /^Nouvelle tâche/ }),
    );
    const form = within(await screen.findByRole('dialog'));
    await enter(app.user, form.getByRole('textbox', { name: language === 'en' ? 'Name' : 'Nom' }), 'Irrigate');
    await form.findByRole('group', { name });
    await app.user.click(form.getByRole('button', { name: language === 'en' ? 'Save' : 'Enregistrer' }));
    expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeTruthy();
  });

  test('a task that someone else changed meanwhile is a choice, field by field', async () => {
    const app = await visit({
      'GET /tasks': taskList({ ...fallsOn(daysAfter(today, 5)), details: 'Old' }),
      'GET /tasks/{id}': taskAnswer(1, { ...fallsOn(daysAfter(today, 5)), details: 'Old' }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Edit: Weed the carrots' }));
    const form = within(await screen.findByRole('dialog'));
    await enter(app.user, form.getByRole('textbox', { name: /^Details/ }), 'Mine');
    app.on({
      'GET /tasks/{id}': taskAnswer(2, { ...fallsOn(daysAfter(today, 6)), details: 'Theirs' }),
      'PUT /tasks/{id}': refused(409, { code: 'version_conflict', message: 'Changed.' }),
    });
    await save(app, form);
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText('Theirs')).toBeTruthy();
    expect(again.getAllByText('Mine').length).toBeGreaterThan(0);
  });
});
