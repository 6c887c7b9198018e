import { Books } from './books.ts';
import { expect, path, test } from './finances.ts';
import type { Language } from './terroir.ts';

/** A year of a market garden as it is kept in a spreadsheet: some lines name their subcategory, others say it in words alone. */
const things = {
  en: [
    ['Compost', 'Delivered in bulk', 'tonne'],
    ['', 'Acti-Sol hen manure', 'bags'],
    ['Road diesel', 'Co-op', 'L'],
    ['Vegetable seeds', 'Spring order', 'kg'],
    ['Electricity from the grid', 'Hydro bill', 'kWh'],
  ],
  fr: [
    ['Compost', 'Livré en vrac', 'tonne'],
    ['', 'Fumier de poule Acti-Sol', 'sacs'],
    ['Diesel routier (gazole)', 'Coop', 'L'],
    ['Semences potagères', 'Commande du printemps', 'kg'],
    ['Électricité du réseau', 'Facture d’Hydro', 'kWh'],
  ],
} as const;
const headers = {
  en: ['Date', 'Subcategory', 'Description', 'Qty', 'Unit', 'Amount ($)'],
  fr: ['Date', 'Sous-catégorie', 'Libellé', 'Qté', 'Unité', 'Montant'],
} as const;

const two = (number: number) => String(number).padStart(2, '0');

/** Rows of the year before this one, as the language writes them. */
function rowsOf(language: Language, count: number): string[][] {
  const year = new Date().getFullYear() - 1;
  return Array.from({ length: count }, (_, nth) => {
    const [name, notes, unit] = things[language][nth % things[language].length] as readonly [string, string, string];
    const [month, day] = [two((nth % 12) + 1), two((nth % 28) + 1)];
    const amount = (1000 + nth * 7.25).toFixed(2);
    return language === 'en'
      ? [
          `${month}/${day}/${year}`,
          name,
          `${notes}, invoice ${nth}`,
          String(nth + 1),
          unit,
          `$${Number(amount).toLocaleString('en-CA', { minimumFractionDigits: 2 })}`,
        ]
      : [
          `${day}/${month}/${year}`,
          name,
          `${notes}, facture ${nth}`,
          String(nth + 1),
          unit,
          `${Number(amount).toLocaleString('fr-CA', { minimumFractionDigits: 2 })} $`,
        ];
  });
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** In English UTF-8 with commas, in French what Excel saves there: semicolons in Windows-1252. */
function fileOf(language: Language, count: number) {
  const table = [[...headers[language]], ...rowsOf(language, count)];
  const text = table.map((row) => row.map(quoted).join(language === 'fr' ? ';' : ',')).join('\r\n');
  // What French texts have beyond Latin-1 is the apostrophe and the narrow space.
  const bytes = text.replaceAll('\u202f', '\u00a0').replaceAll('’', '\u0092');
  return {
    name: language === 'fr' ? 'dépenses.csv' : 'expenses.csv',
    mimeType: 'text/csv',
    buffer: language === 'fr' ? Buffer.from(bytes, 'latin1') : Buffer.from(`\uFEFF${text}`, 'utf8'),
  };
}

/** The import of the inputs, in the words of the page. */
class Imports extends Books {
  imports(name: string, values?: Readonly<Record<string, string>>): string {
    return this.text('imports/imports', name, values);
  }
  async brings(file: ReturnType<typeof fileOf>): Promise<void> {
    const input = this.page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles(file);
  }
  async importsAll(count: number): Promise<void> {
    await this.button(this.imports('preview.import_other', { count: String(count) })).click();
    await this.button(this.imports('result.another')).waitFor();
  }
}

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
    await books.to(path);
    await expect(page.getByText(books.words('empty.inputs.title'))).toBeVisible();
  });

test('a thousand rows come in with a bar that says how far it is', async ({ page, demo, own }) => {
  const books = new Imports(page, demo, 'en');
  await books.as(own);
  await books.to('/finances/import?side=inputs');
  await books.brings(fileOf('en', 1000));
  await expect(page.getByText(books.imports('preview.summary_other', { count: '1000' }))).toBeVisible();
  const begun = Date.now();
  await books.importsAll(1000);
  process.stdout.write(`1,000 rows were imported in ${Date.now() - begun} ms\n`);
  await expect(page.getByText(books.imports('result.recorded_other', { count: '1000' }))).toBeVisible();
});

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
