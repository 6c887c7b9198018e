import { call } from '../../../tools/front-door.mjs';
import { grower, puts } from './market.ts';
import { axeFaults, settled, wideFaults } from './page-faults.ts';
import { remembers } from './people.ts';
import { anySpace, expect, test } from './visit.ts';
import { builderPath, drawnSection, publishes, WebsiteVisit } from './website.ts';

for (const language of ['en', 'fr'] as const) {
  test(`${language}: a website is built, saved as it is typed, published, read on a phone, edited and brought back`, async ({
    page,
    demo,
    browser,
  }) => {
    const visit = new WebsiteVisit(page, demo, language);
    const own = await grower(demo, `website.${language}@example.com`);
    await puts(demo, own, { name: 'Ail en tresse', cost: 12.5 });
    await visit.as(own);
    await visit.to('/dashboard');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: visit.text('shell/shell', 'routes.webBuilder'), exact: true })
      .click();
    await visit.endsAt(builderPath);
    await expect(page.getByText(anySpace(visit.own('published.never')))).toBeVisible();

    await visit.writes('header', 'Chez Camille');
    await visit.writes('home', 'De l’ail depuis 1987');
    await page.reload();
    await expect(drawnSection(page, 'home')).toContainText('De l’ail depuis 1987');

    await visit.writes('banner', 'Tout est frais');
    const colour = await visit.opens('banner', 'color');
    await colour.getByRole('textbox', { name: new RegExp(`^${visit.own('colour.code')}, `) }).fill('#dddddd');
    await expect(colour.locator('[data-verdict]')).toHaveText(visit.verdict('low.plain'));
    await colour.getByRole('button', { name: anySpace(visit.own('contrast.useText', { colour: '#' })) }).click();
    await expect(colour.locator('[data-verdict]')).toHaveText(visit.verdict('enough.plain'));
    await visit.isSaved();

    const image = await visit.opens('banner', 'image');
    const saving = page.waitForResponse(
      (answer) => answer.url().endsWith('/website') && answer.request().method() === 'PUT',
    );
    await visit.cropsIn(image, 'champ.svg', '#1b2a10', 1.4);
    expect((await saving).status()).toBe(200);
    await expect(drawnSection(page, 'banner').locator('img')).toHaveCount(1);
    const opacity = await visit.opens('banner', 'opacity');
    await expect(opacity.locator('[data-verdict]')).toHaveText(visit.verdict('low.picture'));
    await opacity.getByRole('slider').fill('0.1');
    await opacity.getByRole('button', { name: anySpace(visit.own('contrast.useText', { colour: '#' })) }).click();
    await expect(opacity.locator('[data-verdict]')).toHaveText(visit.verdict('enough.picture'));
    await visit.tool('socialMedia', 'enabled').click();
    await visit.isSaved();
    expect(await axeFaults(page)).toEqual([]);
    await visit.button(visit.own('preview.open')).click();
    const preview = page.getByRole('region', { name: visit.own('preview.label') });
    await preview.getByRole('button', { name: visit.own('preview.phone') }).click();
    await expect(preview.getByText('Tout est frais')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await visit.button(visit.own('preview.close')).click();

    await visit.publishes();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: visit.own('view') }).click();
    const view = await opening;
    await expect(view.getByRole('heading', { level: 1, name: 'Chez Camille' })).toBeVisible();
    const address = view.url();
    await view.close();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const guest = await phone.newPage();
    await remembers(guest, { language });
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: 'Chez Camille' })).toBeVisible();
    await expect(drawnSection(guest, 'home')).toHaveText('De l’ail depuis 1987');
    const items = guest.getByRole('region', { name: visit.site('titles.items') });
    await expect(items.getByRole('link', { name: /Ail en tresse/ })).toHaveAttribute('href', /^\/items\//);
    await expect(guest.getByRole('region', { name: visit.site('titles.products') })).toContainText(
      language === 'fr' ? 'Ail' : 'Garlic',
    );
    await expect(drawnSection(guest, 'socialMedia')).toHaveCount(0);
    await guest.getByRole('button', { name: visit.site('form.submit') }).scrollIntoViewIfNeeded();
    expect([...(await axeFaults(guest)), ...(await wideFaults(guest, [320, 390]))]).toEqual([]);

    await visit.writes('home', 'Autre chose');
    await guest.reload();
    await expect(drawnSection(guest, 'home')).toHaveText('De l’ail depuis 1987');
    await visit.publishes();
    await guest.reload();
    await expect(drawnSection(guest, 'home')).toHaveText('Autre chose');

    await visit.button(visit.own('publications.button')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: anySpace(visit.own('publications.restoreOf', { when: '' }).trim()) })
      .last()
      .click();
    await expect(drawnSection(page, 'home')).toHaveText('De l’ail depuis 1987');
    await visit.publishes();
    await guest.reload();
    await expect(drawnSection(guest, 'home')).toHaveText('De l’ail depuis 1987');
    await phone.close();

    await visit.button(visit.own('history')).click();
    await expect(page.getByRole('dialog').getByText(visit.words('website.published')).first()).toBeVisible();
  });
}

