import type { Page } from '@playwright/test';
import { expect, texts, type Language, type Terroir } from './terroir.ts';

const password = 'Rhubarbe-42!';

const stories = {
  en: {
    name: 'Hannah Fields',
    farm: 'Fields of Hatley',
    town: 'Sherbrooke',
    founded: 'May 14, 2001',
    hay: 'Timothy hay, second cut',
    search: 'diesel',
    sold: 'tomatoes',
    notes: 'Tractor, spring',
    money: (value: string) => `$${value}`,
  },
  fr: {
    name: 'Hélène Deschamps',
    farm: 'Les Champs de Hatley',
    town: 'Sherbrooke',
    founded: '14 mai 2001',
    hay: 'Foin de mil, deuxième coupe',
    search: 'diesel',
    sold: 'tomates',
    notes: 'Tracteur, au printemps',
    money: (value: string) => `${value.replace('.', ',')} $`,
  },
} as const;

/** Amounts as a page shows them, with every kind of space made plain. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

interface Totals {
  readonly cost: string;
  readonly revenues: string;
  readonly net: string;
}

/** What a producer does, in the words of the screens. */
export class Story {
  readonly page: Page;
  readonly terroir: Terroir;
  readonly language: Language;
  readonly words: (typeof stories)[Language];
  readonly email: string;

  constructor(page: Page, terroir: Terroir, language: Language) {
    this.page = page;
    this.terroir = terroir;
    this.language = language;
    this.words = stories[language];
    this.email = `story.${language}@example.com`;
  }

  text(file: string, path: string, values?: Record<string, string>): string {
    return texts(this.language, file)(path, values);
  }

  async goes(path: string): Promise<void> {
    await this.page.goto(`${this.terroir.url}${path}`);
  }

  async registers(): Promise<void> {
    await this.page.addInitScript((language) => {
      if (localStorage.getItem('terroir-language') === null) localStorage.setItem('terroir-language', language);
    }, this.language);
    await this.goes('/');
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    await this.goes('/register');
    const field = (name: string) =>
      this.page.getByLabel(this.text('account/register', `fields.${name}`), { exact: true });
    await field('name').fill(this.words.name);
    await field('email').fill(this.email);
    await field('password').fill(password);
    await field('passwordConfirmation').fill(password);
    await this.page.getByRole('button', { name: this.text('account/register', 'submit') }).click();
    await expect(this.page.getByText(this.text('shell/shell', 'done.registered'))).toBeVisible();
    await expect(this.page).toHaveURL(/\/login$/);
  }

  async confirmsByTheMailedLink(): Promise<void> {
    await expect(async () => {
      await this.goes('/dev/mail');
      expect(await this.page.locator('li a').count()).toBeGreaterThan(0);
    }).toPass();
    await this.page.locator('li a').first().click();
    await this.page
      .locator('pre a[href*="/confirm?token="]')
      .first()
      .evaluate((link, url) => {
        const at = new URL((link as HTMLAnchorElement).href);
        location.href = `${url}${at.pathname}${at.search}`;
      }, this.terroir.url);
    await expect(this.page.getByText(this.text('shell/shell', 'done.confirmed'))).toBeVisible();
    expect(this.page.url()).not.toContain('token');
  }

