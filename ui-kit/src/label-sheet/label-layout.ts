import type { LabelFormat } from './label-formats.ts';

/** Millimetres of a point. */
export const POINT = 25.4 / 72;
/** Free on every side of a label: printers place a sheet to about this. */
export const PADDING = 1.5;
const GAP = 1;
/** The smallest side of a code, with its quiet zone, that telephones read well at arm's length. */
export const LEAST_CODE = 15;
const MOST_CODE = 32;
/** A taller label has its code above the text, a flatter one beside it. */
const TALL = 0.8;

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export interface CodePlace {
  /** Its side in millimetres, with the quiet zone. */
  readonly side: number;
  readonly beside: boolean;
}

/** Where the code of a label goes; `null` where 15 mm do not fit. */
export function codePlace({ width, height }: LabelFormat): CodePlace | null {
  const [across, down] = [width - 2 * PADDING, height - 2 * PADDING];
  const beside = height < TALL * width;
  const side = beside ? Math.min(down, 0.52 * across) : Math.min(across, 0.55 * down);
  return side < LEAST_CODE ? null : { side: Math.min(side, MOST_CODE), beside };
}

/** What is left for the text of a label, in millimetres. */
export function textPlace({ width, height }: LabelFormat, code: CodePlace | null) {
  const [across, down] = [width - 2 * PADDING, height - 2 * PADDING];
  if (!code) return { width: across, height: down };
  const taken = code.side + GAP;
  return code.beside ? { width: across - taken, height: down } : { width: across, height: down - taken };
}

/** The height of a line, in heights of its text. */
export const LINE = 1.2;
/** The mean width of a bold letter of the house's type, in heights of its text, and some more for words that do not break well. */
const LETTER = 0.56;

export interface FittedText {
  /** In points. */
  readonly size: number;
  /** So many lines are shown; what is longer ends in an ellipsis. */
  readonly lines: number;
}

/** The largest size, in half points between two bounds, at which a text fits its place; at the least size it may be cut. */
export function fitText(
  text: string,
  place: { readonly width: number; readonly height: number },
  [least, most]: readonly [least: number, most: number],
  mostLines = Number.POSITIVE_INFINITY,
): FittedText {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  const linesAt = (size: number) => clamped(Math.floor(place.height / (size * POINT * LINE)), 1, mostLines);
  for (let size = most; size > least; size -= 0.5) {
    const letters = Math.floor(place.width / (size * POINT * LETTER));
    const needed = Math.ceil(text.length / Math.max(letters, 1));
    if (longest <= letters && needed <= linesAt(size)) return { size, lines: linesAt(size) };
  }
  return { size: least, lines: linesAt(least) };
}

/** So much larger must a value be on two lines. */
const WORTH_A_LINE = 1.3;

export interface LabelTexts {
  readonly title: string;
  /** On one line, or a line each. */
  readonly value?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/** The parts of a value on the lines that it has. */
export const valueText = (parts: readonly string[], lines: number): string => parts.join(lines === 1 ? ' · ' : '\n');

/** The sizes of the texts of a label: the value has a line, or two where it would be small on one; the note one and is no larger; the title has the rest. */
export function textSizes(texts: LabelTexts, place: { readonly width: number; readonly height: number }) {
  const onOne = (text: string | undefined, share: number, bounds: readonly [number, number]) => {
    if (!text) return null;
    const most = Math.round(2 * clamped((place.height * share) / POINT / LINE, ...bounds)) / 2;
    return fitText(text, { width: place.width, height: most * POINT * LINE }, [5, most], 1);
  };
  const parts = texts.value ?? [];
  const together = onOne(valueText(parts, 1), 0.2, [7, 18]);
  const each = Math.min(...parts.map((part) => onOne(part, 0.17, [7, 14])?.size ?? 0));
  const isWorthIt = together !== null && parts.length === 2 && each > WORTH_A_LINE * together.size;
  const value = isWorthIt ? { size: each, lines: 2 } : together;
  const note = onOne(texts.note, 0.12, [5, Math.min(10, value?.size ?? 10)]);
  const used = [value, note].reduce((sum, fitted) => sum + (fitted ? fitted.size * fitted.lines * POINT * LINE : 0), 0);
  const rest = { width: place.width, height: place.height - used };
  const most = Math.round(2 * clamped((place.height * 0.24) / POINT / LINE, 7, 20)) / 2;
  return { title: fitText(texts.title, rest, [5, most]), value, note };
}
