import type { Line } from './line.ts';

/** A write that is under way: shown at once, dropped when the server has answered either way. */
export interface LineChange {
  readonly serial: number;
  readonly kind: 'add' | 'edit' | 'remove' | 'restore';
  readonly line: Line;
}

/** A line as the table shows it. */
export interface ShownLine extends Line {
  /** Its write is not answered yet. */
  readonly pending: boolean;
}

const newestFirst = (a: Line, b: Line) => (a.recordedAt < b.recordedAt ? 1 : a.recordedAt > b.recordedAt ? -1 : 0);

/**
 * What the server last said, with the writes under way laid over it. Each change stands for itself, so one that fails
 * takes back its own line only, whatever else was answered or fetched meanwhile.
 */
export function shownLines(lines: readonly Line[], changes: readonly LineChange[]): readonly ShownLine[] {
  const byId = new Map<string, ShownLine>(lines.map((line) => [line.id, { ...line, pending: false }]));
  for (const { kind, line } of changes) {
    if (kind === 'remove') byId.delete(line.id);
    else byId.set(line.id, { ...line, pending: true });
  }
  return [...byId.values()].toSorted(newestFirst);
}

/** The server's list after an answered write, so that nothing flickers until it is fetched again. */
export function settled(lines: readonly Line[], { kind, line }: Pick<LineChange, 'kind' | 'line'>): readonly Line[] {
  const others = lines.filter(({ id }) => id !== line.id);
  return kind === 'remove' ? others : [...others, line].toSorted(newestFirst);
}
