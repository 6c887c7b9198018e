import type { Page } from '@playwright/test';
import { remembers, type Person } from './people.ts';
import { expect, test as base, texts, type Language, type Terroir } from './terroir.ts';

/** A page of the demo installation and what somebody does there, in the words of one language. */
export class Visit {
  readonly page: Page;
  readonly terroir: Terroir;
  readonly language: Language;

  constructor(page: Page, terroir: Terroir, language: Language = 'en') {
    this.page = page;
    this.terroir = terroir;
    this.language = language;
  }

  /** A text of a screen, e.g. `text('shell/shell', 'save')`; `{{…}}` is filled from `values`. */
  text(file: string, path: string, values?: Readonly<Record<string, string>>): string {
    return texts(this.language, file)(path, values);
  }

  /** Comes with the session of this person; nobody is a guest. */
  as(person: Pick<Person, 'token'> | null): Promise<void> {
    return remembers(this.page, { language: this.language, ...(person === null ? {} : { token: person.token }) });
  }

  async to(path: string): Promise<void> {
    await this.page.goto(`${this.terroir.url}${path}`);
  }

  /**
   * Comes to an address as a step through the browser's history does: the router is asked again, and nothing is loaded anew.
   * Where the address is not left for another one, the title of its screen (`label`) says when the screen has come.
   */
  async stepsTo(path: string, label?: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (label !== undefined)
      await expect(this.page).toHaveTitle(`${this.text('shell/shell', `routes.${label}`)} · Terroir`);
  }

  /** Ends at `path`, however many redirects it takes. */
  async endsAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL(`${this.terroir.url}${path}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** A field by its whole label; labels of optional fields end in that word. */
  field(label: string) {
    const optional = this.text('shell/shell', 'optional');
    return this.page.getByLabel(new RegExp(`^${RegExp.escape(label)}(\\s*${optional})?$`));
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What a field says of its own fault. */
  async says(label: string, fault: string): Promise<void> {
    await expect(this.field(label)).toHaveAccessibleDescription(anySpace(fault));
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
}

/** Matches a text whichever kind of space stands between its words. */
export const anySpace = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\s/)
      .map((word) => RegExp.escape(word))
      .join(String.raw`\s`),
  );

/** `visit`: the demo installation in English. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, demo }, use) => use(new Visit(page, demo)),
});
export { expect } from './terroir.ts';
