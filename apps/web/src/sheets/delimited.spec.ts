import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { delimiterOf, readDelimited } from './delimited.ts';
import { delimiters, limits, SheetProblem } from './sheet.ts';

const cellsOf = (text: string) => readDelimited(text).rows.map(({ cells }) => cells);
const problemOf = (text: string) => {
  try {
    readDelimited(text);
  } catch (thrown) {
    return thrown instanceof SheetProblem ? [thrown.code, thrown.count] : thrown;
  }
  return null;
};

describe('a text with delimiters', () => {
  test('is read as it was written, with each delimiter, quotes and line ends of any kind', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '5', ',', ';', '\t', '|', '"', '\n', ' ', '.') });
    const row = fc.tuple(cell, cell, cell);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.constantFrom(...delimiters),
        fc.constantFrom('\r\n', '\n'),
        (rows, delimiter, newline) => {
          const header = ['Date', 'Notes', 'Cost'];
          const text = Papa.unparse([header, ...rows], { delimiter, newline, quotes: true });
          const filled = rows.filter((cells) => cells.some((one) => one.trim() !== ''));
          expect(readDelimited(text, delimiter).rows.map(({ cells }) => cells)).toEqual([header, ...filled]);
        },
      ),
    );
  });

  test.each([
    ['Nom;Coût\nFoin;1,50\nPaille;2,50', ';'],
    ['Name,Cost\nHay,1.50\n"Straw, loose",2.50', ','],
    ['Name\tCost\nHay, loose; first cut\t1,50', '\t'],
    ['Name|Cost\nHay|1', '|'],
    ['Date;Détails;Montant\n2026-05-12;Achat, sacs, etc.;1 234,50\n2026-05-13;Foin, paille, etc.;12,00', ';'],
    ['Cost\n12\n13', ','],
    ['', ','],
  ])('%j is split at %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));

  test('may say its delimiter in its first line, as Excel does', () => {
    expect(readDelimited('sep=|\nName|Cost, net\nHay|1,50').rows).toEqual([
      { number: 2, cells: ['Name', 'Cost, net'] },
      { number: 3, cells: ['Hay', '1,50'] },
    ]);
  });

  test('has its rows numbered as a spreadsheet shows them; blank ones are left out', () =>
    expect(readDelimited('a,b\n\n , \n1,2\n').rows.map(({ number }) => number)).toEqual([1, 4]));

  test('keeps formulas as the texts that they are', () =>
    expect(cellsOf('a,b\n=1+1,"=HYPERLINK(""http://x"",""y"")"\n@SUM(A1),+1')[1]).toEqual([
      '=1+1',
      '=HYPERLINK("http://x","y")',
    ]));

  test('with a quotation mark that is never closed loses nothing, and says where it is', () => {
    const read = readDelimited('Name,Cost\nHay,1\n"Pipe 2,3\nStraw,4\nOats,5\n');
    expect(read.openQuote).toBe(3);
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'Cost'],
      ['Hay', '1'],
      ['"Pipe 2', '3'],
      ['Straw', '4'],
      ['Oats', '5'],
    ]);
  });

  test('with a mark that is never closed says the row that opens it, whatever marks and lines its cells have', () => {
    const read = readDelimited('Name,Notes\r\nHay,"first\r\nsecond\ncut"\r\n"Pipe,2\r\nHose 5" long,3\r\nOats,4\r\n');
    expect(read.openQuote).toBe(4);
    expect(read.rows.find(({ number }) => number === read.openQuote)?.cells).toEqual(['"Pipe', '2']);
  });

  test('with a mark that is never closed after as many quoted cells as an import takes is read in one pass', () => {
    const line = Array.from({ length: 200 }, () => '"a"').join(',');
    const text = `${`${line}\n`.repeat(limits.rows - 1)}"Pipe,2`;
    const { openQuote, rows } = readDelimited(text, ',');
    expect([openQuote, rows.length]).toEqual([limits.rows, limits.rows]);
  });

  test('may have inches in its cells', () => expect(readDelimited('Name,Cost\nPipe 2" black,3').openQuote).toBeNull());

  test('with nothing in it, with too many rows or too many columns is refused', () => {
    expect(problemOf('')).toEqual(['empty', 0]);
    expect(problemOf(' ,\n,,\n')).toEqual(['empty', 0]);
    expect(problemOf('a,b\n'.repeat(limits.rows + 100))).toEqual(['too_many_rows', limits.rows + 99]);
    expect(problemOf(','.repeat(300) + 'a')).toEqual(['too_many_columns', 301]);
    expect(problemOf('a,b\n'.repeat(limits.rows + 1))).toBeNull();
  });
});
