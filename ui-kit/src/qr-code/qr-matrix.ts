import { create } from 'qrcode';

/** Light modules on every side that readers need (ISO/IEC 18004, 5.3.8). */
export const QUIET_ZONE = 4;

export interface QrMatrix {
  /** Modules of a side, without the quiet zone. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/**
 * The modules of a QR code at error level M, which is read with 15 % of it covered.
 * @throws Error when the text is empty or too long: more than 2,331 bytes
 */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** The modules of a side with the quiet zone. */
export const framedSize = ({ size }: QrMatrix): number => size + 2 * QUIET_ZONE;

/** The dark modules as an SVG path within the quiet zone: one rectangle for each run of a row. */
export function qrPath({ size, isDark }: QrMatrix): string {
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && isDark(row, to)) to += 1;
      if (to > from) path += `M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${to - from}v1h${from - to}z`;
      from = to;
    }
  return path;
}
