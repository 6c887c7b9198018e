/** Widths and heights in millimetres. */
const papers = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;
export type LabelPaper = keyof typeof papers;

/** A sheet of labels as its maker cuts it; all measures in millimetres. */
export interface LabelFormat {
  readonly key: string;
  readonly maker: string;
  /** The maker's numbers of sheets that are cut alike. */
  readonly numbers: readonly string[];
  readonly paper: LabelPaper;
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  /** From the edges of the page to the first label. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** From the edge of a label to the same edge of the next one. */
  readonly pitchX: number;
  readonly pitchY: number;
}

/** As LibreOffice writes them: pitch, size, first label, grid. */
type Measures = readonly [
  pitchX: number,
  pitchY: number,
  width: number,
  height: number,
  left: number,
  top: number,
  columns: number,
  rows: number,
];

function avery(paper: LabelPaper, numbers: readonly string[], measures: Measures): LabelFormat {
  const [pitchX, pitchY, width, height, left, top, columns, rows] = measures;
  const key = `avery-${numbers[0]?.toLowerCase()}`;
  const grid = { columns, rows, left, top, width, height, pitchX, pitchY };
  return { key, maker: 'Avery', numbers, paper, page: papers[paper], ...grid };
}

/**
 * Common sheets of labels, A4 first, each paper from few labels to many.
 * Source: LibreOffice, extras/source/labels/labels.xml (hundredths of a millimetre), whose figures are Avery's own.
 */
export const labelFormats: readonly LabelFormat[] = [
  avery('A4', ['L7165', 'L7565', 'L7765'], [101.6, 67.73, 99.06, 67.73, 4.67, 13.04, 2, 4]),
  avery('A4', ['L7173'], [101.6, 57, 99.06, 57, 4.67, 6, 2, 5]),
  avery('A4', ['L7164'], [66.04, 71.97, 63.5, 71.97, 7.21, 4.57, 3, 4]),
  avery('A4', ['L7163', 'L7063', 'L7563'], [101.6, 38.1, 99.06, 38.1, 4.67, 15.15, 2, 7]),
  avery('A4', ['L7162', 'L7562'], [101.6, 33.87, 99.06, 33.87, 4.67, 13.02, 2, 8]),
  avery('A4', ['L7161'], [66.04, 46.56, 63.5, 46.56, 7.21, 8.82, 3, 6]),
  avery('A4', ['L7160', 'J8160', 'L7060', 'L7560'], [66.04, 38.1, 63.5, 38.1, 7.2, 15.15, 3, 7]),
  avery('A4', ['L7159'], [66.54, 33.86, 64, 33.86, 6.46, 13.06, 3, 8]),
  avery('A4', ['L7654'], [48.26, 25.4, 45.72, 25.4, 9.75, 21.43, 4, 10]),
  avery('A4', ['L7651', 'L7051', 'L7551'], [40.64, 21.17, 38.1, 21.17, 4.67, 10.9, 5, 13]),
  avery('Letter', ['5164', '8164', '8464'], [106.36, 84.67, 101.6, 84.67, 3.96, 12.7, 2, 3]),
  avery('Letter', ['5196', '8196'], [69.85, 76.2, 69.85, 69.85, 3.18, 12.7, 3, 3]),
  avery('Letter', ['5163', '8163', '8463'], [106.36, 50.8, 101.6, 50.8, 3.96, 12.7, 2, 5]),
  avery('Letter', ['5162', '8162', '8462'], [106.36, 33.87, 101.6, 33.87, 3.96, 21.17, 2, 7]),
  avery('Letter', ['5161', '8161'], [106.36, 25.4, 101.6, 25.4, 3.96, 12.7, 2, 10]),
  avery('Letter', ['5160', '8160', '8460'], [69.85, 25.4, 66.68, 25.4, 4.78, 12.7, 3, 10]),
  avery('Letter', ['5167', '8167'], [52.4, 12.7, 44.45, 12.7, 7.14, 12.7, 4, 20]),
];

const fractions = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
  [1, ''],
] as const;
/** Millimetres in inches, as boxes of labels write them: `2 ⅝`, to the nearest eighth or third. */
export function inches(millimetres: number): string {
  const length = millimetres / 25.4;
  const away = ([part]: (typeof fractions)[number]) => Math.abs(length - Math.floor(length) - part);
  const [part, sign] = fractions.reduce((best, each) => (away(each) < away(best) ? each : best));
  const whole = Math.floor(length) + Math.floor(part);
  return [whole === 0 && sign !== '' ? '' : whole, sign].filter((each) => each !== '').join('\u00A0');
}

/** How many labels a sheet has. */
export const labelsPerSheet = ({ columns, rows }: LabelFormat): number => columns * rows;

/** Where a label of a sheet is, from the edges of the page; positions count from 1, row by row. */
export function placeOf(format: LabelFormat, position: number): { readonly x: number; readonly y: number } {
  const before = position - 1;
  const row = Math.floor(before / format.columns);
  return { x: format.left + (before % format.columns) * format.pitchX, y: format.top + row * format.pitchY };
}

export interface Placed<Label> {
  readonly label: Label;
  /** Its position on its sheet, from 1. */
  readonly position: number;
}

/**
 * Labels on their sheets, the first at `start` (from 1) because the labels before it are used. A start beyond the sheet is
 * its last label, one before it its first.
 */
export function onSheets<Label>(
  format: LabelFormat,
  labels: readonly Label[],
  start: number,
): readonly (readonly Placed<Label>[])[] {
  const most = labelsPerSheet(format);
  const first = Math.min(Math.max(Math.trunc(start) || 1, 1), most) - 1;
  const sheets: Placed<Label>[][] = [];
  labels.forEach((label, nth) => {
    const at = first + nth;
    (sheets[Math.floor(at / most)] ??= []).push({ label, position: (at % most) + 1 });
  });
  return sheets;
}
