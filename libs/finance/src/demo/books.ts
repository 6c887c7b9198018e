import type { Language } from '@terroir/events';
import { addDays, dateIn } from '@terroir/kernel';
import { unit } from '@terroir/reference';
import type { InputCommand } from '../input/input.commands.ts';
import { producerInput } from '../input/input.decider.ts';
import type { Entered } from '../line/line.ts';
import type { CompanyCalendar } from '../company/company-calendar.ts';
import type { OutputCommand } from '../output/output.commands.ts';
import { producerOutput } from '../output/output.decider.ts';
import { bees } from './habits/bees.data.ts';
import { berries } from './habits/berries.data.ts';
import { dairy } from './habits/dairy.data.ts';
import { everyone } from './habits/everyone.data.ts';
import { grain } from './habits/grain.data.ts';
import type { Habit } from './habits/habit.ts';
import { herbs } from './habits/herbs.data.ts';
import { maple } from './habits/maple.data.ts';
import { mushrooms } from './habits/mushrooms.data.ts';
import { orchard } from './habits/orchard.data.ts';
import { sheep } from './habits/sheep.data.ts';
import { vegetables } from './habits/vegetables.data.ts';
import { seeded, type Random } from './random.ts';
import { soldProduces } from './sold-produces.data.ts';

/** What a farm of each kind buys and sells. */
export const habitsOf = {
  vegetables,
  dairy,
  maple,
  orchard,
  grain,
  sheep,
  bees,
  berries,
  mushrooms,
  herbs,
} as const satisfies Readonly<Record<string, readonly Habit[]>>;
export type FarmKind = keyof typeof habitsOf;

export interface Farm {
  /** The same text gives the same books. */
  readonly seed: string;
  readonly kind: FarmKind;
  readonly language: Language;
  /** The instant (ISO 8601) up to which the farm has kept its books, for two years. */
  readonly until: string;
  /** The id of the produce of a product that the farm lists at an instant (ISO 8601), for the outputs that sell it. */
  readonly produceOf?: ((productId: string, at: string) => string | undefined) | undefined;
}

/** One thing that the producer did, ready to be sent: to which decider and aggregate. */
type Act =
  | {
      readonly side: 'input';
      readonly id: string;
      readonly decider: typeof producerInput;
      readonly command: InputCommand;
    }
  | {
      readonly side: 'output';
      readonly id: string;
      readonly decider: typeof producerOutput;
      readonly command: OutputCommand;
    };
