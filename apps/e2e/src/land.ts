import type { Locator } from '@playwright/test';
import { anySpace, expect, Visit } from './visit.ts';

type Share = readonly [across: number, down: number];

/** The land, in the words of one language. */
export class LandVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('land/land', path, values);
  }

  manage(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('land/manage/land-manage', path, values);
  }

  drawing(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('land/manage/land-manage', path, values);
  }

  /** Words of every map of the land. */
  draws(path: string): string {
    return this.text('land/map/land-map', path);
  }

  style(path: string): string {
    return this.text('land/land', `styles.${path}`);
  }

  files(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('land/files/land-files', path, values);
  }

  imports(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('imports/imports', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  get map(): Locator {
    return this.page.getByRole('application');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get save(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.text('shell/shell', 'save'), exact: true });
  }

  /** Presses on the map, at shares of its width and height. */
  async presses(...places: readonly Share[]): Promise<void> {
    await this.map.scrollIntoViewIfNeeded();
    const box = await this.map.boundingBox();
    if (box === null) throw new Error('The map is not there');
    for (const [across, down] of places) {
      await this.page.mouse.move(box.x + box.width * across, box.y + box.height * down);
      await this.page.mouse.down();
      await this.page.mouse.up();
    }
  }

  /** How many points the outline has, by its table. */
  points(): Locator {
    const table = this.page.getByRole('table', { name: this.drawing('table.caption') });
    return table.getByRole('button', { name: anySpace(this.drawing('table.removeOf', { point: '' }).trim()) });
  }

  async describes(name: string, details: string): Promise<void> {
    await this.dialog.getByLabel(this.manage('fields.name'), { exact: true }).fill(name);
    await this.dialog.getByLabel(this.manage('fields.details'), { exact: true }).fill(details);
  }

  async sends(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('shell/shell', 'save'), exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Kind, width and height of a picture in base 64. */
  sizeOf(base64data: string): Promise<readonly [type: string, width: number, height: number]> {
    return this.page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
      const type = bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : 'something else';
      const { width, height } = await createImageBitmap(new Blob([bytes]));
      return [type, width, height] as const;
    }, base64data);
  }

  /** A banner of success, in sight. */
  async announces(done: string): Promise<void> {
    await expect(this.page.getByText(this.text('shell/shell', `done.${done}`))).toBeInViewport();
  }

  action(name: 'edit' | 'history' | 'remove', what: string): Locator {
    return this.page.getByRole('button', { name: anySpace(this.shared(`actions.${name}`, { what })) });
  }
}
