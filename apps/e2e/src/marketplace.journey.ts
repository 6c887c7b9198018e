import { MarketplaceVisit, marketOf, marketplacePath } from './marketplace.ts';
import { settled } from './page-faults.ts';
import { printed } from './pdf.ts';
import { demoPassword, demoPeople, signIn } from './people.ts';
import { anySpace, expect, test } from './visit.ts';

const baskets = Array.from({ length: 20 }, (_, at) => [`Panier ${String(at + 1).padStart(2, '0')}`, 20 + at] as const);
const farms = [
  { name: 'Ferme du Nord', km: 40, items: [['Tresse d’ail', 12.5] as const, ...baskets] },
  { name: 'Ferme du Lac', km: 120, items: [['Ail en vrac', 8] as const] },
  { name: 'Ferme lointaine', km: 250, items: [['Confit d’ail', 30] as const] },
];

for (const language of ['en', 'fr'] as const) {
  const garlicName = language === 'fr' ? 'Ail' : 'Garlic';

  test(`${language}: a business finds items by words, price and distance, and its filters survive a reload and the way back`, async ({
    page,
    terroir,
  }) => {
    const visit = new MarketplaceVisit(page, terroir, language);
    const { buyer } = await marketOf(terroir, farms);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit.as(buyer);
    await visit.to('/dashboard');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: visit.text('shell/shell', 'routes.marketplace') })
      .click();
    await visit.endsAt(marketplacePath);
    await page.getByRole('link', { name: visit.words('tabs.items'), exact: true }).click();
    await visit.finds(23);
    await expect(visit.cards).toHaveCount(20);
    await visit.named('more', { shown: '20', total: '23' }).click();
    await expect(visit.cards).toHaveCount(23);

    // A step back leads to where the list was left, with its pages.
    const last = visit.card('Tresse d’ail').getByRole('link', { name: 'Tresse d’ail' });
    await last.click();
    await expect(page).toHaveURL(/\/items\/tresse-d-ail/);
    await page.goBack();
    await expect(visit.cards).toHaveCount(23);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();

    await visit.searches('longtemps');
    await visit.lists('Ail en vrac', 'Confit d’ail', 'Tresse d’ail');
    await page.getByRole('combobox', { name: visit.words('sort.label') }).selectOption('cost');
    await expect(page).toHaveURL(/sort=cost/);
    await expect(visit.cards.first()).toContainText('Ail en vrac');
    await visit.lists('Ail en vrac', 'Tresse d’ail', 'Confit d’ail');
    await visit.comesNearer(20);
    await visit.lists('Ail en vrac', 'Tresse d’ail');
    await expect(visit.card('Tresse d’ail')).toContainText(anySpace(language === 'fr' ? '12,50 $' : '$12.50'));
    await expect(visit.card('Tresse d’ail')).toContainText(anySpace('40 km'));

    // Of forty lines a card shows twelve.
    const details = visit.card('Tresse d’ail').getByText('Séché longtemps.');
    const lines = await details.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(12);

    const address = `${terroir.url}${marketplacePath}/items?distance=200&q=longtemps&sort=cost`;
    await expect(page).toHaveURL(address);
    await page.reload();
    await visit.lists('Ail en vrac', 'Tresse d’ail');
    await page.goBack();
    await visit.lists('Ail en vrac', 'Tresse d’ail', 'Confit d’ail');
    await page.goForward();
    await visit.finds(2);

    await visit.named('card.enquireAbout', { what: 'Ail en vrac' }).click();
    const dialog = page.getByRole('dialog', { name: /Ail en vrac/ });
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await visit.searches('zzz');
    await expect(page.getByRole('heading', { name: visit.words('none.title') })).toBeVisible();
    await visit.named('none.wider', { distance: '300 km' }).click();
    await visit.named('filters.clear').first().click();
    await visit.finds(23);
  });

  test(`${language}: a search is saved, opened again, mailed on request and deleted, and the seasons lead to their produces`, async ({
    page,
    terroir,
  }) => {
    const visit = new MarketplaceVisit(page, terroir, language);
    const { buyer } = await marketOf(terroir, farms.slice(1));
    await visit.as(buyer);
    await visit.to(`${marketplacePath}/items?distance=200&q=ail`);
    await visit.finds(1);
    await visit.named('saved.save').click();
    const dialog = page.getByRole('dialog', { name: visit.words('saved.title') });
    await dialog.getByRole('textbox').fill('Ail du coin');
    await dialog.getByRole('button', { name: visit.text('shell/shell', 'save') }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: visit.words('tabs.searches') }).click();
    const list = page.getByRole('list', { name: visit.words('saved.list') });
    await expect(list.getByRole('listitem')).toContainText(visit.words('saved.mailOff'));
    await visit.named('saved.turnOn', { what: 'Ail du coin' }).click();
    await expect(list.getByRole('listitem')).toContainText(visit.words('saved.mailOn'));
    await expect(list.locator('[aria-busy="true"]')).toHaveCount(0); // it shows at once
    await page.reload();
    await expect(list.getByRole('listitem')).toContainText(visit.words('saved.mailOn'));
    await list.getByRole('link', { name: 'Ail du coin' }).click();
    await expect(page).toHaveURL(`${terroir.url}${marketplacePath}/items?distance=200&q=ail`);
    await visit.finds(1);
    await page.goBack();
    await page.getByRole('button', { name: anySpace(visit.shared('actions.remove', { what: 'Ail du coin' })) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: visit.shared('remove.ok') })
      .click();
    await expect(page.getByRole('heading', { name: visit.words('saved.empty.title') })).toBeVisible();
    await page
      .locator('[data-toast]')
      .getByRole('button', { name: visit.shared('undo') })
      .click();
    await expect(list.getByRole('link', { name: 'Ail du coin' })).toBeVisible();

    await page.getByRole('link', { name: visit.words('tabs.seasons') }).click();
    const table = page.getByRole('table', { name: visit.words('seasons.caption') });
    const row = table.getByRole('row').filter({ hasText: garlicName });
    await expect(row.getByRole('cell')).toHaveCount(12);
    await expect(row.getByRole('cell').nth(7)).toHaveText('2');
    await row.getByRole('link', { name: garlicName }).click();
    await expect(page).toHaveURL(new RegExp(`${marketplacePath}\\?q=%22${garlicName}%22$`));
    await expect(visit.cards).toHaveCount(2);
  });
}

