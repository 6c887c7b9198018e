import type { BrowserContext } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { drawn } from './certifications.ts';
import { expect, path, test as base } from './finances.ts';
import { records, settledProducer } from './people.ts';
import { dayFromNow, drawsPlot, TasksVisit } from './tasks.ts';
import type { Language } from './terroir.ts';

const inputs = '/producer_inputs';

/** A telephone of somebody whose app is installed: workers are allowed. */
const test = base.extend<{ phone: BrowserContext }>({
  phone: async ({ browser }, use) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
  },
});

class Field extends Books {
  inField(key: string, values?: Readonly<Record<string, string>>): string {
    return this.text('offline/offline', key, values);
  }
  /** Waits until the worker has the files, so that the app opens without a network, and what its forms choose from is kept. */
  async installed(): Promise<void> {
    await expect(this.button(this.words('add.inputs'))).toBeVisible();
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await this.page.waitForLoadState('networkidle');
  }
  /** The bar above the page with this in it. */
  bar(said: string) {
    return this.page.getByText(said);
  }
  async addsInput(cost: string, picture: boolean): Promise<void> {
    await this.button(this.words('add.inputs')).click();
    await this.dialog.getByRole('combobox', { name: this.words('fields.subCategoryId') }).fill('diesel');
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await this.field(this.words('fields.quantityRaw')).fill('40');
    await this.field(this.words('fields.cost')).fill(cost);
    if (picture)
      await this.dialog
        .locator('input[capture="environment"]')
        .setInputFiles({ name: 'recu.svg', mimeType: 'image/svg+xml', buffer: drawn('#3A6628') });
    await this.saves();
    await expect(this.dialog).toBeHidden();
  }
  async shows(): Promise<void> {
    await this.button(this.inField('show')).click();
  }
}

const waits = (language: Language, count: number) =>
  language === 'fr'
    ? count === 1
      ? '1 changement attend d’être envoyé'
      : `${count} changements attendent d’être envoyés`
    : count === 1
      ? '1 change waits to be sent'
      : `${count} changes wait to be sent`;

const refused = (language: Language) =>
  language === 'fr' ? '1 changement n’a pas été accepté' : '1 change was not taken';

