import { Books } from './books.ts';
import type { Language } from './terroir.ts';

/** A year of a market garden as it is kept in a spreadsheet: some lines name their subcategory, others say it in words alone. */
const things = {
  en: [
    ['Compost', 'Delivered in bulk', 'tonne'],
    ['', 'Acti-Sol hen manure', 'bags'],
    ['Road diesel (clear)', 'Co-op', 'L'],
    ['Vegetable seeds', 'Spring order', 'kg'],
    ['Electricity from the grid', 'Hydro bill', 'kWh'],
  ],
  fr: [
    ['Compost', 'Livré en vrac', 'tonne'],
    ['', 'Fumier de poule Acti-Sol', 'sacs'],
    ['Diesel routier (clair, gazole)', 'Coop', 'L'],
    ['Semences potagères', 'Commande du printemps', 'kg'],
    ['Électricité du réseau', 'Facture d’Hydro', 'kWh'],
  ],
} as const;
const headers = {
  en: ['Date', 'Subcategory', 'Description', 'Qty', 'Unit', 'Amount ($)'],
  fr: ['Date', 'Sous-catégorie', 'Libellé', 'Qté', 'Unité', 'Montant'],
} as const;

const two = (number: number) => String(number).padStart(2, '0');

/** Rows of the year before this one, as the language writes them. */
function rowsOf(language: Language, count: number): string[][] {
  const year = new Date().getFullYear() - 1;
  return Array.from({ length: count }, (_, nth) => {
    const [name, notes, unit] = things[language][nth % things[language].length] as readonly [string, string, string];
    const [month, day] = [two((nth % 12) + 1), two((nth % 28) + 1)];
    const amount = (1000 + nth * 7.25).toFixed(2);
    return language === 'en'
      ? [
          `${month}/${day}/${year}`,
          name,
          `${notes}, invoice ${nth}`,
          String(nth + 1),
          unit,
          `$${Number(amount).toLocaleString('en-CA', { minimumFractionDigits: 2 })}`,
        ]
      : [
          `${day}/${month}/${year}`,
          name,
          `${notes}, facture ${nth}`,
          String(nth + 1),
          unit,
          `${Number(amount).toLocaleString('fr-CA', { minimumFractionDigits: 2 })} $`,
        ];
  });
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** A sheet of so many expenses. In English UTF-8 with commas, in French what Excel saves there: semicolons in Windows-1252. */
export function fileOf(language: Language, count: number) {
  const table = [[...headers[language]], ...rowsOf(language, count)];
  const text = table.map((row) => row.map(quoted).join(language === 'fr' ? ';' : ',')).join('\r\n');
  // What French texts have beyond Latin-1 is the apostrophe and the narrow space.
  const bytes = text.replaceAll('\u202f', '\u00a0').replaceAll('’', '\u0092');
  return {
    name: language === 'fr' ? 'dépenses.csv' : 'expenses.csv',
    mimeType: 'text/csv',
    buffer: language === 'fr' ? Buffer.from(bytes, 'latin1') : Buffer.from(`\uFEFF${text}`, 'utf8'),
  };
}

/** What a market garden grows, as its plan says it: the last row names no product that there is. */
const crops = {
  en: [
    ['Crop', 'Variety', 'Growing method', 'Yield (kg)', 'Price', 'Area (m²)'],
    ['Tomatoes', 'Brandywine', 'organic', '1,250', '$5.50/kg', '450'],
    ['Carrots', '', 'organic', '2,400', '$3.25/kg', '600'],
    ['Garlic', 'Music', 'organic', '300', '$22/kg', '250'],
    ['Zorglub', '', 'organic', '1', '1', '1'],
  ],
  fr: [
    ['Culture', 'Variété', 'Mode de production', 'Rendement (kg)', 'Prix', 'Superficie (m²)'],
    ['Tomates', 'Brandywine', 'bio', '1 250', '5,50 $/kg', '450'],
    ['Carottes', '', 'bio', '2 400', '3,25 $/kg', '600'],
    ['Ail', 'Music', 'bio', '300', '22 $/kg', '250'],
    ['Zorglub', '', 'bio', '1', '1', '1'],
  ],
} as const;
/** A crop plan as a file of the language's usual CSV. */
export const cropsOf = (language: Language) => ({
  name: language === 'fr' ? 'plan de culture.csv' : 'crop plan.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFF${crops[language].map((row) => row.map(quoted).join(language === 'fr' ? ';' : ',')).join('\r\n')}`,
    'utf8',
  ),
});

/** The import of the inputs, or of the produces, in the words of the page. */
export class Imports extends Books {
  imports(name: string, values?: Readonly<Record<string, string>>): string {
    return this.text('imports/imports', name, values);
  }
  produces(name: string): string {
    return this.text('production/produces/produces', name);
  }
  async brings(file: ReturnType<typeof fileOf>): Promise<void> {
    const input = this.page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles(file);
  }
  async importsAll(count: number): Promise<void> {
    await this.button(
      this.imports('preview.import_other', { count: new Intl.NumberFormat(`${this.language}-CA`).format(count) }),
    ).click();
    await this.button(this.imports('result.another')).waitFor();
  }
}
