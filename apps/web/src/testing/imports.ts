import { screen, within } from '@testing-library/react';
import { record, type Told } from './answers.ts';
import type { renderApp } from './render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

type Language = 'en' | 'fr';
const words = {
  en: { choose: 'Choose a file, Spreadsheet', rows: 'Rows to import' },
  fr: { choose: 'Choisir un fichier, Fichier de tableur', rows: 'Lignes à importer' },
} as const satisfies Record<Language, object>;

/** Hands a file to the page. */
export async function chooseFile(app: App, text: string, name: string, language: Language = 'en'): Promise<void> {
  await screen.findByRole('button', { name: words[language].choose });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await app.user.upload(input, new File([text], name, { type: 'text/csv' }));
}

/** The state and the values of every row of the preview. */
export async function previewRows(language: Language = 'en'): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: words[language].rows });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th > [data-below], [data-label]')].map(({ textContent }) => textContent));
}

/** What the server answers of a batch: the outcome of each row. */
export const rowsAnswer = (outcomes: readonly string[], field = 'producer_input.unit_id'): Told => ({
  ...record('imported_rows', {
    rows: outcomes.map((outcome, at) => ({
      outcome,
      record_id: `018f0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      errors: outcome === 'refused' ? [{ code: 'no', field, message: 'Not this unit' }] : [],
    })),
  }),
});
