import { describe, expect, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { produce } from '../produce/produce.decider.ts';
import { cropsOf } from './crops.data.ts';
import type { PracticingFarm } from './practices.ts';
import { demoProduces } from './produces.ts';

const kinds = Object.keys(cropsOf) as PracticingFarm['kind'][];
const ends = [
  '2026-05-01T12:00:00.000Z',
  '2027-01-02T03:00:00.000Z',
  '2028-03-01T12:00:00.000Z',
  '2028-12-31T23:00:00.000Z',
];

describe('the produces of a demo producer', () => {
  test.each(kinds)('are taken by the decider at their instants, whenever the demo ends (%s)', (kind) => {
    for (const until of ends) {
      const histories = new Map<string, readonly ProduceEvent[]>();
      for (const { at, key, command } of demoProduces({ seed: 'Ferme des Trois Érables', kind, until })) {
        const history = histories.get(key) ?? [];
        const { outcome } = given(produce, history, { now: at }).when(command);
        expect({ until, key, type: command.type, outcome }).toMatchObject({
          outcome: [{ type: history.length === 0 ? 'ProduceRecorded' : 'ProduceCorrected' }],
        });
        histories.set(key, [...history, ...(outcome as readonly ProduceEvent[])]);
        expect(at < until).toBe(true);
      }
      expect([...histories.values()].map((history) => history.length)).toEqual(cropsOf[kind].map(() => 2));
    }
  });

  test('have a picture each, which comes with the first save, however many are made at once', async () => {
    const steps = kinds.flatMap((kind) => demoProduces({ seed: 'A', kind, until: '2026-05-01T12:00:00.000Z' }));
    const made = await Promise.all(
      steps.map(async ({ command, picture }) => [command.type, (await picture()) !== null]),
    );
    expect(new Set(made.map(String))).toEqual(new Set(['RecordProduce,true', 'CorrectProduce,false']));
  });

  test('are the same for the same farm, and differ between farms', () => {
    const farm = { seed: 'A', kind: 'herbs', until: '2026-05-01T12:00:00.000Z' } as const;
    const commandsOf = (of: PracticingFarm) => demoProduces(of).map(({ command }) => command);
    expect(commandsOf(farm)).toEqual(commandsOf(farm));
    expect(commandsOf(farm)).not.toEqual(commandsOf({ ...farm, seed: 'B' }));
  });

  test('cost a little more or less at another farm of the kind, and the same the whole story long', () => {
    const priceOf = (seed: string) => {
      const steps = demoProduces({ seed, kind: 'sheep', until: '2026-05-01T12:00:00.000Z' });
      const prices = steps.filter(({ key }) => key === steps[0]?.key).map(({ command }) => command.data);
      return prices.map((data) => (data as { readonly harvest: { readonly cost: number } }).harvest.cost);
    };
    const [first, later] = priceOf('A');
    expect(later).toBe(first);
    expect(priceOf('B')[0]).not.toBe(first);
  });
});
