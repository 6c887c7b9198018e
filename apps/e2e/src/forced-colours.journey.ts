import type { Locator } from '@playwright/test';
import { Books } from './books.ts';
import { demoPassword, demoPeople, signIn } from './people.ts';
import { expect, test as base } from './visit.ts';

const test = base.extend<{ books: Books }>({
  books: async ({ page, demo }, use) => use(new Books(page, demo)),
});

/** How an element looks, in the few ways that forced colours leave. */
const look = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(one);
    return {
      backgroundColor,
      underline: `${borderBottomWidth} ${borderBottomColor}`,
      outline: `${outlineWidth} ${outlineStyle}`,
    };
  });

test('in forced colours the current tab, page and menu item and the ring of a select are seen', async ({
  books,
  demo,
}) => {
  const { page } = books;
  await page.emulateMedia({ forcedColors: 'active' });
  await books.as(await signIn(demo, demoPeople.premium, demoPassword));
  await books.to('/finances/inputs-outputs');
  await books.arrived('inputs');

  const tab = (name: string) => page.getByRole('link', { name: books.words(`tabs.${name}`), exact: true });
  expect((await look(tab('inputs-outputs'))).underline).not.toBe((await look(tab('summary'))).underline);

  const side = page.getByRole('complementary').getByRole('link');
  const [here, elsewhere] = [side.and(page.locator('[aria-current]')), side.and(page.locator(':not([aria-current])'))];
  expect((await look(here)).backgroundColor).not.toBe((await look(elsewhere.first())).backgroundColor);

  await books.button(books.asOf('now')).click();
  const items = page.getByRole('menuitem');
  const current = items.and(page.locator('.Mui-selected'));
  expect((await look(current)).backgroundColor).not.toBe((await look(items.last())).backgroundColor);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);

  await books.button(books.words('add.inputs')).click();
  const unit = books.dialog.getByRole('combobox', { name: books.words('fields.unitId') });
  await books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') }).fill('diesel');
  await expect(page.getByRole('option', { name: /diesel/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(unit).toBeEnabled();
  const box = unit.locator('xpath=..');
  expect((await look(box)).outline).toMatch(/ none$/);
  await unit.focus();
  expect((await look(box)).outline).toBe('3px solid');
});

test('in forced colours the chosen view of a calendar is seen', async ({ books, demo }) => {
  const { page } = books;
  await page.emulateMedia({ forcedColors: 'active' });
  await books.as(await signIn(demo, demoPeople.premium, demoPassword));
  await books.to('/tasks/calendar');
  const views = page.getByRole('main').getByRole('group').locator('button[aria-pressed]');
  await expect(views).toHaveCount(3);
  const here = page.getByRole('complementary').getByRole('link').and(page.locator('[aria-current]'));
  const { backgroundColor: highlight } = await look(here);
  expect((await look(views.and(page.locator('[aria-pressed=true]')))).backgroundColor).toBe(highlight);
  expect((await look(views.last())).backgroundColor).not.toBe(highlight);
});

test('in forced colours the reached steps of the password meter differ from the others', async ({ books }) => {
  const { page } = books;
  await page.emulateMedia({ forcedColors: 'active' });
  await books.as(null);
  await books.to('/register');
  const meter = page.getByRole('meter');
  await books.field(books.text('account/register', 'fields.password')).fill('rhubarbe');
  await expect(meter).not.toHaveAttribute('aria-valuenow', /^[04]$/);
  const [reached, other] = [meter.locator('> *').first(), meter.locator('> *').last()];
  expect((await look(reached)).backgroundColor).not.toBe((await look(other)).backgroundColor);
  expect((await look(other)).underline).toMatch(/^1px /);
});
