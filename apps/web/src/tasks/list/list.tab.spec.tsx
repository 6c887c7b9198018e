import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { dayIn, daysAfter } from '../../i18n/zoned-time.ts';
import { listOf, profileOf } from '../../testing/answers.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { firm } from '../../testing/firm.ts';
import { wirePlot, wireZone } from '../../testing/land.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { fallsOn, taskAnswer, taskList } from '../../testing/tasks.ts';

afterEach(resetApp);

let today = '';
beforeEach(() => {
  today = dayIn('America/Toronto', new Date().toISOString());
});
const land = listOf('plot', [['plot-1', wirePlot({ zones: [wireZone()] }), 1]]);
const pin = { id: 'zone-1', locatable_id: 'zone-1', locatable_type: 'Zone', coordinates: [-71.9, 45.4] };
const rows = () => [
  { name: 'Mend the fence', ...fallsOn(daysAfter(today, 2)), tags: ['fences'] },
  { name: 'Weed', ...fallsOn(`${daysAfter(today, -1)}T07:30`, { freq: 'weekly', count: 3 }), locations: [pin] },
  { name: 'Order seeds' },
  { name: 'Irrigate', ...fallsOn(today) },
];

const visit = (answers: Answers = {}, path = '/tasks', language: 'en' | 'fr' = 'en') =>
  renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /plots': land,
      'GET /tasks': taskList(...rows()),
      ...answers,
    },
  });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
const asked = (app: Awaited<ReturnType<typeof visit>>) =>
  app.sent.filter(({ call }) => call === 'GET /tasks').map(({ search }) => Object.fromEntries(search));

describe('the list of the tasks', () => {
  test('asks for what is to be done, and shows what comes next first', async () => {
    const app = await visit();
    await row('Weed');
    expect(names()).toEqual(['Weed', 'Irrigate', 'Mend the fence', 'Order seeds']);
    expect(asked(app)[0]).toMatchObject({ done: 'false' });
  });

  test.each([
    ['en', ['weekly, 3 times, until', 'Winter rye (Home field)', 'Overdue'], 'Today', 'No date'],
    [
      'fr',
      ['toutes les semaines, 3 fois, jusqu’au', 'Winter rye (Home field)', 'En retard'],
      'Aujourd’hui',
      'Sans date',
    ],
  ] as const)('says in %s when and where a task falls, and how it stands', async (language, said, due, undated) => {
    await visit({}, '/tasks', language);
    const weekly = await row('Weed');
    await waitFor(() => {
      for (const words of said) expect(weekly.textContent).toContain(words);
    });
    expect((await row('Irrigate')).textContent).toContain(due);
    expect((await row('Order seeds')).textContent).toContain(undated);
  });

  test('is narrowed by the address, and the address by its filters', async () => {
    const app = await visit({}, '/tasks?q=weed&when=week');
    await row('Weed');
    expect(asked(app)[0]).toMatchObject({ q: 'weed', done: 'false' });
    expect(asked(app)[0]).toHaveProperty('from');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'fences');
    await waitFor(() => expect(names()).toEqual(['Mend the fence']));
    expect(new URLSearchParams(location.search).get('tag')).toBe('fences');
    expect(await screen.findByText('1 task')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('says that nothing was found, and that there is nothing to do', async () => {
    await visit({ 'GET /tasks': taskList() }, '/tasks?tag=fences');
    expect(await screen.findByRole('heading', { name: 'No task found' })).toBeTruthy();
    resetApp();
    await visit({ 'GET /tasks': taskList() });
    expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeTruthy();
  });

  test('n begins a new task and / leads to the search', async () => {
    const app = await visit();
    await row('Weed');
    await app.user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
    await app.user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'New task' })).toBeTruthy();
  });

  test('a task is duplicated without its day when that is over', async () => {
    const app = await visit();
    const weekly = await row('Weed');
    await app.user.click(within(weekly).getByRole('button', { name: 'Duplicate: Weed' }));
    const form = within(await screen.findByRole('dialog', { name: 'New task' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Weed');
    expect(form.queryByRole('checkbox', { name: 'At a set time' })).toBeNull();
  });

  test('a task is deleted after a question, and comes back with Undo', async () => {
    const app = await visit({
      'DELETE /tasks/{id}': { status: 204 },
      'POST /tasks/{id}/restore': taskAnswer(3, rows()[1]),
    });
    await app.user.click(within(await row('Weed')).getByRole('button', { name: 'Delete: Weed' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/with each time that it falls/)).toBeTruthy();
    app.on({ 'GET /tasks': taskList(...rows().filter(({ name }) => name !== 'Weed')) });
    await app.user.click(question.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(names()).not.toContain('Weed'));
    app.on({ 'GET /tasks': taskList(...rows()) });
    await app.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Restored: Weed')).toBeTruthy();
    expect(await row('Weed')).toBeTruthy();
  });

  test('the past can only be read', async () => {
    const app = await visit({}, '/tasks?as_of=2026-03-05T12:00:00.000Z');
    await row('Weed');
    expect(asked(app)[0]).toHaveProperty('as_of');
    expect(screen.queryByRole('button', { name: /^(Delete|Mark as done|New task|Reminders)/ })).toBeNull();
  });

  test('the history speaks of tasks, and brings back what was planned, not what became of it', async () => {
    const events = ['TaskCorrected', 'TaskCompleted', 'TaskReopened', 'TaskOccurrenceSkipped', 'TaskOccurrenceMoved'];
    const entry = (event: string, nth: number): [string, object] => [
      `e${nth}`,
      {
        event,
        label: 'Weed',
        resource_type: 'task',
        resource_id: 'task-2',
        recorded_at: `2026-03-04T00:00:0${nth}.000Z`,
        actor: { account_id: 'me', name: 'Anne', role: 'producer_level_two' },
        revert: { version: nth, newest: 9 },
        changes: [],
      },
    ];
    const app = await visit({ 'GET /history': listOf('history_entry', events.map(entry)) });
    await app.user.click(await screen.findByRole('button', { name: 'History of the tasks' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Task done: Weed')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Bring back this version/ })).toHaveLength(1);
  });
});
