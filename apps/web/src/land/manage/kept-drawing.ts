import type { LonLat } from '@terroir/ui-kit/map';

/** A drawing that was not finished, as it is kept. */
export interface KeptDrawing {
  /** The plot or zone that was redrawn; null for a new one. */
  readonly area: string | null;
  readonly points: readonly LonLat[];
  readonly closed: boolean;
}

const isPoint = (at: unknown): at is LonLat => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite);

/** What was kept, or null where it is none: anything can stand in the storage of a browser. */
export function keptDrawing(kept: unknown): KeptDrawing | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { area, points, closed } = kept as Partial<Record<keyof KeptDrawing, unknown>>;
  if (!Array.isArray(points) || points.length === 0 || !points.every(isPoint)) return null;
  return { area: typeof area === 'string' ? area : null, points, closed: closed === true };
}
