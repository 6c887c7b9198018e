type Line = 'compost' | 'seed' | 'harvest';

interface Moment {
  readonly key: Line | 'corrected' | 'removed' | 'restored';
  readonly day: string;
  /** What the line is worth from then on: costs negative, revenues positive, in currency units; 0 when removed. */
  readonly line: Line;
  readonly worth: number;
}

/** The example of the landing page. */
export const moments: readonly Moment[] = [
  { key: 'compost', day: '2026-04-03', line: 'compost', worth: -180 },
  { key: 'seed', day: '2026-04-18', line: 'seed', worth: -312.5 },
  { key: 'corrected', day: '2026-05-09', line: 'compost', worth: -165 },
  { key: 'removed', day: '2026-06-02', line: 'seed', worth: 0 },
  { key: 'restored', day: '2026-06-02', line: 'seed', worth: -312.5 },
  { key: 'harvest', day: '2026-07-20', line: 'harvest', worth: 1240 },
];

/** The entries folded into figures: the last word on each line counts. */
export function balanceOf(past: readonly Moment[]): { cost: number; revenue: number } {
  const lines = [...new Map(past.map(({ line, worth }) => [line, worth])).values()];
  const total = (sign: 1 | -1) =>
    lines.filter((worth) => worth * sign > 0).reduce((sum, worth) => sum + worth * sign, 0);
  return { cost: total(-1), revenue: total(1) };
}

/** What the line of a moment is worth from then on, and what it was worth before; `null` where it was not there. */
export function amountsAt(place: number): { now: number; before: number | null } {
  const moment = moments[place];
  const before = moments.slice(0, place).findLast(({ line }) => line === moment?.line);
  return { now: Math.abs(moment?.worth ?? 0), before: before === undefined ? null : Math.abs(before.worth) };
}
