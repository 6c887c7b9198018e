/** @jest-environment node */
import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/universal';
import { readSheet } from './read-sheet.ts';
import { SheetProblem } from './sheet.ts';
import { unpack } from './unpack.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const text = (content: string) => new TextEncoder().encode(content);
const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof SheetProblem ? thrown.code : thrown),
  );
/** A workbook of one sheet from the text of its cells. */
const sheetFile = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': text('<Types/>'),
    'xl/_rels/workbook.xml.rels': text(
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/workbook.xml': text(
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Books" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });

/** An archive of one part, a gigabyte of zeros, that says of itself that it is empty. */
function gigabyte(name: string): Uint8Array {
  const mebibyte = deflateRawSync(new Uint8Array(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  const packed = new Uint8Array(mebibyte.length * 1024 + 2);
  for (let at = 0; at < 1024; at += 1) packed.set(mebibyte, at * mebibyte.length);
  packed.set([3, 0], packed.length - 2); // the empty block that ends them
  const header = new Uint8Array(30 + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(8, 8, true);
  view.setUint32(18, packed.length, true);
  view.setUint16(26, name.length, true);
  header.set(text(name), 30);
  return Uint8Array.from([...header, ...packed]);
}

describe('a workbook', () => {
  test('is read with its numbers as numbers and its days as days', async () => {
    const day = new Date('2026-05-12T00:00:00Z');
    const blob = await writeWorkbook([
      ['Date', 'Détails', 'Coût'],
      [{ value: day, type: Date, format: 'yyyy-mm-dd' }, 'Engrais « d’été »', 1250.5],
      [],
      [{ value: day, type: Date, format: 'dd/mm/yy' }, '=1+1', 3],
    ]).toBlob();
    const { rows, reading } = await readSheet(await bytesOf(blob));
    expect(rows).toEqual([
      { number: 1, cells: ['Date', 'Détails', 'Coût'] },
      { number: 2, cells: ['2026-05-12', 'Engrais « d’été »', 1250.5] },
      { number: 4, cells: ['2026-05-12', '=1+1', 3] },
    ]);
    expect(reading).toMatchObject({ kind: 'workbook', sheets: [expect.any(String)] });
  });

  test('gives its first sheet with something in it, or the one that is named', async () => {
    const blob = await writeWorkbook([
      { data: [], sheet: 'Empty' },
      { data: [['a', 'b']], sheet: 'First' },
      { data: [['c', 'd']], sheet: 'Second' },
    ]).toBlob();
    const bytes = await bytesOf(blob);
    const first = await readSheet(bytes);
    expect([first.rows[0]?.cells, first.reading]).toEqual([
      ['a', 'b'],
      { kind: 'workbook', sheet: 'First', sheets: ['First', 'Second'] },
    ]);
    expect((await readSheet(bytes, { sheet: 'Second' })).rows[0]?.cells).toEqual(['c', 'd']);
  });

  test('gives the values of formulas that were kept, never what they compute', async () => {
    const bytes = sheetFile(
      '<row r="1"><c r="A1"><f>HYPERLINK("http://x")</f><v>5</v></c><c r="B1" t="e"><v>#N/A</v></c></row>',
    );
    expect((await readSheet(bytes)).rows).toEqual([{ number: 1, cells: [5] }]);
  });

  test('that unpacks to a gigabyte is refused after the first of its bytes', async () => {
    const bomb = gigabyte('xl/worksheets/sheet1.xml');
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(() => unpack(bomb)).toThrow(new SheetProblem('unpacks_too_large'));
    expect(await problemOf(readSheet(bomb))).toBe('unpacks_too_large');
  });

  test('that lies about the size of a part is read by its bytes', () => {
    const bytes = sheetFile('<row r="1"><c r="A1"><v>5</v></c></row>');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 30; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    expect(unpack(bytes).get('xl/worksheets/sheet1.xml')?.length).toBeLessThan(200);
  });

  test('with cells at the far ends of its sheet is refused before anything between them is made', async () => {
    const wide = sheetFile('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>');
    const tall = sheetFile(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>',
    );
    expect(await problemOf(readSheet(wide))).toBe('too_many_columns');
    expect(await problemOf(readSheet(tall))).toBe('too_many_rows');
  });

  test('that is broken, empty or something else is refused by name', async () => {
    expect(await problemOf(readSheet(zipSync({ 'word/document.xml': text('<a/>') })))).toBe('other_archive');
    expect(await problemOf(readSheet(sheetFile('')))).toBe('empty');
    const cut = sheetFile('<row r="1"><c r="A1"><v>5</v></c></row>');
    expect(['broken_workbook', 'other_archive']).toContain(await problemOf(readSheet(cut.subarray(0, cut.length / 2))));
    expect(await problemOf(readSheet(sheetFile('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')))).toBe(
      'broken_workbook',
    );
    expect(await problemOf(readSheet(sheetFile('<row><c r="A')))).toBe('broken_workbook');
  });
});

test('a picture that is called a spreadsheet is one', async () =>
  expect(await problemOf(readSheet(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])))).toBe('picture'));

test('a text of ten million letters is read whole, or refused for its rows', async () => {
  const row = `2026-05-12;${'Engrais '.repeat(300)};1 250,00\n`;
  const many = `Date;Détails;Coût\n${row.repeat(4_000)}`;
  expect(many.length).toBeGreaterThan(9_000_000);
  expect((await readSheet(text(many))).rows).toHaveLength(4_001);
  const short = `Date;Coût\n${'2026-05-12;1 250,00\n'.repeat(500_000)}`;
  expect(await problemOf(readSheet(text(short)))).toBe('too_many_rows');
});
