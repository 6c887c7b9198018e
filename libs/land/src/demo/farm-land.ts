import type { AreaStyle, Language } from '@terroir/events';
import type { Position, Ring } from '../geometry/index.ts';
import type { PlotCommand } from '../plot/plot.commands.ts';
import type { ZoneCommand } from '../zone/zone.commands.ts';
import { farmLand, type DemoPlot, type DemoZone, type LandedKind } from './farm-land.data.ts';

export interface LandedFarm {
  /** Decides how its fields lie; the same for the same text. */
  readonly seed: string;
  readonly kind: LandedKind;
  readonly language: Language;
  readonly latitude: number;
  readonly longitude: number;
  /** The instant up to which the farm has lived (ISO 8601 UTC). */
  readonly until: string;
}

/** A save of a plot or a zone by a demo producer. */
export type DemoLandStep = {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The same for every save of one record; unique within the farm. */
  readonly key: string;
} & (
  | { readonly noun: 'plot'; readonly command: PlotCommand }
  /** `plotKey` is the key of its plot, whose id is still to be put into the command. */
  | { readonly noun: 'zone'; readonly plotKey: string; readonly command: ZoneCommand }
);

const DAY = 24 * 60 * 60 * 1000;
const METRES_OF_DEGREE = 111_200;
/** From the house to the nearest corner of a plot, in metres. */
const AWAY = [25, 180] as const;
/** The share of its depth to which a second plot is drawn at first. */
const FIRST_DRAWN = 0.9;

interface Frame {
  readonly farm: LandedFarm;
  /** Of the long sides of its fields, in radians from the north. */
  readonly turn: number;
}

/** A position so many metres to the right and ahead of the house. */
function positionIn({ farm, turn }: Frame, right: number, ahead: number): [number, number] {
  const east = right * Math.cos(turn) + ahead * Math.sin(turn);
  const north = ahead * Math.cos(turn) - right * Math.sin(turn);
  const degree = METRES_OF_DEGREE * Math.cos((farm.latitude * Math.PI) / 180);
  return [farm.longitude + east / degree, farm.latitude + north / METRES_OF_DEGREE];
}

/** The four corners of a plot, a little askew as fields are. */
function cornersOf(frame: Frame, index: number, { size: [width, depth] }: DemoPlot, offset: number): Ring {
  const ahead = index === 0 ? AWAY[0] : -AWAY[1];
  const way = index === 0 ? 1 : -1;
  const skew = 0.03 + (offset % 7) / 100;
  return [
    positionIn(frame, 0, ahead),
    positionIn(frame, width, ahead + way * width * skew),
    positionIn(frame, width * (1 - skew), ahead + way * depth),
    positionIn(frame, width * skew, ahead + way * depth * (1 - skew)),
  ];
}

/** The part of a plot between shares of its width and depth; it never reaches out, as straight lines stay straight. */
function partOf(corners: Ring, [left, near, right, far]: DemoZone['part']): [number, number][] {
  const [a, b, c, d] = corners as readonly [Position, Position, Position, Position];
  const between = (p: Position, q: Position, share: number): Position => [
    p[0] + share * (q[0] - p[0]),
    p[1] + share * (q[1] - p[1]),
  ];
  const at = (across: number, along: number): [number, number] => {
    const [x, y] = between(between(a, b, across), between(d, c, across), along);
    return [x, y];
  };
  return [at(left, near), at(right, near), at(right, far), at(left, far)];
}

const styles: readonly AreaStyle[] = [
  { color: '#ffffff', fill: '#7fb069', stroke: '#3a6628', strokeWidth: 2, opacity: 0.4, pattern: 'stripes' },
  { color: '#3b2a12', fill: '#e6aa68', stroke: '#9c5a1a', strokeWidth: 2, opacity: 0.5, pattern: 'none' },
  { color: '#ffffff', fill: '#5b8e9c', stroke: '#23505c', strokeWidth: 2, opacity: 0.4, pattern: 'dots' },
];

/**
 * The land of a demo producer: the plot around the house drawn two years ago, a second one a year later and redrawn since, so that
 * its outline has a past, and zones in both. Of some farms one zone is styled.
 */
export function demoLand(farm: LandedFarm): readonly DemoLandStep[] {
  const { seed, kind, language, until } = farm;
  const offset = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const daysAgo = (days: number, minutes = 0) =>
    new Date(Date.parse(until) - days * DAY + minutes * 60_000).toISOString();
  const frame = { farm, turn: ((offset % 360) * Math.PI) / 180 };
  const plots: readonly DemoPlot[] = farmLand[kind];
  return plots.flatMap((plot, index): DemoLandStep[] => {
    const plotKey = `plot-${index}`;
    const drawn = index === 0 ? 700 - (offset % 20) : 420 - (offset % 60);
    const corners = cornersOf(frame, index, plot, offset);
    const said = { name: plot.name[language], details: plot.details[language] };
    const early = index === 0 ? corners : partOf(corners, [0, 0, 1, FIRST_DRAWN]);
    const form = (ring: Ring) => ({ ...said, coordinates: ring.map(([x, y]): [number, number] => [x, y]) });
    const zones = plot.zones.map((zone, place): DemoLandStep => ({
      at: daysAgo(index === 0 ? drawn - 1 : drawn - 95, place * 7),
      key: `${plotKey}/zone-${place}`,
      noun: 'zone',
      plotKey,
      command: { type: 'RecordZone', data: zoneForm(zone, corners, language) },
    }));
    return [
      { at: daysAgo(drawn), key: plotKey, noun: 'plot', command: { type: 'RecordPlot', data: form(early) } },
      ...(index === 0
        ? []
        : [
            {
              at: daysAgo(drawn - 90),
              key: plotKey,
              noun: 'plot' as const,
              command: { type: 'CorrectPlot' as const, data: form(corners) },
            },
          ]),
      ...zones,
      ...(offset % 3 === index
        ? [
            {
              at: daysAgo(30 + (offset % 40)),
              key: `${plotKey}/zone-0`,
              noun: 'zone' as const,
              plotKey,
              command: { type: 'StyleZone' as const, data: { style: styles[offset % styles.length] ?? null } },
            },
          ]
        : []),
    ];
  });
}

/** A zone as it is recorded, without the id of its plot. */
function zoneForm({ type, name, details, part, soil, tags = [] }: DemoZone, corners: Ring, language: Language) {
  return {
    name: name[language],
    details: details[language],
    coordinates: partOf(corners, part),
    zoneTypeId: type,
    ...(soil && { additionalFields: { soilType: soil[0], soilPh: soil[1] } }),
    tags: [...tags],
    plot: { coordinates: corners.map(([x, y]): [number, number] => [x, y]) },
  };
}
