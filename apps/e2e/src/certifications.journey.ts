import { call } from '../../../tools/front-door.mjs';
import { addPath, CertificationsVisit, drawn, inDays } from './certifications.ts';
import { settled } from './page-faults.ts';
import { settledProducer, type Person } from './people.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, test } from './visit.ts';

/** A producer of this journey alone, on the paid plan and without certifications. */
async function premiumProducer(demo: Terroir, email: string): Promise<Person> {
  const person = await settledProducer(demo, email);
  await call(demo.url, 'POST', '/subscription', { token: person.token });
  return person;
}

interface Entered {
  readonly number: string;
  readonly valid_until?: string;
}
/** Records a certification over the API. @returns its id */
async function certifies(demo: Terroir, { token }: Person, entered: Entered): Promise<string> {
  const image = { base64data: drawn('#3A6628').toString('base64'), fileName: 'seal.svg' };
  const certification = { certifier: 'Terroir Vert', valid_from: null, valid_until: null, ...entered, image };
  const { body } = await call(demo.url, 'POST', '/certifications', { token, body: { certification } });
  return (body as { data: { id: string } }).data.id;
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: a certification is added with its image, corrected, deleted and brought back, and its history shows all of it`, async ({
    page,
    demo,
  }) => {
    const visit = new CertificationsVisit(page, demo, language);
    await visit.as(await premiumProducer(demo, `certified.${language}@example.com`));
    await visit.to('/dashboard');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: visit.text('shell/shell', 'routes.certifications'), exact: true })
      .click();
    await visit.endsAt('/certifications');
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: visit.words('empty.action') })
      .last()
      .click();
    await visit.endsAt(addPath);
    await expect(page.getByText(anySpace(visit.words('hints.reminder', { days: '30' })))).toBeVisible();

    await visit.saves();
    const required = visit.text('shell/shell', 'rules.required', { field: visit.words('fields.image') });
    await expect(page.getByText(anySpace(required))).toBeVisible();
    await visit.field(visit.words('fields.certifier')).fill('Écocert Canada');
    await visit.field(visit.words('fields.number')).fill('BIO-4471');
    await visit.types('validFrom', inDays(-200));
    await visit.types('validUntil', inDays(-201));
    await visit.picks('certificat.svg', '#97481F');
    await visit.saves();
    await expect(page.getByText(visit.words('errors.validUntil.validity_order'))).toBeVisible();
    await visit.types('validUntil', inDays(12));
    await visit.saves();
    await visit.endsAt('/certifications');
    const card = visit.card('Écocert Canada');
    await expect(card).toContainText('BIO-4471');
    const [endsIn = ''] = visit.words('validity.endsSoon_other', { count: '|' }).split('|');
    await expect(card).toContainText(endsIn);

    await page.reload();
    const picture = card.getByRole('img', { name: visit.words('picture') });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await visit.action('edit', 'Écocert Canada, BIO-4471').click();
    await expect(page).toHaveURL(/addCertification\?id=/);
    await visit.field(visit.words('fields.number')).fill('BIO-5000');
    await visit.saves();
    await visit.endsAt('/certifications');
    await expect(card).toContainText('BIO-5000');

    await visit.action('remove', 'Écocert Canada, BIO-5000').click();
    const question = page.getByRole('alertdialog', { name: anySpace(visit.shared('remove.title')) });
    await question.getByRole('button', { name: visit.shared('remove.ok') }).click();
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    const removed = visit.shared('done.removed', { what: 'Écocert Canada, BIO-5000' });
    const message = page.locator('[data-toast]').filter({ hasText: anySpace(removed) });
    await message.getByRole('button', { name: visit.shared('undo') }).click();
    await expect(card).toContainText('BIO-5000');

    await visit.action('history', 'Écocert Canada, BIO-5000').click();
    const entries = page.getByRole('dialog').getByRole('listitem');
    await expect(entries).toHaveCount(4);
    await expect(entries.nth(2)).toContainText('BIO-4471');
    await expect(entries.last().getByRole('img', { name: visit.words('picture') })).toBeVisible();
    await entries
      .last()
      .getByRole('link', { name: visit.text('history/history', 'asOf') })
      .click();
    await expect(page).toHaveURL(/as_of=/);
    await expect(card).toContainText('BIO-4471');
    await expect(card.getByRole('button')).toHaveCount(0);
  });

test('two people who correct one certification choose field by field, its picture included', async ({ page, demo }) => {
  const visit = new CertificationsVisit(page, demo);
  const own = await premiumProducer(demo, 'certified.two@example.com');
  const id = await certifies(demo, own, { number: '1' });
  await visit.as(own);
  await visit.to('/certifications');
  await visit.action('edit', 'Terroir Vert, 1').click();
  await visit.field('Number').fill('MINE');
  await visit.picks('mine.svg', '#28627A');
  const image = { base64data: drawn('#8B2448').toString('base64'), fileName: 'theirs.svg' };
  await call(demo.url, 'PUT', `/certifications/${id}`, {
    token: own.token,
    body: { certification: { number: 'THEIRS', certifier: 'Renamed', image } },
  });
  await visit.saves();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('MINE');
  await expect(rows.nth(1)).toContainText('THEIRS');
  await expect(rows.nth(2)).toContainText('mine.svg');
  await expect(rows.nth(2).getByRole('img')).toBeVisible();
  await visit.button(visit.shared('conflict.keepAllMine')).click();
  await expect(visit.field('Certifier')).toHaveValue('Renamed');
  await visit.saves();
  await visit.endsAt('/certifications');
  await expect(visit.card('Renamed')).toContainText('MINE');
});

test('a certification that was deleted while it was corrected is restored and saved with what was typed', async ({
  page,
  demo,
}) => {
  const visit = new CertificationsVisit(page, demo);
  const own = await premiumProducer(demo, 'certified.gone@example.com');
  const id = await certifies(demo, own, { number: '1' });
  await visit.as(own);
  await visit.to(`${addPath}?id=${id}`);
  await visit.field('Number').fill('TYPED');
  await call(demo.url, 'DELETE', `/certifications/${id}`, { token: own.token });
  await visit.saves();
  await visit.button(visit.shared('removed.restore')).click();
  await visit.endsAt('/certifications');
  await expect(visit.card('Terroir Vert')).toContainText('TYPED');
});

test('a form that is left unsaved asks first, and a save that fails keeps what was typed and its image', async ({
  page,
  demo,
}) => {
  const visit = new CertificationsVisit(page, demo);
  const shell = (path: string) => visit.text('shell/shell', path);
  await visit.as(await premiumProducer(demo, 'certified.guard@example.com'));
  await visit.to(addPath);
  await visit.field('Number').fill('77');
  await page
    .getByRole('link', { name: visit.words('tabs.certifications'), exact: true })
    .last()
    .click();
  const question = page.getByRole('alertdialog', { name: shell('unsaved.leave.title') });
  await question.getByRole('button', { name: shell('unsaved.leave.stay') }).click();
  await visit.field('Certifier').fill('QAI');
  await visit.picks('seal.svg', '#3A6628');
  await page.route('**/api/v1/certifications', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await visit.saves();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(visit.shared('failed.notSaved'));
  await expect(alert).toBeInViewport();
  await page.unroute('**/api/v1/certifications');
  await visit.saves();
  await visit.endsAt('/certifications');
  await expect(visit.card('QAI')).toContainText('77');
});

test('the form is filled by keyboard alone', async ({ page, demo }) => {
  const visit = new CertificationsVisit(page, demo);
  const own = await premiumProducer(demo, 'certified.keys@example.com');
  await certifies(demo, own, { number: '1' });
  await visit.as(own);
  await visit.to('/certifications');
  await visit.action('edit', 'Terroir Vert, 1').focus();
  await page.keyboard.press('Enter');
  await expect(visit.field('Certifier')).toHaveValue('Terroir Vert');
  await visit.field('Certifier').focus();
  await page.keyboard.press('Tab');
  await expect(visit.field('Number')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('-B');
  await page.keyboard.press('Enter');
  await visit.endsAt('/certifications');
  await expect(visit.card('Terroir Vert')).toContainText('1-B');
});

test('cards are one below the other on a phone and side by side where there is room', async ({ page, demo }) => {
  const visit = new CertificationsVisit(page, demo);
  const own = await premiumProducer(demo, 'certified.grid@example.com');
  for (const number of ['1', '2', '3', '4', '5']) await certifies(demo, own, { number, valid_until: inDays(90) });
  await visit.as(own);
  const columns: number[] = [];
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit.to('/certifications');
    await settled(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(5);
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    columns.push(new Set(lefts).size);
  }
  expect(columns).toEqual([1, 2, 4]);
});
