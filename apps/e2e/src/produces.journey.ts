import { readFile } from 'node:fs/promises';
import { axeFaults, settled, textFaults, touchFaults, wideFaults } from './page-faults.ts';
import { printed } from './pdf.ts';
import { demoPassword, demoPeople, settledProducer, signIn } from './people.ts';
import { drawingOf, missingIn } from './pictures.ts';
import { addPath, detailsPath, garlic, listPath, produces, ProducesVisit, summaryPath, tomatoes } from './produces.ts';
import { anySpace, expect, test } from './visit.ts';

for (const [language, tomato, garlicName] of [
  ['en', 'Tomato', 'Garlic'],
  ['fr', 'Tomate', 'Ail'],
] as const)
  test(`${language}: what is produced is listed, sorted, saved as CSV, deleted and brought back, and its history shows it`, async ({
    page,
    demo,
  }) => {
    const visit = new ProducesVisit(page, demo, language);
    const own = await settledProducer(demo, `produces.${language}@example.com`);
    await produces(demo, own, tomatoes);
    await produces(demo, own, garlic);
    await page.setViewportSize({ width: 1200, height: 900 });
    await visit.as(own);
    await visit.to('/dashboard');
    const inMenu = visit.text('shell/shell', 'routes.productionFood');
    await page.getByRole('complementary').getByRole('link', { name: inMenu, exact: true }).click();
    await visit.endsAt(summaryPath);
    await page.getByRole('link', { name: visit.words('tabs.listedProduce'), exact: true }).click();
    await visit.endsAt(listPath);
    expect(await visit.order()).toEqual([garlicName, tomato]);
    const byProduct = visit.table().getByRole('button', { name: visit.words('columns.product'), exact: true });
    await byProduct.click();
    await byProduct.click();
    expect(await visit.order()).toEqual([tomato, garlicName].toSorted((a, b) => b.localeCompare(a, language)));

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: visit.shared('csv') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${visit.words('files.list')}.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(language === 'en' ? '1250,kg,5.5,kg' : '1250;kg;5,5;kg');
    expect(csv).toContain(tomatoes.harvest.availability_to);
    expect(csv).toMatch(language === 'en' ? /^\uFEFF?Realm,Category,/ : /^\uFEFF?Domaine;Catégorie;/);

    await visit.action('remove', `${tomato}, Brandywine`).click();
    const question = page.getByRole('alertdialog', { name: anySpace(visit.shared('remove.title')) });
    await question.getByRole('button', { name: visit.shared('remove.ok') }).click();
    await expect(visit.table().getByRole('rowheader').getByRole('link')).toHaveText([garlicName]);
    const removed = visit.shared('done.removed', { what: `${tomato}, Brandywine` });
    const message = page.locator('[data-toast]').filter({ hasText: anySpace(removed) });
    await message.getByRole('button', { name: visit.shared('undo') }).click();
    await expect(visit.table().getByRole('rowheader')).toHaveCount(2);

    await visit.action('history', `${tomato}, Brandywine`).click();
    const entries = page.getByRole('dialog').getByRole('listitem');
    await expect(entries).toHaveCount(3);
    for (const [place, kind] of ['RestoredOf', 'RemovedOf', 'RecordedOf'].entries())
      await expect(entries.nth(place)).toContainText(anySpace(visit.words(`history.events.${kind}`, { what: tomato })));
    await expect(entries.last()).toContainText('Brandywine');
    await entries
      .last()
      .getByRole('link', { name: visit.text('history/history', 'asOf') })
      .click();
    await expect(page).toHaveURL(/listedProduce\?as_of=/);
    await expect(visit.table().getByRole('rowheader').getByRole('link')).toHaveText([tomato]);
    await expect(visit.action('edit', `${tomato}, Brandywine`)).toHaveCount(0);
  });

