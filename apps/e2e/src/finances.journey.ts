import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { tabTo } from './keyboard.ts';
import { printed } from './pdf.ts';
import { demoPassword, demoPeople, records, settledProducer, signIn } from './people.ts';
import { drawingOf, missingIn } from './pictures.ts';
import type { Language, Terroir } from './terroir.ts';
import { anySpace, expect, test as base } from './visit.ts';

/**
 * `books`: the finances in English. `own`: a producer of this journey alone, whose books are empty. `second`: a page of
 * another browser; a hidden tab of the same one is slowed down by Chromium.
 */
const test = base.extend<{ books: Books; own: { token: string }; second: Page }>({
  second: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  books: async ({ page, demo }, use) => use(new Books(page, demo)),
  own: async ({ demo }, use, { testId }) => use(await settledProducer(demo, `books.${testId}@example.com`)),
});

/** How often a text of one line is on paper, whichever spaces it has. */
const timesIn = (paper: string, text: string) => paper.split(text.replaceAll(/\s+/g, ' ')).length - 1;

/** The words that begin on one line and end on another. Runs in the page. */
function brokenWords(table: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.add(word);
    }
  return [...found];
}

const premium = (demo: Terroir) => signIn(demo, demoPeople.premium, demoPassword);
const path = '/finances/inputs-outputs';

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
    const upwards = await books.column('inputs', 0);
    expect(upwards).toEqual(upwards.toSorted(byName));
    await category.getByRole('button').click();
    await expect(category).toHaveAttribute('aria-sort', 'descending');
    expect(await books.column('inputs', 0)).toEqual(upwards.toSorted((a, b) => byName(b, a)));

    const cost = header(books.words('columns.cost.inputs'));
    await cost.getByRole('button').focus();
    await books.page.keyboard.press('Enter');
    await expect(cost).toHaveAttribute('aria-sort', 'ascending');
    await expect(category).not.toHaveAttribute('aria-sort');
    const amounts = async () => (await books.column('inputs', 4)).map((text) => Number(text.replaceAll(/[$,]/g, '')));
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
    await expect(add).toBeFocused();

    const edit = books.action(books.lines('outputs'), 'edit');
    await tabTo(edit);
    await keyboard.press('Enter');
    await tabTo(books.field(books.words('fields.revenue')));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('1250');
    await keyboard.press('Enter');
    await expect(books.lines('outputs')).toContainText('$1,250.00');
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
    await tabTo(books.button(books.records('undo')));
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

