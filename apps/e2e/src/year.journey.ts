import { call } from '../../../tools/front-door.mjs';
import { Books } from './books.ts';
import { addPath as certify, CertificationsVisit, drawn, inDays } from './certifications.ts';
import { path as booksPath } from './finances.ts';
import { fileOf, Imports } from './imports.ts';
import { demoPassword, signIn, type Person } from './people.ts';
import { PracticesVisit } from './practices.ts';
import { FormVisit, typed } from './produce-form.ts';
import { addPath, garlic, listPath, produces, ProducesVisit, tomatoes } from './produces.ts';
import { expect, test, type Language } from './terroir.ts';
import { anySpace } from './visit.ts';

/** They have two years behind them, so last spring and last year are there; no other journey visits them. */
const gardeners = {
  en: { email: 'susan.leclair.ross@terroir.example', bill: 'Receipt of the nursery' },
  fr: { email: 'etienne.beaulieu@terroir.example', bill: 'Reçu de la pépinière' },
} as const satisfies Record<Language, object>;

const now = new Date();
const year = now.getUTCFullYear();
/** The end of the newest April that is over. */
const spring = `${now.getUTCMonth() >= 5 ? year : year - 1}-04-30T20:00:00.000Z`;

interface Sum {
  readonly total: number;
}
interface Figures {
  readonly costs: Sum;
  readonly revenues: Sum;
  readonly net: Sum;
}

/** The season of a gardener at the desk, in the field and before the shelf of the nursery. */
class Year extends Books {
  readonly person: Person;
  constructor(books: Books, person: Person) {
    super(books.page, books.terroir, books.language);
    this.person = person;
  }

  async ask(path: string): Promise<{ data: unknown }> {
    const headers = { 'accept-language': this.language };
    return (await call(this.terroir.url, 'GET', path, { token: this.person.token, headers })).body as { data: unknown };
  }

  async figures(query: string): Promise<Figures> {
    return ((await this.ask(`/production_summary?${query}`)).data as { attributes: Figures }).attributes;
  }

  /** Everything that the gardener sees, of today and of last spring. */
  async everything(): Promise<Readonly<Record<string, unknown>>> {
    const paths = ['/production_summary', '/produces_summary', '/producer_inputs', '/producer_outputs', '/produces'];
    const present = [...paths, '/certifications', '/followed_practices', '/recurring_lines', '/history'];
    const asked = [...present, ...paths.map((path) => `${path}?as_of=${spring}`)];
    const answers = await Promise.all(asked.map(async (path) => [path, (await this.ask(path)).data] as const));
    return Object.fromEntries(answers);
  }

  async growsTwelveProduces(): Promise<void> {
    const { page, terroir, language } = this;
    const form = new FormVisit(page, terroir, language);
    const list = new ProducesVisit(page, terroir, language);
    await form.to(addPath);
    await form.finds(form.words('fields.productId'), typed.product[language]);
    await form.finds(form.words('fields.varietyId'), typed.variety[language]);
    await form.finds(form.words('fields.productionTypeId'), typed.type[language]);
    await form.crops('#C8352B', '1.5');
    await form.field(form.words('fields.area')).fill('450');
    const quantity = form.words('fields.quantityRaw');
    await page.getByRole('main').getByRole('textbox', { name: quantity, exact: true }).fill('1250');
    await form.field(form.words('fields.cost')).fill('6');
    await form.needs(1, typed.compost[language], '2');
    await form.needs(2, typed.straw[language], '12');
    await form.saves();
    await form.endsAt(listPath);
    const known = (await this.ask('/produces')).data as unknown[];
    for (let grown = known.length; grown < 12; grown += 1)
      await produces(terroir, this.person, { ...(grown % 2 === 0 ? garlic : tomatoes), notes: `Planche ${grown}` });
    // The page waits for what its own browser wrote; these were written beside it.
    await expect.poll(async () => ((await this.ask('/produces')).data as unknown[]).length).toBe(12);
    await list.to(listPath);
    await list.order();
    await expect(list.table().locator('tbody').getByRole('row')).toHaveCount(12);
  }

  async bringsThreeHundredExpenses(): Promise<void> {
    const imports = new Imports(this.page, this.terroir, this.language);
    await imports.to('/finances/import?side=inputs');
    await imports.brings(fileOf(this.language, 300));
    await imports.importsAll(300);
    await expect(this.page.getByText(imports.imports('result.recorded_other', { count: '300' }))).toBeVisible();
  }

