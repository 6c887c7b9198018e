import { readDelimited } from './delimited.ts';
import { decode } from './encoding.ts';
import { kindOf } from './file-kind.ts';
import { limits, SheetProblem, type Encoding, type ReadingChoice, type Sheet } from './sheet.ts';

/** What is read: the bytes of a file, or text that was pasted. */
export type SheetSource = Uint8Array | string;

const refused = {
  empty: 'empty',
  old_workbook: 'old_workbook',
  picture: 'picture',
  pdf: 'pdf',
  bytes: 'not_text',
} as const;

/**
 * Reads a sheet: text with delimiters in any usual encoding, or an XLSX workbook, as its bytes say.
 * @throws SheetProblem
 */
export async function readSheet(source: SheetSource, choice: ReadingChoice = {}): Promise<Sheet> {
  if (source.length > limits.bytes) throw new SheetProblem('too_large');
  if (typeof source === 'string') return textSheet(source, null, choice);
  const kind = kindOf(source);
  if (kind === 'archive') {
    // Fetched only for those who have a workbook.
    const { readWorkbook } = await import('./workbook.ts');
    const { rows, ...read } = await readWorkbook(source, choice.sheet);
    return { rows, reading: { kind: 'workbook', ...read } };
  }
  if (kind !== 'text') throw new SheetProblem(refused[kind]);
  const { text, encoding } = decode(source, choice.encoding);
  return textSheet(text, encoding, choice);
}

function textSheet(text: string, encoding: Encoding | null, choice: ReadingChoice): Sheet {
  const { rows, ...read } = readDelimited(text, choice.delimiter);
  return { rows, reading: { kind: 'text', encoding, ...read } };
}
