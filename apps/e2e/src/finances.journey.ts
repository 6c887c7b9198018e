import { readFile } from 'node:fs/promises';
import { Books } from './books.ts';
import { anySpace, expect, path, premium, test } from './finances.ts';
import { tabTo } from './keyboard.ts';
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

    await tabTo(books.action(books.lines('outputs'), 'history'));
    await keyboard.press('Space');
    await expect(books.dialog).toContainText('$1,000.00');
    await keyboard.press('Escape');
    await expect(books.dialog).toBeHidden();
    await expect(books.action(books.lines('outputs'), 'history')).toBeFocused();

    await tabTo(books.action(books.lines('outputs'), 'remove'));
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

test.describe('when things go wrong', () => {
  test('a line that two pages correct asks the later one, which takes theirs or keeps its own', async ({
    books,
    own,
    demo,
    second,
  }) => {
    await records(demo, own.token, 'input', { notes: 'Both', quantity_raw: 5, cost: 100 });
    await books.as(own);
    const other = new Books(second, demo);
    await other.as(own);
    const cost = books.words('fields.cost');
    const opens = async (page: Books) => {
      await page.to(path);
      const answered = page.page.waitForResponse((response) => /producer_inputs\/[^/?]+$/.test(response.url()));
      await page.action(page.line('inputs', 'Both'), 'edit').click();
      await answered; // the version that the correction builds on
    };
    const race = async (theirs: string, mine: string) => {
      await opens(books);
      await opens(other);
      await other.field(cost).fill(theirs);
      await other.saves();
      await expect(other.dialog).toBeHidden();
      await expect(other.line('inputs', 'Both')).toContainText(`$${theirs}.00`);
      await books.field(cost).fill(mine);
      await books.saves();
      await expect(books.dialog.getByRole('alert')).toContainText(books.records('conflict.title'));
      await expect(books.dialog.getByRole('alert')).toContainText(`$${theirs}.00`);
    };

    await race('110', '120');
    await books.button(books.records('conflict.takeTheirs')).click();
    await expect(books.field(cost)).toHaveValue('110.00');
    await books.dialog.getByRole('button', { name: books.shell('cancel') }).click();
    await expect(books.line('inputs', 'Both')).toContainText('$110.00');

    await race('130', '140');
    await books.button(books.records('conflict.keepMine')).click();
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.line('inputs', 'Both')).toContainText('$140.00');
    await books.page.reload();
    await expect(books.line('inputs', 'Both')).toContainText('$140.00');
  });

  test('a correction that finds no server puts the line back, says so, keeps what was typed, and can be sent again', async ({
    books,
    own,
    demo,
  }) => {
    await records(demo, own.token, 'input', { notes: 'Lost', quantity_raw: 5, cost: 100 });
    await books.as(own);
    await books.to(path);
    await books.action(books.line('inputs', 'Lost'), 'edit').click();
    await books.field(books.words('fields.cost')).fill('250.5');
    await books.page.route('**/api/v1/producer_inputs/*', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
    );
    await books.saves();
    await expect(books.dialog.getByRole('alert')).toContainText(books.records('failed.notSaved'));
    await expect(books.dialog.getByRole('alert')).toContainText(books.shell('failed.network'));
    await expect(books.field(books.words('fields.cost'))).toHaveValue('250.50');
    // Under an open dialog the page is hidden from roles, not from eyes.
    await expect(books.page.locator('#main tbody')).toContainText('$100.00');
    await books.page.unrouteAll();
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.line('inputs', 'Lost')).toContainText('$250.50');
  });

  test('a deletion that fails says so and brings the line back', async ({ books, own, demo }) => {
    await records(demo, own.token, 'output', { notes: 'Stays', quantity_raw: 5, cost: 100 });
    await books.as(own);
    await books.to(path);
    await books.page.route('**/api/v1/producer_outputs/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort('connectionfailed') : route.continue(),
    );
    await books.action(books.line('outputs', 'Stays'), 'remove').click();
    await books.question.getByRole('button', { name: books.records('remove.ok'), exact: true }).click();
    const said = books.page.getByRole('region', { name: books.shell('toasts') });
    await expect(said).toContainText('was not deleted and is back in the list');
    await expect(books.line('outputs', 'Stays')).toHaveCount(1);
  });

  test('lists that cannot be fetched offer another try', async ({ books, own }) => {
    await books.as(own);
    await books.page.route('**/api/v1/producer_inputs?*', (route) => route.abort('connectionfailed'));
    await books.to(path);
    const retry = books.button(books.shell('failed.retry'));
    await expect(retry).toBeVisible();
    await books.page.unrouteAll();
    await retry.click();
    await expect(books.page.getByText(books.words('empty.inputs.title'))).toBeVisible();
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
      await books.action(line, 'history').click();
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
