import type { CDPSession, Locator, Page } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import { printed } from './pdf.ts';
import { settledProducer, type Person } from './people.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, test, Visit } from './visit.ts';

const DAY = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** A Tuesday of the days to come; the day after it is in the same week. */
const tuesday = (() => {
  const begin = Date.now() + 3 * DAY;
  return dayOf(begin + ((2 - new Date(begin).getUTCDay() + 7) % 7) * DAY);
})();
const wednesday = dayOf(Date.parse(tuesday) + DAY);

class CalendarVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('tasks/tasks', path, values);
  }

  tasks(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('tasks/tasks', path, values);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The cell of a day, or of an hour of it. */
  cell(key: string): Locator {
    return this.page.locator(`[role=gridcell][data-slot="${key}"]`);
  }

  event(name: string, key: string): Locator {
    return this.cell(key).getByRole('button', { name: new RegExp(name) });
  }

  async shows(text: string): Promise<void> {
    await expect(this.page.getByText(anySpace(text)).first()).toBeVisible();
  }
}

/** A plot, and what has to be done on it. */
async function plans(terroir: Terroir, { token }: Person): Promise<void> {
  const ring = [
    [-72, 45.1],
    [-71.998, 45.1],
    [-71.998, 45.101],
    [-72, 45.101],
  ];
  const plot = { name: 'Le Grand Champ', details: 'Derrière la grange', coordinates: ring };
  const made = (await call(terroir.url, 'POST', '/plots', { token, body: { plot } })) as {
    body: { data: { id: string } };
  };
  const on = { locatable_id: made.body.data.id, locatable_type: 'Plot', coordinates: [-71.999, 45.1005] };
  const weekly = { freq: 'weekly', count: 4, dtstart: `${tuesday}T07:30` };
  const task = { name: 'Sarcler l’ail', details: 'À la binette', rule: weekly, locations: [on] };
  await call(terroir.url, 'POST', '/tasks', { token, body: { task } });
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  // Between two answers the one that was looked at may be gone, and another in its place.
  await expect.poll(() => place.boundingBox()).not.toBeNull();
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not in sight');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
}

for (const language of ['en', 'fr'] as const) {
  test(`${language}: a task is planned on a day of the calendar, dragged, and skipped, seen on the map and printed`, async ({
    page,
    terroir,
  }) => {
    const visit = new CalendarVisit(page, terroir, language);
    const own = await settledProducer(terroir, `calendar.${language}@example.com`);
    await plans(terroir, own);
    await visit.as(own);
    await visit.to(`/tasks/calendar?date=${tuesday}`);
    await expect(visit.event('Sarcler l’ail', tuesday)).toBeVisible();

    // By keyboard: the next day, and a new task on it.
    await visit.cell(tuesday).focus();
    await page.keyboard.press('ArrowRight');
    await expect(visit.cell(wednesday)).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: visit.words('add') });
    await form.getByLabel(visit.tasks('fields.name'), { exact: true }).fill('Réparer la clôture');
    await form.getByRole('button', { name: visit.text('shell/shell', 'save'), exact: true }).click();
    const fence = visit.event('Réparer la clôture', wednesday);
    await expect(fence).toBeVisible();

    // By mouse: a task that falls once is corrected, and goes back. Nobody drags what the server does not have yet.
    await expect(fence).not.toHaveAttribute('data-pending');
    const [from, to] = [await middleOf(fence), await middleOf(visit.cell(tuesday))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(visit.event('Réparer la clôture', tuesday)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${visit.text('records/records', 'undo')}`) }).click();
    await expect(fence).toBeVisible();

    // One time of a repeat is moved by the keyboard to another hour of another day, in the week.
    await page.getByRole('button', { name: visit.words('view.week'), exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    await visit.event('Sarcler l’ail', `${tuesday}T07`).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const moved = visit.event('Sarcler l’ail', `${wednesday}T08`);
    await expect(moved).toBeVisible();
    await expect(moved).not.toHaveAttribute('data-pending'); // its frame is dashed until the server has it
    await page.reload();
    await moved.click();
    await visit.shows(visit.words('facts.repeat'));
    await expect(visit.dialog).toContainText('Le Grand Champ');
    await visit.dialog.getByRole('button', { name: visit.words('actions.skip') }).click();
    await expect(moved).toHaveCount(0);

    // The map has the plot with what is to be done on it.
    await page.getByRole('link', { name: visit.tasks('tabs.tasksMap'), exact: true }).click();
    await page.getByRole('button', { name: /^Le Grand Champ/ }).click();
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByRole('button', { name: visit.words('map.edit', { what: 'Sarcler l’ail' }) })).toBeVisible();

    // On paper: the week after the one that was skipped, by day and place.
    const after = dayOf(Date.parse(tuesday) + 7 * DAY);
    await visit.to(`/tasks/work-list?view=week&date=${after}`);
    await expect(page.getByRole('heading', { name: 'Le Grand Champ' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pages = await printed(await page.pdf({ format }));
      expect(pages.flatMap(({ cutOff }) => cutOff)).toEqual([]);
      expect(pages).toHaveLength(1);
      expect(pages[0]?.text).toContain('Sarcler l’ail');
      expect(pages[0]?.text).toContain('À la binette');
      expect(pages[0]?.text).not.toContain(visit.words('paper.print'));
    }
  });
}

const touches =
  (session: CDPSession) => (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('on a telephone a day lists its tasks, and a finger that holds one drags it to another hour', async ({
  browser,
  terroir,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const visit = new CalendarVisit(page, terroir, 'fr');
    const own = await settledProducer(terroir, 'calendar.phone@example.com');
    await plans(terroir, own);
    await visit.as(own);
    await visit.to(`/tasks/calendar?date=${tuesday}`);
    await visit.cell(tuesday).getByRole('button').tap();
    await expect(visit.dialog.getByRole('button', { name: /Sarcler l’ail/ })).toBeVisible();
    await visit.dialog.getByRole('button', { name: visit.text('shell/shell', 'close') }).tap();
    await expect(visit.dialog).toHaveCount(0);
    expect(await fits(page)).toBe(true);

    await page.getByRole('button', { name: visit.words('view.day'), exact: true }).tap();
    const task = visit.event('Sarcler l’ail', `${tuesday}T07`);
    await task.scrollIntoViewIfNeeded();
    const touch = touches(await page.context().newCDPSession(page));
    const [from, to] = [await middleOf(task), await middleOf(visit.cell(`${tuesday}T09`))];
    await touch('touchStart', from);
    await expect(page.locator('.ghost')).toBeVisible();
    await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
    await touch('touchMove', { x: from.x, y: to.y });
    await touch('touchEnd');
    await expect(visit.event('Sarcler l’ail', `${tuesday}T09`)).toBeVisible();
    expect(await fits(page)).toBe(true);
    await visit.to(`/tasks/work-list?view=day&date=${tuesday}`);
    await expect(page.getByText('Sarcler l’ail')).toBeVisible();
    expect(await fits(page)).toBe(true);
  } finally {
    await context.close();
  }
});
