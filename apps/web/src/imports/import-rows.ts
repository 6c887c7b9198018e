import { headerKey, numbersIn, type ColumnMapping, type Table } from '../sheets/columns.ts';
import { dateOf, orderOf, type DateOrder, type OrderFound } from '../sheets/dates.ts';
import { decimalOf, numberOf, type DecimalFound, type DecimalMark } from '../sheets/numbers.ts';
import { isBlank, type Cell, type SheetRow } from '../sheets/sheet.ts';
import type { FieldValue, FieldValues, ImportField, ImportKind, ReadingSettings, RowProblem } from './import-kind.ts';
import { unitInHeader } from './units-by-word.ts';

/** What was typed in place of a cell: by row number and field. */
export type Edits = Readonly<Record<number, Readonly<Record<string, Cell>>>>;
/** What a person chose for a text of a field, now or before. */
export type ChosenFor = (field: string, text: string) => string | undefined;

/** A row as it will be imported. */
export interface ReadRow {
  readonly number: number;
  /** The cells of its fields, as they were in the file or typed since. */
  readonly texts: Readonly<Record<string, Cell>>;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly body: object;
  readonly problems: readonly RowProblem[];
  /** Fields whose value is a guess. */
  readonly unsure: readonly string[];
}

/** What to read a table with. */
export interface Plan {
  readonly mapping: ColumnMapping;
  /** Values for every row, of fields without a column. */
  readonly constants: Readonly<Record<string, string>>;
  readonly settings: ReadingSettings;
  readonly edits: Edits;
  readonly chosen: ChosenFor;
}

const cellsIn = (rows: readonly SheetRow[], index: number | undefined): readonly Cell[] =>
  index === undefined ? [] : rows.map(({ cells }) => cells[index] ?? '');

/** How numbers and dates of a table are written, each with whether that is certain. */
export function settingsOf(
  { rows }: Table,
  fields: readonly ImportField[],
  mapping: ColumnMapping,
  unsaid: { readonly mark: DecimalMark; readonly order: DateOrder },
): { readonly mark: DecimalFound; readonly order: OrderFound } {
  const of = (holds: ImportField['holds']) =>
    fields
      .filter((field) => field.holds === holds)
      .flatMap((field) => numbersIn(field, cellsIn(rows, mapping[field.name])));
  return { mark: decimalOf(of('number'), unsaid.mark), order: orderOf(of('date'), unsaid.order) };
}

/** Fields without a sign whose amounts are all below zero or nothing. */
export function flippedFields(
  { rows }: Table,
  fields: readonly ImportField[],
  mapping: ColumnMapping,
  mark: DecimalMark,
): readonly string[] {
  return fields
    .filter(({ unsigned }) => unsigned)
    .filter(({ name }) => {
      const numbers = cellsIn(rows, mapping[name]).flatMap((cell) => numberOf(cell, mark) ?? []);
      return numbers.some((number) => number < 0) && numbers.every((number) => number <= 0);
    })
    .map(({ name }) => name);
}

/** Units without a column that the header of what they measure names: *Yield (kg)*. */
export function unitsInHeaders(
  { columns }: Table,
  fields: readonly ImportField[],
  mapping: ColumnMapping,
): Readonly<Record<string, string>> {
  const headerOf = (field: string) => columns.find(({ index }) => index === mapping[field])?.header ?? '';
  return Object.fromEntries(
    fields.flatMap(({ name, unitOf }) => {
      const unit = unitOf === undefined || mapping[name] !== undefined ? null : unitInHeader(headerOf(unitOf));
      return unit === null ? [] : [[name, unit]];
    }),
  );
}

/** Words of the page for what a cell is not. */
export interface RowWords {
  readonly notANumber: (field: string, cell: string) => string;
  readonly notADate: (field: string, cell: string) => string;
  readonly notAChoice: (field: string, cell: string) => string;
  /** The field is empty, and what should help says nothing of it. */
  readonly notUnderstood: (field: string, cell: string) => string;
}

/** What a text of a choice is remembered by. */
export const textKey = (cell: Cell | undefined): string => headerKey(String(cell ?? ''));

/** Reads every row of a table. */
export const readRows = (kind: ImportKind, { rows }: Table, plan: Plan, words: RowWords): readonly ReadRow[] =>
  rows.map((row) => readRow(kind, row, plan, words));

