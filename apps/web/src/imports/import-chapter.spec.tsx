import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { listOf, profileOf } from '../testing/answers.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const entry = (event: string, changes: readonly object[]) => ({
  event,
  resource_type: 'import',
  resource_id: '018f0000-0000-7000-8000-0000000000bb',
  label: 'dépenses.csv',
  recorded_at: '2026-07-02T03:30:00.000Z',
  actor: { account_id: null, name: 'Marie Tremblay', role: 'producer_level_two' },
  changes,
});

test('the journal leads from an import to where such records are imported', async () => {
  const produceImport = '018f0000-0000-7000-8000-0000000000cc';
  const landImport = '018f0000-0000-7000-8000-0000000000dd';
  await renderApp({
    path: '/history',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /history/people': listOf('person', []),
      'GET /imports': listOf('import', [
        [produceImport, { kind: 'produce', begun_at: '2026-07-02T03:30:00.000Z' }],
        [landImport, { kind: 'zone', begun_at: '2026-07-02T03:30:00.000Z' }],
      ]),
      'GET /history': listOf('history_entry', [
        ['3', { ...entry('ImportUndone', []), resource_id: landImport, label: 'champs.kml' }],
        ['2', { ...entry('ImportUndone', []), resource_id: produceImport, label: 'crops.csv' }],
        ['1', entry('ImportUndone', [])],
      ]),
    },
  });
  await screen.findByText('Import undone: crops.csv');
  const hrefs = () => screen.getAllByRole('link', { name: /^Open/ }).map((link) => link.getAttribute('href'));
  await waitFor(() => expect(hrefs()).toEqual(['/land/import', '/production-food/import', '/finances/import']));
});

test.each([
  ['en', 'File imported: dépenses.csv', 'Import undone: dépenses.csv', 'Rows in the file', '1,200'],
  ['fr', 'Fichier importé : dépenses.csv', 'Importation annulée : dépenses.csv', 'Lignes du fichier', '1 200'],
] as const)('the journal says in %s what came in and went again', async (language, begun, undone, rows, count) => {
  await renderApp({
    path: '/history',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /history/people': listOf('person', []),
      'GET /history': listOf('history_entry', [
        ['2', entry('ImportUndone', [{ field: 'undone_at', from: null, to: '2026-07-02T03:30:00.000Z' }])],
        [
          '1',
          entry('ImportBegun', [
            { field: 'kind', from: null, to: 'producer_input' },
            { field: 'file_name', from: null, to: 'dépenses.csv' },
            { field: 'rows', from: null, to: 1200 },
          ]),
        ],
      ]),
    },
  });
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  for (const sentence of [begun, undone])
    expect(await screen.findByText((text) => plain(text) === sentence)).toBeTruthy();
  const [term, ...others] = screen.getAllByRole('term');
  expect([term?.textContent, others.length]).toEqual([rows, 0]);
  expect(plain(screen.getByRole('definition').textContent ?? '')).toBe(count);
});
