import { records, remembers, settledProducer } from './people.ts';
import { texts } from './terroir.ts';
import { expect, test } from './visit.ts';

const shell = texts('en', 'shell/shell');
const finance = texts('en', 'finance/finance');

test.describe('language and theme', () => {
  test('a change of language says everything anew: title, tables, what comes from the server; and it stays', async ({
    visit,
    demo,
  }) => {
    const { page } = visit;
    const person = await settledProducer(demo, 'words@example.com');
    await records(demo, person.token, 'input', { notes: '', quantity_raw: 1200.5, cost: 1234.5 });
    await visit.as(person);
    await visit.to('/finances/inputs-outputs');
    const row = page
      .getByRole('table', { name: finance('tables.inputs') })
      .getByRole('row')
      .nth(1);
    await expect(row).toContainText('Vegetable seeds');
    await expect(row).toContainText('$1,234.50');
    await page.getByRole('button', { name: 'Français' }).click();
    const french = texts('fr', 'finance/finance');
    const ligne = page
      .getByRole('table', { name: french('tables.inputs') })
      .getByRole('row')
      .nth(1);
    await expect(ligne).toContainText('Semences');
    await expect(ligne).toContainText(/1\s234,50\s\$/);
    await expect(ligne).toContainText(/1\s200,5\skg/);
    await expect(page).toHaveTitle(`${texts('fr', 'finance/finance')('tabs.inputs-outputs')} · Terroir`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(ligne).toContainText('Semences');
  });

  test('the theme stays over a reload and stands before anything can be painted', async ({ page, demo }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { themes: seen });
      const note = () =>
        seen.push(`${document.documentElement?.dataset['theme'] ?? 'none'}${document.body ? ' late' : ''}`);
      new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'data-theme')) note();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await remembers(page, { language: 'en' });
    await page.goto(`${demo.url}/`);
    await page.getByRole('button', { name: shell('theme.toDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
    expect(themes[0]).toBe('dark');
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('data-scheme', 'dark');
    expect(themes.filter((theme) => !theme.startsWith('dark'))).toEqual([]);
  });
});
