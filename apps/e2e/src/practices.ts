import { expect, Visit } from './visit.ts';

/** The screen of the best practices, in the words of one language. */
export class PracticesVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('practices/practices', path, values);
  }

  box(name: string) {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  save(place: 'first' | 'last') {
    const name = this.text('shell/shell', 'save');
    const both = this.page.getByRole('main').getByRole('button', { name, exact: true });
    return place === 'first' ? both.first() : both.last();
  }

  async shows(path: string): Promise<void> {
    await expect(this.page.getByText(this.words(path))).toBeVisible();
  }
}
