import { expect, path, test } from './finances.ts';
import { cropsOf, fileOf, Imports } from './imports.ts';
import type { Language } from './terroir.ts';
import { anySpace } from './visit.ts';

for (const language of ['en', 'fr'] as const satisfies readonly Language[])
  test(`300 inputs with dates come in from a spreadsheet in ${language}, once, and go again`, async ({
    page,
    demo,
    own,
  }) => {
    const books = new Imports(page, demo, language);
    await books.as(own);
    await books.to(path);
    await page.getByRole('link', { name: `${books.words('import.open')}, ${books.words('tables.inputs')}` }).click();
    await books.brings({
      name: 'photo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]),
    });
    await expect(page.getByText(books.imports('problems.picture'))).toBeVisible();

    const file = fileOf(language, 300);
    await books.brings(file);
    await expect(page.getByText(books.imports('preview.summary_other', { count: '300' }))).toBeVisible();
    await books.importsAll(300);
    await expect(page.getByText(books.imports('result.recorded_other', { count: '300' }))).toBeVisible();

    await page.getByRole('link', { name: books.words('import.see') }).click();
    await books.arrived('inputs');
    await expect(books.table('inputs').locator('tfoot')).toContainText(language === 'en' ? '$625,' : /625\s/);

    // What was saved as Excel comes in again as what is there already.
    const saved = page.waitForEvent('download');
    await page
      .getByRole('region', { name: books.words('tables.inputs') })
      .getByRole('button', { name: books.records('excel') })
      .click();
    const workbook = await saved;
    expect(workbook.suggestedFilename()).toBe(`${books.words('files.inputs')}.xlsx`);
    await books.to('/finances/import?side=inputs');
    const input = page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles({
      name: 'intrants.xlsx',
      mimeType: '',
      buffer: await readAll(await workbook.createReadStream()),
    });
    await books.importsAll(300);
    await expect(page.getByText(books.imports('result.present_other', { count: '300' }))).toBeVisible();

    await page.getByRole('button', { name: books.imports('former.undo', { file: file.name }) }).click();
    await books.question.getByRole('button', { name: books.imports('question.ok') }).click();
    await expect(page.getByRole('cell', { name: books.imports('former.undone') })).toBeVisible();
    await books.to('/history?kind=import');
    const shown = { file: file.name, shown: '300' };
    for (const change of ['came', 'went'])
      await expect(
        page.getByText(anySpace(books.imports(`journal.${change}.producer_input_other`, shown))).first(),
      ).toBeVisible();
    await books.to(path);
    await expect(page.getByText(books.words('empty.inputs.title'))).toBeVisible();
  });

for (const language of ['en', 'fr'] as const satisfies readonly Language[])
  test(`produces come in from a spreadsheet in ${language}, once, and go again`, async ({ page, demo, own }) => {
    const crops = new Imports(page, demo, language);
    await crops.as(own);
    await crops.to('/production-food/listedProduce');
    const way = `${crops.produces('list.import')}, ${crops.produces('list.title')}`;
    await page.getByRole('link', { name: way }).click();
    const file = cropsOf(language);
    for (const outcome of ['recorded', 'present']) {
      await crops.brings(file);
      await expect(page.getByText(crops.imports('preview.problems_one', { count: '1' }))).toBeVisible();
      await crops.importsAll(3);
      await expect(page.getByText(crops.imports(`result.${outcome}_other`, { count: '3' }))).toBeVisible();
      if (outcome === 'recorded') await page.getByRole('button', { name: crops.imports('result.another') }).click();
    }
    await page.getByRole('link', { name: crops.text('production/produce-form/produce-form', 'import.see') }).click();
    const rows = page
      .getByRole('table', { name: crops.produces('list.title') })
      .locator('tbody')
      .getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Brandywine' })).toContainText(language === 'en' ? '$5.50' : /5,50\s\$/);

    await crops.to('/production-food/import');
    await page
      .getByRole('button', { name: crops.imports('former.undo', { file: file.name }) })
      .first()
      .click();
    await crops.question.getByRole('button', { name: crops.imports('question.ok') }).click();
    await expect(page.getByRole('cell', { name: crops.imports('former.undone') })).toBeVisible();
    await crops.to('/production-food/listedProduce');
    await expect(page.getByText(crops.produces('empty.title'))).toBeVisible();
  });

test('a thousand rows come in with a bar that says how far it is', async ({ page, demo, own }) => {
  const books = new Imports(page, demo, 'en');
  await books.as(own);
  await books.to('/finances/import?side=inputs');
  await books.brings(fileOf('en', 1000));
  await expect(page.getByText(books.imports('preview.summary_other', { count: '1,000' }))).toBeVisible();
  const begun = Date.now();
  await books.importsAll(1000);
  process.stdout.write(`1,000 rows were imported in ${Date.now() - begun} ms\n`);
  await expect(page.getByText(books.imports('result.recorded_other', { count: '1,000' }))).toBeVisible();
});

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
