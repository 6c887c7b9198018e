import { describe, expect, test } from '@jest/globals';
import {
  dateIn,
  daysBetween,
  decide,
  evolve,
  keptFields,
  Refusal,
  type Actor,
  type Decider,
  type Message,
  type Recorded,
  type RecordState,
} from '@terroir/kernel';
import { inputCommands } from '../input/input.commands.ts';
import { outputCommands } from '../output/output.commands.ts';
import type { Line } from '../line/line.ts';
import { demoBooks, habitsOf, type Farm, type FarmKind, type Step } from './books.ts';

const until = '2026-11-21T15:00:00.000Z';
const kinds = Object.keys(habitsOf) as FarmKind[];
const farm = (kind: FarmKind, more: Partial<Farm> = {}): Farm => ({
  seed: 'farm-1',
  kind,
  language: 'fr',
  until,
  ...more,
});
const actor: Actor = { accountId: 'account-1', companyId: 'company-1', role: 'producer_level_two' };

/** Sends the steps as the seeder does, each against the state of its own stream. */
function played(steps: readonly Step[]) {
  const entries = new Map<string, RecordState<Line>>();
  const unheard: string[] = [];
  for (const step of steps) {
    const decider = step.decider as unknown as Decider<RecordState<Line>, Message, Message>;
    const state = entries.get(step.id) ?? decider.initial;
    const events = decide(decider, state, step.command, { id: step.id, now: step.at, actor, newId: () => 'new' });
    if (events instanceof Refusal || events.length === 0) unheard.push(`${step.command.type} of ${step.id}`);
    else
      entries.set(
        step.id,
        evolve(
          decider,
          events.map((event) => Object.assign({}, event, { recorded: step.at })) as (Message & Recorded)[],
          state,
        ),
      );
  }
  return { entries: [...entries.values()], unheard };
}

const notesOf = (kind: FarmKind, language: 'en' | 'fr') =>
  new Set(
    demoBooks(farm(kind, { language })).flatMap(({ command }) => ('notes' in command.data ? [command.data.notes] : [])),
  );

describe.each(kinds)('the books of a farm of the kind %s', (kind) => {
  const steps = demoBooks(farm(kind));

  test('are the same for the same seed, and others for another', () => {
    expect(demoBooks(farm(kind))).toEqual(steps);
    expect(demoBooks(farm(kind, { seed: 'farm-2' }))).not.toEqual(steps);
  });

  test('could have been entered by hand: no command is refused or without effect', () =>
    expect(played(steps).unheard).toEqual([]));

  test('pass the checks of the form', () => {
    for (const { command } of steps) {
      if (command.type === 'RecordInput') expect(inputCommands.RecordInput.parse(command.data)).toEqual(command.data);
      if (command.type === 'RecordOutput')
        expect(outputCommands.RecordOutput.parse(command.data)).toEqual(command.data);
    }
  });

  test('span two years, in order of time, and never the time to come', () => {
    const times = steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times.at(0)?.slice(0, 7)).toMatch(/2024-1[12]/);
    expect(times.at(-1)?.slice(0, 7)).toMatch(/2026-1[01]/);
    expect(times.every((at) => at < until)).toBe(true);
  });

  test('say when each thing happened: mostly on the day it was written down, at times some days before, never after', () => {
    const lags = steps.flatMap(({ at, command }) =>
      command.type === 'RecordInput' || command.type === 'RecordOutput'
        ? [daysBetween(command.data.occurredOn ?? '', dateIn('America/Toronto', at))]
        : [],
    );
    expect(Math.min(...lags)).toBe(0);
    expect(Math.max(...lags)).toBeLessThanOrEqual(14);
    const late = lags.filter((days) => days > 0).length / lags.length;
    expect(late).toBeGreaterThan(0.15);
    expect(late).toBeLessThan(0.5);
  });

  test('have between 60 and 130 lines, and slips that were mended', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const own = demoBooks(farm(kind, { seed: `farm-${seed}` }));
      const lines = played(own).entries.filter((entry) => keptFields(entry) !== null);
      expect(lines.length).toBeGreaterThanOrEqual(60);
      expect(lines.length).toBeLessThanOrEqual(130);
      expect(own.length).toBeGreaterThan(lines.length);
    }
  });

  test('name the produce on the outputs that sell it, from the day on which the farm lists it', () => {
    const listed = '2025-11-01T00:00:00.000Z';
    const named = demoBooks(farm(kind, { produceOf: (productId, at) => (at < listed ? undefined : productId) }));
    const sales = named.flatMap(({ at, command }) =>
      command.type === 'RecordOutput' ? [{ at, produceId: command.data.produceId }] : [],
    );
    expect(sales.some(({ produceId }) => produceId !== undefined)).toBe(true);
    expect(sales.filter(({ at, produceId }) => produceId !== undefined && at < listed)).toEqual([]);
    expect(played(named).unheard).toEqual([]);
  });

  test('are written in the language of the producer', () => {
    const own = [...notesOf(kind, 'fr')].filter((note) => notesOf(kind, 'en').has(note));
    expect(own.length).toBeLessThan(5); // names are spelt the same
  });

  test('earn a little more than they cost, as such a farm does', () => {
    const totals = { producer_input: 0, producer_output: 0 };
    for (let seed = 0; seed < 8; seed += 1)
      for (const { decider, command } of demoBooks(farm(kind, { seed: `farm-${seed}` })))
        if (command.type === 'RecordInput' || command.type === 'RecordOutput')
          totals[decider.name as keyof typeof totals] += command.data.cost;
    const margin = totals.producer_output / totals.producer_input;
    expect(margin).toBeGreaterThan(1);
    expect(margin).toBeLessThan(4);
  });
});

test('all farms together show every kind of slip', () => {
  const types = kinds.flatMap((kind) => demoBooks(farm(kind)).map(({ command }) => command.type));
  for (const type of ['CorrectInput', 'RemoveInput', 'RestoreInput', 'CorrectOutput', 'RemoveOutput', 'RestoreOutput'])
    expect(types).toContain(type);
});

test('every note is in both languages, and French is set as French is', () => {
  for (const habit of kinds.flatMap((kind) => habitsOf[kind]))
    for (const { en, fr } of habit.notes) {
      expect(en.trim()).not.toBe('');
      expect(fr).not.toMatch(/'| [:%;!?]/);
    }
});
