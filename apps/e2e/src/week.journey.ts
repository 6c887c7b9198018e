import type { Browser } from '@playwright/test';
import { newBusiness } from '../../../tools/front-door.mjs';
import { cardsPath, grower, readCode } from './market.ts';
import { MarketplaceVisit, marketplacePath } from './marketplace.ts';
import { axeFaults, settled, wideFaults } from './page-faults.ts';
import type { Person } from './people.ts';
import type { Language, Terroir } from './terroir.ts';
import { anySpace, expect, test } from './visit.ts';
import { builderPath, drawnSection, WebsiteVisit } from './website.ts';

/** A page of a browser of its own. */
async function pageOf(browser: Browser, viewport: { readonly width: number; readonly height: number }) {
  return (await browser.newContext({ viewport })).newPage();
}

/** A producer before the market: what is put there, and how it is shown. */
class Stall extends WebsiteVisit {
  /** @returns what the QR code of the first of so many labels says */
  async printsLabels(item: string, count: number): Promise<string> {
    await this.button(this.words('labels.button')).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: item }).fill(String(count));
    await dialog.getByRole('button', { name: this.words('labels.print'), exact: true }).click();
    await this.hasPrinted();
    await this.page.emulateMedia({ media: 'print' });
    const labels = this.page.locator('[data-label-sheets] [data-label]');
    await expect(labels).toHaveCount(count);
    const read = await readCode(labels.first().getByRole('img'));
    await this.page.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: this.text('shell/shell', 'cancel') }).click();
    return read;
  }

  /** The newest enquiry in the inbox. */
  async answers(text: string): Promise<void> {
    await this.to('/enquiries');
    const words = (path: string) => this.text('enquiries/enquiries', path);
    await this.page
      .getByRole('list', { name: words('list') })
      .getByRole('link')
      .first()
      .click();
    await this.page.getByRole('textbox').fill(text);
    await this.button(words('answer.submit')).click();
    await expect(this.page.getByRole('list', { name: words('messages') })).toContainText(text);
  }

  async raises(item: string, cost: string): Promise<void> {
    await this.to(cardsPath);
    await this.action('edit', item).click();
    await this.field(this.words('fields.cost')).fill(cost);
    await this.saves();
    await this.endsAt(cardsPath);
  }
}

const money = (language: Language, [en, fr]: readonly [en: string, fr: string]) =>
  anySpace(language === 'fr' ? fr : en);

for (const language of ['en', 'fr'] as const)
  test(`${language}: the week of a market, from the first item to a shopper who reads on the label’s page that the price was raised`, async ({
    browser,
    demo,
  }) => {
    // No word of one begins a word of the other: both journeys may be of one region.
    const item = language === 'fr' ? 'Rocambole' : 'Braidwell';
    const desk = { width: 1280, height: 900 };
    const producer = await grower(demo, `week.${language}@example.com`);
    const buyer: Person = await newBusiness(demo.url, demo.dataDir, `week.buyer.${language}@example.com`);
    const stall = new Stall(await pageOf(browser, desk), demo, language);
    await stall.withoutPrinter();
    await stall.as(producer);
    await stall.to(`${cardsPath}/addItem`);
    await stall.field(stall.words('fields.name')).fill(item);
    await stall.field(stall.words('fields.details')).fill('Dix têtes, séchées un mois');
    await stall.chooses(language === 'fr' ? 'Ail' : 'Garlic');
    await stall.field(stall.words('fields.quantity')).fill('0.5');
    await stall.field(stall.words('fields.cost')).fill('12.5');
    await stall.saves();
    await stall.endsAt(cardsPath);
    const label = await stall.printsLabels(item, 12);
    expect(label).toContain(`${demo.url}/items/${item.toLowerCase()}`);

    await stall.to(builderPath);
    await stall.writes('header', 'Chez Camille');
    await stall.writes('home', 'De l’ail depuis 1987');
    await stall.publishes();

    const buying = await buys(browser, demo, language, { buyer, item, site: 'De l’ail depuis 1987' });
    await stall.answers('Oui, les douze.');
    await buying.to('/enquiries');
    await buying.page
      .getByRole('list', { name: buying.text('enquiries/enquiries', 'list') })
      .getByRole('link')
      .click();
    await expect(buying.page.getByRole('list', { name: buying.text('enquiries/enquiries', 'messages') })).toContainText(
      'Oui, les douze.',
    );

    const shopper = new Stall(await pageOf(browser, { width: 390, height: 844 }), demo, language);
    await shopper.as(null);
    const words = (path: string) => shopper.text('item-page/item-page', path);
    await shopper.page.goto(label);
    await expect(shopper.page.getByRole('heading', { level: 1, name: item })).toBeVisible();
    await expect(shopper.page.getByText(anySpace(words('changes.none')))).toBeVisible();
    await settled(shopper.page);
    expect([...(await axeFaults(shopper.page)), ...(await wideFaults(shopper.page, [320, 390]))]).toEqual([]);

    await stall.raises(item, '14');
    await shopper.page.reload();
    const [before, after] = language === 'fr' ? ['12,50 $', '14,00 $'] : ['$12.50', '$14.00'];
    const raised = shopper.text('item-page/item-page', 'changes.changed.cost', { before, after });
    await expect(shopper.page.getByRole('listitem').filter({ hasText: anySpace(raised) })).toBeVisible();
    for (const { page } of [stall, buying, shopper]) await page.context().close();
  });

/** What a business does that week: it finds an item by words, distance and price, keeps the search, reads the website and asks. */
async function buys(
  browser: Browser,
  demo: Terroir,
  language: Language,
  { buyer, item, site }: { readonly buyer: Person; readonly item: string; readonly site: string },
): Promise<MarketplaceVisit> {
  const visit = new MarketplaceVisit(await pageOf(browser, { width: 1280, height: 900 }), demo, language);
  const { page } = visit;
  await visit.as(buyer);
  await visit.to(`${marketplacePath}/items`);
  await visit.searches(item);
  await visit.comesNearer(50);
  await page.getByRole('combobox', { name: visit.words('sort.label') }).selectOption('cost');
  await expect(page).toHaveURL(/distance=50.*sort=cost/);
  await visit.lists(item);
  await expect(visit.card(item)).toContainText(money(language, ['$12.50', '12,50 $']));

  await visit.named('saved.save').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visit.text('shell/shell', 'save') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit
    .card(item)
    .getByRole('link', { name: visit.words('card.website') })
    .click();
  await expect(drawnSection(page, 'home')).toHaveText(site);
  await page.goBack();
  await visit.finds(1);

  await visit.named('card.enquireAbout', { what: item }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Douze têtes ?');
  const words = (path: string) => visit.text('enquiries/enquiries', path);
  await dialog.getByRole('button', { name: words('send.submit'), exact: true }).click();
  await expect(page.getByText(words('send.thanks'))).toBeVisible();
  return visit;
}
