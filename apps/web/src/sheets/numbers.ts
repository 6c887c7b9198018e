import { isBlank, type Cell } from './sheet.ts';

/** The mark before the decimals. */
export type DecimalMark = '.' | ',';

/** A decimal mark, and whether the values leave no doubt of it. */
export interface DecimalFound {
  readonly mark: DecimalMark;
  readonly certain: boolean;
}

/** Currencies, blanks of every width and apostrophes that group digits: none says how much. */
const decoration =
  /\p{White_Space}|\p{Sc}|['’_]|\b(?:CA|US)(?=\p{Sc})|\b(?:CAD|USD|EUR|\$CA)\b|(?<=\p{Sc})(?:CA|US)\b/giu;
const minusSigns = /[−–‒﹣－]/g;

/** What is left of an amount when all that decorates it is gone; negative ones begin with `-`. */
function bare(text: string): string {
  const plain = text.replaceAll(decoration, '').replaceAll(minusSigns, '-');
  const inner = /^\((.+)\)$/.exec(plain)?.[1] ?? /^([^-].*)-$/.exec(plain)?.[1];
  return inner === undefined ? plain.replace(/^\+/, '') : `-${inner}`;
}

const grouped = (group: string, mark: string) => new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${mark}\\d*)?$`);
const forms: Readonly<Record<DecimalMark, { plain: RegExp; grouped: RegExp; group: string }>> = {
  '.': { plain: /^-?(?:\d+\.?\d*|\.\d+)$/, grouped: grouped(',', '.'), group: ',' },
  ',': { plain: /^-?(?:\d+,?\d*|,\d+)$/, grouped: grouped('.', ','), group: '.' },
};

/**
 * A number as people write it, with that decimal mark: `1 234,50 $`, `$1,234.50`, `(12.00)`. Null where it is none; a `%` or
 * a unit behind it makes it none.
 */
export function numberOf(cell: Cell, mark: DecimalMark): number | null {
  if (typeof cell === 'number') return cell;
  const text = bare(cell);
  const form = forms[mark];
  if (form.grouped.test(text)) return Number(text.replaceAll(form.group, '').replace(mark, '.'));
  return form.plain.test(text) ? Number(text.replace(mark, '.')) : null;
}

/** What one value says of the mark: only one of them reads it, or both do and give different numbers. */
function evidenceOf(cell: Cell): DecimalMark | 'either' | null {
  const [point, comma] = [numberOf(cell, '.'), numberOf(cell, ',')];
  if (point === comma) return null;
  if (comma === null) return '.';
  return point === null ? ',' : 'either';
}

/** The decimal mark of a column of values, `unsaid` where they do not say. */
export function decimalOf(cells: readonly Cell[], unsaid: DecimalMark): DecimalFound {
  const count = { '.': 0, ',': 0, either: 0 };
  for (const cell of cells) {
    if (isBlank(cell) || typeof cell === 'number') continue;
    const evidence = evidenceOf(cell);
    if (evidence !== null) count[evidence] += 1;
  }
  if (count['.'] === 0 && count[','] === 0) return { mark: unsaid, certain: count.either === 0 };
  const mark = count['.'] === count[','] ? unsaid : count['.'] > count[','] ? '.' : ',';
  return { mark, certain: count['.'] === 0 || count[','] === 0 };
}

/** The share of values that are numbers, from 0 to 1; what is empty counts for nothing. */
export function numericShare(cells: readonly Cell[]): number {
  const filled = cells.filter((cell) => !isBlank(cell));
  const numbers = filled.filter((cell) => numberOf(cell, '.') !== null || numberOf(cell, ',') !== null);
  return filled.length === 0 ? 0 : numbers.length / filled.length;
}
