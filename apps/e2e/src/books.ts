import type { Locator } from '@playwright/test';
import { expect, Visit } from './visit.ts';

export type Side = 'inputs' | 'outputs';

/** The finances of the visitor: what stands there, in the words of the page. */
export class Books extends Visit {
  /** A text of the finances; its end is cut off at a name that is filled in (`Edit: {{what}}`). */
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('finance/finance', path, values).trimEnd();
  }

  shell(path: string): string {
    return this.text('shell/shell', path);
  }

  /** A text that every screen of records shares; cut off like the finances' own. */
  records(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values).trimEnd();
  }

  asOf(path: string): string {
    return this.text('as-of/as-of', path);
  }

  table(side: Side): Locator {
    return this.page.getByRole('table', { name: this.words(`tables.${side}`) });
  }

  /** Waits until the lines are there: until then skeletons keep their place. */
  async arrived(side: Side): Promise<void> {
    await expect(this.table(side)).toHaveAttribute('aria-busy', 'false');
  }

  /** Waits until no line is being saved: until then its buttons take the focus but do nothing. */
  async stored(side: Side): Promise<void> {
    await expect(this.lines(side).and(this.page.locator('[aria-busy="true"]'))).toHaveCount(0);
  }

  /** The rows of lines, without head and total. */
  lines(side: Side): Locator {
    return this.table(side).locator('tbody').getByRole('row');
  }

  line(side: Side, said: string): Locator {
    return this.lines(side).filter({ hasText: said });
  }

  /** A button of a line: `edit`, `history`, `duplicate` or `remove`. */
  action(line: Locator, what: 'edit' | 'history' | 'duplicate' | 'remove'): Locator {
    return line.getByRole('button', { name: this.records(`actions.${what}`, { what: '' }) });
  }

  /** The menu of what is rarely done to a line, where a tight table has no room for buttons. */
  more(line: Locator): Locator {
    return line.getByRole('button', { name: this.records('actions.more', { what: '' }) });
  }

  /** Opens the history or the copy of a line, by its button or by its menu. */
  async opens(line: Locator, what: 'history' | 'duplicate'): Promise<void> {
    const [button, more] = [this.action(line, what), this.more(line)];
    await expect(button.or(more)).toBeVisible();
    if (await button.isVisible()) return button.click();
    await more.click();
    await this.page.getByRole('menuitem', { name: this.records(`actions.${what}Short`) }).click();
  }

  /** The checkbox of a line. */
  box(line: Locator): Locator {
    return line.getByRole('checkbox');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** *Undo* of the message that something was done: several of them may be there. */
  undoOf(done: 'corrected' | 'removed'): Locator {
    const message = this.page
      .locator('[data-toast]')
      .filter({ hasText: this.records(`done.${done}`, { what: '' }).trim() });
    return message.getByRole('button', { name: this.records('undo') });
  }

  saves(): Promise<void> {
    return this.dialog.getByRole('button', { name: this.shell('save'), exact: true }).click();
  }

  /** What a column shows, the checkboxes not counted, from the first line to the last. */
  column(side: Side, place: number): Promise<string[]> {
    return this.lines(side).evaluateAll(
      (rows, at) =>
        rows.map(
          (row) => [...row.querySelectorAll<HTMLElement>('th, td:not([data-select])')][at]?.innerText.trim() ?? '',
        ),
      place,
    );
  }
}