for (const language of ['en', 'fr'] as const) {
  test(`${language}: what is recorded in a field without a network is there once, also after the app was closed`, async ({
    phone,
    demo,
    own,
  }) => {
    let page = await phone.newPage();
    let field = new Field(page, demo, language);
    await field.as(own);
    await field.to('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await field.to(path);
    await field.installed();

    await phone.setOffline(true);
    await field.addsInput('62', true);
    await field.addsInput('35', false);
    await expect(field.lines('inputs')).toHaveCount(2);
    await expect(field.bar(waits(language, 2))).toBeVisible();
    await page.close();

    page = await phone.newPage();
    field = new Field(page, demo, language);
    await field.to(path);
    await expect(field.bar(waits(language, 2))).toBeVisible();
    await expect(field.bar(field.inField('down'))).toBeVisible();
    await expect(field.lines('inputs')).toHaveCount(2);
    await expect(field.table('inputs').getByText(field.records('waiting.waiting'))).toHaveCount(2);
    await field.to('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(field.bar(field.inField('down'))).toBeVisible();

    await field.to('/logout');
    await expect(page.getByRole('heading', { level: 1, name: /2/ })).toBeVisible();
    await page.getByRole('link', { name: field.inField('logout.stay') }).click();
    await field.endsAt('/dashboard');

    await phone.setOffline(false);
    await expect(field.bar(waits(language, 2))).toBeHidden();
    await field.to(path);
    await expect(field.lines('inputs')).toHaveCount(2);
    await expect(field.table('inputs').getByText(field.records('waiting.waiting'))).toHaveCount(0);
    await expect(
      field.lines('inputs').getByRole('button', { name: field.words('receipt.of', { what: '' }) }),
    ).toHaveCount(1);
    const { body } = await call(demo.url, 'GET', inputs, { token: own.token });
    expect(
      (body as { data: { attributes: { cost: number } }[] }).data
        .map(({ attributes }) => attributes.cost)
        .sort((a, b) => a - b),
    ).toEqual([35, 62]);
  });

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
    await expect(tasks.button(tasks.words('add')).first()).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState('networkidle');

    await phone.setOffline(true);
    await tasks.button(tasks.words('add')).first().click();
    await tasks.dialog.getByLabel(tasks.words('fields.name'), { exact: true }).fill(name);
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
    const stored = async () => {
      const { body } = await call(demo.url, 'GET', '/tasks', { token: own.token });
      return (body as { data: { attributes: { name: string; done: boolean } }[] }).data.map(({ attributes }) => [
        attributes.name,
        attributes.done,
      ]);
    };
    await expect.poll(stored).toEqual([[name, true]]);
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
    await expect(tasks.button(tasks.words('add')).first()).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState('networkidle');

    await phone.setOffline(true);
    await tasks.button(tasks.words('add')).first().click();
    await tasks.dialog.getByLabel(tasks.words('fields.name'), { exact: true }).fill(name);
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
    await expect(tasks.dialog.getByLabel(tasks.words('fields.name'), { exact: true })).toHaveValue(name);
    await tasks.dialog
      .getByRole('button', { name: new RegExp(`^${tasks.words('form.takeOff', { what: '' }).trim()}`) })
      .click();
    await tasks.saves();
    await expect(field.bar(refused(language))).toBeHidden();
    const stored = async () => {
      const { body: listed } = await call(demo.url, 'GET', '/tasks', { token: own.token });
      return (listed as { data: { attributes: { name: string; locations: object[] } }[] }).data.map(
        ({ attributes }) => [attributes.name, attributes.locations.length],
      );
    };
    await expect.poll(stored).toEqual([[name, 0]]);
    await expect(tasks.row(name)).toHaveCount(1);
    await expect(tasks.row(name)).not.toContainText(field.records('waiting.refused'));
  });

  test(`${language}: a correction that met a newer one is listed, and mended field by field`, async ({
    phone,
    demo,
    own,
  }) => {
    const page = await phone.newPage();
    const field = new Field(page, demo, language);
    const line = { notes: 'Carottes', quantity_raw: 2, cost: 10 };
    const id = await records(demo, own.token, 'input', line);
    await field.as(own);
    await field.to(path);
    await field.arrived('inputs');
    await field.installed();

    await phone.setOffline(true);
    await field.action(field.line('inputs', 'Carottes'), 'edit').click();
    await field.field(field.words('fields.cost')).fill('12');
    await field.saves();
    await expect(field.dialog).toBeHidden();
    await expect(field.bar(waits(language, 1))).toBeVisible();
    const { body } = await call(demo.url, 'PUT', `${inputs}/${id}`, {
      token: own.token,
      body: { producer_input: { ...line, cost: 15, input_category_id: 'vegetable_seeds', unit_id: 'kilogram' } },
    });
    expect(body).toMatchObject({ data: { attributes: { cost: 15 } } });

    await phone.setOffline(false);
    await field.shows();
    await expect(field.dialog.getByText(field.inField('reasons.conflict'))).toBeVisible();
    await field.button(field.inField('mend')).click();
    const choice = field.dialog.getByRole('table');
    await expect(choice).toContainText(/12/);
    await expect(choice).toContainText(/15/);
    await field.button(field.records('conflict.keepMine')).click();
    await field.saves();
    await expect(field.dialog).toBeHidden();
    await expect(field.line('inputs', 'Carottes')).toContainText(/12/);
    await expect(field.table('inputs').getByText(field.records('waiting.refused'))).toHaveCount(0);
    const cost = async () => {
      const stored = await call(demo.url, 'GET', `${inputs}/${id}`, { token: own.token });
      return (stored.body as { data: { attributes: { cost: number } } }).data.attributes.cost;
    };
    await expect.poll(cost).toBe(12); // the row shows it while it is on its way
  });

  test(`${language}: what one account did not send no other sees, and it is there when that one comes back`, async ({
    phone,
    demo,
    own,
  }, { testId }) => {
    const page = await phone.newPage();
    const field = new Field(page, demo, language);
    await field.as(own);
    await field.to(path);
    await field.installed();
    await phone.setOffline(true);
    await field.addsInput('62', false);
    await expect(field.bar(waits(language, 1))).toBeVisible();
    await field.to('/logout');
    await field.button(field.inField('logout.go')).click();
    await field.endsAt('/login');

    await phone.setOffline(false);
    const other = await settledProducer(demo, `offline.${testId}@example.com`);
    const become = (token: string) =>
      page.evaluate((kept) => localStorage.setItem('terroir-token', JSON.stringify(kept)), token);
    await become(other.token);
    await field.to(path);
    await expect(field.button(field.words('add.inputs'))).toBeVisible();
    await expect(field.bar(waits(language, 1))).toBeHidden();
    await expect(field.table('inputs').getByText(field.records('waiting.waiting'))).toHaveCount(0);

    await become(own.token);
    await field.to(path);
    const costs = async () => {
      const { body } = await call(demo.url, 'GET', inputs, { token: own.token });
      return (body as { data: { attributes: { cost: number } }[] }).data.map(({ attributes }) => attributes.cost);
    };
    await expect.poll(costs).toEqual([62]);
    await expect(field.bar(waits(language, 1))).toBeHidden();
    await expect(field.lines('inputs')).toHaveCount(1);
  });
}

test('a correction whose answer is lost on the way is sent again and taken, as no conflict with itself', async ({
  page,
  demo,
  own,
}) => {
  const field = new Field(page, demo, 'en');
  const id = await records(demo, own.token, 'input', { notes: 'Carottes', quantity_raw: 2, cost: 10 });
  await field.as(own);
  await field.to(path);
  await field.arrived('inputs');
  let lost = 0;
  await page.route(`**${inputs}/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
    lost += 1;
    expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
  const taken = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await field.action(field.line('inputs', 'Carottes'), 'edit').click();
  await field.field(field.words('fields.cost')).fill('12');
  await field.saves();
  await taken;
  await expect(field.dialog).toBeHidden();
  await expect(field.bar(waits('en', 1))).toHaveCount(0);
  await expect(field.line('inputs', 'Carottes')).toContainText(/12/);
  await expect(field.table('inputs').getByText(field.records('waiting.refused'))).toHaveCount(0);
  const { headers } = await call(demo.url, 'GET', `${inputs}/${id}`, { token: own.token });
  expect([lost, headers.get('etag')]).toEqual([1, '"2"']);
});
