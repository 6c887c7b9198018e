import { call } from '../../../tools/front-door.mjs';
import { cardsPath, grower, MarketVisit, puts, readCode, readPicture } from './market.ts';
import { settled } from './page-faults.ts';
import { printed } from './pdf.ts';
import { anySpace, expect, test } from './visit.ts';

for (const language of ['en', 'fr'] as const) {
  const garlicName = language === 'fr' ? 'Ail' : 'Garlic';

  test(`${language}: an item is put to market, edited, hidden, deleted and brought back, and its history shows all of it`, async ({
    page,
    demo,
  }) => {
    const visit = new MarketVisit(page, demo, language);
    await visit.as(await grower(demo, `market.${language}@example.com`));
    await visit.to('/dashboard');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: visit.text('shell/shell', 'routes.putToMarket'), exact: true })
      .click();
    await visit.endsAt(cardsPath);
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: visit.words('empty.action') })
      .last()
      .click();
    await visit.endsAt(`${cardsPath}/addItem`);
    await visit.saves();
    await visit.says(visit.words('fields.quantity'), visit.words('errors.quantity.quantity_or_count'));
    await visit.says(visit.words('fields.count'), visit.words('errors.count.quantity_or_count'));

    await visit.field(visit.words('fields.name')).fill('Tresse d’ail');
    await visit.field(visit.words('fields.details')).fill('Dix têtes, séchées un mois');
    await visit.chooses(garlicName);
    await visit.field(visit.words('fields.quantity')).fill('0.5');
    await visit.field(visit.words('fields.cost')).fill('12.5');
    await visit.crops('tresse.svg', '#97481F');
    await visit.saves();
    await visit.endsAt(cardsPath);
    const card = visit.card('Tresse d’ail');
    await expect(card).toContainText(anySpace(language === 'fr' ? '12,50 $' : '$12.50'));
    await expect(card).toContainText(anySpace(language === 'fr' ? '0,5 kg' : '0.5 kg'));
    await expect(card).toContainText(visit.words('state.enabled'));
    await page.reload();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await visit.action('edit', 'Tresse d’ail').click();
    await expect(page).toHaveURL(/addItem\?id=/);
    await visit.field(visit.words('fields.count')).fill('10');
    await visit.saves();
    await visit.endsAt(cardsPath);
    await expect(card).toContainText('10');

    await visit.does('code.button', 'Tresse d’ail').click();
    const address = await page
      .getByRole('dialog')
      .getByRole('link', { name: visit.words('code.view') })
      .getAttribute('href');
    await page.keyboard.press('Escape');
    const publicPage = () => call(demo.url, 'GET', address ?? '', { expect: [200, 404] });
    expect((await publicPage()).status).toBe(200);
    await visit.does('disable', 'Tresse d’ail').click();
    await expect(card).toContainText(visit.words('state.disabled'));
    await expect.poll(async () => (await publicPage()).status).toBe(404);

    await visit.action('remove', 'Tresse d’ail').click();
    const question = page.getByRole('alertdialog', { name: anySpace(visit.shared('remove.title')) });
    await question.getByRole('button', { name: visit.shared('remove.ok') }).click();
    await expect(page.getByRole('heading', { name: visit.words('empty.title') })).toBeVisible();
    const removed = visit.shared('done.removed', { what: 'Tresse d’ail' });
    const message = page.locator('[data-toast]').filter({ hasText: anySpace(removed) });
    await message.getByRole('button', { name: visit.shared('undo') }).click();
    await expect(card).toContainText(visit.words('state.disabled'));

    await visit.action('history', 'Tresse d’ail').click();
    const entries = page.getByRole('dialog').getByRole('listitem');
    await expect(entries).toHaveCount(5);
    await expect(entries.last()).toContainText(garlicName);
  });

  test(`${language}: the QR code is downloaded as a picture named after the item, and sheets of labels are printed whose codes lead to its page`, async ({
    page,
    demo,
  }) => {
    const visit = new MarketVisit(page, demo, language);
    const own = await grower(demo, `labels.${language}@example.com`);
    const slug = await puts(demo, own, { name: 'Ail en tresse', cost: 12.5 });
    await visit.withoutPrinter();
    await visit.as(own);
    await visit.to(cardsPath);
    await visit.does('code.button', 'Ail en tresse').click();
    const dialog = page.getByRole('dialog');
    const address = `${demo.url}/items/${slug}`;
    const saving = page.waitForEvent('download');
    const before = Date.now();
    await dialog.getByRole('button', { name: visit.words('code.download') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Ail en tresse.png');
    // A code that is put on something is a label: it says when it was made.
    for (const code of [await readCode(dialog.getByRole('img')), await readPicture(await saved.path())]) {
      const made = new URL(code);
      expect(`${made.origin}${made.pathname}`).toBe(address);
      expect(Date.parse(made.searchParams.get('at') ?? '')).toBeGreaterThanOrEqual(before);
    }
    await page.keyboard.press('Escape');

    await visit.button(visit.words('labels.button')).click();
    await dialog.getByRole('textbox', { name: 'Ail en tresse' }).fill('23');
    // Where a label is high enough, price and amount have a line each.
    for (const [format, paper, size, between] of [
      ['avery-l7160', 'A4', [595, 842], ' '],
      ['avery-5160', 'Letter', [612, 792], ' · '],
    ] as const) {
      await dialog.getByRole('combobox').selectOption(format);
      const before = Date.now();
      await dialog.getByRole('button', { name: visit.words('labels.print'), exact: true }).click();
      await visit.hasPrinted();
      await page.emulateMedia({ media: 'print' });
      const labels = page.locator('[data-label-sheets] [data-label]');
      await expect(labels).toHaveCount(23);
      for (const place of [0, 20, 22]) {
        const read = new URL(await readCode(labels.nth(place).getByRole('img')));
        expect(`${read.origin}${read.pathname}`).toBe(address);
        const at = Date.parse(read.searchParams.get('at') ?? '');
        expect(at).toBeGreaterThanOrEqual(before);
        expect(at).toBeLessThanOrEqual(Date.now());
      }
      const pages = await printed(await page.pdf({ preferCSSPageSize: true }));
      expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
        Array.from({ length: paper === 'A4' ? 2 : 1 }, () => size),
      );
      expect(pages[0]?.text).toContain(`${language === 'fr' ? '12,50 $' : '$12.50'}${between}250 g`);
      await page.emulateMedia({ media: null });
    }
  });
}

test('cards are one below the other on a phone, two side by side on a tablet and four where there is room', async ({
  page,
  demo,
}) => {
  const visit = new MarketVisit(page, demo);
  const own = await grower(demo, 'market.grid@example.com');
  for (const name of ['A', 'B', 'C', 'D', 'E']) await puts(demo, own, { name: `Basket ${name}` });
  await visit.as(own);
  const columns: number[] = [];
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit.to(cardsPath);
    await settled(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(5);
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    columns.push(new Set(lefts).size);
  }
  expect(columns).toEqual([1, 2, 4, 4]);
});
