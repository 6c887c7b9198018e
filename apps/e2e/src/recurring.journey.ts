import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { anySpace, expect, path, test } from './finances.ts';
import { records } from './people.ts';
import type { Language } from './terroir.ts';

const names = {
  en: { rent: 'Cropland rent', money: (amount: string) => `$${amount}` },
  fr: { rent: 'Location de terres cultivées (fermage)', money: (amount: string) => `${amount.replace('.', ',')} $` },
} as const;

/** The first of a month, so many before this one: no month is without such a day. */
function firstOfMonth(before: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1)).toISOString().slice(0, 10);
}

/** The recurring entries, in the words of the page. */
class Recurring extends Books {
  recurring(name: string, values?: Readonly<Record<string, string>>): string {
    return this.text('finance/recurring/recurring-lines', name, values).trimEnd();
  }

  get list() {
    return this.page
      .getByRole('table', { name: this.recurring('table.title') })
      .locator('tbody')
      .getByRole('row');
  }

  get due() {
    return this.page.getByRole('main').locator('.due-line');
  }

  /** Takes back what a message says, of several that may offer it. */
  async undo(said: string, name: string): Promise<void> {
    const message = this.page.locator('[data-toast]').filter({ hasText: anySpace(said.replace(/, $/, '')) });
    await message.getByRole('button', { name }).click();
  }

  async shows(name: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await expect(this.page.getByText(anySpace(this.recurring(name, values))).first()).toBeVisible();
  }
}

for (const language of ['en', 'fr'] as const satisfies readonly Language[])
  test(`${language}: what recurs is proposed when it is due, recorded, skipped and taken back by a person alone`, async ({
    page,
    demo,
    own,
  }) => {
    const books = new Recurring(page, demo, language);
    const { rent, money } = names[language];
    await call(demo.url, 'POST', '/recurring_lines', {
      token: own.token,
      body: {
        recurring_line: {
          side: 'input',
          subcategory_id: 'cropland_rent',
          notes: '',
          quantity_raw: 1,
          unit_id: 'month',
          cost: 420,
          every: 'month',
          first_due_on: firstOfMonth(2),
        },
      },
    });
    await books.as(own);
    await books.to('/finances');
    await page.getByRole('link', { name: books.recurring('notice.action') }).click();

    await test.step('three months are due, and none is in the books', async () => {
      await expect(books.due).toHaveCount(3);
      await books.shows('due.title_other', { count: '3' });
      await expect(books.page.getByText(books.words('empty.inputs.title'))).toBeVisible();
    });

    await test.step('the first is recorded with another amount', async () => {
      await books.due
        .first()
        .getByRole('button', { name: books.recurring('due.record') })
        .click();
      await expect(books.dialog.getByLabel(books.words('fields.cost'))).toHaveValue(/^420/);
      await books.dialog.getByLabel(books.words('fields.cost')).fill('430');
      await books.saves();
      await expect(books.due).toHaveCount(2);
      await expect(books.line('inputs', rent)).toHaveCount(1);
      await expect(books.line('inputs', rent)).toContainText(anySpace(money('430.00')));
    });

    await test.step('the second is skipped, and due again once that is undone', async () => {
      await books.due
        .first()
        .getByRole('button', { name: books.recurring('due.skip') })
        .click();
      await expect(books.due).toHaveCount(1);
      await books.undo(books.recurring('done.skipped', { what: rent, date: '' }), books.recurring('undo'));
      await expect(books.due).toHaveCount(2);
      await expect(books.line('inputs', rent)).toHaveCount(1);
    });

    await test.step('the rest is recorded at once, after a question', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: books.recurring('due.recordAll') })
        .click();
      await books.question.getByRole('button', { name: books.recurring('all.ok') }).click();
      await books.shows('due.settled');
      await expect(books.line('inputs', rent)).toHaveCount(3);
    });

    await test.step('the same is there again after a restart of the page, and the history names each date', async () => {
      await page.reload();
      await expect(books.line('inputs', rent)).toHaveCount(3);
      await expect(books.due).toHaveCount(0);
      await books.list
        .first()
        .getByRole('button', { name: books.records('actions.history', { what: '' }) })
        .click();
      const entries = books.dialog.getByRole('listitem');
      await expect(entries).toHaveCount(6); // added, recorded, skipped, open again, recorded twice
      const skipped = books.recurring('history.events.DueDateSkipped', { what: rent, date: '…' }).split('…');
      await expect(entries.filter({ hasText: skipped.at(-1) ?? '' })).toHaveCount(1);
      await page.keyboard.press('Escape');
    });

    await test.step('it goes and comes back, and its lines stay', async () => {
      await books.list
        .first()
        .getByRole('button', { name: books.records('actions.remove', { what: '' }) })
        .click();
      await books.question.getByRole('button', { name: books.records('remove.ok') }).click();
      await expect(page.getByText(books.recurring('empty.title'))).toBeVisible();
      await expect(books.line('inputs', rent)).toHaveCount(3);
      await books.undo(books.records('done.removed', { what: rent }), books.records('undo'));
      await expect(books.list).toHaveCount(1);
    });
  });

test('a line of the books is repeated from its dialog, and another from its recording on', async ({
  page,
  demo,
  own,
}) => {
  const books = new Recurring(page, demo);
  await records(demo, own.token, 'input', { notes: 'Truck', quantity_raw: 1, cost: 96.5 });
  await books.as(own);
  await books.to(path);
  const line = books.line('inputs', 'Truck');
  await books.action(line, 'edit').click();
  await books.dialog.getByRole('button', { name: books.recurring('repeat') }).focus();
  await page.keyboard.press('Enter');
  await expect(books.dialog).toHaveAccessibleName(books.recurring('dialog.repeat'));
  await expect(books.dialog.getByLabel(books.words('fields.cost'), { exact: true })).toHaveValue(/^96/);
  await books.dialog.getByLabel(books.words('fields.every')).selectOption('year');
  await books.saves();
  await expect(books.list).toHaveCount(1);
  await expect(books.list.first()).toContainText(books.recurring('every.year'));
  await expect(books.lines('inputs')).toHaveCount(1);

  await page.getByRole('button', { name: books.words('add.outputs') }).click();
  await books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') }).fill('tomatoes');
  await page.getByRole('listbox').getByRole('option').first().click();
  await books.dialog.getByLabel(books.words('fields.quantityRaw'), { exact: true }).fill('12');
  await books.dialog.getByLabel(books.words('fields.revenue'), { exact: true }).fill('60');
  await books.dialog.getByLabel(books.words('fields.every')).selectOption('month');
  await books.saves();
  await expect(books.lines('outputs')).toHaveCount(1);
  await expect(books.list).toHaveCount(2);
  await expect(books.list.filter({ hasText: books.recurring('every.month') })).toHaveCount(1);
});
