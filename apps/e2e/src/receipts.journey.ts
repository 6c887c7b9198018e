import { Books } from './books.ts';
import { drawn } from './certifications.ts';
import { expect, path, test } from './finances.ts';
import { settledProducer } from './people.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: on a phone a receipt is photographed for a line, is there after a reload, and opens for no other company`, async ({
    page,
    demo,
    own,
  }) => {
    const books = new Books(page, demo, language);
    await page.setViewportSize({ width: 390, height: 844 }); // the context is shared, so `test.use` says nothing
    await books.as(own);
    await books.to(path);
    await books.button(books.words('add.inputs')).click();
    await books.dialog.getByRole('combobox', { name: books.words('fields.subCategoryId') }).fill('diesel');
    await page.getByRole('listbox').getByRole('option').first().click();
    await books.field(books.words('fields.quantityRaw')).fill('40');
    await books.field(books.words('fields.cost')).fill('62');
    const field = books.dialog.getByRole('group', { name: books.words('fields.receipt') });
    await expect(field.getByRole('button', { name: books.text('pictures/pictures', 'camera') })).toBeVisible();
    await field
      .locator('input[capture="environment"]')
      .setInputFiles({ name: 'recu.svg', mimeType: 'image/svg+xml', buffer: drawn('#3A6628') });
    await expect(field.getByRole('img')).toBeVisible();
    await books.saves();
    await expect(books.dialog).toBeHidden();
    await expect(books.lines('inputs')).toHaveCount(1);
    await books.stored('inputs');

    await page.reload();
    const title = books.words('receipt.of', { what: '' });
    const opener = books.lines('inputs').getByRole('button', { name: title });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/v1/receipts/')),
      opener.click(),
    ]);
    const picture = books.dialog.getByRole('img', { name: title });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      books.dialog.getByRole('button', { name: books.words('receipt.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^rec.*\.webp$/);
    await page.keyboard.press('Escape');
    await expect(books.dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const statusFor = async (token: string | null, url = answer.url()) =>
      (await fetch(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })).status;
    const other = await settledProducer(demo, `receipts.${language}@example.com`);
    expect([await statusFor(own.token), await statusFor(other.token), await statusFor(null)]).toEqual([200, 404, 401]);
    expect(await statusFor(null, answer.url().replace('/receipts/', '/images/'))).toBe(404);

    await books.opens(books.lines('inputs'), 'history');
    await expect(books.dialog.getByRole('img', { name: books.words('receipt.picture') })).toBeVisible();
  });
