import type { Language } from '@terroir/events';
import { addDays, addMonths, dateIn, type DataOf, type Decider, type Message } from '@terroir/kernel';
import { newestDueDates } from '../recurring-line/due-dates.ts';
import { dueLineId, recordingOf } from '../recurring-line/due-line.ts';
import type { LineSide, RecurringLineCommand } from '../recurring-line/recurring-line.commands.ts';
import { recurringLine } from '../recurring-line/recurring-line.decider.ts';
import type { Farm, FarmKind } from './books.ts';
import { seeded } from './random.ts';

/** Something that comes back on a farm of the region, in both languages. */
interface Recurring {
  readonly side: LineSide;
  readonly subcategoryId: string;
  readonly unitId: string;
  readonly quantity: number;
  readonly every: 'month' | 'year';
  /** The least and the most that it costs or brings each time, in dollars. */
  readonly amount: readonly [least: number, most: number];
  readonly notes: Readonly<Record<Language, string>>;
  /** So many days ago it was due last. */
  readonly daysAgo: number;
  /** The newest due date still waits for a person. */
  readonly isOpen?: true;
  /** One of its dates was skipped: the tenant was away, the office closed. */
  readonly skips?: true;
}

const truck: Recurring = {
  side: 'input',
  subcategoryId: 'vehicle_insurance',
  unitId: 'month',
  quantity: 1,
  every: 'month',
  amount: [84, 119],
  notes: { en: 'Truck insurance, monthly debit', fr: 'Assurance du camion, prélèvement mensuel' },
  daysAgo: 2,
  isOpen: true,
};
const grid: Recurring = {
  side: 'input',
  subcategoryId: 'electricity_standing_charges',
  unitId: 'month',
  quantity: 1,
  every: 'month',
  amount: [13, 24],
  notes: { en: 'Grid access at the barn', fr: 'Accès au réseau, grange' },
  daysAgo: 9,
};
const shed: Recurring = {
  side: 'output',
  subcategoryId: 'building_rental',
  unitId: 'month',
  quantity: 1,
  every: 'month',
  amount: [140, 220],
  notes: { en: 'Shed rented to the neighbour', fr: 'Remise louée au voisin' },
  daysAgo: 5,
  skips: true,
};
const baskets: Recurring = {
  side: 'output',
  subcategoryId: 'vegetable_baskets',
  unitId: 'basket',
  quantity: 40,
  every: 'month',
  amount: [980, 1160],
  notes: { en: 'Subscribers, monthly payment', fr: 'Abonnés, versement mensuel' },
  daysAgo: 3,
  isOpen: true,
};
const insured = (subcategoryId: string, amount: readonly [number, number]): Recurring => ({
  side: 'input',
  subcategoryId,
  unitId: 'year',
  quantity: 1,
  every: 'year',
  amount,
  notes: { en: 'Financière agricole, yearly premium', fr: 'Financière agricole, prime annuelle' },
  daysAgo: 40,
});
const crops = insured('crop_insurance', [620, 1240]);
const animals = insured('livestock_insurance', [480, 940]);

const recurringOf: Readonly<Record<FarmKind, readonly Recurring[]>> = {
  vegetables: [truck, grid, baskets, crops],
  dairy: [truck, grid, shed, animals],
  maple: [truck, grid, shed],
  orchard: [truck, grid, shed, crops],
  grain: [truck, grid, shed, crops],
  sheep: [truck, grid, shed, animals],
  bees: [truck, grid, animals],
  berries: [truck, grid, crops],
  mushrooms: [truck, grid],
  herbs: [truck, grid, crops],
};

/** How a step sends its command. */
type Send = <S, C extends Message, E extends Message>(
  decider: Decider<S, C, E>,
  id: string,
  command: C,
) => Promise<unknown>;
export interface DemoRecurringStep {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly run: (send: Send) => Promise<unknown>;
}

const ZONE = 'America/Toronto';
const MONTHS = 7;

/** What recurs on a demo farm since half a year, recorded and skipped as a person does; of some the newest date is still due. */
export function demoRecurringLines(
  { seed, kind, language, until }: Farm,
  idOf: (key: string) => string,
): readonly DemoRecurringStep[] {
  const random = seeded(`${seed}/recurring`);
  const today = dateIn(ZONE, until);
  return recurringOf[kind].flatMap((recurring) => {
    const { side, subcategoryId, unitId, quantity, every, amount, notes, daysAgo, isOpen, skips } = recurring;
    const id = idOf(subcategoryId);
    const newest = addDays(today, -daysAgo);
    const schedule = { every, firstDueOn: every === 'month' ? addMonths(newest, -MONTHS) : newest } as const;
    const cost = Math.round(random.between(...amount) * 4) / 4;
    const entered = { subcategoryId, notes: notes[language], quantityRaw: quantity, unitId, cost };
    const begun: DataOf<RecurringLineCommand, 'RecordRecurringLine'> = { side, ...entered, ...schedule };
    const begin: DemoRecurringStep = {
      at: `${addDays(schedule.firstDueOn, -1)}T16:10:00.000Z`,
      run: (send) => send(recurringLine, id, { type: 'RecordRecurringLine', data: begun }),
    };
    const dates = newestDueDates(schedule, today);
    const settled = (isOpen ? dates.slice(0, -1) : dates).map((dueOn, nth): DemoRecurringStep => {
      const lineId = dueLineId(id, dueOn);
      const at = `${addDays(dueOn, random.whole(0, 1))}T13:${10 + nth}:00.000Z`;
      if (skips && nth === 2)
        return { at, run: (send) => send(recurringLine, id, { type: 'SkipDueDate', data: { dueOn, today: dueOn } }) };
      const form = { ...entered, occurredOn: dueOn, timeZone: ZONE, foundedOn: null };
      const { decider, command } = recordingOf(side, form);
      return {
        at,
        run: async (send) => {
          await send(decider, lineId, command);
          await send(recurringLine, id, { type: 'RecordDueLine', data: { dueOn, lineId, today: dueOn } });
        },
      };
    });
    return [begin, ...settled].filter(({ at }) => at < until);
  });
}
