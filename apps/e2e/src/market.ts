import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { call } from '../../../tools/front-door.mjs';
import { drawn } from './certifications.ts';
import { settledProducer, type Person } from './people.ts';
import { garlic, produces } from './produces.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, Visit } from './visit.ts';

export const cardsPath = '/put-to-market';

/** A producer of this journey alone, on the paid plan, who grows garlic. @returns with the id of the garlic */
export async function grower(demo: Terroir, email: string): Promise<Person & { garlicId: string }> {
  const person = await settledProducer(demo, email);
  await call(demo.url, 'POST', '/subscription', { token: person.token });
  return { ...person, garlicId: await produces(demo, person, garlic) };
}

/** Puts an item to market over the API. @returns the readable address of its page */
export async function puts(demo: Terroir, { token, garlicId }: Awaited<ReturnType<typeof grower>>, more: object) {
  const item = { details: 'Dried', quantity: 250, quantity_unit_id: 'gram', produce_ids: [garlicId], ...more };
  const { body } = await call(demo.url, 'POST', '/items', { token, body: { item } });
  return (body as { data: { attributes: { slug: string } } }).data.attributes.slug;
}

/** What another library than the one that draws it reads in the picture of a QR code. */
export const readCode = async (code: Locator): Promise<string> => readPicture(await code.screenshot());

/** The same of a file or of bytes. */
export async function readPicture(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** What is put to market, in the words of one language. */
export class MarketVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('market/put-to-market/put-to-market', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  action(name: 'edit' | 'history' | 'remove', what: string) {
    return this.page.getByRole('button', { name: anySpace(this.shared(`actions.${name}`, { what })) });
  }

  does(name: 'enable' | 'disable' | 'code.button', what: string) {
    return this.page.getByRole('button', { name: anySpace(this.words(name, { what })) });
  }

  async chooses(produce: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words('fields.produceIds'), exact: true }).fill(produce);
    await this.page.getByRole('option', { name: anySpace(produce) }).click();
  }

  /** Chooses a picture in one colour and takes all of it. */
  async crops(name: string, colour: string): Promise<void> {
    await this.cropsIn(
      this.page.getByRole('group', { name: new RegExp(`^${this.words('fields.image')}`) }),
      name,
      colour,
    );
  }

  /** The same in the field of any picture. `zoom`: 1 to 3. */
  async cropsIn(group: Locator, name: string, colour: string, zoom = 1): Promise<void> {
    await group.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: drawn(colour) });
    const dialog = this.page.getByRole('dialog', { name: this.text('pictures/pictures', 'crop.title') });
    if (zoom !== 1) await dialog.getByRole('slider').fill(String(zoom));
    await dialog.getByRole('button', { name: this.text('pictures/pictures', 'crop.use') }).click();
    await expect(group.getByRole('img')).toBeVisible();
  }

  async saves(): Promise<void> {
    await this.button(this.text('shell/shell', 'save')).click();
  }

  /** Keeps the dialog of the browser away, which no journey can close. */
  async withoutPrinter(): Promise<void> {
    await this.page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
  }

  async hasPrinted(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-printed', '');
  }
}
