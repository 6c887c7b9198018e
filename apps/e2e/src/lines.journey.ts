import { Books } from './books.ts';
import { anySpace, expect, path, test } from './finances.ts';
import { tabTo } from './keyboard.ts';
import { records } from './people.ts';
import type { Language } from './terroir.ts';

test.describe('entering a line', () => {
  test('in French: every fault in words at its field, decimal commas, nothing that costs is a cost too', async ({
    page,
    demo,
    own,
  }) => {
    const books = new Books(page, demo, 'fr');
    await books.as(own);
    await books.to(path);
    await books.button(books.words('add.inputs')).click();
    const quantity = books.words('fields.quantityRaw');
    const cost = books.words('fields.cost');
    const category = books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') });
    const rule = (name: string, value: string) =>
      books.text('shell/shell', `rules.${name}`, { field: quantity, value });
    await books.saves();
    await expect(category).toHaveAccessibleDescription(anySpace(books.words('errors.subCategoryId.required')));
    await expect(category).toBeFocused();
    await books.says(quantity, rule('required', ''));
    await books.says(cost, books.words('errors.cost.required'));

    await category.fill('diesel');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(category).not.toHaveAttribute('aria-invalid');
    for (const [typed, fault] of [
      ['douze', rule('number', '')],
      ['0', rule('more_than', '0')],
      ['10000000', rule('less_than', '10 000 000')],
      ['1,2345', rule('decimals', '3')],
    ] as const) {
      await books.field(quantity).fill(typed);
      await expect(books.field(quantity)).not.toHaveAttribute('aria-invalid');
      await books.saves();
      await books.says(quantity, fault);
    }
    for (const [typed, fault] of [
      ['-1', books.words('errors.cost.at_least', { value: '0' })],
      ['10 000 000', books.words('errors.cost.less_than', { value: '10 000 000' })],
      ['1,234', books.words('errors.cost.decimals', { value: '2' })],
    ] as const) {
      await books.field(cost).fill(typed);
      await books.saves();
      await books.says(cost, fault);
    }
    await books.field(quantity).fill('1 200,5');
    await books.field(cost).fill('0');
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.lines('inputs')).toHaveCount(1);
    await expect(books.lines('inputs')).toContainText(/1\s200,5\sL/);
    await expect(books.lines('inputs')).toContainText(/0,00\s\$/);
  });

  test('by keyboard alone: add, correct, delete, undo; the focus returns to where it was', async ({ books, own }) => {
    const { page } = books;
    const { keyboard } = page;
    await books.as(own);
    await books.to(path);
    const add = books.button(books.words('add.outputs'));
    await expect(add).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: books.shell('skip') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await tabTo(add);
    await keyboard.press('Enter');
    await tabTo(books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') }));
    await keyboard.type('tomato');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await tabTo(books.field(books.words('fields.quantityRaw')));
    await keyboard.type('80.5');
    await tabTo(books.field(books.words('fields.revenue')));
    await keyboard.type('1000');
    await keyboard.press('Enter');
    await expect(books.dialog).toBeHidden();
    await expect(books.lines('outputs')).toContainText('$1,000.00');
    await books.stored('outputs');
    await expect(add).toBeFocused();

    const edit = books.action(books.lines('outputs'), 'edit');
    await tabTo(edit);
    await keyboard.press('Enter');
    await tabTo(books.field(books.words('fields.revenue')));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('1250');
    await keyboard.press('Enter');
    await expect(books.lines('outputs')).toContainText('$1,250.00');
    await books.stored('outputs');
    await expect(edit).toBeFocused();

    await tabTo(books.more(books.lines('outputs')));
    await keyboard.press('Space');
    await expect(page.getByRole('menuitem', { name: books.records('actions.historyShort') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(books.dialog).toContainText('$1,000.00');
    await keyboard.press('Escape');
    await expect(books.dialog).toBeHidden();
    await expect(books.more(books.lines('outputs'))).toBeFocused();

    await keyboard.press('Shift+Tab');
    await expect(books.action(books.lines('outputs'), 'remove')).toBeFocused();
    await keyboard.press('Enter');
    await expect(books.question.getByRole('button', { name: books.records('remove.cancel') })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(books.lines('outputs')).toHaveCount(0);
    // The correction's message offers to undo it too.
    await tabTo(books.undoOf('removed'));
    await keyboard.press('Enter');
    await expect(books.lines('outputs')).toContainText('$1,250.00');
  });
});

test.describe('the day of a line', () => {
  for (const language of ['en', 'fr'] as const satisfies readonly Language[])
    test(`${language}: it is today, or any day that was; the summary goes by it, and a late correction shows`, async ({
      page,
      demo,
      own,
    }) => {
      const books = new Books(page, demo, language);
      await records(demo, own.token, 'output', { notes: 'Hay', quantity_raw: 2, cost: 80, occurred_on: '2025-07-15' });
      await books.as(own);
      await books.to(path);
      const line = books.line('outputs', 'Hay');
      await expect(line).toContainText(language === 'fr' ? '15 juill. 2025' : 'Jul 15, 2025');
      await expect(line).toContainText(books.words('recordedOn', { day: '' }));
      await books.action(line, 'edit').click();
      const date = books.dialog.getByRole('group', { name: books.words('fields.occurredOn') });
      await date.getByRole('spinbutton').first().click();
      await page.keyboard.type('20250802');
      await books.saves();
      await expect(books.dialog).toBeHidden();
      await expect(line).toContainText(language === 'fr' ? '2 août 2025' : 'Aug 2, 2025');
      await books.stored('outputs');
      await books.opens(line, 'history');
      await expect(books.dialog).toContainText(language === 'fr' ? '15 juillet 2025' : 'July 15, 2025');
      await page.keyboard.press('Escape');
      await books.to('/finances');
      const month = page.getByRole('definition').filter({ hasText: language === 'fr' ? 'août 2025' : 'August 2025' });
      await expect(month).toBeVisible();

      await books.to(path);
      await books.button(books.words('add.inputs')).click();
      const typed = books.dialog.getByRole('group', { name: books.words('fields.occurredOn') });
      await typed.getByRole('spinbutton').first().click();
      await page.keyboard.type('29990101');
      await books.saves();
      await expect(books.dialog.getByText(books.words('errors.occurredOn.not_future'))).toBeVisible();
    });
});
