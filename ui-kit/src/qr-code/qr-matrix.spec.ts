import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { framedSize, QUIET_ZONE, qrMatrix, qrPath, type QrMatrix } from './qr-matrix.ts';
import { LEAST_PNG_SIZE, pixelsPerModule } from './qr-png.ts';

/** The code as a camera would get it: grey pixels, drawn from the rectangles of the path. */
function photographed(matrix: QrMatrix, scale = 4) {
  const side = framedSize(matrix) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}
const read = (matrix: QrMatrix) => decodeQR(photographed(matrix), { timeLimit: 10_000 });

describe('a QR code', () => {
  test.each([
    'https://terroir.example/items/creme-fraiche?at=2026-11-24T18:30:00.000Z',
    'Crème fraîche « de la ferme », 12,50 $',
    `https://terroir.example/items/${'pommes-de-terre-'.repeat(20)}`,
  ])('is read back by another library: %s', (text) => expect(read(qrMatrix(text))).toBe(text));

  test('of any address is read back by another library', () =>
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (text) => {
        expect(read(qrMatrix(text))).toBe(text);
      }),
      { numRuns: 30 },
    ));

  test('has four light modules on every side', () => {
    const matrix = qrMatrix('terroir');
    const rows = [...qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...all]) => all.map(Number));
    const last = QUIET_ZONE + matrix.size;
    expect(Math.min(...rows.map(([x = 0]) => x))).toBe(QUIET_ZONE);
    expect(Math.min(...rows.map(([, y = 0]) => y))).toBe(QUIET_ZONE);
    expect(Math.max(...rows.map(([x = 0, , run = 0]) => x + run))).toBe(last);
    expect(Math.max(...rows.map(([, y = 0]) => y + 1))).toBe(last);
    expect(framedSize(matrix) - last).toBe(QUIET_ZONE);
  });

  test('refuses what no code can hold', () => expect(() => qrMatrix('a'.repeat(2332))).toThrow());

  test('as a file has 1,024 pixels of a side at least, and whole pixels for each module', () => {
    for (const text of ['a', 'a'.repeat(100), 'a'.repeat(2331)])
      for (const size of [1, 1024, 1500]) {
        const matrix = qrMatrix(text);
        const scale = pixelsPerModule(matrix, size);
        expect(Number.isInteger(scale)).toBe(true);
        expect(scale * framedSize(matrix)).toBeGreaterThanOrEqual(Math.max(size, LEAST_PNG_SIZE));
      }
  });
});
