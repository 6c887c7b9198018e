import { describe, expect, test } from '@jest/globals';
import { given, Refusal } from '@terroir/kernel';
import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { measured } from '../geometry/index.ts';
import { plot } from '../plot/plot.decider.ts';
import { zone } from '../zone/zone.decider.ts';
import { farmLand, type LandedKind } from './farm-land.data.ts';
import { demoLand, type DemoLandStep, type LandedFarm } from './farm-land.ts';

const until = '2026-05-01T12:00:00.000Z';
const kinds = Object.keys(farmLand) as LandedKind[];
const farms = kinds.flatMap((kind) =>
  ['Ferme des Trois Érables', 'Hatley Creek Farm', 'Rucher des Cantons'].map((seed, at): LandedFarm => ({
    seed,
    kind,
    language: at === 1 ? 'en' : 'fr',
    latitude: 45.2376,
    longitude: -71.8236,
    until,
  })),
);
const plotId = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e01';

/** What the steps of a farm are recorded as, by the key of the record. */
function played(steps: readonly DemoLandStep[]): ReadonlyMap<string, readonly (PlotEvent | ZoneEvent)[]> {
  const events = new Map<string, readonly (PlotEvent | ZoneEvent)[]>();
  for (const step of steps.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const past = events.get(step.key) ?? [];
    const { outcome } =
      step.noun === 'plot'
        ? given(plot, past as PlotEvent[], { id: plotId }).when(step.command)
        : given(zone, past as ZoneEvent[], { id: plotId }).when(
            step.command.type === 'RecordZone'
              ? { ...step.command, data: { ...step.command.data, plotId } }
              : step.command,
          );
    if (outcome instanceof Refusal) throw new Error(`${step.key}: ${outcome.code}`);
    events.set(step.key, [...past, ...outcome]);
  }
  return events;
}

describe('the land of the demo region', () => {
  test('is of every kind of farm allowed by the rules, with zones in every plot', () => {
    for (const farm of farms) {
      const keys = [...played(demoLand(farm)).keys()];
      const plots = keys.filter((key) => !key.includes('/'));
      expect(plots).toHaveLength(farmLand[farm.kind].length);
      for (const key of plots) expect(keys.filter((other) => other.startsWith(`${key}/`)).length).toBeGreaterThan(1);
    }
  });

  test('is near the house, of a believable size, and in the past', () => {
    for (const farm of farms)
      for (const { at, noun, command } of demoLand(farm)) {
        expect(at < until && at > '2024-05').toBe(true);
        if (command.type === 'StyleZone' || !('coordinates' in command.data) || !command.data.coordinates) continue;
        const { area } = measured(command.data.coordinates);
        expect(area).toBeGreaterThan(noun === 'plot' ? 5000 : 100);
        expect(area).toBeLessThan(300_000);
        for (const [longitude, latitude] of command.data.coordinates)
          expect(Math.hypot((longitude - farm.longitude) * 78_500, (latitude - farm.latitude) * 111_200)).toBeLessThan(
            1500,
          );
      }
  });

  test('has a second plot whose outline has a past', () => {
    const [farm] = farms.filter(({ kind }) => kind === 'dairy') as [LandedFarm];
    const types = played(demoLand(farm))
      .get('plot-1')
      ?.map(({ type }) => type);
    expect(types).toEqual(['PlotRecorded', 'PlotCorrected']);
  });

  test('is the same for the same farm, and another for another', () => {
    const [one, other] = farms as [LandedFarm, LandedFarm];
    expect(demoLand(one)).toEqual(demoLand({ ...one }));
    expect(demoLand({ ...other, kind: one.kind, language: one.language })).not.toEqual(demoLand(one));
  });
});
