/** Sheets of labels: import lazily. */
export { inches, labelFormats, labelsPerSheet, type LabelFormat, type LabelPaper } from './label-formats.ts';
export type { SheetLabel } from './label-face.tsx';
export { LabelSheet, type LabelSheetProps } from './label-sheet.tsx';
