import { call } from '../../../tools/front-door.mjs';
import { axeFaults, colours, settled, textFaults, touchFaults, wideFaults } from './page-faults.ts';
import { settledProducer, type Person } from './people.ts';
import { addPath, drawn, FormVisit, listPath, typed } from './produce-form.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, test } from './visit.ts';

interface Wire {
  readonly id: string;
  readonly attributes: {
    readonly notes: string;
    readonly image_urls: { readonly image: string | null };
    readonly harvest: Readonly<Record<string, unknown>>;
    readonly produce_inputs: readonly { readonly input_type: { readonly id: string }; readonly quantity_raw: number }[];
  };
}
/** The only produce of a person. */
async function onlyProduce(demo: Terroir, { token }: Person): Promise<Wire> {
  const { body } = await call(demo.url, 'GET', '/produces', { token });
  const [first] = (body as { data: readonly Wire[] }).data;
  if (!first) throw new Error('There is no produce');
  return first;
}

const year = new Date().getUTCFullYear();
const harvest = {
  quantity_raw: 1250,
  quantity_unit_id: 'kilogram',
  cost: 5.5,
  cost_unit_id: 'kilogram',
  area: 450,
  area_unit_id: 'square_metre',
  production_from: `${year}-04-15`,
  production_to: `${year}-10-10`,
  availability_from: `${year}-07-10`,
  availability_to: `${year}-11-15`,
};
const entered = {
  product_id: 'tomato',
  variety_id: 'tomato_brandywine',
  production_type_id: 'certified_organic',
  notes: 'Heirloom',
  harvest,
};
/** Records tomatoes over the API. @returns their id */
async function records(demo: Terroir, { token }: Person, more: object = {}): Promise<string> {
  const { body } = await call(demo.url, 'POST', '/produces', { token, body: { produce: { ...entered, ...more } } });
  return (body as { data: Wire }).data.id;
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: a produce is added with its picture, dates and needs, and corrected`, async ({ page, demo }) => {
    const visit = new FormVisit(page, demo, language);
    const person = await settledProducer(demo, `produce.${language}@example.com`);
    await visit.as(person);
    await visit.to(addPath);

    await visit.saves();
    for (const field of ['productCategoryId', 'productId', 'area', 'cost', 'availabilityTo'])
      await expect(page.getByText(anySpace(visit.rule('required', field))).first()).toBeVisible();

    await visit.finds(visit.words('fields.productId'), typed.product[language]);
    const category = page.getByRole('combobox', { name: visit.words('fields.productCategoryId') });
    await expect(category).toHaveValue(language === 'en' ? 'Fruits and vegetables' : 'Fruits et légumes');
    await visit.finds(visit.words('fields.varietyId'), typed.variety[language]);
    await visit.finds(visit.words('fields.productionTypeId'), typed.type[language]);
    await visit.crops('#C8352B', '2');
    await visit.field(visit.words('fields.area')).fill('450');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: visit.words('fields.quantityRaw'), exact: true })
      .fill(language === 'en' ? '1250.5' : '1250,5');
    await visit.field(visit.words('fields.cost')).fill('0');

    // The usual season is there, and each date is held to its window.
    const start = await visit.dateIn('productionFrom');
    expect(start).toMatch(/^\d{4}-03-01$/);
    const end = await visit.dateIn('productionTo');
    await visit.dates('productionTo', start);
    const tooEarly = visit.rule('not_before', 'productionTo', '|').split('|')[0] ?? '';
    await expect(page.getByText(anySpace(tooEarly.trim()))).toBeVisible();
    await visit.dates('productionTo', end);
    await expect(page.getByText(anySpace(tooEarly.trim()))).toHaveCount(0);

    await visit.needs(1, typed.compost[language], '2');
    await visit.needs(2, typed.straw[language], '12');
    await visit.saves();
    await visit.endsAt(listPath);
    const first = await onlyProduce(demo, person);
    expect(first.attributes.produce_inputs.map(({ input_type: { id }, quantity_raw: of }) => [id, of])).toEqual([
      ['compost', 2],
      ['straw_mulch', 12],
    ]);
    expect(first.attributes.harvest).toMatchObject({ quantity_raw: 1250.5, cost: 0, production_from: start });
    const { width, height } = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url ?? '';
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    }, first.attributes.image_urls.image);
    expect(width).toBe(height);

    await visit.to(`${addPath}?id=${first.id}`);
    await expect(visit.field(visit.words('fields.area'))).toHaveValue('450');
    await expect(visit.picture().getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: visit.words('removeNeed', { place: '1' }) }).click();
    await visit.field(visit.words('fields.notes')).fill('Rouge');
    await visit.saves();
    await visit.endsAt(listPath);
    const { attributes } = await onlyProduce(demo, person);
    expect(attributes).toMatchObject({ notes: 'Rouge', image_urls: first.attributes.image_urls });
    expect(attributes.produce_inputs).toHaveLength(1);
  });

test('two people who correct one produce choose field by field, and what nobody changed twice is merged', async ({
  page,
  demo,
}) => {
  const visit = new FormVisit(page, demo);
  const person = await settledProducer(demo, 'produce.two@example.com');
  const id = await records(demo, person);
  await visit.as(person);
  await visit.to(`${addPath}?id=${id}`);
  await visit.field('Details').fill('Mine');
  await visit.needs(1, 'compost', '3');
  const theirs = { ...entered, notes: 'Theirs', harvest: { ...harvest, area: 500 } };
  await call(demo.url, 'PUT', `/produces/${id}`, { token: person.token, body: { produce: theirs } });
  await visit.saves();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Mine');
  await expect(row).toContainText('Theirs');
  await page.getByRole('radio', { name: `Details ${visit.shared('conflict.mine')} Mine` }).check();
  await visit.button(visit.shared('conflict.keepPicked')).click();
  await expect(visit.field('Area')).toHaveValue('500');
  await visit.saves();
  await visit.endsAt(listPath);
  const { attributes } = await onlyProduce(demo, person);
  expect(attributes).toMatchObject({ notes: 'Mine', harvest: { area: 500 } });
  expect(attributes.produce_inputs).toHaveLength(1);
});

test('a produce that was deleted while it was corrected is restored and saved, and a form that is left asks first', async ({
  page,
  demo,
}) => {
  const visit = new FormVisit(page, demo);
  const person = await settledProducer(demo, 'produce.gone@example.com');
  const id = await records(demo, person);
  await visit.as(person);
  await visit.to(`${addPath}?id=${id}`);
  await visit.field('Details').fill('Typed');
  await page.getByRole('link', { name: 'Listed produce' }).click();
  const question = page.getByRole('alertdialog', { name: visit.text('shell/shell', 'unsaved.leave.title') });
  await question.getByRole('button', { name: visit.text('shell/shell', 'unsaved.leave.stay') }).click();
  await call(demo.url, 'DELETE', `/produces/${id}`, { token: person.token });
  await visit.saves();
  await visit.button(visit.shared('removed.restore')).click();
  await visit.endsAt(listPath);
  expect((await onlyProduce(demo, person)).attributes.notes).toBe('Typed');
});

for (const language of ['en', 'fr'] as const)
  test(`${language}: the form has no fault of the page with everything in it and everything wrong, in either scheme`, async ({
    page,
    demo,
  }) => {
    const visit = new FormVisit(page, demo, language);
    const person = await settledProducer(demo, `produce.faults.${language}@example.com`);
    await visit.as(person);
    await visit.to(addPath);
    await visit.finds(visit.words('fields.productId'), typed.product[language]);
    await visit.crops('#3A6628', '1');
    await visit.dates('productionTo', await visit.dateIn('productionFrom'));
    await visit.button(visit.words('addNeed')).click();
    await visit.button(visit.words('addNeed')).click();
    await visit.finds(visit.words('fields.inputCategoryId'), typed.compost[language], visit.need(2));
    await visit.saves();
    await expect(visit.need(1).locator('[aria-invalid="true"]').first()).toBeVisible();
    await settled(page);
    const faults = [await axeFaults(page), await wideFaults(page), await touchFaults(page), await textFaults(page)];
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([...faults, await axeFaults(page, colours)].flat()).toEqual([]);
  });

test('a picture is cropped by keyboard, on a phone, without a fault of the page', async ({ page, demo }) => {
  const visit = new FormVisit(page, demo, 'fr');
  await visit.as(await settledProducer(demo, 'produce.crop@example.com'));
  await page.setViewportSize({ width: 320, height: 640 });
  await visit.to(addPath);
  await visit
    .picture()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'aliment.svg',
      mimeType: 'image/svg+xml',
      buffer: drawn('#3A6628'),
    });
  const dialog = page.getByRole('dialog', { name: visit.text('pictures/pictures', 'crop.title') });
  const slider = dialog.getByRole('slider');
  await expect(slider).toBeFocused();
  await expect(dialog.getByRole('application')).toBeVisible();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1.5');
  await settled(page);
  expect([await axeFaults(page), await wideFaults(page), await touchFaults(page)].flat()).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('application')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: visit.text('pictures/pictures', 'crop.use') }).press('Enter');
  await expect(visit.picture().getByRole('img')).toBeVisible();
  const replace = visit.text('pictures/pictures', 'replace');
  await expect(visit.picture().getByRole('button', { name: new RegExp(`^${replace}`) })).toBeFocused();
});
