import { contains } from '@terroir/land';
import type { LonLat } from '@terroir/ui-kit/map';
import type { Area, PlotRow } from '../../places/area.ts';

/** What is being drawn: something new, or a plot or zone anew. */
export interface Session {
  /** The area that is redrawn; `null` draws a new one. */
  readonly area: Area | null;
}

/** What an outline makes or changes. */
export type Subject =
  | { readonly kind: 'plot'; readonly plot: PlotRow | null }
  | { readonly kind: 'zone'; readonly plot: PlotRow; readonly zone: (Area & { kind: 'zone' }) | null };

/** The plot at a position, the smallest where several overlap. */
export const plotAt = (plots: readonly PlotRow[], position: LonLat): PlotRow | null =>
  plots.filter(({ coordinates }) => contains(coordinates, position)).toSorted((a, b) => a.area - b.area)[0] ?? null;

/** What begins inside a plot is a zone of it, what begins outside of all of them a plot (S1 §4). */
export function subjectOf(session: Session, plots: readonly PlotRow[], first: LonLat | undefined): Subject | null {
  const { area } = session;
  if (area?.kind === 'plot') return { kind: 'plot', plot: plots.find(({ id }) => id === area.id) ?? area };
  if (area) {
    const plot = plots.find(({ id }) => id === area.plotId);
    return plot ? { kind: 'zone', plot, zone: area } : null;
  }
  if (first === undefined) return null;
  const plot = plotAt(plots, first);
  return plot ? { kind: 'zone', plot, zone: null } : { kind: 'plot', plot: null };
}

/** Whether two rings are the same, point for point. */
export const isSameRing = (one: readonly LonLat[], other: readonly LonLat[]): boolean =>
  one.length === other.length && one.every(([lng, lat], at) => other[at]?.[0] === lng && other[at]?.[1] === lat);
