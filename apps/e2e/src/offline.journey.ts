import { call } from '../../../tools/front-door.mjs';
import { Field, test, waits } from './field.ts';
import { expect, path } from './finances.ts';
import { records, settledProducer } from './people.ts';

const inputs = '/producer_inputs';

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
