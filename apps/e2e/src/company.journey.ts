import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { newcomer, settledProducer } from './people.ts';
import { expect, test, Visit } from './visit.ts';

const company = (visit: Visit) => (path: string) => visit.text('company/company', path);

test('a company is entered by keyboard alone: the town from the suggestions, the date part by part', async ({
  visit,
  demo,
}) => {
  const { page } = visit;
  const { keyboard } = page;
  const text = company(visit);
  await visit.as(await newcomer(demo, 'Producer', 'keyboard@example.com'));
  await visit.to('/company-details');
  await expect(visit.field(text('fields.name'))).toBeVisible();
  await keyboard.press('Tab'); // into the page, which starts with the link to its content
  await tabTo(visit.field(text('fields.name')));
  await keyboard.type('Fields of Hatley');
  const date = page.getByRole('group', { name: text('fields.foundationDate') });
  await tabTo(date);
  await keyboard.type('20010514');
  await tabTo(visit.field(text('fields.raw')));
  await keyboard.type('Sherbr');
  await expect(page.getByRole('option').first()).toContainText('Sherbrooke');
  await keyboard.press('Enter');
  await expect(visit.field(text('fields.city'))).toHaveValue('Sherbrooke');
  await expect(visit.field(text('fields.country'))).toHaveValue('Canada');
  await expect(visit.field(text('fields.city'))).toHaveJSProperty('readOnly', true);
  await tabTo(visit.field(text('fields.zipcode')));
  await keyboard.type('J1H 1A1');
  await keyboard.press('Enter');
  await expect(page.getByText(visit.text('shell/shell', 'done.companyUpdated'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('May 14, 2001');
  await expect(page.getByRole('group', { name: text('map.label') })).toBeVisible();
  await visit.to('/finances');
  await expect(page.getByRole('heading', { name: visit.text('finance/finance', 'charts.costs') })).toBeVisible();
});

test('a town that nobody knows gets the hint to choose the closest one', async ({ visit, demo }) => {
  const text = company(visit);
  await visit.as(await newcomer(demo, 'Producer', 'nowhere@example.com'));
  await visit.to('/company-details');
  await visit.field(text('fields.raw')).fill('Qqqqqzzzzz');
  await expect(visit.page.getByRole('main').getByText(text('address.noResults'))).toBeVisible();
});

test('the source of the suggested towns is credited in the language of the page', async ({ page, demo }) => {
  const visit = new Visit(page, demo, 'fr');
  const text = company(visit);
  await visit.as(await newcomer(demo, 'Producer', 'sources@example.com'));
  await visit.to('/company-details');
  await visit.field(text('fields.raw')).fill('Sherbrooke');
  await expect(page.getByText(text('address.credit.gazetteer'))).toBeVisible();
  await expect(page.getByText('Place names')).toHaveCount(0);
});

/** A picture as a camera or a drawing program would give it, drawn in the page. */
async function png(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No drawing context');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 320, 240);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('logo, second picture, links and what is shown publicly are changed, refused where wrong, and stand in the history', async ({
  visit,
  demo,
}) => {
  const { page } = visit;
  const text = company(visit);
  const save = () => visit.button(visit.text('shell/shell', 'save')).click();
  await visit.as(await settledProducer(demo, 'pictures@example.com'));
  await visit.to('/company-details');
  await visit.button(text('edit')).click();
  await expect(visit.field(text('fields.name'))).toBeFocused();
  await visit.button(visit.text('shell/shell', 'cancel')).click();
  await expect(visit.button(text('edit'))).toBeFocused();
  await visit.button(text('edit')).click();

  const picture = (name: string) => page.getByRole('group', { name: new RegExp(`^${text(`fields.${name}`)}`) });
  const file = (name: string) => picture(name).locator('input[type=file]');
  await file('image').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await expect(picture('image')).toContainText(visit.text('pictures/pictures', 'refused.type'));
  await file('image').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('No picture either'),
  });
  await expect(picture('image')).toContainText(visit.text('pictures/pictures', 'refused.notPicture'));

  await file('image').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await png(page, 'seagreen') });
  await file('imageAdditional').setInputFiles({
    name: 'barn.png',
    mimeType: 'image/png',
    buffer: await png(page, 'peru'),
  });
  await visit.field(text('links.website')).fill('not an address');
  await visit.field(text('fields.phone')).fill('call me');
  await save();
  await visit.says(text('links.website'), visit.text('shell/shell', 'rules.web_address'));
  await visit.says(text('fields.phone'), visit.text('shell/shell', 'rules.phone'));
  await visit.field(text('links.website')).fill('https://fields.example/');
  await visit.field(text('fields.phone')).fill('+1 (819) 555-0114');
  await page.getByRole('checkbox', { name: text('fields.showPhone') }).check();
  await save();
  await expect(page.getByText(visit.text('shell/shell', 'done.companyUpdated'))).toBeVisible();

  await expect(visit.button(text('edit'))).toBeFocused();
  const shown = page.getByRole('main').getByRole('img', { name: 'Ferme du Test' });
  await expect(shown).toHaveCount(2);
  for (const image of await shown.all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  await expect(page.getByRole('link', { name: /fields\.example/ })).toHaveAttribute('rel', /noopener|noreferrer/);
  await expect(page.getByRole('main')).toContainText(text('shown.showPhone'));

  await page.getByRole('link', { name: text('tabs.history'), exact: true }).click();
  const history = page.getByRole('list', { name: visit.text('history/history', 'title') });
  await expect(history).toContainText(text('events.PictureChanged'));
  await expect(history).toContainText(text('events.LinksChanged'));
  await expect(history).toContainText('https://fields.example/');
  await expect(history).toContainText('Camille Roy');

  await page.getByRole('link', { name: text('tabs.details'), exact: true }).click();
  await visit.button(text('edit')).click();
  await picture('image')
    .getByRole('button', { name: visit.text('pictures/pictures', 'remove') })
    .click();
  await expect(picture('image').getByRole('button', { name: visit.text('pictures/pictures', 'pick') })).toBeFocused();
  await save();
  await expect(shown).toHaveCount(1);
});