function readRow(kind: ImportKind, { number, cells }: SheetRow, plan: Plan, words: RowWords): ReadRow {
  const { mapping, constants, settings, edits, chosen } = plan;
  const texts: Record<string, Cell> = {};
  for (const { name } of kind.fields) {
    const index = mapping[name];
    const cell = edits[number]?.[name] ?? (index === undefined ? '' : (cells[index] ?? ''));
    texts[name] = isBlank(cell) ? (constants[name] ?? '') : cell;
  }
  const values: Record<string, FieldValue> = {};
  const problems: RowProblem[] = [];
  const unsure: string[] = [];
  for (const field of kind.fields) {
    if (field.helps) continue;
    const { value, problem, guessed } = readField(kind, field, texts, values, settings, chosen, words);
    const presumed = value === null && !problem ? (kind.presume?.(field.name, values) ?? null) : null;
    values[field.name] = value ?? presumed;
    if (problem !== undefined) problems.push({ field: field.name, message: problem });
    if (guessed || (presumed !== null && isGuess(field, values))) unsure.push(field.name);
  }
  const completed = kind.complete?.(values, texts) ?? values;
  const { body, problems: found } = kind.check(completed);
  const named = new Set(problems.map(({ field }) => field));
  return {
    number,
    texts,
    values: completed,
    body,
    problems: [...problems, ...found.filter(({ field }) => !named.has(field))],
    unsure,
  };
}

const isGuess = ({ guessed = false }: ImportField, values: FieldValues): boolean =>
  typeof guessed === 'boolean' ? guessed : guessed(values);

interface ReadField {
  readonly value: FieldValue;
  readonly problem?: string;
  readonly guessed?: boolean;
}

function readField(
  kind: ImportKind,
  { name, label, holds, choices, within, numberIn }: ImportField,
  texts: Readonly<Record<string, Cell>>,
  values: FieldValues,
  { mark, order, flipped }: ReadingSettings,
  chosen: ChosenFor,
  words: RowWords,
): ReadField {
  const cell = texts[name] ?? '';
  const written = String(cell).trim();
  if (choices !== undefined) {
    const group = within === undefined ? undefined : values[within];
    if (group === null) return { value: null };
    const offered = (value: string | undefined) =>
      choices.some((choice) => choice.value === value && (within === undefined || choice.of === group))
        ? value
        : undefined;
    const kept = offered(chosen(name, choiceKey(kind, name, texts)));
    if (kept !== undefined) return { value: kept };
    const understood = kind.understand(name, texts, values);
    if (understood !== null) return { value: understood.value, guessed: !understood.sure };
    if (written !== '') return { value: null, problem: words.notAChoice(label, written) };
    const help = helpOf(kind, name, texts);
    if (help === '') return { value: null };
    const meant = offered(chosen(name, textKey(help)));
    return meant === undefined ? { value: null, problem: words.notUnderstood(label, help) } : { value: meant };
  }
  if (written === '') return { value: null };
  if (holds === 'number') {
    const number = numberOf(numberIn?.(cell) ?? cell, mark);
    if (number === null) return { value: null, problem: words.notANumber(label, written) };
    return { value: flipped.includes(name) ? Math.abs(number) : number };
  }
  if (holds === 'date') {
    const day = dateOf(cell, order);
    return day === null ? { value: null, problem: words.notADate(label, written) } : { value: day };
  }
  return { value: written };
}

/** What a row says in the field that helps another: its category. */
const helpOf = ({ fields }: ImportKind, name: string, texts: Readonly<Record<string, Cell>>): string => {
  const helper = fields.find(({ helps }) => helps === name);
  return helper === undefined ? '' : String(texts[helper.name] ?? '').trim();
};

/** What the file says of a field: its own cell, else the one that helps to understand it. */
export const saidOf = (kind: ImportKind, name: string, texts: Readonly<Record<string, Cell>>): string =>
  String(texts[name] ?? '').trim() || helpOf(kind, name, texts);

/** The texts that a choice in a row is kept for: its own, and what alone was not understood, for every row that says it. */
export function choiceKeys(
  kind: ImportKind,
  name: string,
  texts: Readonly<Record<string, Cell>>,
): [string, ...string[]] {
  const own = choiceKey(kind, name, texts);
  const help = String(texts[name] ?? '').trim() === '' ? textKey(helpOf(kind, name, texts)) : '';
  return help === '' ? [own] : [own, help];
}

/**
 * The text by which a choice of a row is remembered: its own cell, else all that its guess was made from; after the text of
 * the field that it goes within.
 */
export function choiceKey({ fields }: ImportKind, name: string, texts: Readonly<Record<string, Cell>>): string {
  const within = fields.find((field) => field.name === name)?.within;
  const own =
    textKey(texts[name]) ||
    fields
      .filter(({ holds, choices, helps }) => holds === 'text' && (choices === undefined || helps))
      .map((field) => textKey(texts[field.name]))
      .join(' ')
      .trim();
  return within === undefined ? own : `${textKey(texts[within])} / ${own}`;
}
