/** A month of the calendar: the days are counted from its start. */
export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly key: string;
  readonly year: number;
  readonly firstDay: number;
  /** The day after its last. */
  readonly endDay: number;
}

const MS_PER_DAY = 86_400_000;

/** Every month from the first day of the calendar, which is the first of a month, to its last (both `YYYY-MM-DD`). */
export function monthsBetween(start: string, end: string): readonly CalendarMonth[] {
  const [first, last] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  const months: CalendarMonth[] = [];
  const dayOf = (at: Date) => Math.round((at.getTime() - first.getTime()) / MS_PER_DAY);
  for (let at = first; at <= last;) {
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
    const key = at.toISOString().slice(0, 7);
    months.push({ key, year: at.getUTCFullYear(), firstDay: dayOf(at), endDay: dayOf(next) });
    at = next;
  }
  return months;
}

/** How months are named where each has so many pixels: in short, by a letter, or some of them in short. */
export function monthNaming(pixels: number): { readonly name: 'short' | 'narrow'; readonly every: number } {
  if (pixels >= 40) return { name: 'short', every: 1 };
  if (pixels >= 13) return { name: 'narrow', every: 1 };
  return { name: 'short', every: [3, 6].find((many) => many * pixels >= 40) ?? 12 };
}

/** Breaks a text between its words into lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Sizes of the drawing in pixels. `top` is the head with the years and the months, `bar` what one span takes. */
export const sizes = {
  top: 42,
  markTop: 22,
  line: 17,
  bar: 11,
  gap: 4,
  pad: 9,
  labels: 208,
  letter: 7.4,
  narrowBelow: 560,
};

/** Where the middle of the mark's name stands: above the mark, and whole between the left edge of the months and the right one. */
export function markX(x: number, label: string, left: number, width: number): number {
  const half = (label.length * sizes.letter) / 2;
  return Math.max(Math.min(x, width - half), left + half);
}

/** A row with its place in the drawing. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly top: number;
  readonly height: number;
  readonly label: readonly string[];
  readonly detail: readonly string[];
  /** Where its first bar begins. */
  readonly bars: number;
}

/** Places the rows below each other: names at their side, or above their bars where there is little room. */
export function placeRows<
  Row extends { readonly label: string; readonly detail?: string | undefined; readonly spans: readonly unknown[] },
>(rows: readonly Row[], width: number, from: number): readonly PlacedRow<Row>[] {
  const narrow = width < sizes.narrowBelow;
  const letters = Math.floor((narrow ? width : sizes.labels - 12) / sizes.letter);
  let top = from;
  return rows.map((row) => {
    const label = wrapped(row.label, letters);
    const detail = row.detail ? wrapped(row.detail, letters) : [];
    const text = (label.length + detail.length) * sizes.line;
    const bars = row.spans.length * (sizes.bar + sizes.gap) - sizes.gap;
    const height = sizes.pad * 2 + (narrow ? text + 2 + bars : Math.max(text, bars));
    const placed = { row, top, height, label, detail, bars: narrow ? sizes.pad + text + 2 : (height - bars) / 2 };
    top += height;
    return placed;
  });
}