/** The same with its instant (ISO 8601). */
export type Step = Act & { readonly at: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEARS = 2;
/** The region lies in Québec; its companies are older than their books. */
const CALENDAR: CompanyCalendar = { timeZone: 'America/Toronto', foundedOn: null };

/** Two years of a farm's inputs and outputs as a person would have entered them, slips and all, in order of time. */
export function demoBooks({ seed, kind, language, until, produceOf }: Farm): readonly Step[] {
  const sold: Readonly<Record<string, string>> = soldProduces[kind];
  const random = seeded(`${seed}/${kind}`);
  const end = Date.parse(until);
  const start = new Date(end);
  start.setUTCFullYear(start.getUTCFullYear() - YEARS);
  const size = random.between(0.7, 1.3);
  const own = [...everyone, ...habitsOf[kind]].filter(() => random.chance(0.9));
  const steps: Timed[] = [];
  for (const { year, month } of monthsBetween(start, new Date(end))) {
    const weather = seeded(`${seed}/${year}`).between(0.85, 1.15);
    for (const habit of own.filter(({ months }) => months.includes(month))) {
      const at = Date.UTC(year, month - 1, random.whole(1, 28), random.whole(12, 23), random.whole(0, 59));
      const times = { size: size * weather, prices: 1.03 ** (year - start.getUTCFullYear()) };
      const truth = { ...enteredBy(random, habit, month, language, times), occurredOn: dayBefore(at, seed) };
      const productId = habit.side === 'output' ? sold[habit.subcategoryId] : undefined;
      const produceId = productId && produceOf?.(productId, new Date(at).toISOString());
      const named = produceId ? { ...truth, produceId, isProduceListed: true } : truth;
      const made = storyOf(at, habit, named, random, language);
      // A line is recorded whole or not at all: a slip whose correction lies ahead would look like the truth.
      if (at >= start.getTime() && made.every((step) => step.time < end)) steps.push(...made);
    }
  }
  return steps.toSorted((a, b) => a.time - b.time || (a.step.id < b.step.id ? -1 : 1)).map(({ step }) => step);
}

type Timed = { readonly time: number; readonly step: Step };
type Action = 'record' | 'correct' | 'remove' | 'restore';

/** A line's life: mostly one recording, now and then a slip that is mended. */
function storyOf(
  at: number,
  { side, subcategoryId }: Habit,
  truth: Entered,
  random: Random,
  language: Language,
): Timed[] {
  const id = idAt(at, random);
  const act = (time: number, action: Action, data: Entered = truth, of = id): Timed => ({
    time,
    step: { ...actOf(side, of, action, subcategoryId, data), at: new Date(time).toISOString() },
  });
  const soon = () => at + random.whole(2, 9) * MINUTE;
  const later = () => at + random.whole(1, 9) * DAY + random.whole(0, 90) * MINUTE;
  const luck = random.next();
  if (luck < 0.04) return [act(at, 'record', { ...truth, cost: estimate(truth.cost) }), act(later(), 'correct')];
  if (luck < 0.06) {
    const notes = language === 'fr' ? 'Facture à vérifier' : 'Check the invoice';
    return [act(at, 'record', { ...truth, notes }), act(later(), 'correct')];
  }
  if (luck < 0.08) {
    const twin = idAt(at + MINUTE, random);
    return [act(at, 'record'), act(at + MINUTE, 'record', truth, twin), act(soon(), 'remove', truth, twin)];
  }
  if (luck < 0.1) {
    const removed = later();
    return [act(at, 'record'), act(removed, 'remove'), act(removed + MINUTE, 'restore')];
  }
  return [act(at, 'record')];
}

function actOf(side: Habit['side'], id: string, action: Action, subcategoryId: string, entered: Entered): Act {
  if (side === 'input') {
    const data = { inputCategoryId: subcategoryId, ...entered, ...CALENDAR };
    const commands: Record<Action, InputCommand> = {
      record: { type: 'RecordInput', data },
      correct: { type: 'CorrectInput', data },
      remove: { type: 'RemoveInput', data: {} },
      restore: { type: 'RestoreInput', data: {} },
    };
    return { side, id, decider: producerInput, command: commands[action] };
  }
  const data = { outputCategoryId: subcategoryId, ...entered, ...CALENDAR };
  const commands: Record<Action, OutputCommand> = {
    record: { type: 'RecordOutput', data },
    correct: { type: 'CorrectOutput', data },
    remove: { type: 'RemoveOutput', data: {} },
    restore: { type: 'RestoreOutput', data: {} },
  };
  return { side, id, decider: producerOutput, command: commands[action] };
}

/** One purchase or sale of a habit, in a year of such weather and prices, on a farm of such a size. */
function enteredBy(
  random: Random,
  { unitId, months, quantity: [least, most], price, notes }: Habit,
  month: number,
  language: Language,
  { size, prices }: { readonly size: number; readonly prices: number },
): Entered {
  const quantityRaw = least === most ? least : rounded(random.between(least, most) * size, unitId);
  const cents = Math.round(quantityRaw * random.between(...price) * prices * 100);
  // The notes follow the seasons: the first belong to the first months, the last to the last.
  const note = notes[Math.floor(((months.indexOf(month) + random.next()) / months.length) * notes.length)];
  return { notes: note?.[language] ?? '', quantityRaw, unitId, cost: cents / 100 };
}

/** The day of what is recorded at an instant: mostly the same, now and then one of the two weeks before (a pile of receipts). */
function dayBefore(at: number, seed: string): string {
  const random = seeded(`${seed}/${at}`);
  return addDays(dateIn(CALENDAR.timeZone, new Date(at).toISOString()), random.chance(0.3) ? -random.whole(1, 14) : 0);
}

/** As a person writes it: counts whole, large amounts to the ten, small ones to a tenth. */
function rounded(quantity: number, unitId: string): number {
  if (unit(unitId)?.unitType === 'count' || quantity >= 20) {
    const step = quantity >= 1000 ? 10 : 1;
    return Math.max(1, Math.round(quantity / step) * step);
  }
  return Math.max(0.1, Math.round(quantity * 10) / 10);
}

/** A sum from memory, before the invoice came. */
const estimate = (cost: number): number => (cost < 50 ? cost + 5 : Math.round((cost * 0.93) / 10) * 10);

/** A UUIDv7 that the seed decides (RFC 9562 §5.7). */
function idAt(time: number, random: Random): string {
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`;
}

function monthsBetween(start: Date, end: Date): { readonly year: number; readonly month: number }[] {
  const first = start.getUTCFullYear() * 12 + start.getUTCMonth();
  const last = end.getUTCFullYear() * 12 + end.getUTCMonth();
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    year: Math.floor((first + at) / 12),
    month: ((first + at) % 12) + 1,
  }));
}
