import { anySpace, expect, path, test } from './finances.ts';
import { Books } from './books.ts';
import { tabTo } from './keyboard.ts';
import type { Language } from './terroir.ts';

const entries = [
  { search: { en: 'hay', fr: 'foin' }, quantity: '3', cost: '21', notes: 'A1' },
  { search: { en: 'straw', fr: 'paille' }, quantity: '4', cost: '32', notes: 'A2' },
  { search: { en: 'diesel', fr: 'diesel' }, quantity: '5', cost: '43', notes: 'A3' },
] as const;

test.describe('fast entry', () => {
  for (const language of ['en', 'fr'] as const satisfies readonly Language[])
    test(`${language}: three inputs in a row, a duplicate of one and an output, by keyboard alone`, async ({
      page,
      demo,
      own,
    }) => {
      const books = new Books(page, demo, language);
      const { keyboard } = page;
      await books.as(own);
      await books.to(path);
      const add = books.button(books.words('add.inputs'));
      await expect(add).toBeVisible();
      const category = books.dialog.getByRole('combobox', { name: books.words('fields.category'), exact: true });
      const subCategory = books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') });
      const quantityBox = books.dialog.getByRole('textbox', { name: books.words('fields.quantityRaw') });
      const cost = books.dialog.getByRole('textbox', { name: books.words('fields.cost') });
      const added = page.locator('[data-toast]').filter({ hasText: books.records('done.added', { what: '' }).trim() });

      await keyboard.press('n');
      for (const [at, { search, quantity, cost: amount, notes }] of entries.entries()) {
        await expect(category).toBeFocused();
        await expect(quantityBox).toHaveValue('');
        if (at === 1) await expect(category).not.toHaveValue('');
        await tabTo(subCategory);
        await keyboard.type(search[language]);
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
        await keyboard.press('Enter');
        await tabTo(quantityBox);
        await keyboard.type(quantity);
        await tabTo(cost);
        await keyboard.type(amount);
        await tabTo(books.dialog.getByRole('textbox', { name: books.words('fields.notes') }));
        await keyboard.type(notes);
        await keyboard.press(at < entries.length - 1 ? 'ControlOrMeta+Shift+Enter' : 'ControlOrMeta+Enter');
        await expect(added.last()).toBeVisible();
      }
      await expect(books.dialog).toBeHidden();
      await expect(books.lines('inputs')).toHaveCount(3);
      await books.stored('inputs');
      await expect(add).toBeFocused();

      await tabTo(books.more(books.line('inputs', 'A2')));
      await keyboard.press('Enter');
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: books.records('actions.duplicateShort') })).toBeFocused();
      await keyboard.press('Enter');
      await expect(cost).toHaveValue(language === 'fr' ? '32,00' : '32.00');
      await tabTo(cost);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type('33');
      await keyboard.press('Enter');
      await expect(books.dialog).toBeHidden();
      await expect(books.line('inputs', 'A2')).toHaveCount(2);
      await expect(books.line('inputs', 'A2').filter({ hasText: language === 'fr' ? '33,00' : '33.00' })).toHaveCount(
        1,
      );
      await books.stored('inputs');

      await keyboard.press('Shift+N');
      await expect(page.getByRole('dialog', { name: anySpace(books.words('add.outputs')) })).toBeVisible();
      await keyboard.press('Escape');
      await expect(books.dialog).toBeHidden();
      await expect(books.button(books.words('add.outputs'))).toBeFocused();
    });
});
