import { readFile } from 'node:fs/promises';
import { Books } from './books.ts';
import { expect, path, premium, test } from './finances.ts';
import { records } from './people.ts';
import type { Language } from './terroir.ts';

test.describe('a table', () => {
  test('is sorted by mouse and by keyboard, newly chosen columns upwards first, and says so', async ({
    books,
    demo,
  }) => {
    await books.as(await premium(demo));
    await books.to(path);
    const all = books.page.getByRole('region', { name: books.words('tables.inputs') });
    await all.getByRole('button', { name: books.records('showAll', { many: '' }) }).click();
    await books.arrived('inputs');
    const header = (name: string) => books.table('inputs').getByRole('columnheader', { name, exact: true });
    const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

    const category = header(books.words('columns.category'));
    await category.getByRole('button').click();
    await expect(category).toHaveAttribute('aria-sort', 'ascending');
    const upwards = await books.column('inputs', 1);
    expect(upwards).toEqual(upwards.toSorted(byName));
    await category.getByRole('button').click();
    await expect(category).toHaveAttribute('aria-sort', 'descending');
    expect(await books.column('inputs', 1)).toEqual(upwards.toSorted((a, b) => byName(b, a)));

    const cost = header(books.words('columns.cost.inputs'));
    await cost.getByRole('button').focus();
    await books.page.keyboard.press('Enter');
    await expect(cost).toHaveAttribute('aria-sort', 'ascending');
    await expect(category).not.toHaveAttribute('aria-sort');
    const amounts = async () => (await books.column('inputs', 5)).map((text) => Number(text.replaceAll(/[$,]/g, '')));
    const costs = await amounts();
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    await books.page.keyboard.press('Space');
    await expect(cost).toHaveAttribute('aria-sort', 'descending');
    expect(await amounts()).toEqual(costs.toSorted((a, b) => b - a));
    await expect(header(books.words('columns.quantity')).getByRole('button')).toHaveCount(0);

    const total = books.table('inputs').locator('tfoot');
    const sum = costs.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
    await expect(total).toContainText(`$${sum.toLocaleString('en-CA', { minimumFractionDigits: 2 })}`);
  });

  for (const language of ['en', 'fr'] as const satisfies readonly Language[])
    test(`is saved as CSV that a spreadsheet in ${language} opens rightly and harmlessly`, async ({
      page,
      demo,
      own,
    }) => {
      const books = new Books(page, demo, language);
      await records(demo, own.token, 'input', { notes: '=1+1', quantity_raw: 1200.5, cost: 1234.5 });
      await records(demo, own.token, 'input', { notes: 'a "b"; c, d', quantity_raw: 1, cost: 0 });
      await books.as(own);
      await books.to(path);
      await expect(books.lines('inputs')).toHaveCount(2);
      const saved = page.waitForEvent('download');
      await page
        .getByRole('region', { name: books.words('tables.inputs') })
        .getByRole('button', { name: books.records('csv') })
        .click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${books.words('files.inputs')}.csv`);
      const text = await readFile(await file.path(), 'utf8');
      const separator = language === 'fr' ? ';' : ',';
      expect(text.startsWith('\uFEFF')).toBe(true);
      const [head, newest, oldest, end] = text.slice(1).split('\r\n');
      const columns = [
        'columns.date',
        'columns.recorded',
        'columns.realm',
        'columns.category',
        'columns.subCategory',
        'columns.details',
        'columns.quantity',
        'fields.unitId',
      ];
      expect(head).toBe([...columns, 'columns.cost.inputs'].map((name) => books.words(name)).join(separator));
      expect(newest).toContain(`"a ""b""; c, d"${separator}`);
      expect(oldest).toContain(`${separator}"'=1+1"${separator}`);
      const figures = language === 'fr' ? ['1200,5', 'kg', '1234,5'] : ['1200.5', 'kg', '1234.5'];
      expect(oldest?.endsWith(`${separator}${figures.join(separator)}`)).toBe(true);
      expect(end).toBe('');
    });
});