test('without tiles the map names the town and tells distances', async ({ visit, demo }) => {
  const text = company(visit);
  await visit.as(await settledProducer(demo, 'bare-map@example.com'));
  await visit.to('/company-details');
  const map = visit.page.getByRole('group', { name: text('map.label') });
  await expect(map.getByText('Sherbrooke')).toBeVisible();
  await expect(map.getByText('1 km')).toBeVisible();
});

const tiles = [
  { key: 'test', label: 'Test', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Test tiles' },
  { key: 'other', label: 'Other', url: 'https://tiles.example/other/{z}/{x}/{y}.png', attribution: 'Other tiles' },
];
test.describe('with tiles', () => {
  test.use({ settings: { TILES: JSON.stringify(tiles) } });

  test('the map shows the company’s place at zoom 13, and its buttons and keys change it', async ({
    page,
    terroir,
  }) => {
    const visit = new Visit(page, terroir);
    const text = company(visit);
    const asked: number[] = [];
    const empty = { contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } };
    await page.route('https://tiles.example/**', async (route) => {
      asked.push(Number(new URL(route.request().url()).pathname.split('/').at(-3)));
      await route.fulfill({
        ...empty,
        body: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
    });
    await visit.as(await settledProducer(terroir, 'map@example.com'));
    await visit.to('/company-details');
    const map = page.getByRole('group', { name: text('map.label') });
    await expect(map).toContainText('45.404');
    await expect(map).toContainText('Test tiles');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set([13]));
    asked.length = 0;
    await map.getByRole('button', { name: text('map.zoomIn') }).click();
    await expect.poll(() => asked.includes(14)).toBe(true);
    await map.getByRole('application').focus();
    // One key after the other: a zoom that the next one overtakes asks for no tiles.
    const scale = map.getByText(text('map.scale')).locator('..');
    for (let step = 0; step < 2; step += 1) {
      const before = await scale.innerText();
      await page.keyboard.press('-');
      await expect(scale).not.toHaveText(before);
    }
    await expect.poll(() => asked.includes(12)).toBe(true);
    await map.getByRole('combobox').selectOption('other');
    await expect(map).toContainText('Other tiles');
  });
});
