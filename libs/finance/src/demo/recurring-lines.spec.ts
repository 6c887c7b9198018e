import { describe, expect, test } from '@jest/globals';
import { decide, evolve, Refusal, type Actor, type Decider, type Message, type Recorded } from '@terroir/kernel';
import { habitsOf, type FarmKind } from './books.ts';
import { openDueDates } from '../recurring-line/due-dates.ts';
import { recurringLine } from '../recurring-line/recurring-line.decider.ts';
import { demoRecurringLines } from './recurring-lines.ts';

const until = '2026-11-21T15:00:00.000Z';
const actor: Actor = { accountId: 'a', companyId: 'a', role: 'producer_level_two' };

/** Plays the steps in their order. @returns the events of each stream */
async function played(kind: FarmKind, at = until) {
  const streams = new Map<string, (Message & Recorded)[]>();
  const idOf = (key: string) =>
    `01990000-0000-7000-8000-${Buffer.from(key).toString('hex').padEnd(12, '0').slice(0, 12)}`;
  const steps = demoRecurringLines({ seed: 'Ferme', kind, language: 'fr', until: at }, idOf);
  for (const { at: now, run } of steps.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    await run(<S, C extends Message, E extends Message>(decider: Decider<S, C, E>, id: string, command: C) => {
      const stream = `${decider.name}-${id}`;
      const past = streams.get(stream) ?? [];
      const state = evolve(decider, past as unknown as (E & Recorded)[]);
      const made = decide(decider, state, command, { id, now, actor, newId: () => id });
      if (made instanceof Refusal) throw new Error(`${now} ${command.type}: ${made.code}`);
      const added = made.map((event, nth) => ({
        ...event,
        id,
        stream,
        revision: past.length + nth,
        recorded: now,
        actor,
      }));
      streams.set(stream, [...past, ...added] as (Message & Recorded)[]);
      return Promise.resolve();
    });
  return { steps, streams };
}

describe.each(Object.keys(habitsOf) as FarmKind[])('what recurs on a farm of %s', (kind) => {
  test('is taken by the deciders at every step, before now', async () => {
    const { steps } = await played(kind);
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.every(({ at }) => at < until)).toBe(true);
  });

  test('is due now, and was recorded before', async () => {
    const { streams } = await played(kind);
    const open = [...streams].flatMap(([stream, events]) => {
      const { fields } = evolve(recurringLine, (stream.startsWith('recurring_line-') ? events : []) as never);
      return fields ? openDueDates(fields, fields.settled ?? [], '2026-11-21') : [];
    });
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(4);
    expect([...streams.keys()].filter((stream) => stream.startsWith('producer_')).length).toBeGreaterThan(10);
  });
});

test('a region that begins on any day has no step that a decider refuses', async () => {
  for (const day of ['2026-01-31', '2026-03-01', '2028-02-29', '2026-12-31', '2026-05-02'])
    expect((await played('vegetables', `${day}T03:00:00.000Z`)).steps.length).toBeGreaterThan(10);
});