test('what a visitor writes in the contact form is among the enquiries of the producer', async ({ page, demo }) => {
  const visit = new WebsiteVisit(page, demo, 'fr');
  const own = await grower(demo, 'website.contact@example.com');
  const slug = await publishes(demo, own);
  await visit.as(null);
  await visit.to(`/websites/${slug}`);
  const send = visit.button(visit.site('form.submit'));
  await page.getByRole('region', { name: visit.site('titles.contact') }).scrollIntoViewIfNeeded();
  await send.click();
  for (const field of ['name', 'email', 'message'] as const)
    await expect(visit.field(visit.site(`fields.${field}`))).toHaveAttribute('aria-invalid', 'true');
  await visit.field(visit.site('fields.name')).fill('Léa <b>Côté</b>');
  await visit.field(visit.site('fields.email')).fill('lea@example.com');
  await visit.field(visit.site('fields.message')).fill('Êtes-vous ouverts samedi ?');
  await send.click();
  await expect(page.getByText(visit.site('form.sent'))).toBeVisible();
  await expect(visit.field(visit.site('fields.message'))).toHaveValue('');
  const { body } = await call(demo.url, 'GET', '/enquiries', { token: own.token });
  expect((body as { data: { attributes: object }[] }).data.map(({ attributes }) => attributes)).toMatchObject([
    { state: 'new', source: 'website', other: { kind: 'visitor', name: 'Léa <b>Côté</b>', email: 'lea@example.com' } },
  ]);
});

test('what two people write of one section is settled between them, and the rest comes together by itself', async ({
  page,
  demo,
}) => {
  const visit = new WebsiteVisit(page, demo);
  const own = await grower(demo, 'website.two@example.com');
  await visit.as(own);
  await visit.to(builderPath);
  await expect(visit.tool('home', 'content')).toBeVisible();
  const elsewhere = (identifier: string, content: string) =>
    call(demo.url, 'PUT', '/website', { token: own.token, body: { website: { sections: [{ identifier, content }] } } });
  await elsewhere('footer', 'Theirs, elsewhere');
  await visit.writes('header', 'Mine');
  await expect(drawnSection(page, 'footer')).toHaveText('Theirs, elsewhere');

  const panel = await visit.opens('home', 'content');
  const place = async () => (await panel.getByRole('textbox').boundingBox())?.y ?? Number.NaN;
  await panel.getByRole('textbox').fill('Mine');
  await visit.isSaved();
  const before = await place();
  await elsewhere('home', 'Theirs');
  await panel.getByRole('textbox').fill('Mine too');
  await expect(page.locator('[data-save-status]')).toHaveAttribute('data-save-status', 'clash');
  // A window scrolls by whole pixels; what came above may end within one.
  expect(Math.abs((await place()) - before), 'how far the field moves under who types in it').toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: visit.shared('conflict.takeTheirs') }).click();
  await visit.isSaved();
  await expect(panel.getByRole('textbox')).toHaveValue('Theirs');
});

