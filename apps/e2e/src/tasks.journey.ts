import { settledProducer } from './people.ts';
import { dayFromNow, drawsPlot, TasksVisit } from './tasks.ts';
import { anySpace, expect, test } from './visit.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: a repeat on a plot is planned by keyboard, done once with its cost as an input, moved, skipped, found and deleted`, async ({
    page,
    terroir,
  }) => {
    const visit = new TasksVisit(page, terroir, language);
    const own = await settledProducer(terroir, `tasks.${language}@example.com`);
    await drawsPlot(terroir.url, own, 'Le Grand Champ');
    await visit.as(own);
    await visit.to('/tasks');
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();

    // By keyboard alone.
    await page.keyboard.press('n');
    await expect(visit.dialog).toBeVisible();
    await expect(visit.dialog.getByLabel(visit.words('fields.name'), { exact: true })).toBeFocused();
    await page.keyboard.type('Désherber');
    await visit.entersDay(dayFromNow(0));
    await visit.dialog.getByRole('checkbox', { name: visit.words('fields.timeSet') }).focus();
    await page.keyboard.press('Space');
    await expect(visit.dialog.getByLabel(visit.words('fields.duration'), { exact: true })).toHaveValue('60');
    const repeat = visit.dialog.getByLabel(visit.words('fields.repeat'), { exact: true });
    await repeat.selectOption('weekly');
    const count = visit.dialog.getByLabel(visit.words('fields.count'), { exact: true });
    await expect(count).toHaveValue('52');
    await count.fill('400');
    await expect(count).toHaveValue('365');
    await count.fill('4');
    await visit.dialog.getByRole('combobox', { name: new RegExp(`^${visit.words('fields.locations')}`) }).focus();
    await page.keyboard.type('grand');
    await page.keyboard.press('Enter');
    await expect(visit.inDialog(visit.words('form.takeOff', { what: 'Le Grand Champ' }))).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(visit.dialog).toHaveCount(0);
    const row = visit.row('Désherber');
    await expect(row).toContainText('Le Grand Champ');
    await expect(row).toContainText(visit.words('state.today'));

    // One time is done, with what it cost, which becomes an input.
    await visit.does('Désherber', 'work.complete');
    await visit.dialog.getByLabel(new RegExp(`^${visit.words('fields.hours')}`)).fill('2');
    await visit.dialog.getByLabel(new RegExp(`^${visit.words('fields.cost')}`)).fill('30');
    await visit.inDialog(visit.words('work.submit')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: visit.words('work.offer.yes') })
      .click();
    const input = page.getByRole('dialog', { name: visit.text('finance/finance', 'add.inputs') });
    await expect(input.getByLabel(new RegExp(`^${visit.text('finance/finance', 'fields.notes')}`))).toHaveValue(
      'Désherber',
    );
    await expect(input.getByLabel(visit.text('finance/finance', 'fields.cost'), { exact: true })).toHaveValue(
      /^30[.,]00$/,
    );
    await input.getByRole('button', { name: visit.shell('cancel'), exact: true }).click();
    await page.goBack();
    await visit.to('/tasks');

    // The next time is moved, the one after it skipped; both are taken back or undone.
    await visit.does('Désherber', 'work.times');
    const drawer = page.getByRole('dialog', { name: anySpace(visit.words('work.times', { what: 'Désherber' })) });
    await expect(drawer.getByRole('listitem')).toHaveCount(4);
    const deed = (name: string) =>
      drawer.getByRole('button', { name: new RegExp(`^${visit.words(`work.deeds.${name}`)},`) });
    await expect(deed('reopen')).toHaveCount(1);
    await deed('move').first().click();
    const moving = page.getByRole('dialog', { name: anySpace(visit.words('work.move', { what: 'Désherber' })) });
    await visit.entersDay(dayFromNow(9), moving);
    await moving.getByRole('button', { name: visit.words('work.deeds.move'), exact: true }).click();
    await expect(moving).toHaveCount(0);
    await expect(deed('takeBack')).toHaveCount(1);
    await deed('skip').last().click();
    await expect(deed('takeBack')).toHaveCount(2);
    await deed('takeBack').first().click();
    await expect(deed('takeBack')).toHaveCount(1);
    await page.keyboard.press('Escape');

    // Found by its words, and not among those of another plot's days.
    await page.keyboard.press('/');
    await page.keyboard.type('desherb');
    await expect(page).toHaveURL(/q=desherb/);
    await expect(row).toBeVisible();
    await visit.to('/tasks?when=overdue');
    await expect(page.getByRole('heading', { name: visit.words('search.none') })).toBeVisible();
    await visit.to('/tasks');

    await row
      .getByRole('button', { name: anySpace(visit.text('records/records', 'actions.remove', { what: 'Désherber' })) })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: visit.text('records/records', 'remove.ok') })
      .click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: new RegExp(`^${visit.text('records/records', 'undo')}`) }).click();
    await expect(row).toBeVisible();
  });

test('on a phone a task is planned with a press on the map, and its unfinished form comes back after the page was closed', async ({
  page,
  terroir,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visit = new TasksVisit(page, terroir);
  const own = await settledProducer(terroir, 'tasks.phone@example.com');
  await drawsPlot(terroir.url, own, 'Home field');
  await visit.as(own);
  await visit.to('/tasks');
  await page.getByRole('button', { name: new RegExp(`^${visit.words('form.add')}`) }).click();
  await visit.dialog.getByLabel(visit.words('fields.name'), { exact: true }).fill('Mow the verge');
  await visit.inDialog(visit.words('form.showMap')).click();
  const map = visit.dialog.getByRole('application');
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('canvas').first()).toBeVisible();
  const chosen = visit.inDialog(visit.words('form.takeOff', { what: 'Home field' }));
  const press = async () => {
    const box = await map.boundingBox();
    if (box === null) throw new Error('The map is not there');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await press();
  await expect(chosen).toBeVisible();
  await press();
  await expect(chosen).toHaveCount(0);
  await press();
  await expect(chosen).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${visit.words('form.add')}`) }).click();
  await expect(visit.dialog.getByLabel(visit.words('fields.name'), { exact: true })).toHaveValue('Mow the verge');
  await expect(chosen).toBeVisible();
  await visit.saves();
  await expect(page.getByText('Mow the verge').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the calendar link is shown once and read by whoever has it, until it is revoked', async ({ page, terroir }) => {
  const visit = new TasksVisit(page, terroir);
  const own = await settledProducer(terroir, 'tasks.link@example.com');
  await visit.as(own);
  await visit.to('/tasks');
  await visit.button(visit.words('settings.title')).click();
  await visit.inDialog(visit.words('settings.link.make')).click();
  const address = await visit.dialog.getByLabel(visit.words('settings.link.address')).inputValue();
  const read = async () => (await fetch(address)).status;
  expect(await read()).toBe(200);
  await visit.inDialog(visit.words('settings.link.revoke')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: visit.words('settings.link.revoke') })
    .click();
  await expect(visit.inDialog(visit.words('settings.link.make'))).toBeVisible();
  expect(await read()).toBe(404);
});
