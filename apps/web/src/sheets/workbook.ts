import readWorkbookFile from 'read-excel-file/universal';
import { checked } from './delimited.ts';
import { isBlank, limits, SheetProblem, type Cell, type SheetRow } from './sheet.ts';
import { repacked, unpack } from './unpack.ts';

/** A sheet of a workbook and the names of all of them. */
export interface WorkbookSheet {
  readonly rows: readonly SheetRow[];
  readonly sheet: string;
  readonly sheets: readonly string[];
}

/**
 * Reads a sheet of an XLSX file: the one named, else the first with something in it.
 * @throws SheetProblem
 */
export async function readWorkbook(bytes: Uint8Array, chosen?: string): Promise<WorkbookSheet> {
  const parts = unpack(bytes);
  if (!parts.has('xl/workbook.xml')) throw new SheetProblem('other_archive');
  for (const [name, part] of parts) if (name.startsWith('xl/worksheets/')) checkExtent(new TextDecoder().decode(part));
  const sheets = await readParts(parts);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const found = sheets.find(({ name }) => name === chosen) ?? filled[0];
  if (found === undefined || found.rows.length === 0) throw new SheetProblem('empty');
  return { rows: checked(found.rows), sheet: found.name, sheets: filled.map(({ name }) => name) };
}

async function readParts(parts: ReadonlyMap<string, Uint8Array>) {
  try {
    const read = await readWorkbookFile(repacked(parts).buffer);
    return read.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  } catch (cause) {
    throw new SheetProblem('broken_workbook', 0, { cause });
  }
}

/** A cell that is not written as an empty element. */
const cell = /<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*?(\/?)>/g;

/** Refuses a sheet whose cells are far apart: a reader would make all that is between them. */
function checkExtent(xml: string): void {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', digits = '', closed = ''] of xml.matchAll(cell)) {
    if (closed !== '') continue;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, placeOf(letters) + 1);
  }
  if (columns > 2 * limits.columns) throw new SheetProblem('too_many_columns', columns);
  if (rows > 20 * limits.rows) throw new SheetProblem('too_many_rows', rows);
}

const placeOf = (letters: string): number =>
  Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const rowsOf = (data: readonly (readonly unknown[])[]): readonly SheetRow[] =>
  data.flatMap((row, at) => {
    const cells = row.map(cellOf);
    return cells.every(isBlank) ? [] : [{ number: at + 1, cells }];
  });

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOf(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** The day of an instant that a workbook says without a zone; one a blink before midnight is the next day's. */
const dayOf = (date: Date): string => new Date(date.getTime() + 500).toISOString().slice(0, 10);
