import type { LonLat } from '../world.ts';

/** A ring as it is drawn: open while points are still set, closed once it is an area. The first point is not repeated. */
export interface Outline {
  points: readonly LonLat[];
  closed: boolean;
}

export type OutlineChange =
  | { type: 'place'; at: LonLat }
  | { type: 'insert'; index: number; at: LonLat }
  | { type: 'move'; index: number; at: LonLat }
  | { type: 'remove'; index: number }
  | { type: 'close' }
  | { type: 'clear' };

export interface OutlineHistory {
  past: readonly Outline[];
  present: Outline;
  future: readonly Outline[];
}

export type OutlineAction = OutlineChange | { type: 'undo' } | { type: 'redo' } | { type: 'start'; outline: Outline };

/** The fewest points of an area. */
export const leastPoints = 3;
const emptyOutline: Outline = { points: [], closed: false };

const digits = 1e7;
/** Seven decimals, about a centimetre: what is kept of a position. */
export const rounded = ([lng, lat]: LonLat): LonLat => [
  Math.round(lng * digits) / digits,
  Math.round(lat * digits) / digits,
];
const same = (one: LonLat | undefined, other: LonLat) =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** The outline after a change, or the same object where the change does nothing. */
export function changed(outline: Outline, change: OutlineChange): Outline {
  const { points, closed } = outline;
  switch (change.type) {
    case 'place': {
      const at = rounded(change.at);
      return closed || same(points.at(-1), at) ? outline : { points: [...points, at], closed };
    }
    case 'insert':
      return { points: points.toSpliced(change.index, 0, rounded(change.at)), closed };
    case 'move': {
      const at = rounded(change.at);
      const old = points[change.index];
      return old === undefined || same(old, at) ? outline : { points: points.with(change.index, at), closed };
    }
    case 'remove':
      if (points[change.index] === undefined || (closed && points.length <= leastPoints)) return outline;
      return { points: points.toSpliced(change.index, 1), closed };
    case 'close':
      return closed || points.length < leastPoints ? outline : { points, closed: true };
    default:
      return points.length === 0 ? outline : emptyOutline;
  }
}

/** A ring as others give it: open or closed as sent, without the repeated last point. */
export function outlineOf(ring: readonly LonLat[]): Outline {
  const points = ring.map(rounded);
  if (points.length > 1 && points[0] && same(points.at(-1), points[0])) points.pop();
  return { points, closed: points.length >= leastPoints };
}

export const startHistory = (ring: readonly LonLat[] = []): OutlineHistory => ({
  past: [],
  present: outlineOf(ring),
  future: [],
});

/** Every change can be undone, and redone until another one is made. */
export function reduceOutline(history: OutlineHistory, action: OutlineAction): OutlineHistory {
  const { past, present, future } = history;
  if (action.type === 'start') return { past: [], present: action.outline, future: [] };
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    return next ? { past: [...past, present], present: next, future: rest } : history;
  }
  const next = changed(present, action);
  return next === present ? history : { past: [...past, present], present: next, future: [] };
}
