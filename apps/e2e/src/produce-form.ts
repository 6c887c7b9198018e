import type { Language } from './terroir.ts';
import { expect, Visit } from './visit.ts';

export const addPath = '/production-food/addProduce';
export const listPath = '/production-food/listedProduce';
export const drawn = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${colour}"/></svg>`,
  );

/** Words that a person types for something, in each language. */
export const typed = {
  product: { en: 'love apple', fr: 'pomme d amour' },
  variety: { en: 'brandywine', fr: 'brandywine' },
  type: { en: 'certified', fr: 'certifi' },
  compost: { en: 'black gold', fr: 'humus' },
  straw: { en: 'straw', fr: 'paille' },
} satisfies Record<string, Record<Language, string>>;

/** The form of a produce, in the words of one language. */
export class FormVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('production/produce-form/produce-form', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  rule(name: string, field: string, value = ''): string {
    return this.text('shell/shell', `rules.${name}`, { field: this.words(`fields.${field}`), value });
  }

  need(place: number) {
    return this.page.getByRole('listitem', { name: this.words('need', { place: String(place) }), exact: true });
  }

  /** Finds by typing, and takes what comes first. */
  async finds(label: string, text: string, within = this.page.getByRole('main')): Promise<void> {
    const input = within.getByRole('combobox', { name: label, exact: true });
    await input.fill(text);
    await this.page.getByRole('listbox').getByRole('option').first().click();
  }

  async needs(place: number, text: string, quantity: string): Promise<void> {
    await this.button(this.words('addNeed')).click();
    const row = this.need(place);
    await this.finds(this.words('fields.inputCategoryId'), text, row);
    await row.getByRole('textbox', { name: this.words('fields.quantityRaw') }).fill(quantity);
  }

  async dates(name: string, date: string): Promise<void> {
    const group = this.page.getByRole('group', { name: this.words(`fields.${name}`), exact: true });
    await group.getByRole('spinbutton').first().click();
    await this.page.keyboard.type(date.replaceAll('-', ''));
    await this.page.keyboard.press('Tab');
  }

  /** The date in a field, `YYYY-MM-DD`. */
  async dateIn(name: string): Promise<string> {
    const group = this.page.getByRole('group', { name: this.words(`fields.${name}`), exact: true });
    const parts = await group.getByRole('spinbutton').allTextContents();
    return parts.map((part) => part.replaceAll(/\D/g, '')).join('-');
  }

  picture() {
    return this.page.getByRole('group', { name: new RegExp(`^${this.words('fields.image')}`) });
  }

  /** Chooses a picture, and crops it to this zoom. */
  async crops(colour: string, zoom: string): Promise<void> {
    const picks = { name: 'produce.svg', mimeType: 'image/svg+xml', buffer: drawn(colour) };
    await this.picture().locator('input[type=file]').setInputFiles(picks);
    const dialog = this.page.getByRole('dialog', { name: this.text('pictures/pictures', 'crop.title') });
    await expect(dialog.getByRole('application')).toBeVisible();
    const slider = dialog.getByRole('slider');
    await slider.fill(zoom);
    await expect(slider).toHaveValue(zoom);
    await dialog.getByRole('button', { name: this.text('pictures/pictures', 'crop.use') }).click();
    await expect(this.picture().getByRole('img')).toBeVisible();
  }

  async saves(): Promise<void> {
    await this.button(this.text('shell/shell', 'save')).click();
  }
}
