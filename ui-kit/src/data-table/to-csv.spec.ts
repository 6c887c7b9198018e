import { describe, expect, test } from '@jest/globals';
import { toCsv } from './to-csv.ts';

const body = (csv: string) => csv.replace(/^\uFEFF/, '');

describe('CSV of what is shown', () => {
  test('starts with a byte-order mark and ends every line with CRLF, so that spreadsheets read é as é', () => {
    expect(toCsv([['Nom'], ['Érable']])).toBe('\uFEFFNom\r\nÉrable\r\n');
  });

  test.each(['=1+1', '+33 6', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－2+3', '＠SUM(A1)'])(
    'makes %j harmless',
    (cell) => {
      expect(
        body(toCsv([[cell]]))
          .replace(/^"/, '')
          .startsWith("'"),
      ).toBe(true);
    },
  );

  test('leaves negative numbers numbers', () => {
    expect(body(toCsv([[-12.5, 3]]))).toBe('-12.5,3\r\n');
  });

  test('writes a decimal comma where the semicolon separates', () => {
    expect(body(toCsv([['Total', -12.5]], { separator: ';' }))).toBe('Total;-12,5\r\n');
  });

  test('quotes the separators of either language, quotes and line breaks, and only those', () => {
    expect(body(toCsv([['a,b', 'c"d', 'e\nf', 'g;h', 'plain']]))).toBe('"a,b","c""d","e\nf","g;h",plain\r\n');
    expect(body(toCsv([['a,b', 'g;h', -2.5]], { separator: ';' }))).toBe('"a,b";"g;h";-2,5\r\n');
  });

  test('a formula cannot hide behind quoting', () => {
    expect(body(toCsv([['=HYPERLINK("x","y")']]))).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  test('nothing is an empty cell', () => {
    expect(body(toCsv([[null, undefined, '', 0]]))).toBe(',,,0\r\n');
  });
});
