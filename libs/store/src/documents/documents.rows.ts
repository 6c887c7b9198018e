import { BY_KEY, FORMER, formerKey, type Collection, type Document } from './documents.ts';

/** A value in a column or a parameter of a statement. */
export type Cell = string | number;

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

function named(name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is no name for a collection, an index or a field`);
  return name;
}

/** The table of a collection: one for each version, so that two versions stand side by side. */
export const tableOf = ({ name, version }: Collection): string => `${named(name)}_v${version}`;

/** The column of an indexed field; other fields stand in the JSON of the row alone. */
export const columnOf = (field: string): string => `f_${named(field)}`;

/** Every indexed field once, in order. */
export const fieldsOf = ({ indexes }: Collection): readonly string[] => [...new Set(Object.values(indexes).flat())];

/** The columns that say when a document held. */
export const timesOf = ({ timed, isPast }: Collection): readonly ('since' | 'until')[] =>
  isPast ? ['since', 'until'] : timed ? ['since'] : [];

/** The key under which a document is kept. */
export const keptKey = ({ isPast }: Collection, { key, since = '' }: Document<unknown>): string =>
  isPast ? formerKey(key, since) : key;

/** The key of a document that is kept under a key. */
export const ownKey = (kept: string): string => {
  const end = kept.indexOf(FORMER);
  return end === -1 ? kept : kept.slice(0, end);
};

/** The fields of a declared index. */
export function indexOf(collection: Collection, index: string): readonly string[] {
  if (index === BY_KEY) return [];
  const fields = Object.hasOwn(collection.indexes, index) ? collection.indexes[index] : undefined;
  if (fields === undefined) throw new Error(`${collection.name} has no index ${index}`);
  return fields;
}

// Letters that Unicode does not take apart, written the way dictionaries sort them.
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A text without case and accents: the order of names, the same in every locale (`Œuf` and `oeuf` are neighbours). */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøđłı]/gu, (letter) => LIGATURES[letter] ?? letter);

const PLAIN = /^[\u0020-@[-~]*$/; // ASCII without capitals: folded already
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Stands between a folded text and the text itself; before every printable character. */
const MARK = '\u0001';
const BEYOND = '\u0002';
/** A missing value: before every number and text, and in no range. */
const MISSING = -Infinity;

/**
 * A field's value as a column holds it. A text becomes its folded form followed by itself, so one column sorts without
 * case and accents and still compares exactly; instants and texts that folding does not change stay as they are.
 */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return MISSING;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') throw new TypeError('An indexed field is a text, a number, a boolean or null');
  if (PLAIN.test(value) || INSTANT.test(value)) return value;
  const plain = folded(value);
  return plain === value ? value : `${plain}${MARK}${value}`;
}

/** The lowest and the highest cell of a value in a range: a text covers all its spellings. */
export function boundsOf(value: unknown): readonly [lowest: Cell, highest: Cell] {
  if (typeof value !== 'string' || INSTANT.test(value)) return [cellOf(value), cellOf(value)];
  return [folded(value), `${folded(value)}${BEYOND}`];
}

/** The statements that make room for a collection and for some of its indexes; safe to repeat. */
export function declarationOf(collection: Collection, wanted: readonly string[]): readonly string[] {
  const table = tableOf(collection);
  const columns = [
    ...timesOf(collection).map((time) => `, ${time} TEXT NOT NULL`),
    ...fieldsOf(collection).map((field) => `, "${columnOf(field)}" NOT NULL`),
  ];
  // What was is found by its times in the index itself, without reading what did not hold.
  const times = timesOf(collection).map((time) => `, ${time}`);
  return [
    `CREATE TABLE IF NOT EXISTS "${table}" (key TEXT NOT NULL PRIMARY KEY, row TEXT NOT NULL,
      revision INTEGER NOT NULL, position INTEGER NOT NULL${columns.join('')})`,
    ...wanted.map((index) => {
      const list = indexOf(collection, index)
        .map((field) => `"${columnOf(field)}", `)
        .join('');
      const timed = collection.isPast || collection.timed?.includes(index) ? times.join('') : '';
      return `CREATE INDEX IF NOT EXISTS "${table}_${named(index)}" ON "${table}" (${list}key${timed})`;
    }),
  ];
}

/** The columns of a document, in the order of `cellsOf`. */
const columnsOf = (collection: Collection): readonly string[] => [
  ...DOCUMENT,
  ...timesOf(collection),
  ...fieldsOf(collection).map((field) => `"${columnOf(field)}"`),
];
const DOCUMENT = ['key', 'row', 'revision', 'position'] as const;

/** The columns that a document is read back from. */
export const readOf = (collection: Collection): string => [...DOCUMENT, ...timesOf(collection)].join(', ');

/** The statement that writes or replaces a document, and how many cells it takes: those of `cellsOf`. */
export function putOf(collection: Collection): { readonly sql: string; readonly width: number } {
  const columns = columnsOf(collection);
  const changes = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  const sql = `INSERT INTO "${tableOf(collection)}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
    ON CONFLICT (key) DO UPDATE SET ${changes.join(', ')}`;
  return { sql, width: columns.length };
}

/** Adds a document as the parameters of `putOf`; `fields` are the collection's. */
export function addCells(to: Cell[], collection: Collection, fields: readonly string[], document: Document): void {
  const { row, revision, position } = document;
  const values = row as Readonly<Record<string, unknown>>;
  to.push(keptKey(collection, document), JSON.stringify(row), revision, position);
  for (const time of timesOf(collection)) to.push(document[time] ?? '');
  for (const field of fields) to.push(cellOf(values[field]));
}

/** A document as it is read back. */
export type DocumentCells = readonly [
  key: string,
  row: string,
  revision: number,
  position: number,
  since?: string | undefined,
  until?: string | undefined,
];

export function documentOf<Row>([key, text, revision, position, since, until]: DocumentCells): Document<Row> {
  const row = JSON.parse(text) as Row;
  if (since === undefined) return { key, row, revision, position };
  if (until === undefined) return { key, row, revision, position, since };
  return { key: ownKey(key), row, revision, position, since, until };
}

/** The order of cells in an index: numbers before texts, texts by their bytes. */
export function compareCells(a: Cell, b: Cell): number {
  if (a === b) return 0;
  if (typeof a === 'number') return typeof b === 'number' && a > b ? 1 : -1;
  if (typeof b === 'number') return 1;
  // Strings compare by their UTF-16 units, which is the order of bytes unless one has a surrogate.
  if (!UNLIKE_BYTES.test(a) && !UNLIKE_BYTES.test(b)) return a < b ? -1 : 1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
const UNLIKE_BYTES = /[\ud800-\udfff]/;
