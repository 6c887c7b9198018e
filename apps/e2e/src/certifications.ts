import { anySpace, expect, Visit } from './visit.ts';

export const addPath = '/certifications/addCertification';
/** A picture in one colour. */
export const drawn = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${colour}"/></svg>`,
  );
/** The calendar date in so many days, in UTC. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** The certifications, in the words of one language. */
export class CertificationsVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('production/certifications/certifications', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  card(certifier: string) {
    return this.page.getByRole('article', { name: certifier, exact: true });
  }

  action(name: 'edit' | 'history' | 'remove', what: string) {
    return this.page.getByRole('button', { name: anySpace(this.shared(`actions.${name}`, { what })) });
  }

  async types(name: 'validFrom' | 'validUntil', date: string): Promise<void> {
    const group = this.page.getByRole('group', { name: new RegExp(`^${this.words(`fields.${name}`)}`) });
    await group.getByRole('spinbutton').first().click();
    await this.page.keyboard.type(date.replaceAll('-', ''));
  }

  async picks(name: string, colour: string): Promise<void> {
    const group = this.page.getByRole('group', { name: this.words('fields.image'), exact: true });
    await group.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: drawn(colour) });
    await expect(group.getByRole('img')).toBeVisible();
  }

  async saves(): Promise<void> {
    await this.button(this.text('shell/shell', 'save')).click();
  }
}
