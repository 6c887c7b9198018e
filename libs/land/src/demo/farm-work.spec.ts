import { describe, expect, test } from '@jest/globals';
import type { TaskEvent } from '@terroir/events';
import { evolve, given, recorded, Refusal } from '@terroir/kernel';
import { task, type TaskState } from '../task/task.decider.ts';
import { farmLand, type LandedKind } from './farm-land.data.ts';
import { demoLand, type LandedFarm } from './farm-land.ts';
import { demoTasks, type DemoWorkStep } from './farm-work.ts';

const until = '2026-05-01T12:00:00.000Z';
const farms = (Object.keys(farmLand) as LandedKind[]).map((kind): LandedFarm => ({
  seed: 'Ferme des Trois Érables',
  kind,
  language: 'fr',
  latitude: 45.2376,
  longitude: -71.8236,
  until,
}));

/** The tasks that the steps of a farm lead to. */
function played(steps: readonly DemoWorkStep[]): readonly TaskState[] {
  const events = new Map<string, readonly TaskEvent[]>();
  for (const { at, key, command } of steps.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const past = events.get(key) ?? [];
    const { outcome } = given(task, past, { now: at }).when(command);
    if (outcome instanceof Refusal) throw new Error(`${key} at ${at}: ${outcome.code}`);
    events.set(key, [...past, ...outcome]);
  }
  return Array.from(events.values(), (each) => evolve(task, recorded(each)));
}

describe('the work of the demo region', () => {
  test.each(farms)('is allowed by the rules, and is done, skipped, moved and ahead ($kind)', (farm) => {
    const steps = demoTasks(farm);
    const tasks = played(steps);
    expect(tasks.length).toBe(6);
    const of = tasks.flatMap(({ fields }) => fields?.occurrences ?? []);
    expect(of.filter(({ completed }) => completed?.hours).length).toBeGreaterThan(5);
    for (const became of ['skipped', 'moved'] as const) expect(of.some((each) => each[became])).toBe(true);
    expect(tasks.filter(({ fields }) => fields?.completed)).toHaveLength(1);
    expect(tasks.some(({ fields }) => (fields?.startsOn ?? '') > until.slice(0, 10))).toBe(true);
    expect(tasks.some(({ fields }) => !fields?.startsOn)).toBe(true);
    expect(steps.every(({ at }) => at < until)).toBe(true);
    expect(steps.some(({ placeKey }) => placeKey !== null)).toBe(true);
  });

  test.each([
    ['vegetables', 'Arroser le tunnel', 'Tunnels 1 et 2'],
    ['vegetables', 'Désherber les planches', 'Planches A'],
    ['grain', 'Vérifier les silos', 'Silos'],
    ['grain', 'Faire le tour des clôtures', 'Champ de la maison'],
  ] as const)('of %s is where its name says: %s', (kind, name, place) => {
    const farm = farms.find((one) => one.kind === kind) as LandedFarm;
    const step = demoTasks(farm).find(
      ({ command }) => 'data' in command && 'name' in command.data && command.data.name === name,
    );
    const found = demoLand(farm).find(({ key }) => key === step?.placeKey);
    expect(found?.command).toMatchObject({ data: { name: place } });
  });

  test('is the same for the same farm', () => {
    const [farm] = farms as [LandedFarm];
    expect(demoTasks(farm)).toEqual(demoTasks(farm));
  });
});
