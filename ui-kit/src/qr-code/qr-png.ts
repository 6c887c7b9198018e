import { codeInk, codePaper } from '../theme/palette.ts';
import { framedSize, QUIET_ZONE, qrMatrix, type QrMatrix } from './qr-matrix.ts';

/** Fewer pixels of a side blur when a file is printed large. */
export const LEAST_PNG_SIZE = 1024;

/** Pixels of a module, whole so that every edge is sharp: the picture has `size` pixels of a side at least. */
export const pixelsPerModule = (matrix: QrMatrix, size: number): number =>
  Math.ceil(Math.max(size, LEAST_PNG_SIZE) / framedSize(matrix));

/**
 * A QR code as a PNG file, dark on white with its quiet zone, of `size` pixels of a side or a few more.
 * @throws Error when the text is too long, or when the browser has no canvas left
 */
export async function qrPng(text: string, size = LEAST_PNG_SIZE): Promise<Blob> {
  const matrix = qrMatrix(text);
  const scale = pixelsPerModule(matrix, size);
  const side = framedSize(matrix) * scale;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser has no canvas left');
  paper.fillStyle = codePaper;
  paper.fillRect(0, 0, side, side);
  paper.fillStyle = codeInk;
  for (let row = 0; row < matrix.size; row += 1)
    for (let column = 0; column < matrix.size; column += 1)
      if (matrix.isDark(row, column))
        paper.fillRect((column + QUIET_ZONE) * scale, (row + QUIET_ZONE) * scale, scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The code could not be encoded'))), 'image/png');
  });
}