test('each chart of the summary has its figures as a table, and is saved as a picture', async ({ page, demo }) => {
  const visit = new ProducesVisit(page, demo);
  await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
  await visit.to(summaryPath);
  for (const name of ['distribution', 'seasons'] as const) {
    const chart = visit.chart(visit.words(`charts.${name}`));
    const drawing = await drawingOf(chart.getByRole('img', { name: visit.words(`charts.${name}`) }));
    expect(drawing.colours.length).toBeGreaterThan(0);
    const saved = page.waitForEvent('download');
    await chart.getByRole('button', { name: visit.shared('charts.savePng') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${visit.words(`files.${name}`)}.png`);
    expect(await missingIn(await readFile(await file.path()), drawing)).toEqual([]);
    await chart.getByRole('button', { name: visit.shared('charts.showTable') }).click();
    await expect(chart.getByRole('table')).toContainText('Tomato');
    await chart.getByRole('button', { name: visit.shared('charts.showChart') }).click();
    await expect(chart.getByRole('img').first()).toBeVisible();
  }
});

test('the summary of last spring is what was recorded by then', async ({ page, demo }) => {
  const visit = new ProducesVisit(page, demo);
  const own = await settledProducer(demo, 'produces.past@example.com');
  await produces(demo, own, tomatoes);
  await visit.as(own);
  const before = new Date(Date.now() - 60 * 24 * 3600 * 1000).toISOString();
  await visit.to(`${summaryPath}?as_of=${before}`);
  await expect(page.getByRole('heading', { name: visit.words('empty.past') }).first()).toBeVisible();
  await page.getByRole('button', { name: visit.text('as-of/as-of', 'back') }).click();
  await expect(visit.table('summary.table').getByRole('rowheader')).toHaveText(['Tomato']);
});

test('a produce is chosen by keyboard alone, shows its inputs, and leads to its form', async ({ page, demo }) => {
  const visit = new ProducesVisit(page, demo);
  const own = await settledProducer(demo, 'produces.details@example.com');
  const id = await produces(demo, own, tomatoes);
  await produces(demo, own, garlic);
  await visit.as(own);
  await visit.to(detailsPath);
  await page.getByRole('combobox', { name: visit.words('details.choose') }).focus();
  await page.keyboard.type('brandy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo.url}${detailsPath}?id=${id}`);
  await expect(page.getByRole('table', { name: visit.words('needs.table') })).toContainText('Compost');
  await expect(page.getByRole('region', { name: visit.words('details.history') })).toContainText('Added: Tomato');
  await page.reload();
  await page.getByRole('link', { name: visit.words('details.edit') }).click();
  await expect(page).toHaveURL(`${demo.url}${addPath}?id=${id}`);
});

for (const language of ['en', 'fr'] as const)
  test(`${language}: the details are clean at every width`, async ({ page, demo }) => {
    const visit = new ProducesVisit(page, demo, language);
    const own = await settledProducer(demo, `produces.clean.${language}@example.com`);
    const id = await produces(demo, own, tomatoes);
    await visit.as(own);
    await visit.to(`${detailsPath}?id=${id}`);
    await expect(page.getByRole('table', { name: visit.words('needs.table') })).toBeVisible();
    await settled(page);
    expect([
      ...(await textFaults(page)),
      ...(await axeFaults(page)),
      ...(await wideFaults(page)),
      ...(await touchFaults(page)),
    ]).toEqual([]);
  });

for (const paper of ['A4', 'Letter'] as const)
  test(`the summary prints on ${paper}: the figures behind the charts, no control, nothing cut off`, async ({
    page,
    demo,
  }) => {
    const visit = new ProducesVisit(page, demo);
    await visit.as(await signIn(demo, demoPeople.premium, demoPassword));
    await visit.to(summaryPath);
    await expect(visit.chart(visit.words('charts.seasons')).getByRole('img')).toBeVisible();
    await expect(visit.table('summary.table')).toHaveAttribute('aria-busy', 'false');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    const pages = await printed(await page.pdf({ format: paper }));
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(pages.flatMap(({ cutOff }) => cutOff)).toEqual([]);
    const all = pages.map(({ text }) => text).join(' ');
    for (const chart of ['distribution', 'seasons']) expect(all).toContain(visit.words(`charts.${chart}`));
    expect(all).toContain('Hatley Creek Farm');
    expect(all).not.toContain(visit.shared('charts.savePng'));
  });

for (const paper of ['A4', 'Letter'] as const)
  test(`the details print on ${paper}: each part in its frame, nothing cut off`, async ({ page, demo }) => {
    const visit = new ProducesVisit(page, demo);
    const own = await settledProducer(demo, `produces.${paper.toLowerCase()}@example.com`);
    const id = await produces(demo, own, tomatoes);
    await visit.as(own);
    await visit.to(`${detailsPath}?id=${id}`);
    const drawing = (chart: string) =>
      visit.chart(visit.words(chart)).getByRole('img', { name: visit.words(chart), exact: true });
    for (const chart of ['details.periods', 'needs.title']) await expect(drawing(chart)).toBeVisible();
    await expect(page.getByRole('table', { name: visit.words('needs.table') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    const frames = await page
      .locator('.produces-details section')
      .filter({ visible: true })
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderInlineStartWidth));
    expect(frames).toEqual(['1px', '1px', '1px', '1px']); // description, periods, inputs, margin
    const ring = drawing('needs.title');
    const [rings, figure] = await ring.evaluate((place) =>
      ['svg', '[data-written] strong'].map((part) => place.querySelector(part)?.getBoundingClientRect().width ?? 0),
    );
    expect(figure).toBeGreaterThan(0);
    expect(figure).toBeLessThan(((rings ?? 0) * 116) / 320); // within the hole
    const pages = await printed(await page.pdf({ format: paper }));
    expect(pages.flatMap(({ cutOff }) => cutOff)).toEqual([]);
    const all = pages.map(({ text }) => text).join(' ');
    for (const chart of ['details.periods', 'needs.title']) expect(all).toContain(visit.words(chart));
  });