test('what is chosen on the map stands out in the list, and producers in one place are one disc that lists them all', async ({
  page,
  terroir,
}) => {
  const visit = new MarketplaceVisit(page, terroir);
  const hidden = (name: string) => ({ name, km: 0, items: [[`Ail de ${name}`, 10] as const] });
  const { buyer } = await marketOf(terroir, [hidden('Abeilles'), hidden('Bergerie'), ...farms.slice(1, 2)]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit.as(buyer);
  await visit.to(`${marketplacePath}/items?distance=10`);
  await visit.finds(2);
  await visit.named('map.show').click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('application', { name: new RegExp(`^${visit.words('map.label')}`) });
  const names = page.getByRole('group', { name: visit.words('map.label') }).locator('li strong');
  await expect
    .poll(async () => {
      await map.press('Enter'); // the pins come after the map
      return names.allInnerTexts();
    })
    .toEqual(['Abeilles', 'Bergerie']);
  await expect(page.locator('[data-ware][data-on]')).toHaveCount(2);
  await visit.named('map.onlyOf', { what: 'Bergerie' }).click();
  await visit.lists('Ail de Bergerie');
  await expect(page).toHaveURL(/producer=/);
  await visit.named('card.showOf', { what: 'Bergerie' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: visit.words('map.chosen', { what: 'Bergerie' }) }),
  ).toHaveCount(1);
});

test('on a phone the filters are behind a button that counts them, and the map is in the place of the list', async ({
  page,
  demo,
}) => {
  const visit = new MarketplaceVisit(page, demo, 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit.as(await signIn(demo, demoPeople.business, demoPassword));
  await visit.to(`${marketplacePath}/producers`);
  await settled(page);
  const slider = page.getByRole('slider', { name: visit.words('filters.distance') });
  await expect(slider).toHaveCount(0);
  await visit.button(visit.words('filters.title')).click();
  await expect(slider).toBeVisible();
  await page.getByRole('checkbox', { name: /^Œufs/ }).check();
  await expect(visit.named('filters.set_one', { count: '1' })).toBeVisible();
  await expect(visit.cards.first()).toContainText('Œufs');
  await visit.named('map.show').click();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(visit.cards).toHaveCount(0);
  await visit.named('map.list').click();
  await expect(visit.cards.first()).toBeVisible();
});

test('cards stand four to a row from 1,200 pixels on, and the seasons are on paper with every month', async ({
  page,
  demo,
}) => {
  const visit = new MarketplaceVisit(page, demo);
  await visit.as(await signIn(demo, demoPeople.business, demoPassword));
  const columns: number[] = [];
  for (const width of [390, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit.to(`${marketplacePath}/items`);
    await settled(page);
    const lefts = await visit.cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    columns.push(new Set(lefts).size);
  }
  expect(columns).toEqual([1, 4, 4, 4, 4]);
  await visit.to(`${marketplacePath}/seasons`);
  await settled(page);
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pages = await printed(await page.pdf({ format: 'A4' }));
  expect(pages.flatMap(({ cutOff }) => cutOff)).toEqual([]);
  for (const month of ['Jan', 'Dec']) expect(pages[0]?.text).toContain(month);
  await page.emulateMedia({ media: null });
});