  /** Enters a bill with a photo of it in front of the shelf, and corrects it at the desk. */
  async entersABillByPhone(notes: string): Promise<void> {
    const { page, dialog } = this;
    const desk = page.viewportSize() ?? { width: 1200, height: 900 };
    await page.setViewportSize({ width: 360, height: 780 });
    await this.to(booksPath);
    await page
      .getByRole('button', { name: this.words('add.inputs') })
      .first()
      .click();
    await dialog.getByRole('combobox', { name: this.words('fields.subCategoryId') }).fill(typed.compost[this.language]);
    await page.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByLabel(this.words('fields.quantityRaw'), { exact: true }).fill('3');
    await dialog.getByLabel(this.words('fields.cost'), { exact: true }).fill('120');
    await dialog.getByLabel(this.words('fields.notes')).fill(notes);
    const photo = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: drawn('#6B4F2A') };
    await dialog.locator('input[capture="environment"]').setInputFiles(photo);
    await expect(dialog.getByRole('group', { name: this.words('fields.receipt') }).getByRole('img')).toBeVisible();
    await this.saves();
    await expect(dialog).toBeHidden();
    await this.stored('inputs');
    await this.seesTheReceipt(notes);
    await page.setViewportSize(desk);
    await this.action(this.line('inputs', notes), 'edit').click();
    await dialog.getByLabel(this.words('fields.cost'), { exact: true }).fill('150');
    await this.saves();
    await expect(this.undoOf('corrected')).toBeVisible();
    await this.stored('inputs');
  }

  /** Opens the photo of a bill from its line, and finds it in the history of the line. */
  async seesTheReceipt(notes: string): Promise<void> {
    const { page, dialog } = this;
    const title = this.words('receipt.of', { what: '' });
    await this.line('inputs', notes).getByRole('button', { name: title }).click();
    const picture = dialog.getByRole('img', { name: title });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await this.opens(this.line('inputs', notes), 'history');
    await expect(dialog.getByRole('img', { name: this.words('receipt.picture') }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** Looks at a year, with the year before beside it. */
  async looksAtThisYear(): Promise<void> {
    const { page } = this;
    await this.to('/finances');
    await page.getByRole('button', { name: anySpace(this.words('period.shown', { period: '' })) }).click();
    await page.getByRole('menuitem', { name: this.words('period.year', { year: String(year) }) }).click();
    await expect(page).toHaveURL(new RegExp(`from=${year}-01-01&to=${year}-12-31`));
    const [, earlier = ''] = this.words('yearBefore.more').split('}}');
    await expect(page.getByText(anySpace(earlier.split('(')[0]?.trim() ?? '')).first()).toBeVisible();
  }

  async looksAtLastSpring(earned: number): Promise<void> {
    await this.to(`/finances?as_of=${spring}`);
    const money = new Intl.NumberFormat(`${this.language}-CA`, { style: 'currency', currency: 'CAD' }).format(earned);
    await expect(this.page.getByRole('main').getByText(anySpace(money)).first()).toBeVisible();
  }

  async isCertified(): Promise<void> {
    const visit = new CertificationsVisit(this.page, this.terroir, this.language);
    await visit.to(certify);
    await visit.field(visit.words('fields.certifier')).fill('Québec Vrai');
    await visit.field(visit.words('fields.number')).fill('QV-2087');
    await visit.types('validUntil', inDays(200));
    await visit.picks('certificat.svg', '#3A6628');
    await visit.saves();
    await visit.endsAt('/certifications');
    await expect(visit.card('Québec Vrai')).toContainText('QV-2087');
  }

  async ticksAPractice(): Promise<void> {
    const visit = new PracticesVisit(this.page, this.terroir, this.language);
    await visit.to('/best-practices');
    const open = this.page.getByRole('checkbox', { checked: false }).first();
    const name =
      (await open.getAttribute('aria-label')) ??
      (await open.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
    await open.check();
    await visit.save('last').click();
    await visit.shows('done.saved');
    await expect(visit.box(name.trim())).toBeChecked();
  }
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: the year of a market gardener, there again after a restart and equal after a rebuild`, async ({
    page,
    demo,
  }) => {
    const { email, bill } = gardeners[language];
    const person = await signIn(demo, email, demoPassword);
    const garden = new Year(new Books(page, demo, language), person);
    await garden.as(person);
    const lastYear = `from=${year - 1}-01-01&to=${year - 1}-12-31`;
    const [before, then] = [await garden.figures(lastYear), await garden.figures(`as_of=${spring}`)];
    expect(then.revenues.total).toBeGreaterThan(1);

    await garden.growsTwelveProduces();
    await garden.bringsThreeHundredExpenses();
    await garden.entersABillByPhone(bill);
    await garden.looksAtThisYear();
    await garden.looksAtLastSpring(then.revenues.total);
    await garden.isCertified();
    await garden.ticksAPractice();

    // What was paid last year and came in today counts last year, and was not known last spring.
    const paid = Array.from({ length: 300 }, (_, nth) => 100_000 + nth * 725).reduce((sum, cents) => sum + cents, 0);
    expect((await garden.figures(lastYear)).costs.total).toBeCloseTo(before.costs.total + paid / 100, 2);
    expect(await garden.figures(`as_of=${spring}`)).toEqual(then);

    const everything = await garden.everything();
    await demo.kill();
    await demo.restart();
    expect(await garden.everything()).toEqual(everything);
    await garden.to(booksPath);
    await garden.arrived('inputs');
    await expect(garden.line('inputs', bill)).toContainText(/150[.,]00/);
    await garden.seesTheReceipt(bill);

    await demo.kill();
    await demo.rebuild();
    await demo.restart();
    expect(await garden.everything()).toEqual(everything);
  });
