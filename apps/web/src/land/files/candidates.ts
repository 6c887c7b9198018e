import {
  contains,
  DETAILS_LIMIT,
  isDeepInside,
  isWithin,
  measured,
  NAME_LIMIT,
  normalizedRing,
  type Position,
  type Ring,
} from '@terroir/land';
import type { FileOutline, GeoFile } from '../../geo-files/geo-file.ts';
import { areasOf, type Area, type PlotRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import { saidOfArea, type SaidOfArea } from './area-properties.ts';
import { simplifiedOutline, type SimplifiedOutline, type Simplify } from './simplified-outline.ts';

/** A plot that is there, or that comes with the file: what a zone may be in. */
export interface Container {
  /** The id of a plot, or the key of a candidate. */
  readonly key: string;
  readonly name: string;
}

/** An outline of a file as it could be taken. */
export interface Candidate {
  readonly key: string;
  readonly number: number;
  readonly outline: Pick<FileOutline, 'part' | 'holes'>;
  readonly said: SaidOfArea;
  readonly name: string;
  readonly details: string;
  /** As it is kept. */
  readonly ring: Ring;
  /** Set where the file has more points than are kept. */
  readonly simplified: Omit<SimplifiedOutline, 'ring'> | null;
  /** Square metres; 0 where the outline is none. */
  readonly area: number;
  /** What is wrong with the outline, in the words of the server. */
  readonly fault: { readonly message: string; readonly at?: Position | undefined } | null;
  /** The plot or zone that has this outline already, or the outline of the file that came first. */
  readonly same: string | null;
  /** Plots that contain it whole, the smallest first. */
  readonly containers: readonly Container[];
  /** The plots in which it starts: there it cannot be a plot. */
  readonly startsIn: readonly Container[];
}

/** What a candidate is taken as. */
export type Choice =
  | { readonly as: 'plot' }
  | { readonly as: 'zone'; readonly of: string; readonly zoneTypeId: string }
  | { readonly as: 'out' };
export type Choices = ReadonlyMap<string, Choice>;

/** What the file and the farm say, and the words for what neither says. */
export interface ProposalContext {
  readonly plots: readonly PlotRow[];
  readonly types: readonly ZoneType[];
  /** Says a fault of an outline. */
  readonly faultOf: (ring: Ring) => Candidate['fault'];
  readonly simplify: Simplify;
  /** The name of an outline that has none, and the details of one without. */
  readonly nameOf: (number: number) => string;
  readonly details: string;
}

type Box = readonly [west: number, south: number, east: number, north: number];
/** So far, in degrees, may boxes be apart whose areas still touch: a metre of tolerance, anywhere. */
const NEAR = 0.0002;
const boxOf = (ring: Ring): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring)
    [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
  return [west, south, east, north];
};
const holds = ([west, south, east, north]: Box, inner: Box): boolean =>
  inner[0] >= west - NEAR && inner[1] >= south - NEAR && inner[2] <= east + NEAR && inner[3] <= north + NEAR;
const touches = ([west, south, east, north]: Box, [x, y]: Position): boolean =>
  x >= west - NEAR && x <= east + NEAR && y >= south - NEAR && y <= north + NEAR;

/** The same for the same outline, wherever it begins; to about ten centimetres, which other programs may lose. */
export function outlineKey(ring: Ring): string {
  const points = ring.map(([x, y]) => `${x.toFixed(6)} ${y.toFixed(6)}`);
  const least = points.reduce((best, point, at) => (point < (points[best] as string) ? at : best), 0);
  return [...points.slice(least), ...points.slice(0, least)].join();
}

interface Placed {
  readonly key: string;
  readonly name: string;
  readonly ring: Ring;
  readonly area: number;
  readonly box: Box;
}

