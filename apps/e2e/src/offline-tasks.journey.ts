import { call } from '../../../tools/front-door.mjs';
import { Field, refused, test, waits } from './field.ts';
import { expect } from './finances.ts';
import { dayFromNow, drawsPlot, tasksOf, TasksVisit } from './tasks.ts';

for (const language of ['en', 'fr'] as const) {
  test(`${language}: a task that is planned and done without a network is there once, and done, also after the app was closed`, async ({
    phone,
    demo,
    own,
  }) => {
    const name = 'Réparer la clôture';
    let page = await phone.newPage();
    let field = new Field(page, demo, language);
    let tasks = new TasksVisit(page, demo, language);
    await field.as(own);
    await tasks.to('/tasks');
    await field.installed(tasks.add);

    await phone.setOffline(true);
    await tasks.begins(name);
    await tasks.entersDay(dayFromNow(2));
    await tasks.saves();
    await expect(field.bar(waits(language, 1))).toBeVisible();
    await expect(tasks.row(name)).toContainText(field.records('waiting.waiting'));
    await tasks.does(name, 'work.complete');
    await tasks.inDialog(tasks.words('work.submit')).click();
    await expect(field.bar(waits(language, 2))).toBeVisible();
    await page.close();

    page = await phone.newPage();
    field = new Field(page, demo, language);
    tasks = new TasksVisit(page, demo, language);
    // Days that were not looked at before.
    await tasks.to(`/tasks/calendar?view=day&date=${dayFromNow(2)}`);
    await expect(field.bar(waits(language, 2))).toBeVisible();
    const inCalendar = page.getByRole('button', { name: new RegExp(`${name}.*${tasks.words('unsent')}`) });
    await expect(inCalendar).toHaveCount(1);
    await inCalendar.click();
    await expect(tasks.inDialog(tasks.words('actions.reopen'))).toBeEnabled();
    await page.keyboard.press('Escape');
    await tasks.to(`/tasks/work-list?view=day&date=${dayFromNow(2)}`);
    await expect(page.getByText(tasks.words('paper.empty'))).toBeVisible(); // it is done
    await phone.setOffline(false);
    await expect(field.bar(waits(language, 2))).toBeHidden();
    await expect.poll(() => tasksOf(demo.url, own)).toMatchObject([{ name, done: true }]);
  });

  test(`${language}: a new task that the server refuses is listed with its reason, mended in its form and there once`, async ({
    phone,
    demo,
    own,
  }) => {
    const [name, plotName] = ['Faucher le pré', 'Le Grand Pré'];
    await drawsPlot(demo.url, own, plotName);
    const page = await phone.newPage();
    const field = new Field(page, demo, language);
    const tasks = new TasksVisit(page, demo, language);
    await field.as(own);
    await tasks.to('/tasks');
    await field.installed(tasks.add);

    await phone.setOffline(true);
    await tasks.begins(name);
    await tasks.dialog.getByRole('combobox', { name: new RegExp(`^${tasks.words('fields.locations')}`) }).fill('pré');
    await page.keyboard.press('Enter');
    const takeOff = tasks.inDialog(tasks.words('form.takeOff', { what: plotName }));
    await expect(takeOff).toBeVisible();
    await tasks.saves();
    await expect(field.bar(waits(language, 1))).toBeVisible();
    // Meanwhile somebody else deletes the plot.
    const { body } = await call(demo.url, 'GET', '/plots', { token: own.token });
    const [plot] = (body as { data: { id: string }[] }).data;
    await call(demo.url, 'DELETE', `/plots/${plot?.id}`, { token: own.token });

    await phone.setOffline(false);
    await expect(field.bar(refused(language))).toBeVisible();
    await expect(tasks.row(name)).toContainText(field.records('waiting.refused'));
    await field.shows();
    await expect(field.dialog.getByText(name)).toBeVisible();
    await field.button(field.inField('mend')).click();
    await expect(tasks.name).toHaveValue(name);
    await tasks.dialog
      .getByRole('button', { name: new RegExp(`^${tasks.words('form.takeOff', { what: '' }).trim()}`) })
      .click();
    await tasks.saves();
    await expect(field.bar(refused(language))).toBeHidden();
    await expect.poll(() => tasksOf(demo.url, own)).toMatchObject([{ name, locations: [] }]);
    await expect(tasks.row(name)).toHaveCount(1);
    await expect(tasks.row(name)).not.toContainText(field.records('waiting.refused'));
  });
}
