import { Books } from './books.ts';
import { complaintsOf } from './complaints.ts';
import { longNames } from './long-names.ts';
import { axeFaults, colours, settled, textFaults, wideFaults } from './page-faults.ts';
import { expect, test } from './terroir.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: what opens over a page is as clean, on a telephone too`, async ({ page, demo }) => {
    const found: string[] = [];
    const complaints = await complaintsOf(page, demo.url);
    const books = new Books(page, demo, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await books.as({ token: await longNames(demo, `overlays.${language}@example.com`) });
    const check = async (what: string, kind: 'dialog' | 'list') => {
      // A list belongs to its control wherever it is in the document.
      const faults = await axeFaults(page, kind === 'list' ? { rules: { region: { enabled: false } } } : {});
      // The theme is nothing but this attribute; its switch is out of reach now.
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      faults.push(...(await axeFaults(page, colours)));
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
      if (kind === 'dialog') faults.push(...(await wideFaults(page, [320, 1200])));
      faults.push(...(await textFaults(page)), ...complaints());
      found.push(...faults.map((fault) => `${what}: ${fault}`));
    };
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))).toHaveCount(
        0,
      );
    };
    await books.to('/finances/inputs-outputs');
    await settled(page);

    await books.button(books.words('add.inputs')).click();
    await books.saves();
    await expect(books.field(books.words('fields.cost'))).toHaveAttribute('aria-invalid');
    await check('adding, with faults', 'dialog');
    await books.dialog.getByRole('combobox').nth(1).fill('a');
    await expect(page.getByRole('listbox')).toBeVisible();
    await check('choosing a subcategory', 'list');
    await page.keyboard.press('Escape');
    await closed();
    await books.action(books.lines('inputs').last(), 'remove').click();
    await check('the question before deleting', 'dialog');
    await closed();
    await books.opens(books.lines('inputs').last(), 'history');
    await expect(books.dialog.getByRole('listitem').first()).toBeVisible();
    await settled(page);
    await check('the history of a line', 'dialog');
    await closed();
    await books.button(books.asOf('now')).click();
    await check('the menu of moments', 'list');
    await page.getByRole('menuitem').last().click();
    await expect(books.dialog.getByRole('group', { name: books.asOf('day') })).toBeVisible();
    await check('choosing a moment', 'dialog');
    await closed();

    await books.to('/profile');
    await books.field(books.text('account/profile', 'fields.name')).fill('Camille');
    await page
      .getByRole('link', { name: books.shell('routes.company') })
      .first()
      .click();
    await expect(books.question).toBeVisible();
    await check('the question before leaving', 'dialog');
    await books.question.getByRole('button', { name: books.shell('unsaved.leave.go') }).click();
    await books.button(books.text('company/company', 'edit')).click();
    await expect(books.field(books.text('company/company', 'fields.name'))).toBeVisible();
    await settled(page);
    await check('changing the company', 'dialog');

    await page.setViewportSize({ width: 360, height: 700 });
    await books.button(books.shell('nav.open')).click();
    await expect(books.dialog).toBeVisible();
    found.push(...(await axeFaults(page)).map((fault) => `the menu: ${fault}`));
    expect(found).toEqual([]);
  });
