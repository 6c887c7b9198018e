import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { catalogueAnswers } from '../../testing/catalogues.ts';
import type { Sent } from '../../testing/fake-back-end.ts';
import { firm } from '../../testing/firm.ts';
import { chooseFile, previewRows, rowsAnswer } from '../../testing/imports.ts';
import { atInstant } from '../../testing/produce-form.ts';
import { producesAnswer } from '../../testing/produces.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { withSheetWorker } from '../../testing/sheet-worker.ts';

beforeAll(withSheetWorker);
beforeEach(() => atInstant('2026-05-01T16:00:00Z'));
afterEach(() => {
  resetApp();
  jest.useRealTimers();
});

const importId = '018f0000-0000-7000-8000-0000000000aa';
const anImport = {
  kind: 'produce',
  file_name: 'crops.csv',
  rows: 2,
  recorded: 2,
  begun_by: 'Marie Tremblay',
  begun_at: '2026-05-01T12:00:00.000Z',
  undone_at: null,
};
type SentRows = { rows: readonly { nth: number; produce: Readonly<Record<string, unknown>> }[] };

const visit = (more: object = {}, path = '/production-food/import') =>
  renderApp({
    path,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      ...catalogueAnswers,
      'POST /imports': record('import', anImport, importId),
      'POST /produces/imports/{import_id}': ({ body }: Sent) =>
        rowsAnswer((body as SentRows).rows.map(() => 'recorded')),
      ...more,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;
const choose = (app: App, text: string) => chooseFile(app, text, 'crops.csv');
const sent = (app: App) =>
  app.sent.filter(({ call }) => call.startsWith('POST /produces')).map(({ body }) => body as SentRows);
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

const head =
  'Crop,Variety,Method,Quantity,Unit,Price,Area,Area unit,Production start,Production end,First harvest,Available until';
const whole = 'Tomatoes,Brandywine,organic,1250,kg,5.50 $/lb,450,m2,2026-04-15,2026-10-10,2026-07-10,2026-11-15';
const heads = (app: string) => `${head}\n${app}\n`;

describe('a spreadsheet of produces', () => {
  test('names product, variety, type of production and units in words', async () => {
    const app = await visit();
    await choose(app, heads(whole));
    const [row = []] = await previewRows();
    expect(row.map(plain)).toEqual([
      'Ready',
      'Tomato',
      'Brandywine',
      'Certified organic',
      '',
      '1,250 kg',
      '$5.50 / lb',
      '450 m²',
      'Apr 15–Oct 10, 2026',
      'Jul 10–Nov 15, 2026',
    ]);
    expect(app.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(await screen.findByText('1 row was added.')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'POST /imports')?.body).toEqual({
      import: { kind: 'produce', file_name: 'crops.csv', rows: 1 },
    });
    expect(sent(app)).toEqual([
      {
        rows: [
          {
            nth: 0,
            produce: {
              product_id: 'tomato',
              variety_id: 'tomato_brandywine',
              production_type_id: 'certified_organic',
              harvest: {
                quantity_raw: 1250,
                quantity_unit_id: 'kilogram',
                cost: 5.5,
                cost_unit_id: 'pound',
                area: 450,
                area_unit_id: 'square_metre',
                production_from: '2026-04-15',
                production_to: '2026-10-10',
                availability_from: '2026-07-10',
                availability_to: '2026-11-15',
              },
            },
          },
        ],
      },
    ]);
    expect(screen.getByRole('link', { name: 'See the listed produce' }).getAttribute('href')).toBe(
      '/production-food/listedProduce',
    );
  });

  test('in the other language, with units in the headers, reads the same', async () => {
    const app = await visit();
    await choose(
      app,
      'Culture;Variété;Mode de production;Rendement (kg);Prix ($/lb);Superficie (m²);Début de la production;Fin de la production;Première récolte;Fin des ventes\nTomates;Brandywine;bio;1 250;5,50;450;2026-04-15;2026-10-10;2026-07-10;2026-11-15\n',
    );
    expect((await previewRows())[0]?.map(plain)).toEqual([
      'Ready',
      'Tomato',
      'Brandywine',
      'Certified organic',
      '',
      '1,250 kg',
      '$5.50 / lb',
      '450 m²',
      'Apr 15–Oct 10, 2026',
      'Jul 10–Nov 15, 2026',
    ]);
  });

  test('that says little is filled in as the form would, and every guess has to be looked at', async () => {
    const app = await visit();
    await choose(app, 'Crop,Method,Quantity,Price,Area\nCarrots,organic,800,4,300\n');
    const [row = []] = await previewRows();
    expect(row.map(plain)).toEqual([
      'Check',
      'Carrot',
      'Other variety',
      'Certified organic',
      '',
      expect.stringMatching(/^800 \S+ guess$/),
      expect.stringMatching(/^\$4\.00 \/ \S+$/),
      expect.stringMatching(/^300 \S+ guess$/),
      expect.stringMatching(/2026 guess$/),
      expect.stringMatching(/ guess$/),
    ]);
    expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeTruthy();
  });

  test('keeps the name of a variety that no list has in the details', async () => {
    const app = await visit();
    await choose(app, heads(whole.replace('Brandywine', 'Zorglub')));
    expect((await previewRows())[0]?.slice(2, 5)).toEqual([
      expect.stringContaining('guess'),
      'Certified organic',
      'Zorglub',
    ]);
  });

  test.each([
    [
      'a product that nobody knows',
      whole.replace('Tomatoes', 'Zorglub').replace('Brandywine', ''),
      'Product: “Zorglub” is not in the list',
    ],
    ['a quantity of nothing', whole.replace('1250', '0'), 'Quantity needs to be more than 0'],
    [
      'a price in another kind of unit',
      whole.replace('$/lb', '$/bunch'),
      'The quantity is in kg and the price for a bunch: both units need to be of one kind',
    ],
    [
      'a production of years',
      whole.replace('2026-10-10', '2028-10-10'),
      'Production end cannot be after April 15, 2027',
    ],
    ['an area in kilograms', whole.replace('m2', 'kg'), 'kg – kilogram is no unit of an area'],
  ])('with %s says so, and leaves the row out', async (_, row, message) => {
    const app = await visit();
    await choose(app, heads(row));
    expect(plain((await previewRows())[0]?.[0])).toContain(message);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 rows' }).disabled).toBe(true);
  });

  test('without a type of production takes one for all rows from the list, and keeps it for the same columns', async () => {
    const app = await visit();
    const sheet = 'Crop,Quantity,Unit,Price,Area,Area unit\nTomato,10,kg,5,40,m²\nCarrot,20,kg,3,60,m²\n';
    await choose(app, sheet);
    expect(await screen.findByText(/Choose a column for these.*Production type/)).toBeTruthy();
    await app.user.type(screen.getByRole('combobox', { name: 'Production type for every row' }), 'greenhouse');
    const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option');
    await app.user.click(first as HTMLElement);
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('2 rows were added.');
    expect(sent(app)[0]?.rows.map(({ produce }) => produce['production_type_id'])).toEqual([
      'greenhouse',
      'greenhouse',
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(app, sheet);
    const kept = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Production type for every row' });
    expect(kept.value).toMatch(/greenhouse/i);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 rows' }).disabled).toBe(false);
  });

  test('takes another product with its own varieties, for every row with that text, and remembers both', async () => {
    const rows = heads(
      [whole, whole].map((row) => row.replace('Tomatoes', 'Zorglub').replace('Brandywine', 'Rouge')).join('\n'),
    );
    const app = await visit();
    await choose(app, rows);
    await app.user.click(await screen.findByRole('button', { name: 'Edit row 2' }));
    await app.user.type(screen.getByRole('combobox', { name: 'Product' }), 'tomato');
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await app.user.type(screen.getByRole('combobox', { name: 'Variety' }), 'brandy');
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Brandywine']);
    await app.user.click(offered[0] as HTMLElement);
    await app.user.click(screen.getByRole('button', { name: 'Use this' }));
    const chosen = (await previewRows()).map((row) => row.slice(0, 3));
    expect(chosen).toEqual([
      ['Ready', 'Tomato', 'Brandywine'],
      ['Ready', 'Tomato', 'Brandywine'],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('2 rows were added.');
    expect(sent(app)[0]?.rows.map(({ nth }) => nth)).toEqual([0, 1]);
    await app.user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(app, rows);
    expect((await previewRows()).map((row) => row.slice(0, 3))).toEqual(chosen);
  });

  test('numbers only rows among their equals that agree in every figure', async () => {
    const app = await visit();
    await choose(app, heads([whole, whole.replace('1250', '1300'), whole].join('\n')));
    await app.user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
    await screen.findByText('3 rows were added.');
    expect(sent(app)[0]?.rows.map(({ nth }) => nth)).toEqual([0, 0, 1]);
  });
});

describe('an import of produces', () => {
  test('says what was there already, and is undone as a whole', async () => {
    const app = await visit({
      'POST /produces/imports/{import_id}': rowsAnswer(['recorded', 'present']),
      'POST /imports/{id}/undo': record('undone_import', { ...anImport, removed: 1, corrected: 0 }, importId),
    });
    await choose(app, heads([whole, whole].join('\n')));
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByText('1 row was there already.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Undo this import' }));
    await app.user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText(/1 row was removed again\./)).toBeTruthy();
  });

  test('is listed among those of produces alone', async () => {
    await visit({
      'GET /imports': listOf('import', [
        [importId, anImport],
        ['018f0000-0000-7000-8000-0000000000ab', { ...anImport, kind: 'producer_input', file_name: 'books.csv' }],
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Earlier imports' });
    const files = await within(table).findAllByRole('rowheader');
    expect(files.map(({ textContent }) => textContent)).toEqual(['crops.csv']);
  });

  test('is reached from the list', async () => {
    await visit({ 'GET /produces': producesAnswer() }, '/production-food/listedProduce');
    const way = await screen.findByRole('link', { name: 'Import…, Listed produce' });
    expect(way.getAttribute('href')).toBe('/production-food/import');
  });

  test('whose catalogues cannot be fetched says so', async () => {
    await visit({ 'GET /varieties': 'down' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
