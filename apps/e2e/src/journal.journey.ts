import { readFileSync } from 'node:fs';
import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { axeFaults, settled, wideFaults } from './page-faults.ts';
import { settledProducer, type Person } from './people.ts';
import type { Language, Terroir } from './terroir.ts';
import { anySpace, expect, test as base } from './visit.ts';

const names = {
  en: { compost: 'Compost', hay: 'Hay', first: '$100.00', later: '$120.00' },
  fr: { compost: 'Compost', hay: 'Foin', first: '100,00 $', later: '120,00 $' },
} as const satisfies Record<Language, object>;

/** Compost that was corrected once, hay that was deleted, and two practices. @returns where the compost is */
async function farmed(demo: Terroir, { token }: Person): Promise<string> {
  const post = async (path: string, body: object) =>
    (await call(demo.url, 'POST', path, { token, body })).body.data.id as string;
  const compost = { input_category_id: 'compost', notes: 'Livré', quantity_raw: 2, unit_id: 'tonne', cost: 100 };
  const hay = { output_category_id: 'hay', notes: '', quantity_raw: 60, unit_id: 'bale', cost: 300 };
  const input = `/producer_inputs/${await post('/producer_inputs', { producer_input: compost })}`;
  await call(demo.url, 'PUT', input, { token, body: { producer_input: { ...compost, cost: 120 } } });
  const output = await post('/producer_outputs', { producer_output: hay });
  await call(demo.url, 'DELETE', `/producer_outputs/${output}`, { token });
  await call(demo.url, 'PUT', '/followed_practices', { token, body: { practices: ['no_till', 'cover_crops'] } });
  return input;
}

/** The farm journal, in the words of one language. */
class Journal extends Books {
  journal(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('history/journal/journal', path, values);
  }

  history(path: string): string {
    return this.text('history/history', path);
  }

  get entries() {
    return this.page.getByRole('main').getByRole('listitem');
  }

  async counts(count: number): Promise<void> {
    const key = count === 1 ? 'count_one' : 'count_other';
    await expect(this.page.getByText(anySpace(this.journal(key, { shown: String(count) })))).toBeVisible();
    await expect(this.entries).toHaveCount(count);
  }

  toast(text: string) {
    return this.page.getByRole('region', { name: this.shell('toasts') }).getByText(anySpace(text));
  }

  undo() {
    return this.page
      .getByRole('region', { name: this.shell('toasts') })
      .getByRole('button', { name: this.history('undoBringBack') });
  }
}

