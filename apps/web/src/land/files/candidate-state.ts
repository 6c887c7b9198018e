import type { MapPolygon, MapShapeStyle } from '@terroir/ui-kit/map';
import { LATITUDE_LIMIT, type Ring } from '@terroir/land';
import { hindranceOf, type Candidate, type Choices } from './candidates.ts';

/** What becomes of a candidate: a plot, a zone, nothing by choice, nothing as it is there already, or it has to be mended. */
export type CandidateState = 'plot' | 'zone' | 'out' | 'same' | 'wrong';

export function stateOf(candidate: Candidate, choices: Choices): CandidateState {
  if (candidate.fault) return 'wrong';
  const choice = choices.get(candidate.key) ?? { as: 'out' };
  if (choice.as === 'out') return candidate.same === null ? 'out' : 'same';
  return hindranceOf(candidate, choices) === null && candidate.name.trim() !== '' ? choice.as : 'wrong';
}

const drawn = (colour: string, opacity: number, more: Partial<MapShapeStyle> = {}): MapShapeStyle => ({
  fill: colour,
  stroke: colour,
  opacity,
  ...more,
});
const styles: Readonly<Record<CandidateState, MapShapeStyle>> = {
  plot: drawn('#3a6628', 0.25),
  zone: drawn('#b37d0e', 0.4),
  out: drawn('#6a6257', 0.05),
  same: drawn('#28627a', 0.15),
  wrong: drawn('#a3305c', 0.2, { pattern: 'stripes' }),
};
/** Beneath the outlines of a file: the land as it is. */
export const landStyle: MapShapeStyle = drawn('#6a6257', 0.08, { strokeWidth: 1 });

/** Whether a map can show a ring at all. */
export const isOnMap = (ring: Ring): boolean =>
  ring.length > 0 && ring.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= LATITUDE_LIMIT);

/** A candidate on the map; smaller ones lie above. */
export const candidatePolygon = (candidate: Candidate, state: CandidateState): MapPolygon => ({
  id: candidate.key,
  ring: candidate.ring.map(([x, y]) => [x, y]),
  label: candidate.name,
  style: styles[state],
  priority: 1 / (1 + candidate.area) + (state === 'zone' ? 1 : 0),
});
