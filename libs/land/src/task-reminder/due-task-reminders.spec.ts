import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DOCUMENTS } from '@terroir/http';
import type { TestClient } from '@terroir/http/testing';
import { MailDeferred, uuidv7, type ReadModels } from '@terroir/store';
import { errors, one } from '../area/area.http.fixture.ts';
import { taskBody, tasksHttp, url } from '../task/task.http.fixture.ts';
import { sendDueTaskReminders, type TaskReminderLetter, type TaskReminderPorts } from './due-task-reminders.ts';
import { reminderWords } from './reminder-letter.ts';
import { openTaskReminders } from './task-reminders.ts';

const land = tasksHttp();
const choice = '/api/v1/task_reminders';
let farm: TestClient;
let letters: (TaskReminderLetter & { readonly accountId: string })[];
let troubles: unknown[];
beforeEach(async () => {
  land.instant = '2026-05-01T12:00:00.000Z';
  [letters, troubles] = [[], []];
  await land.open();
  farm = land.http.as({ role: 'producer_level_two' });
});
afterEach(() => land.close());
const choose = (who: TestClient, wanted: boolean) => who.put(choice, { task_reminders: { wanted } });

/** What a process begins with: nothing but the store is kept from one to the next. */
const ports = (more: Partial<TaskReminderPorts> = {}): TaskReminderPorts => ({
  log: land.http.store.log,
  documents: land.http.app.get<ReadModels>(DOCUMENTS),
  now: () => land.instant,
  newId: uuidv7,
  recipient: () => Promise.resolve({ language: 'fr', timeZone: 'America/Toronto' }),
  send: (accountId, letter) => Promise.resolve(void letters.push({ accountId, ...letter })),
  report: (error) => void troubles.push(error),
  ...more,
});
/** How many letters a round at an instant sends. */
async function roundAt(instant: string, more: Partial<TaskReminderPorts> = {}): Promise<number> {
  land.instant = instant;
  await land.http.store.projector?.waitFor(await land.http.store.log.head(), 60_000);
  const before = letters.length;
  await sendDueTaskReminders(ports(more));
  return letters.length - before;
}

