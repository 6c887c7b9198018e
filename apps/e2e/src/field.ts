import type { BrowserContext } from '@playwright/test';
import { Books } from './books.ts';
import { drawn } from './certifications.ts';
import { expect, test as base } from './finances.ts';
import type { Language } from './terroir.ts';

/** A telephone of somebody whose app is installed: workers are allowed. */
export const test = base.extend<{ phone: BrowserContext }>({
  phone: async ({ browser }, use) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
  },
});

/** The books in a field, where there may be no network. */
export class Field extends Books {
  inField(key: string, values?: Readonly<Record<string, string>>): string {
    return this.text('offline/offline', key, values);
  }
  /** Waits until the worker has the files, so that the app opens without a network, and what its forms choose from is kept. */
  async installed(add = this.button(this.words('add.inputs'))): Promise<void> {
    await expect(add).toBeVisible();
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await this.page.waitForLoadState('networkidle');
  }
  /** The bar above the page with this in it. */
  bar(said: string) {
    return this.page.getByText(said);
  }
  async addsInput(cost: string, picture: boolean): Promise<void> {
    await this.button(this.words('add.inputs')).click();
    await this.dialog.getByRole('combobox', { name: this.words('fields.subCategoryId') }).fill('diesel');
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await this.field(this.words('fields.quantityRaw')).fill('40');
    await this.field(this.words('fields.cost')).fill(cost);
    if (picture)
      await this.dialog
        .locator('input[capture="environment"]')
        .setInputFiles({ name: 'recu.svg', mimeType: 'image/svg+xml', buffer: drawn('#3A6628') });
    await this.saves();
    await expect(this.dialog).toBeHidden();
  }
  async shows(): Promise<void> {
    await this.button(this.inField('show')).click();
  }
}

/** What the bar says of changes that wait. */
export const waits = (language: Language, count: number) =>
  language === 'fr'
    ? count === 1
      ? '1 changement attend d’être envoyé'
      : `${count} changements attendent d’être envoyés`
    : count === 1
      ? '1 change waits to be sent'
      : `${count} changes wait to be sent`;

/** What it says of one that the server refused. */
export const refused = (language: Language) =>
  language === 'fr' ? '1 changement n’a pas été accepté' : '1 change was not taken';
