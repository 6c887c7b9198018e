import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { anySpace, expect, path, premium, test } from './finances.ts';
import { printed, timesIn } from './pdf.ts';
import { records } from './people.ts';

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
    expect(await friend.column('inputs', 5)).toEqual(await books.column('inputs', 5));

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
      expect(timesIn(paper.map(({ text }) => text).join(' '), 'Vous consultez vos registres')).toBe(1);
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
    // A date alone is the end of that day by the company's clock, whatever the browser's.
    await expect(page).toHaveURL(new RegExp(`as_of=${encodeURIComponent('2025-02-01T04:59:59.999Z')}`));
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

for (const language of ['en', 'fr'] as const)
  test(`${language}: a year stands beside the one before, keeps its address, and gives way to own dates`, async ({
    page,
    demo,
    own,
  }) => {
    const books = new Books(page, demo, language);
    await records(demo, own.token, 'output', { notes: '', quantity_raw: 1, cost: 300, occurred_on: '2025-07-15' });
    await records(demo, own.token, 'output', { notes: '', quantity_raw: 1, cost: 100, occurred_on: '2024-07-15' });
    await records(demo, own.token, 'output', { notes: '', quantity_raw: 1, cost: 40, occurred_on: '2025-12-31' });
    await books.as(own);
    await books.to('/finances?from=2025-01-01&to=2025-12-31');
    const revenues = page.getByRole('group', { name: books.words('summary.revenues'), exact: true });
    const money = (amount: string) => anySpace(language === 'fr' ? `${amount},00 $` : `$${amount}.00`);
    const more = anySpace(
      books.words('yearBefore.more', {
        difference: language === 'fr' ? '240,00 $' : '$240.00',
        before: language === 'fr' ? '100,00 $' : '$100.00',
      }),
    );
    await expect(revenues).toContainText(money('340'));
    await expect(revenues).toContainText(more);
    await page.reload();
    await expect(revenues).toContainText(more);

    await page.getByRole('button', { name: anySpace(books.words('period.shown', { period: '' })) }).click();
    await page.getByRole('menuitem', { name: books.words('period.choose') }).click();
    const types = async (name: string, day: string) => {
      await books.dialog
        .getByRole('group', { name: books.words(`period.${name}`) })
        .getByRole('spinbutton')
        .first()
        .click();
      await page.keyboard.type(day);
    };
    await types('from', '20250701');
    await types('to', '20251230');
    await books.dialog.getByRole('button', { name: books.words('period.look') }).click();
    await expect(page).toHaveURL(/from=2025-07-01&to=2025-12-30/);
    await expect(revenues).toContainText(money('300'));

    await page.getByRole('button', { name: anySpace(books.words('period.shown', { period: '' })) }).click();
    await page.getByRole('menuitem', { name: books.words('period.all'), exact: true }).click();
    await expect(revenues).toContainText(money('440'));
  });
