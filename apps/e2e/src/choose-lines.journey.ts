import { Books } from './books.ts';
import { anySpace, expect, path, test } from './finances.ts';
import { records } from './people.ts';
import type { Language } from './terroir.ts';

const notes = ['A1', 'A2', 'A3', 'North 1', 'North 2'] as const;

test.describe('choosing lines', () => {
  for (const language of ['en', 'fr'] as const satisfies readonly Language[])
    test(`${language}: three inputs go to another category and back, then all that were found are deleted and come back`, async ({
      page,
      demo,
      own,
    }) => {
      const books = new Books(page, demo, language);
      for (const [at, said] of notes.entries())
        await records(demo, own.token, 'input', {
          notes: said,
          quantity_raw: 2,
          cost: 10 + at,
          occurred_on: '2025-07-15',
        });
      await books.as(own);
      await books.to(path);
      await expect(books.lines('inputs')).toHaveCount(5);
      const table = books.words('tables.inputs');
      const press = (name: string) => books.button(`${name}, ${table}`).click();
      const said = (of: string) => page.getByText(anySpace(of));
      const before = await books.column('inputs', 2);

      // A range: the first, and with Shift the third.
      await books.box(books.line('inputs', 'A1')).click();
      await books.box(books.lines('inputs').nth(2)).click({ modifiers: ['Shift'] });
      const chosen = await books.lines('inputs').locator('input:checked').count();
      await books.box(books.lines('inputs').nth(2)).press('Enter');
      await expect(books.button(`${books.words('bulk.recategorize.do')}, ${table}`)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(books.dialog).toBeVisible();
      const subCategory = books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') });
      await subCategory.fill(language === 'fr' ? 'fumier solide' : 'solid manure');
      await page.getByRole('listbox').getByRole('option').first().click();
      await books.dialog.getByRole('button', { name: books.words('bulk.recategorize.do') }).click();
      await expect(books.dialog).toBeHidden();
      await expect(books.lines('inputs').locator('input:checked')).toHaveCount(0);
      await books.stored('inputs');
      const moved = await books.column('inputs', 2);
      expect(moved.filter((name, at) => name !== before[at])).toHaveLength(chosen);
      const undo = books.page.locator('[data-toast]').getByRole('button', { name: books.records('undo') });
      await undo.last().click();
      await expect.poll(() => books.column('inputs', 2)).toEqual(before);
      await books.stored('inputs');

      // All that were found, and no others.
      await page.getByRole('searchbox', { name: books.words('search.of.inputs') }).fill('north');
      await expect(books.lines('inputs')).toHaveCount(2);
      await page.getByRole('checkbox', { name: `${books.records('select.all')}, ${table}` }).click();
      await expect(
        said(
          books.words('bulk.selected.inputs_other', { count: '2', amount: language === 'fr' ? '27,00 $' : '$27.00' }),
        ),
      ).toBeVisible();
      await press(books.words('bulk.remove.do'));
      await books.question.getByRole('button', { name: books.records('remove.ok') }).click();
      await expect(books.lines('inputs')).toHaveCount(0);
      await page.getByRole('searchbox', { name: books.words('search.of.inputs') }).fill('');
      await expect(books.lines('inputs')).toHaveCount(3);
      await undo.last().click();
      await expect(books.lines('inputs')).toHaveCount(5);
      await books.stored('inputs'); // they show at once
      await page.reload();
      await expect(books.lines('inputs')).toHaveCount(5);
      expect((await books.column('inputs', 2)).toSorted()).toEqual(before.toSorted());
    });
});