test.describe('looking back', () => {
  test('a preset leads to the books as they were, by an address that can be shared, and back', async ({
    books,
    demo,
    second,
  }) => {
    const person = await premium(demo);
    const { page } = books;
    await books.as(person);
    await books.to(path);
    await books.arrived('inputs');
    const now = await books.lines('inputs').count();
    const choose = async (preset: string) => {
      await page.getByRole('button', { name: new RegExp(`^(${books.asOf('now')}|${books.asOf('another')})$`) }).click();
      await page.getByRole('menuitem', { name: books.asOf(`presets.${preset}`) }).click();
    };
    await choose('lastMonth');
    await expect(page).toHaveURL(/\/finances\/inputs-outputs\?as_of=\d{4}-\d{2}-\d{2}T/);
    await expect(books.button(books.asOf('back'))).toBeVisible();
    await expect(books.button(books.words('add.inputs'))).toHaveCount(0);
    await expect(books.action(books.lines('inputs'), 'edit')).toHaveCount(0);

    const friend = new Books(second, demo);
    await friend.as(person);
    await friend.page.goto(page.url());
    await expect(friend.button(friend.asOf('back'))).toBeVisible();
    await friend.arrived('inputs');
    await books.arrived('inputs');
    expect(await friend.column('inputs', 4)).toEqual(await books.column('inputs', 4));

    await page.getByRole('link', { name: books.words('tabs.summary') }).click();
    await expect(page).toHaveURL(/\/finances\?as_of=/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${demo.url}${path}`);
    await expect(books.button(books.words('add.inputs'))).toBeVisible();
    await expect(books.lines('inputs')).toHaveCount(now);
    await choose('lastWeek');
    await books.button(books.asOf('back')).click();
    await expect(page).toHaveURL(`${demo.url}${path}`);
  });

  for (const [device, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: { width: 1280, height: 800 },
  }))
    test(`the moment and the way back stay in sight on a ${device}, and stand once on paper`, async ({
      page,
      demo,
    }) => {
      const books = new Books(page, demo, 'fr');
      await page.setViewportSize(viewport);
      await books.as(await premium(demo));
      await books.to(`${path}?as_of=2026-06-01T10:00:00Z`);
      await books.arrived('outputs');
      await books.lines('outputs').last().scrollIntoViewIfNeeded();
      const strip = page.locator('[data-sticky-strip]');
      await expect(strip).toBeInViewport({ ratio: 1 });
      await expect(strip).toContainText(/1er juin 2026/);
      await books.button(books.asOf('back')).click({ trial: true }); // nothing lies over it
      const paper = await printed(await page.pdf({ format: 'A4' }));
      expect(timesIn(paper.map(({ text }) => text).join(' '), 'Vous consultez vos livres')).toBe(1);
      await books.button(books.asOf('back')).click();
      await expect(page).toHaveURL(`${demo.url}${path}`);
      await expect(strip).toHaveCount(0);
    });

  test('any moment can be typed; one that lies ahead or is not there is refused in words', async ({ books, own }) => {
    const { page } = books;
    await books.as(own);
    await books.to('/finances');
    await books.button(books.asOf('now')).click();
    await page.getByRole('menuitem', { name: books.asOf('presets.choose') }).click();
    const show = books.dialog.getByRole('button', { name: books.asOf('look') });
    await show.click();
    await expect(books.dialog).toContainText(books.asOf('required'));
    const day = books.dialog
      .getByRole('group', { name: books.asOf('day') })
      .getByRole('spinbutton')
      .first();
    await expect(day).toBeFocused();
    await page.keyboard.type('20990101');
    await show.click();
    await expect(books.dialog).toContainText(books.asOf('future'));
    await expect(day).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('20250131');
    await show.click();
    // A date alone is the end of that day by the browser's clock.
    const end = await page.evaluate(() => new Date('2025-01-31T23:59:59.999').toISOString());
    await expect(page).toHaveURL(new RegExp(`as_of=${encodeURIComponent(end)}`));
    await expect(page.getByText(books.words('summary.empty.costs.title'))).toBeVisible();
    await books.to('/finances?as_of=yesterday');
    await expect(page.getByText(books.asOf('unreadable'))).toBeVisible();
  });

  test('an older removal is taken back from the history of its side', async ({ books, own, demo }) => {
    const id = await records(demo, own.token, 'output', { notes: 'Removed long ago', quantity_raw: 5, cost: 100 });
    await call(demo.url, 'DELETE', `/producer_outputs/${id}`, { token: own.token });
    await books.as(own);
    await books.to(path);
    await expect(books.page.getByText(books.words('empty.outputs.title'))).toBeVisible();
    await books.button(books.words('history.outputs')).click();
    await books.dialog.getByRole('button', { name: books.text('history/history', 'undo') }).click();
    await expect(books.page.getByText(books.text('history/history', 'restored'), { exact: true })).toBeVisible();
    await expect(books.dialog.getByRole('listitem').first()).toContainText(/restored/i);
    await expect(books.dialog.getByRole('button', { name: books.text('history/history', 'undo') })).toHaveCount(0);
    await books.page.keyboard.press('Escape');
    await expect(books.dialog).toHaveCount(0);
    await expect(books.line('outputs', 'Removed long ago')).toHaveCount(1);
  });
});

test.describe('charts and paper', () => {
  test('each chart has its figures as a table, and is saved as a picture', async ({ books, demo }) => {
    const { page } = books;
    await books.as(await premium(demo));
    await books.to('/finances');
    for (const name of ['costs', 'revenues', 'timeline']) {
      const chart = page.getByRole('group', { name: books.words(`charts.${name}`), exact: true });
      const image = chart.getByRole('img', { name: books.words(`charts.${name}`) });
      await expect(image).toBeVisible();
      const drawing = await drawingOf(image);
      expect(drawing.colours.length).toBeGreaterThan(1);
      if (name === 'timeline') expect(drawing.texts.length).toBeGreaterThan(5);
      const saved = page.waitForEvent('download');
      await chart.getByRole('button', { name: books.words('charts.savePng') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${books.words(`files.${name}`)}.png`);
      expect(await missingIn(await readFile(await file.path()), drawing)).toEqual([]);
      await chart.getByRole('button', { name: books.words('charts.showTable') }).click();
      await expect(chart.getByRole('table')).toContainText('$');
      await expect(chart.getByRole('img')).toHaveCount(0);
      await chart.getByRole('button', { name: books.words('charts.showChart') }).click();
      await expect(chart.getByRole('img').first()).toBeVisible();
    }
  });

  for (const [paper, width] of [
    ['A4', 703],
    ['Letter', 725],
  ] as const)
    test(`the summary prints on ${paper}: no navigation, the figures behind the charts, nothing cut off`, async ({
      books,
      demo,
    }) => {
      const { page } = books;
      await page.setViewportSize({ width, height: 1000 });
      await books.as(await premium(demo));
      await books.to('/finances');
      await expect(page.getByRole('img', { name: books.words('charts.timeline') })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(3);
      await expect(page.getByText(/^Hatley Creek Farm · /)).toBeVisible(); // the company, not the person
      const beyond = await page.evaluate(
        (room) =>
          [...document.querySelectorAll('main *')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > room + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        width,
      );
      expect(beyond).toEqual([]);
      const pages = (await printed(await page.pdf({ format: paper, preferCSSPageSize: false }))).map(
        ({ text }) => text,
      );
      expect(pages.length).toBeLessThanOrEqual(5);
      for (const text of pages) expect(text.trim()).not.toBe('');
      const all = pages.join(' ');
      for (const name of ['costs', 'revenues', 'timeline']) expect(all).toContain(books.words(`charts.${name}`));
      for (const label of ['cost', 'revenues', 'net']) expect(all).toContain(books.words(`summary.${label}`));
      expect(all).toContain('Hatley Creek Farm');
      expect(all).not.toContain(books.words('charts.savePng'));
    });

  test('a wide screen prints its chart on paper to the last month', async ({ page, demo }) => {
    const books = new Books(page, demo, 'fr');
    await books.as(await premium(demo));
    await books.to('/finances');
    const timeline = page.getByRole('img', { name: books.words('charts.timeline') });
    await expect(timeline).toBeVisible();
    const { texts } = await drawingOf(timeline);
    const lastMonth = texts.findLast(({ text }) => /^\S+\s\d\d$/.test(text))?.text ?? 'a last month';
    const summary = await printed(await page.pdf({ format: 'A4' }));
    expect(summary.flatMap(({ cutOff }) => cutOff)).toEqual([]);
    const all = summary.map(({ text }) => text).join(' ');
    expect(all).toContain(lastMonth.replaceAll(/\s/g, ' '));
    const totals = await page
      .locator('.finance-paper-tables tfoot')
      .evaluateAll((feet) => feet.map((foot) => [...foot.querySelectorAll('td')].map((cell) => cell.textContent)));
    expect(totals).toHaveLength(3);
    const lines = totals.map((cells) => cells.filter((cell) => cell !== '').join(' '));
    // The total of the costs also begins the total of the months.
    for (const line of lines) expect(timesIn(all, line)).toBe(lines.filter((other) => other.startsWith(line)).length);
    // Rings and bars follow the figures on the first page.
    expect(summary[0]?.text).toContain(books.words('charts.revenues'));
  });

  test('a long table prints the names of its columns on each page, and its total once', async ({ page, demo }) => {
    const books = new Books(page, demo, 'fr');
    await books.as(await premium(demo));
    await books.to(path);
    for (const side of ['inputs', 'outputs'] as const) await books.arrived(side);
    const inDocument = books.table('inputs').locator('tbody tr');
    await expect(inDocument).toHaveCount(25);
    await page.emulateMedia({ media: 'print' });
    await expect(inDocument).not.toHaveCount(25);
    const amounts = (await books.column('inputs', 4)).map((amount) => amount.replaceAll(/\s/g, ' '));
    await page.emulateMedia({ media: null });
    await expect(inDocument).toHaveCount(25);
    const pages = await printed(await page.pdf({ format: 'A4' }));
    await expect(inDocument).toHaveCount(25);
    expect(pages.length).toBeGreaterThan(3);
    const day = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }).format(new Date()).replace(/^1 /, '1er ');
    for (const { text, cutOff } of pages) {
      expect(text).toContain(`Hatley Creek Farm · imprimé le ${day}`);
      for (const column of ['category', 'details', 'quantity'])
        expect(text).toContain(books.words(`columns.${column}`));
      expect(cutOff).toEqual([]);
    }
    const all = pages.map(({ text }) => text).join(' ');
    expect(amounts.length).toBeGreaterThan(28);
    for (const amount of new Set(amounts)) {
      const lines = amounts.filter((other) => other === amount).length;
      expect(timesIn(all, amount), amount).toBeGreaterThanOrEqual(lines);
    }
    expect(all).not.toContain(books.records('csv'));
    for (const side of ['inputs', 'outputs'] as const) {
      const total = await books.table(side).locator('tfoot td[data-align="end"]').last().textContent();
      expect(timesIn(all, `${books.records('total')} ${total}`)).toBe(1);
    }
  });

  for (const width of [992, 1200])
    test(`words stay whole in a French table at ${width} px`, async ({ page, demo }) => {
      const books = new Books(page, demo, 'fr');
      await page.setViewportSize({ width, height: 900 });
      await books.as(await premium(demo));
      await books.to(path);
      for (const side of ['inputs', 'outputs'] as const) {
        await books.arrived(side);
        expect(await books.table(side).evaluate(brokenWords)).toEqual([]);
      }
    });
});