for (const language of ['en', 'fr'] as const)
  base(
    `${language}: the journal tells what became of everything, brings it back, and is saved as a file`,
    async ({ page, demo }) => {
      const visit = new Journal(page, demo, language);
      const { compost, hay, first, later } = names[language];
      const person = await settledProducer(demo, `journal.${language}@example.com`);
      const input = await farmed(demo, person);
      const cost = async () =>
        (await call(demo.url, 'GET', input, { token: person.token })).body.data.attributes.cost as number;
      await visit.as(person);
      await visit.to('/dashboard');
      await page
        .getByRole('main')
        .getByRole('link', { name: visit.text('history/history', 'card.open') })
        .click();
      await visit.endsAt('/history');
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(visit.journal('today'));

      // Narrowed to the inputs, in an address that holds.
      await page.getByLabel(visit.journal('filters.kind')).selectOption({ label: visit.words('tables.inputs') });
      await visit.counts(2);
      await page.reload();
      await visit.counts(2);
      await expect(page).toHaveURL(/\?kind=producer_input$/);
      await expect(visit.entries.first()).toContainText(compost);
      await expect(visit.entries.first()).toContainText(anySpace(later));

      // The version before comes back as a new change, and goes again.
      await visit.entries
        .last()
        .getByRole('button', { name: visit.history('bringBack') })
        .click();
      await expect(visit.toast(visit.history('broughtBack'))).toBeVisible();
      await visit.counts(3);
      await expect(visit.entries.first()).toContainText(anySpace(first));
      expect(await cost()).toBe(100);
      await visit.undo().click();
      await expect(visit.toast(visit.history('undone'))).toBeVisible();
      await visit.counts(4);
      expect(await cost()).toBe(120);

      // What was deleted is restored from here.
      await page.getByLabel(visit.journal('filters.kind')).selectOption({ label: visit.words('tables.outputs') });
      await visit.counts(2);
      await visit.entries
        .first()
        .getByRole('button', { name: visit.history('undo'), exact: true })
        .click();
      await visit.counts(3);
      await expect(visit.entries.first()).toContainText(hay);
      await visit.button(visit.journal('filters.clear')).click();
      await expect(page).toHaveURL(`${demo.url}/history`);

      // Everything of one record, and how it was then.
      await page.getByLabel(visit.journal('filters.kind')).selectOption({ label: visit.words('tables.inputs') });
      await visit.counts(4);
      await visit.entries
        .last()
        .getByRole('link', { name: visit.journal('links.record') })
        .click();
      await expect(page.getByText(visit.journal('record'))).toBeVisible();
      await visit.counts(4);

      const saved = page.waitForEvent('download');
      await visit.button(visit.journal('csv.save')).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${visit.journal('csv.file')}.csv`);
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]?.split(language === 'fr' ? ';' : ',')).toContain(visit.journal('csv.head.before'));
      expect(lines.filter((line) => line.includes(compost)).length).toBeGreaterThanOrEqual(4);

      await visit.entries
        .last()
        .getByRole('link', { name: visit.journal('links.asOf') })
        .click();
      await expect(page).toHaveURL(/\/finances\/inputs-outputs\?as_of=/);
      await visit.arrived('inputs');
      await expect(visit.line('inputs', compost)).toContainText(anySpace(first));
    },
  );

for (const language of ['en', 'fr'] as const)
  base(
    `${language}: a correction is undone from its message, and the figures lead to what is behind them`,
    async ({ page, demo }) => {
      const visit = new Journal(page, demo, language);
      const { compost, first, later } = names[language];
      const person = await settledProducer(demo, `undone.${language}@example.com`);
      await farmed(demo, person);
      await visit.as(person);
      await visit.to('/finances/inputs-outputs');
      await visit.arrived('inputs');
      const line = visit.line('inputs', compost);
      await visit.action(line, 'edit').click();
      await visit.dialog.getByLabel(visit.words('fields.cost')).fill('100');
      await visit.saves();
      await expect(line).toContainText(anySpace(first));
      await page
        .getByRole('region', { name: visit.shell('toasts') })
        .getByRole('button', { name: visit.records('undo') })
        .click();
      await expect(line).toContainText(anySpace(later));
      await expect(visit.toast(visit.records('done.undone', { what: compost }))).toBeVisible();

      // The same way in the drawer of the record.
      await visit.stored('inputs');
      await visit.opens(line, 'history');
      await expect(visit.dialog.getByRole('listitem')).toHaveCount(4);
      await visit.dialog
        .getByRole('button', { name: visit.history('bringBack') })
        .last()
        .click();
      await expect(visit.dialog.getByRole('listitem')).toHaveCount(5);
      await page.keyboard.press('Escape');
      await expect(line).toContainText(anySpace(first));

      await visit.to('/finances');
      await visit.button(visit.words('history.figure.net')).click();
      const drawer = page.getByRole('dialog', { name: visit.words('history.figure.net') });
      await expect(drawer.getByRole('listitem')).toHaveCount(7);
      await expect(drawer.getByRole('listitem').filter({ hasText: `${visit.words('tables.outputs')} ·` })).toHaveCount(
        2,
      );
    },
  );

base(
  'the journal is clean at every width, with a version to bring back and filters that fit nothing',
  async ({ page, demo }) => {
    const visit = new Journal(page, demo, 'fr');
    const person = await settledProducer(demo, 'journal.clean@example.com');
    await farmed(demo, person);
    await visit.as(person);
    for (const path of ['/history', '/history?to=2001-01-01', '/dashboard']) {
      await visit.to(path);
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
      expect(await wideFaults(page)).toEqual([]);
    }
  },
);
