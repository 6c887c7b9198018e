import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { localizedInputCategories, localizedOutputCategories } from '@terroir/reference';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import type { Answers, Sent } from '../../testing/fake-back-end.ts';
import { chooseFile, previewRows, rowsAnswer } from '../../testing/imports.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { withSheetWorker } from '../../testing/sheet-worker.ts';
import { snakeKeys } from '../../testing/snake-keys.ts';

beforeAll(withSheetWorker);
afterEach(resetApp);

const importId = '018f0000-0000-7000-8000-0000000000aa';
const [carrot, brandywine, roma, leek, kale] = ['a', 'b', 'c', 'd', 'e'].map(
  (end) => `018f0000-0000-7000-8000-00000000000${end}`,
);
type Names = Readonly<Record<'en' | 'fr', string>>;
const produce = (id: string | undefined, product: Names, variety: Names | null, removed: boolean, language: string) => {
  const spoken = language === 'fr' ? 'fr' : 'en';
  return {
    id,
    product: { id: product.en, name: product[spoken] },
    variety: { id: variety?.en ?? `${product.en}_other`, name: variety?.[spoken] ?? 'Another variety' },
    removed,
    production_from: '2026-05-01',
    availability_to: '2026-09-01',
    revenue: 0,
    cost: null,
    margin: null,
    percent: 0,
    needs: [],
  };
};
const named = (name: string): Names => ({ en: name, fr: name });
const tomato = { en: 'Tomato', fr: 'Tomate' };
const marginsOf = (produces: readonly object[]) =>
  record('produce_margins', {
    as_of: null,
    from: null,
    to: null,
    produces,
    unnamed_revenue: 0,
    total: { revenue: 0, cost: null, margin: null },
  });
const margins = ({ headers }: Sent) => {
  const language = headers.get('Accept-Language') ?? '';
  const produces = [
    produce(carrot, { en: 'Carrot', fr: 'Carotte' }, null, false, language),
    produce(brandywine, tomato, named('Brandywine'), false, language),
    produce(roma, tomato, named('Roma'), false, language),
    produce(leek, { en: 'Leek', fr: 'Poireau' }, null, true, language),
    produce(kale, { en: 'Kale', fr: 'Chou kale' }, null, false, language),
  ];
  return marginsOf(produces);
};
const anImport = {
  kind: 'producer_output',
  file_name: 'sales.csv',
  rows: 2,
  recorded: 2,
  begun_by: null,
  begun_at: '2026-05-01T12:00:00.000Z',
  undone_at: null,
};
type SentRows = { rows: readonly { producer_output: Readonly<Record<string, unknown>> }[] };
const categoriesOf = (side: 'input' | 'output', language: 'en' | 'fr') => {
  const all = side === 'input' ? localizedInputCategories(language) : localizedOutputCategories(language);
  return listOf(
    `${side}_category`,
    all.map(({ id, ...category }) => [id, snakeKeys(category)]),
  );
};
const visit = (
  side: 'inputs' | 'outputs' = 'outputs',
  answer: Answers[string] = margins,
  language: 'en' | 'fr' = 'en',
) =>
  renderApp({
    path: `/finances/import?side=${side}`,
    signedIn: true,
    language,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': categoriesOf('input', language),
      'GET /output_categories': categoriesOf('output', language),
      'GET /produce_margins': answer,
      'POST /imports': record('import', anImport, importId),
      'POST /producer_outputs/imports/{import_id}': ({ body }: Sent) =>
        rowsAnswer((body as SentRows).rows.map(() => 'recorded')),
    },
  });

const header = 'Date,Subcategory,Produce sold,Details,Quantity,Unit,Revenue';
const sale = (produceSold: string, details = '') =>
  `2026-05-12,Root vegetables,"${produceSold}",${details},12.5,kg,43.50`;
const rowsOf = async (...lines: readonly string[]) => {
  await chooseFile(await visit(), [header, ...lines, ''].join('\n'), 'sales.csv');
  return (await previewRows()).map(([state, , subcategory]) => [state, subcategory]);
};

describe('the produce that imported outputs sold', () => {
  test.each(['Tomato, Roma', 'tomate roma', 'Tomate, Roma'])(
    'is found by its name in either language: %s',
    async (cell) => expect(await rowsOf(sale(cell))).toEqual([['Ready', 'Root vegetables · Sold: Tomato, Roma']]),
  );

  test('is found by its product alone where one produce is of it, and is to be checked where none is meant for sure', async () => {
    const [one, unsure] = await rowsOf(sale('carotte'), sale('Bunched carrots'));
    expect(one).toEqual(['Ready', 'Root vegetables · Sold: Carrot']);
    expect(unsure).toEqual(['Check', expect.stringMatching(/^Root vegetables · Sold: Carrot.*guess/)]);
  });

  test('is read back from the file that the table of a French reader was saved as', async () => {
    const app = await visit('outputs', margins, 'fr');
    const saved = [
      'Date;Inscrit le;Domaine;Catégorie;Sous-catégorie;Aliment vendu;Détails;Quantité;Unité;Revenu',
      '2026-05-12;2026-05-12;Végétal;Légumes;Légumes-racines;Tomate, Roma;;12,5;kg;43,50',
      '',
    ];
    await chooseFile(app, saved.join('\n'), 'extrants.csv', 'fr');
    expect((await previewRows('fr')).map((cells) => cells[2])).toEqual([
      expect.stringContaining('Vendu\u00A0: Tomate, Roma'),
    ]);
  });

  test('may be left out', async () => expect(await rowsOf(sale(''))).toEqual([['Ready', 'Root vegetables']]));

  test.each(['Leek', 'Tomato', 'Dragon fruit'])(
    'that is removed, ambiguous or unknown holds its row back until one is chosen: %s',
    async (cell) => {
      const [row] = await rowsOf(sale(cell));
      expect(row?.[0]).toMatch(/^To correct.*Produce sold/);
    },
  );

  test('is sent with its row', async () => {
    const app = await visit();
    await chooseFile(app, [header, sale('Carrot'), sale('', 'More'), ''].join('\n'), 'sales.csv');
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('2 rows were added.');
    const sent = app.sent.filter(({ call }) => call.startsWith('POST /producer_outputs'));
    const rows = sent.flatMap(({ body }) => (body as SentRows).rows);
    expect(rows.map(({ producer_output: { produce_id } }) => produce_id)).toEqual([carrot, undefined]);
  });

  test.each([
    ['inputs, which sell nothing', 'inputs', margins],
    ['outputs of a company that lists none', 'outputs', marginsOf([])],
  ] as const)('has no column among %s', async (_, side, answer) => {
    await chooseFile(await visit(side, answer), `${header}\n${sale('Carrot')}\n`, 'sales.csv');
    await screen.findByRole('table', { name: 'Rows to import' });
    expect(screen.queryByRole('combobox', { name: /^Produce sold/ })).toBeNull();
  });
});