/** The outlines of a file with what is known of each. */
export function candidatesOf({ outlines }: GeoFile, context: ProposalContext): readonly Candidate[] {
  const { plots, types, faultOf, simplify, nameOf, details } = context;
  const there = new Map<string, Area[]>();
  for (const area of areasOf(plots)) {
    const key = outlineKey(area.coordinates);
    there.set(key, [...(there.get(key) ?? []), area]);
  }
  const seen = new Map<string, string>();
  const drawn = outlines.map((outline, at) => {
    const simplified = simplifiedOutline(outline.ring, simplify);
    const read = simplified?.ring ?? outline.ring;
    const fault = faultOf(read);
    const ring = fault === null ? normalizedRing(read) : read;
    const said = saidOfArea(outline.properties, types);
    const base = (said.name ?? nameOf(outline.number)).slice(0, NAME_LIMIT - 12);
    const name = outline.part ? `${base} (${outline.part.nth}/${outline.part.of})` : base;
    const isKind = ({ kind }: Pick<Area, 'kind'>) => said.kind === null || said.kind === kind;
    const key = outlineKey(ring);
    const twin = `${said.kind ?? ''} ${key}`;
    const same = fault ? null : (there.get(key)?.find(isKind)?.name ?? seen.get(twin) ?? null);
    if (fault === null && !seen.has(twin)) seen.set(twin, name);
    return {
      key: `outline-${at + 1}`,
      number: outline.number,
      outline,
      said,
      name,
      details: (said.details ?? details).slice(0, DETAILS_LIMIT),
      ring,
      simplified: simplified && { from: simplified.from, metres: simplified.metres },
      area: fault ? 0 : measured(ring).area,
      fault,
      same,
      box: boxOf(ring),
    };
  });
  const standing: readonly Placed[] = plots.map(({ id, name, coordinates, area }) => ({
    key: id,
    name,
    ring: coordinates,
    area,
    box: boxOf(coordinates),
  }));
  const whole = drawn.filter(({ fault, same, said }) => fault === null && same === null && said.kind !== 'zone');
  return drawn.map(({ box, ...candidate }, at) => {
    const { ring, fault, area, said, same } = candidate;
    if (fault || same !== null) return { ...candidate, containers: [], startsIn: [] };
    const start = ring[0] as Position;
    // Of two equal outlines, the one that is said to be the zone is in the other.
    const others = whole.filter(
      (other) => other !== drawn[at] && (other.area > area || (said.kind === 'zone' && other.area === area)),
    );
    const containers = [...standing, ...others]
      .filter((plot) => holds(plot.box, box) && isWithin(ring, plot.ring))
      .toSorted((a, b) => a.area - b.area);
    const startsIn = [...standing, ...others].filter(
      (plot) => touches(plot.box, start) && contains(plot.ring, start) && isDeepInside(plot.ring, start),
    );
    const named = ({ key, name }: Placed): Container => ({ key, name });
    return { ...candidate, containers: containers.map(named), startsIn: startsIn.map(named) };
  });
}

/** What each candidate is taken as until somebody says otherwise. `zoneTypeId`: of zones that do not say theirs; empty is none. */
export function proposed(candidates: readonly Candidate[], zoneTypeId: string): Choices {
  const choices = new Map<string, Choice>();
  // Larger ones first: what lies in a plot of the file has to know that it is taken as one.
  for (const candidate of candidates.toSorted((a, b) => b.area - a.area || (a.said.kind === 'plot' ? -1 : 1)))
    choices.set(candidate.key, proposedFor(candidate, choices, zoneTypeId));
  return choices;
}

function proposedFor({ fault, same, said, containers }: Candidate, before: Choices, zoneTypeId: string): Choice {
  if (fault || same !== null) return { as: 'out' };
  const plot = containers.find(({ key }) => isPlot(key, before));
  if (said.kind === 'plot' || !plot) return { as: 'plot' };
  return { as: 'zone', of: plot.key, zoneTypeId: said.zoneTypeId ?? zoneTypeId };
}
/** Whether a key is that of a plot that is there, or of a candidate that is taken as one. */
const isPlot = (key: string, choices: Choices): boolean =>
  !key.startsWith('outline-') || choices.get(key)?.as === 'plot';

/** Why a candidate cannot be taken as it is chosen: its plot is left out, its type is missing, or it starts in a plot (named). */
export type Hindrance = { readonly code: 'parent' | 'type' } | { readonly code: 'start'; readonly plot: string };

export function hindranceOf(candidate: Candidate, choices: Choices): Hindrance | null {
  const choice = choices.get(candidate.key);
  if (choice?.as === 'zone') {
    if (!isPlot(choice.of, choices)) return { code: 'parent' };
    return choice.zoneTypeId === '' ? { code: 'type' } : null;
  }
  if (choice?.as !== 'plot') return null;
  const within = candidate.startsIn.find(({ key }) => isPlot(key, choices));
  return within ? { code: 'start', plot: within.name } : null;
}
