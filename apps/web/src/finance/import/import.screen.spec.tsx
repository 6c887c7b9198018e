import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { localizedInputCategories } from '@terroir/reference';
import type { Language } from '../../i18n/language.ts';
import { chooseFile, previewRows, rowsAnswer } from '../../testing/imports.ts';
import { snakeKeys } from '../../testing/snake-keys.ts';
import { listOf, profileOf, record } from '../../testing/answers.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { withSheetWorker } from '../../testing/sheet-worker.ts';
import type { Sent } from '../../testing/fake-back-end.ts';

beforeAll(withSheetWorker);
afterEach(resetApp);

const importId = '018f0000-0000-7000-8000-0000000000aa';
const anImport = {
  kind: 'producer_input',
  file_name: 'books.csv',
  rows: 3,
  recorded: 2,
  begun_by: 'Marie Tremblay',
  begun_at: '2026-05-01T12:00:00.000Z',
  undone_at: null,
};
type SentRows = {
  rows: readonly { nth: number; producer_input: Readonly<Record<string, unknown>> }[];
  bring_back?: boolean;
};
const categories = listOf(
  'input_category',
  localizedInputCategories('en').map(({ id, ...category }) => [id, snakeKeys(category)]),
);
const visit = (more: object = {}, language: Language = 'en') =>
  renderApp({
    language,
    path: '/finances/import?side=inputs',
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /input_categories': categories,
      'POST /imports': record('import', anImport, importId),
      'POST /producer_inputs/imports/{import_id}': ({ body }: Sent) =>
        rowsAnswer((body as SentRows).rows.map(() => 'recorded')),
      ...more,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;

const books =
  'Date,Subcategory,Details,Quantity,Unit,Cost\n2026-05-12,Compost,Bulk,12.5,t,437.50\n2026-05-13,,20 bags of Acti-Sol,20,bags,340\n2026-05-14,Lime and wood ash,,x,kg,12\n';
const choose = (app: App, text = books, name = 'books.csv') => chooseFile(app, text, name);
const sentRows = (app: App) =>
  app.sent.filter(({ call }) => call.startsWith('POST /producer_inputs')).map(({ body }) => body as SentRows);

describe('a spreadsheet of inputs', () => {
  test('is said to be recognised by what was imported before, not by what was entered by hand', async () => {
    await visit();
    expect(await screen.findByText(/imported before are not added again; .*by hand are not recognized/)).toBeTruthy();
  });

  test('is read into fields, with guesses and problems named, before anything is sent', async () => {
    const app = await visit();
    await choose(app);
    expect(await previewRows()).toEqual([
      ['Ready', 'May 12, 2026', 'Compost', 'Bulk', '12.5\u00A0t', '$437.50'],
      ['Check', 'May 13, 2026', expect.stringContaining('guess'), '20 bags of Acti-Sol', '20\u00A0bags', '$340.00'],
      ['To correctQuantity: “x” is not a number', 'May 14, 2026', 'Lime and wood ash', '', 'x', '$12.00'],
    ]);
    expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeTruthy();
    expect(app.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  test('whose unit nobody wrote shows which one is presumed as a guess, where there are several', async () => {
    const app = await visit();
    await choose(app, 'Date,Subcategory,Quantity,Cost\n2026-05-12,Compost,12.5,437.50\n');
    expect((await previewRows())[0]).toEqual(expect.arrayContaining(['Check', expect.stringMatching(/12.5.*guess/)]));
  });

  test.each([
    ['books.csv', 3, null, true],
    ['books.csv', 2, null, false],
    ['other.csv', 3, null, false],
    ['books.csv', 3, '2026-05-16T10:00:00.000Z', false],
  ])(
    'is said to be imported before where %s with %i rows was, and stands',
    async (file_name, rows, undone_at, said) => {
      const former = { ...anImport, kind: 'producer_input', file_name, rows, recorded: 2, undone_at };
      const app = await visit({ 'GET /imports': listOf('import', [[importId, former]]) });
      await choose(app);
      await previewRows();
      await waitFor(() => expect(app.sent.some(({ call }) => call === 'GET /imports')).toBe(true));
      const notice = /books.csv, with as many rows, was imported on .*2 rows were added/;
      await waitFor(() => expect(screen.queryAllByText(notice)).toHaveLength(said ? 1 : 0));
    },
  );

  test.each([
    ['en', 1, '1 row was found.'],
    ['en', 2, '2 rows were found.'],
    ['fr', 1, '1 ligne a été trouvée.'],
    ['fr', 2, '2 lignes ont été trouvées.'],
  ] as const)('counts its rows as one says it (%s, %d)', async (language, count, said) => {
    const lines = books.split('\n').slice(0, 1 + count);
    await chooseFile(await visit({}, language), lines.join('\n'), 'books.csv', language);
    expect(await screen.findByText((text) => text.endsWith(` ${said}`))).toBeTruthy();
  });

  test('keeps a date whole that is none', async () => {
    const app = await visit();
    await choose(app, `${books}2026-05-15,Compost,Bulk,1,t,1\n31/02/2026,Compost,Bulk,1,t,1\n`);
    const said = await screen.findByText('31/02/2026', { selector: 'del *' });
    expect(getComputedStyle(said).overflowWrap).toBe('break-word');
  });

  test('is corrected cell by cell, a row is skipped, and what is ready is imported', async () => {
    const app = await visit();
    await choose(app);
    await app.user.click(await screen.findByRole('button', { name: 'Edit row 4' }));
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await app.user.clear(quantity);
    await app.user.type(quantity, '3');
    await app.user.click(screen.getByRole('button', { name: 'Use this' }));
    await app.user.click(await screen.findByRole('button', { name: 'Skip row 3' }));
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByText('2 rows were added.')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'POST /imports')?.body).toEqual({
      import: { kind: 'producer_input', file_name: 'books.csv', rows: 3 },
    });
    expect(sentRows(app)).toEqual([
      {
        rows: [
          {
            nth: 0,
            producer_input: {
              input_category_id: 'compost',
              notes: 'Bulk',
              quantity_raw: 12.5,
              unit_id: 'tonne',
              cost: 437.5,
              occurred_on: '2026-05-12',
            },
          },
          {
            nth: 0,
            producer_input: {
              input_category_id: 'lime',
              quantity_raw: 3,
              unit_id: 'kilogram',
              cost: 12,
              occurred_on: '2026-05-14',
            },
          },
        ],
      },
    ]);
  });

  test('has columns of any name, which are remembered with what was chosen', async () => {
    const odd = 'A,B,C,D\nManure from Roy,4,55,2026-05-12\nManure from Roy,5,66,2026-05-13\n';
    const app = await visit();
    await choose(app, odd);
    await app.user.selectOptions(await screen.findByRole('combobox', { name: /^Details/ }), 'A: Manure from Roy');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), 'B: 4');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Cost' }), 'C: 55');
    await app.user.click(await screen.findByRole('button', { name: 'Edit row 2' }));
    await app.user.type(await screen.findByRole('combobox', { name: 'Subcategory' }), 'green manure');
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await app.user.click(screen.getByRole('button', { name: 'Use this' }));
    const chosen = (await previewRows()).map(([state, , subcategory]) => [state, subcategory]);
    expect(chosen[1]).toEqual(chosen[0]);
    expect(chosen[0]?.[0]).toBe('Check'); // its unit is presumed
    await app.user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('2 rows were added.');
    expect(Object.entries(localStorage).join()).not.toMatch(/Manure/);
    await app.user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(app, odd);
    expect((await previewRows()).map(([state, , subcategory]) => [state, subcategory])).toEqual(chosen);
  });

  test('says which words of a category it does not know, and takes one correction for all that say the same', async () => {
    const app = await visit();
    const rows = ['Zorglub,Roy,1 t', 'Blorp,Tremblay,2 t', 'Zorglub,Gagnon,3 t'].map((row) => `2026-05-12,${row},12\n`);
    await choose(app, `Date,Category,Details,Quantity,Cost\n${rows.join('')}`);
    const unknown = (word: string) => `To correctSubcategory: choose what “${word}” means`;
    const shown = async () => (await previewRows()).map(([state, , subcategory]) => [state, subcategory]);
    expect(await shown()).toEqual([
      [unknown('Zorglub'), 'Zorglub'],
      [unknown('Blorp'), 'Blorp'],
      [unknown('Zorglub'), 'Zorglub'],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Edit row 2' }));
    const field = await screen.findByRole('combobox', { name: 'Subcategory' });
    expect(within(screen.getByRole('dialog')).getByText('Zorglub')).toBeTruthy();
    await app.user.type(field, 'compost');
    await app.user.click((await screen.findAllByRole('option', { name: /^Compost/ }))[0] as HTMLElement);
    await app.user.click(screen.getByRole('button', { name: 'Use this' }));
    expect(await shown()).toEqual([
      ['Ready', 'Compost'],
      [unknown('Blorp'), 'Blorp'],
      ['Ready', 'Compost'],
    ]);
  });

  test('without a column for what every row needs takes a value for all of them', async () => {
    const app = await visit();
    await choose(app, 'Date,Subcategory,Cost\n2026-05-12,Compost,12\n2026-05-13,Lime and wood ash,13\n');
    expect(await screen.findByText(/Choose a column for these.*Quantity/)).toBeTruthy();
    await app.user.type(screen.getByRole('textbox', { name: 'Quantity for every row' }), '1');
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('2 rows were added.');
    expect(sentRows(app)[0]?.rows.map((row) => row.producer_input['quantity_raw'])).toEqual([1, 1]);
  });

  test('proposes what held for every row again for the same columns alone, and says so', async () => {
    const app = await visit();
    const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity for every row' });
    const another = () => app.user.click(screen.getByRole('button', { name: 'Choose another file' }));
    await choose(app, 'Date,Subcategory,Cost\n2026-05-12,Compost,12\n');
    await app.user.type(await quantity(), '7');
    await app.user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await screen.findByText('1 row was added.');
    await app.user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(app, 'Date,Subcategory,Cost\n2026-06-12,Compost,14\n');
    expect((await quantity()).value).toBe('7');
    expect(
      screen.getByText('Kept from the last import with these columns: check that it holds here too.'),
    ).toBeTruthy();
    await app.user.type(await quantity(), '0');
    expect(screen.queryByText(/^Kept from the last import/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 row' }).disabled).toBe(false);
    await another();
    await choose(app, 'Date,Details,Subcategory,Cost\n2026-06-12,by Roy,Compost,14\n');
    expect((await quantity()).value).toBe('');
  });

  test('asks for the order of dates where it matters alone', async () => {
    const app = await visit();
    await choose(app);
    await previewRows();
    expect(screen.queryByRole('combobox', { name: 'Order of dates' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Choose another file' }));
    await choose(app, books.replace('2026-05-12', '05/06/2026'));
    await previewRows();
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order of dates' })).value).toBe('mdy');
  });

  test('may be pasted', async () => {
    const app = await visit();
    const field = await screen.findByRole('textbox', { name: 'Or paste rows here' });
    await app.user.click(field);
    await app.user.paste('Date\tSubcategory\tQuantity\tCost\n2026-05-12\tCompost\t1\t12\n');
    expect(await previewRows()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await screen.findByText('1 row was added.');
    expect(app.sent.find(({ call }) => call === 'POST /imports')?.body).toEqual({
      import: { kind: 'producer_input', file_name: null, rows: 1 },
    });
  });

  test('that was pasted is called so in the reader’s language among the imports before', async () => {
    await visit({ 'GET /imports': listOf('import', [[importId, { ...anImport, file_name: null }]]) });
    expect(await screen.findByRole('rowheader', { name: 'pasted rows' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo the import of pasted rows' })).toBeTruthy();
  });

  test.each([
    ['picture.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'This is a picture. Choose a CSV or Excel file.'],
    ['empty.csv', '', 'There is nothing in this file.'],
    ['old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /older Excel workbook/],
  ])('%s is refused with a sentence', async (name, content, message) => {
    const app = await visit();
    await choose(app, content as string, name);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('an import', () => {
  const imported = async (more: object = {}) => {
    const app = await visit(more);
    await choose(app);
    await app.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    return app;
  };

  test('says what was there already, what was removed since and what was refused, and brings removed rows back', async () => {
    let calls = 0;
    const app = await imported({
      'POST /producer_inputs/imports/{import_id}': () =>
        rowsAnswer((calls += 1) === 1 ? ['removed', 'refused'] : ['restored', 'present']),
    });
    expect(await screen.findByText(/1 row was removed since/)).toBeTruthy();
    expect(screen.getByText('Row 3: Not this unit')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Bring removed rows back' }));
    expect(await screen.findByText('1 removed row was brought back.')).toBeTruthy();
    expect(sentRows(app)[1]?.bring_back).toBe(true);
  });

  test('says with a bar how far it is', async () => {
    let calls = 0;
    const last = Promise.withResolvers<void>();
    const app = await visit({
      'POST /producer_inputs/imports/{import_id}': async ({ body }: Sent) => {
        if ((calls += 1) === 2) await last.promise;
        return rowsAnswer((body as SentRows).rows.map(() => 'recorded'));
      },
    });
    const rows = Array.from({ length: 150 }, (_, place) => `2026-05-12,Compost,Lot ${place},1,t,10`);
    await choose(app, ['Date,Subcategory,Details,Quantity,Unit,Cost', ...rows].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: 'Import 150 rows' }));
    expect(await screen.findByText('100 of 150 rows')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('67');
    last.resolve();
    expect(await screen.findByText('150 rows were added.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('that is interrupted says what is kept, and goes on', async () => {
    let calls = 0;
    const app = await imported({
      'POST /producer_inputs/imports/{import_id}': ({ body }: Sent) =>
        (calls += 1) === 1 ? 'down' : rowsAnswer((body as SentRows).rows.map(() => 'recorded')),
    });
    expect(await screen.findByText(/What was imported so far is kept, and going on adds nothing twice/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('2 rows were added.')).toBeTruthy();
    expect(app.sent.filter(({ call }) => call === 'POST /imports')).toHaveLength(1);
  });

  test('is undone as a whole, after a question', async () => {
    const app = await imported({
      'POST /imports/{id}/undo': record('undone_import', { ...anImport, removed: 2, corrected: 1 }, importId),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    await app.user.click(screen.getByRole('button', { name: 'Keep the import' }));
    await app.user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    await app.user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText(/2 rows were removed again\./)).toBeTruthy();
    expect(screen.getByText(/1 of them had been corrected since\./)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^The import was undone/);
  });

  test('that added nothing, as all of its rows were there already, is listed as such and has no undo', async () => {
    await visit({ 'GET /imports': listOf('import', [[importId, { ...anImport, recorded: 0 }]]) });
    const table = await screen.findByRole('table', { name: 'Earlier imports' });
    expect(await within(table).findByRole('cell', { name: 'Nothing new was added' })).toBeTruthy();
    expect(within(table).queryByText('Kept')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo the import of books.csv' })).toBeNull();
  });

  test('from before is listed with its undo', async () => {
    let undone: string | null = null;
    const app = await visit({
      'GET /imports': () =>
        listOf('import', [
          [importId, { ...anImport, undone_at: undone }],
          [
            '018f0000-0000-7000-8000-0000000000ab',
            { ...anImport, file_name: 'old.csv', undone_at: '2026-05-02T12:00:00.000Z' },
          ],
        ]),
      'POST /imports/{id}/undo': () => {
        undone = '2026-05-03T12:00:00.000Z';
        return record('undone_import', { ...anImport, undone_at: undone, removed: 2, corrected: 0 }, importId);
      },
    });
    const table = await screen.findByRole('table', { name: 'Earlier imports' });
    const files = await within(table).findAllByRole('rowheader');
    expect(files.map(({ textContent }) => textContent)).toEqual(['books.csv', 'old.csv']);
    expect(within(table).getAllByRole('cell', { name: 'Marie Tremblay' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo the import of old.csv' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Undo the import of books.csv' }));
    await app.user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(app.sent.some(({ path }) => path === `/imports/${importId}/undo`)).toBe(true));
    await waitFor(() => expect(within(table).getAllByRole('cell', { name: 'Undone' })).toHaveLength(2));
    const listed = table.closest('[tabindex="-1"]');
    await waitFor(() => expect(document.activeElement).toBe(listed));
    expect(listed).not.toBeNull();
  });
});
