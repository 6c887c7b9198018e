import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import type { Person } from './people.ts';
import { Visit } from './visit.ts';

/** The day so many days from now, by the clock of Québec, where the companies of journeys are. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

/** The tasks, in the words of one language. */
export class TasksVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('tasks/tasks', path, values);
  }

  shell(path: string): string {
    return this.text('shell/shell', path);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A task of the list, also one that waits to be sent, which is said beside its name. */
  row(name: string): Locator {
    const header = this.page.getByRole('rowheader', { name: new RegExp(`^${RegExp.escape(name)}(\\s|$)`) });
    return this.page.getByRole('row').filter({ has: header });
  }

  get add(): Locator {
    return this.button(this.words('add')).first();
  }

  /** Opens the form of a new task of this name. */
  async begins(name: string): Promise<void> {
    await this.add.click();
    await this.name.fill(name);
  }

  get name(): Locator {
    return this.dialog.getByLabel(this.words('fields.name'), { exact: true });
  }

  inDialog(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Types a day into a date field of the dialog. */
  async entersDay(day: string, dialog: Locator = this.dialog): Promise<void> {
    await dialog
      .getByRole('group', { name: new RegExp(`^${this.words('fields.startsOn')}`) })
      .getByRole('spinbutton')
      .first()
      .click();
    await this.page.keyboard.type(day.replaceAll('-', ''));
  }

  async saves(): Promise<void> {
    await this.inDialog(this.shell('save')).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Presses an action of a row; in a narrow table it is in the menu. */
  async does(name: string, key: string): Promise<void> {
    const action = this.row(name).getByRole('button', { name: this.words(key, { what: name }), exact: true });
    const more = this.row(name).getByRole('button', {
      name: this.text('records/records', 'actions.more', { what: name }),
    });
    await expect(action.or(more).first()).toBeVisible();
    if (await action.isVisible()) return action.click();
    await more.click();
    await this.page.getByRole('menuitem', { name: this.words(`${key}Short`), exact: true }).click();
  }
}

interface StoredTask {
  readonly name: string;
  readonly done: boolean;
  readonly locations: readonly object[];
}

/** The tasks of a company, as the server has them. */
export async function tasksOf(url: string, { token }: Pick<Person, 'token'>): Promise<readonly StoredTask[]> {
  const { body } = await call(url, 'GET', '/tasks', { token });
  return (body as { data: { attributes: StoredTask }[] }).data.map(({ attributes }) => attributes);
}

/** A plot of about 300 m by 222 m, as the API takes it. */
export async function drawsPlot(url: string, { token }: Pick<Person, 'token'>, name: string): Promise<void> {
  const [west, south] = [-71.9, 45.4];
  const coordinates = [
    [west, south],
    [west + 0.004, south],
    [west + 0.004, south + 0.002],
    [west, south + 0.002],
  ];
  await call(url, 'POST', '/plots', { token, body: { plot: { name, details: 'Behind the barn', coordinates } } });
}