describe('the reminder of tasks', () => {
  test('is sent to nobody who did not ask for it, or does no more', async () => {
    await farm.post(url, taskBody());
    expect(one(await farm.get(choice)).attributes).toEqual({ wanted: false });
    expect(await roundAt('2026-05-03T21:00:00Z')).toBe(0);
    expect(one(await choose(farm, true)).attributes).toEqual({ wanted: true });
    expect(one(await choose(farm, false)).attributes).toEqual({ wanted: false });
    expect(await roundAt('2026-05-03T21:10:00Z')).toBe(0);
  });

  test('is sent the afternoon before by the clock of the company, with what is to do in its order', async () => {
    await choose(farm, true);
    await farm.post(url, taskBody());
    await farm.post(url, taskBody({ name: 'Faucher', rule: { dtstart: '2026-05-04' } }));
    await farm.post(url, taskBody({ name: 'Vendre', rule: { dtstart: '2026-05-05' } }));
    expect(await roundAt('2026-05-03T19:59:00Z')).toBe(0); // 15:59 in Toronto
    expect(await roundAt('2026-05-03T20:00:00Z')).toBe(1);
    expect(letters).toMatchObject([
      {
        accountId: farm.session?.accountId,
        path: '/tasks',
        words: {
          subject: '2 tâches pour demain, 4 mai 2026',
          lines: [
            'Voici ce qui est prévu pour le 4 mai 2026.',
            '• Faucher',
            '• 7\u00A0h\u00A030\u00A0: Désherber l’ail',
          ],
        },
      },
    ]);
  });

  test('is sent once for a day: neither by the next round, nor after a rebuild of the read models', async () => {
    await choose(farm, true);
    await farm.post(url, taskBody({ rule: { freq: 'daily', count: 9, dtstart: '2026-05-04' } }));
    expect(await roundAt('2026-05-03T21:00:00Z')).toBe(1);
    expect(await roundAt('2026-05-03T22:00:00Z')).toBe(0);
    await land.http.store.rebuild(null);
    expect(await roundAt('2026-05-04T03:00:00Z')).toBe(0);
    expect(await roundAt('2026-05-04T21:00:00Z')).toBe(1);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(2);
  });

  test('is of what is left to do: neither done nor skipped, and where it was moved', async () => {
    await choose(farm, true);
    const { id } = one(await farm.post(url, taskBody({ rule: { freq: 'daily', count: 9, dtstart: '2026-05-04' } })));
    const at = (date: string, verb: string) => `${url}/${id}/occurrences/${date}/${verb}`;
    await farm.post(at('2026-05-04', 'complete'), { completion: {} });
    await farm.post(at('2026-05-05', 'skip'));
    await farm.post(at('2026-05-06', 'move'), { occurrence: { starts_on: '2026-05-20' } });
    for (const day of ['03', '04', '05']) expect(await roundAt(`2026-05-${day}T21:00:00Z`)).toBe(0);
    expect(await roundAt('2026-05-06T21:00:00Z')).toBe(1);
    expect(await roundAt('2026-05-19T21:00:00Z')).toBe(1);
  });

  test('is of what begins that day, not of what is still going on from the day before', async () => {
    await choose(farm, true);
    await farm.post(url, taskBody({ duration: 300, rule: { freq: null, dtstart: '2026-05-04T22:00' }, repeat: false }));
    expect(await roundAt('2026-05-03T21:00:00Z')).toBe(1);
    expect(await roundAt('2026-05-04T21:00:00Z')).toBe(0);
  });

  test('that cannot be sent is reported, tried again as the same letter, and holds up no other', async () => {
    const other = land.http.as({ role: 'producer_level_two' });
    for (const who of [farm, other]) {
      await choose(who, true);
      await who.post(url, taskBody());
    }
    const busy = (accountId: string, letter: TaskReminderLetter) =>
      accountId === farm.session?.accountId
        ? Promise.reject(new MailDeferred('busy'))
        : ports().send(accountId, letter);
    expect(await roundAt('2026-05-03T21:00:00Z', { send: busy })).toBe(1);
    expect(troubles).toMatchObject([{ message: 'busy' }]);
    expect(await roundAt('2026-05-03T21:30:00Z')).toBe(1);
    expect(letters.map(({ accountId }) => accountId)).toEqual([other.session?.accountId, farm.session?.accountId]);
  });

  test('goes to nobody whose account is gone', async () => {
    await choose(farm, true);
    await farm.post(url, taskBody());
    expect(await roundAt('2026-05-03T21:00:00Z', { recipient: () => Promise.resolve(null) })).toBe(0);
  });

  test('is sent at the start of a process, which ends after what is under way', async () => {
    await choose(farm, true);
    await farm.post(url, taskBody());
    land.instant = '2026-05-03T21:00:00Z';
    await land.http.store.projector?.waitFor(await land.http.store.log.head(), 60_000);
    const begun = Promise.withResolvers<void>();
    const sent = async (accountId: string, letter: TaskReminderLetter) => {
      begun.resolve();
      await ports().send(accountId, letter);
    };
    const work = openTaskReminders(ports({ send: sent }));
    await begun.promise;
    await work.close();
    expect(letters).toHaveLength(1);
    expect(await roundAt('2026-05-03T22:00:00Z')).toBe(0);
  });

  test('is chosen by a producer, each for their own account', async () => {
    await choose(farm, true);
    const other = land.http.as({ role: 'producer_level_two' });
    expect(one(await other.get(choice)).attributes).toEqual({ wanted: false });
    expect(errors(await land.http.as({ role: 'business_level_one' }).get(choice))).toEqual([403, 'wrong_role null']);
    expect(errors(await farm.put(choice, { task_reminders: { wanted: 'yes' } }))).toEqual([
      422,
      'invalid task_reminders.wanted',
    ]);
  });
});

test('a letter names twenty tasks and counts the others, in both languages', () => {
  const tasks = Array.from({ length: 23 }, (_, nth) => ({ name: `Tâche ${nth}`, startsAt: '08:00' }));
  const french = reminderWords('2026-05-01', tasks, 'fr');
  expect([french.lines.length, french.lines[1], french.lines.at(-1)]).toEqual([
    22,
    '• 8\u00A0h\u00A0: Tâche 0',
    'Et 3 autres.',
  ]);
  expect(reminderWords('2026-05-01', tasks.slice(0, 21), 'fr').lines.at(-1)).toBe('Et une autre.');
  const english = reminderWords('2026-05-01', tasks.slice(0, 1), 'en');
  expect([english.subject, english.lines]).toEqual([
    'One task for tomorrow, May 1, 2026',
    ['This is planned for May 1, 2026.', '• 8:00: Tâche 0'],
  ]);
});
