import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { toXlsx } from './to-xlsx.ts';

/** The bytes of a blob, which jsdom hands out to readers alone. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

const rows = [
  ['Date', 'Notes', 'Cost'],
  ['2026-05-12', '=HYPERLINK("http://x")', 1250.5],
  ['2026-02-30', '', -3],
] as const;

test('a workbook has numbers as numbers, days as dates and everything else as text', async () => {
  const bytes = await bytesOf(
    await toXlsx(rows, { sheet: 'Intrants / 2026', formats: [undefined, undefined, 'money'] }),
  );
  const [sheet] = await readWorkbook(bytes);
  expect(sheet?.sheet).toBe('Intrants   2026');
  expect(sheet?.data).toEqual([
    ['Date', 'Notes', 'Cost'],
    [new Date('2026-05-12T00:00:00.000Z'), '=HYPERLINK("http://x")', 1250.5],
    ['2026-02-30', null, -3],
  ]);
  const parts = unzipSync(new Uint8Array(bytes));
  expect(Object.values(parts).some((part) => strFromU8(part).includes('#,##0.00'))).toBe(true);
  expect(Object.values(parts).some((part) => strFromU8(part).includes('<f>'))).toBe(false);
});