test('a line that is down loses nothing: the text waits, leaving asks, and trying again saves it', async ({
  page,
  demo,
}) => {
  const visit = new WebsiteVisit(page, demo);
  await visit.as(await grower(demo, 'website.down@example.com'));
  await visit.to(builderPath);
  const panel = await visit.opens('home', 'content');
  await page.route('**/api/v1/website', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await panel.getByRole('textbox').fill('Nearly lost');
  await expect(page.locator('[data-save-status]')).toHaveAttribute('data-save-status', 'failed');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: visit.text('shell/shell', 'routes.finances'), exact: true })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: visit.text('shell/shell', 'unsaved.leave.stay') })
    .click();
  await expect(panel.getByRole('textbox')).toHaveValue('Nearly lost');
  await page.unroute('**/api/v1/website');
  await page
    .getByRole('main')
    .getByRole('button', { name: visit.text('shell/shell', 'failed.retry') })
    .click();
  await visit.isSaved();
  await page.reload();
  await expect(drawnSection(page, 'home')).toHaveText('Nearly lost');
});

test('hostile texts are texts in every section, in the builder, its preview and the page', async ({ page, demo }) => {
  const visit = new WebsiteVisit(page, demo);
  const own = await grower(demo, 'website.hostile@example.com');
  const hostile = [
    '<script>globalThis.ran = 1</script>',
    '<img src=x onerror="globalThis.ran = 1">',
    '</title></style><svg onload=globalThis.ran=1>',
    'javascript:globalThis.ran=1',
    '{{7*7}} ${7*7} {{constructor.constructor("globalThis.ran=1")()}}',
    '\u202Eevil\u202C \u2066x\u2069',
    'a'.repeat(200),
  ];
  const text = hostile.join('\n');
  const names = [
    'header',
    'banner',
    'home',
    'products',
    'items',
    'aboutUs',
    'socialMedia',
    'contact',
    'footer',
  ] as const;
  await puts(demo, own, { name: hostile[1], details: text });
  const slug = await publishes(
    demo,
    own,
    names.map((identifier) => ({ identifier, content: text })),
  );
  page.on('dialog', () => expect(false, 'a dialog opened').toBe(true));
  await visit.as(own);
  const harmless = async () => {
    await expect(drawnSection(page, 'home')).toContainText('{{7*7}}');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(
      await page.locator('[data-section] :is(script, svg, [onerror], [src="x"], a[href^="javascript"])').count(),
    ).toBe(0);
    expect(await wideFaults(page, [320, 1200])).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 900 });
  };
  await visit.to(builderPath);
  await harmless();
  await visit.button(visit.own('preview.open')).click();
  await harmless();
  await visit.to(`/websites/${slug}`);
  await expect(drawnSection(page, 'footer')).toContainText('<script>globalThis.ran = 1</script>');
  await harmless();
});

test('cards of a website are three side by side from 1024 pixels, two from 464, one below', async ({ page, demo }) => {
  const visit = new WebsiteVisit(page, demo);
  const own = await grower(demo, 'website.grid@example.com');
  for (const name of ['A', 'B', 'C', 'D']) await puts(demo, own, { name: `Basket ${name}` });
  const slug = await publishes(demo, own);
  await visit.as(null);
  const columns: number[] = [];
  for (const width of [463, 464, 1023, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await visit.to(`/websites/${slug}`);
    await settled(page);
    const cards = page.getByRole('region', { name: visit.site('titles.items') }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    columns.push(new Set(lefts).size);
  }
  expect(columns).toEqual([1, 2, 2, 3]);
});