  async signsIn(): Promise<void> {
    await this.goes('/login');
    await this.page.getByLabel(this.text('account/login', 'fields.email'), { exact: true }).fill(this.email);
    await this.page.getByLabel(this.text('account/login', 'fields.password'), { exact: true }).fill(password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.text('account/login', 'submit') })
      .click();
    await expect(this.page).toHaveURL(/\/dashboard$/);
  }

  async entersTheAddress(): Promise<void> {
    await this.goes('/finances');
    const notice = this.page.getByRole('link', { name: this.text('plans/plans', 'missing.producerAddress.action') });
    await notice.click();
    await expect(this.page).toHaveURL(/\/company-details$/);
    const field = (name: string) =>
      this.page.getByLabel(this.text('company/company', `fields.${name}`), { exact: true });
    await field('name').fill(this.words.farm);
    await field('ownerName').fill(this.words.name);
    await field('email').fill(this.email);
    const date = this.page.getByRole('group', { name: this.text('company/company', 'fields.foundationDate') });
    await date.click();
    await this.page.keyboard.type('20010514');
    await this.page.getByRole('combobox', { name: this.text('company/company', 'fields.raw') }).fill(this.words.town);
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await field('zipcode').fill('J1H 1A1');
    await this.page.getByRole('button', { name: this.text('shell/shell', 'save') }).click();
    await expect(this.page.getByText(this.text('shell/shell', 'done.companyUpdated'))).toBeVisible();
    await expect(this.page.getByText(this.words.farm).first()).toBeVisible();
    await expect(this.page.getByRole('main')).toContainText(this.words.founded);
  }

  table(side: 'inputs' | 'outputs') {
    return this.page.getByRole('table', { name: this.text('finance/finance', `tables.${side}`) });
  }

  async records(
    side: 'inputs' | 'outputs',
    search: string,
    quantity: string,
    cost: string,
    notes: string,
  ): Promise<void> {
    const t = (path: string) => this.text('finance/finance', path);
    await this.goes('/finances/inputs-outputs');
    await this.page
      .getByRole('button', { name: t(`add.${side}`) })
      .first()
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('fields.subCategoryId') }).fill(search);
    await this.page.getByRole('listbox').getByRole('option').first().click();
    const typed = (value: string) => (this.language === 'fr' ? value.replace('.', ',') : value);
    await dialog.getByLabel(t('fields.quantityRaw'), { exact: true }).fill(typed(quantity));
    await dialog.getByLabel(t(side === 'inputs' ? 'fields.cost' : 'fields.revenue'), { exact: true }).fill(typed(cost));
    if (notes !== '') await dialog.getByLabel(t('fields.notes')).fill(notes);
    await dialog.getByRole('button', { name: this.text('shell/shell', 'save'), exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(
      this.table(side)
        .getByRole('row')
        .filter({ hasText: notes || typed(quantity) }),
    ).toHaveCount(1);
  }

  async seesTheSummary(totals: Totals): Promise<void> {
    await this.goes('/finances');
    await this.totalsAre(totals);
  }

  async totalsAre(totals: Totals): Promise<void> {
    for (const [name, amount] of Object.entries(totals)) {
      const label = this.text('finance/finance', `summary.${name}`);
      const shown = this.language === 'fr' ? `${amount.replace(',', ' ').replace('.', ',')} $` : `$${amount}`;
      await expect(async () => {
        const said = plain(await this.page.getByRole('main').innerText());
        expect(said).toMatch(new RegExp(`${label}\\s+${shown.replaceAll(/[$.]/g, String.raw`\$&`)}`, 'i'));
      }).toPass();
    }
  }

  async corrects(side: 'inputs' | 'outputs', cost: string): Promise<void> {
    const t = (path: string) => this.text('records/records', path, { what: '' }).trim();
    await this.goes('/finances/inputs-outputs');
    await this.table(side)
      .getByRole('button', { name: t('actions.edit') })
      .first()
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.text('finance/finance', 'fields.cost'), { exact: true }).fill(cost);
    await dialog.getByRole('button', { name: this.text('shell/shell', 'save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByText(t('done.corrected'))).toBeVisible();
  }

  async removesAndUndoes(side: 'inputs' | 'outputs'): Promise<void> {
    const t = (path: string) => this.text('records/records', path, { what: '' }).trim();
    await this.goes('/finances/inputs-outputs');
    const rows = this.table(side).getByRole('button', { name: t('actions.remove') });
    await rows.first().click();
    await this.page.getByRole('button', { name: t('remove.ok'), exact: true }).click();
    await expect(rows).toHaveCount(0);
    const removed = this.page.locator('[data-toast]').filter({ hasText: t('done.removed') });
    await removed.getByRole('button', { name: t('undo'), exact: true }).click();
    await expect(rows).toHaveCount(1);
  }

  async readsWhoChangedWhat(): Promise<void> {
    const t = (path: string) => this.text('records/records', path, { what: '' }).trim();
    await this.goes('/finances/inputs-outputs');
    await this.table('inputs')
      .getByRole('button', { name: t('actions.more') })
      .first()
      .click();
    await this.page.getByRole('menuitem', { name: t('actions.historyShort') }).click();
    const drawer = this.page.getByRole('dialog');
    await expect(drawer.getByText(this.words.name).first()).toBeVisible();
    await expect(drawer).toContainText('300');
    await expect(drawer).toContainText(this.language === 'fr' ? '250,50' : '250.50');
    await this.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }

  async looksBackAt(instant: string, totals: Totals): Promise<void> {
    await this.goes(`/finances?as_of=${encodeURIComponent(instant)}`);
    await expect(this.page.getByRole('button', { name: this.text('as-of/as-of', 'back') })).toBeVisible();
    await this.totalsAre(totals);
  }
}
