import { newcomer, settledProducer } from './people.ts';
import { texts } from './terroir.ts';
import { expect, test } from './visit.ts';

const shell = texts('en', 'shell/shell');
const company = texts('en', 'company/company');
const profile = texts('en', 'account/profile');

test('what is typed stays where the leave question cannot be fetched: the browser asks, and later the page again', async ({
  visit,
  demo,
}) => {
  const { page } = visit;
  await visit.as(await newcomer(demo, 'Producer', 'missing-question@example.com'));
  await visit.to('/profile');
  await page.route('**/leave-question-*', (route) => route.abort('internetdisconnected'));
  const name = page.getByLabel(profile('fields.name'), { exact: true });
  await name.fill('Camille Roy-Tremblay');
  const leave = () =>
    page
      .getByRole('link', { name: shell('routes.company') })
      .first()
      .click();
  const asked = page.waitForEvent('dialog');
  const left = leave();
  const dialog = await asked;
  expect([dialog.type(), dialog.message().split('\n')[0]]).toEqual(['confirm', shell('unsaved.leave.title')]);
  await dialog.dismiss();
  await left;
  await visit.endsAt('/profile');
  await expect(name).toHaveValue('Camille Roy-Tremblay');

  await page.unrouteAll();
  await leave();
  const question = page.getByRole('alertdialog', { name: shell('unsaved.leave.title') });
  await question.getByRole('button', { name: shell('unsaved.leave.go') }).click();
  await visit.endsAt('/company-details');
});

test('a form opens without a field whose file is gone after a new release, and the page offers to reload', async ({
  visit,
  demo,
}) => {
  const { page } = visit;
  await visit.as(await settledProducer(demo, 'missing-date@example.com'));
  await visit.to('/company-details');
  await page.route('**/assets/dates-*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (address) => address.pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/next.js"></script>' }),
  );
  await visit.button(company('edit')).click();
  const phone = visit.field(company('fields.phone'));
  await phone.fill('+1 819 555-0114');
  await expect(page.getByRole('main')).toContainText(shell('failed.part'));
  await expect(page.getByText(shell('newRelease.text'))).toBeVisible();

  await page.unrouteAll();
  await visit.button(shell('failed.retry')).click();
  await expect(page.getByRole('group', { name: company('fields.foundationDate') })).toBeVisible();
  await expect(phone).toHaveValue('+1 819 555-0114');
});
