import { addDays, dateIn } from '@terroir/kernel';
import type { TaskCommand } from '../task/task.commands.ts';
import { datesBetween, type Schedule } from '../task/recurrence.ts';
import { demoLand, type LandedFarm } from './farm-land.ts';
import { farmWork, type DemoWork } from './farm-work.data.ts';

/** A save of a task by a demo producer, or what became of it. */
export interface DemoWorkStep {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The same for every step of one task; unique within the farm. */
  readonly key: string;
  /** The key of the plot or zone that it is in, whose id is still to be put into the command. */
  readonly placeKey: string | null;
  readonly command: TaskCommand;
}

const TIME_ZONE = 'America/Toronto';
/** When the day's work is noted, in hours and minutes of UTC: an afternoon in Québec. */
const EVENING = 'T21:30:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

/** The middle of each plot and zone by its key, as it was first drawn. */
function middles(farm: LandedFarm): ReadonlyMap<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const step of demoLand(farm)) {
    if (step.command.type !== 'RecordZone' && step.command.type !== 'RecordPlot') continue;
    const { coordinates = [] } = step.command.data;
    const mean = (axis: 0 | 1): number => coordinates.reduce((sum, point) => sum + point[axis], 0) / coordinates.length;
    found.set(step.key, [mean(0), mean(1)]);
  }
  return found;
}

/**
 * The work of a demo producer: what recurs, begun nine weeks ago and noted as it was done, with a time that was skipped and one that was
 * moved; what was done once; what is ahead; and what has no date.
 */
export function demoTasks(farm: LandedFarm): readonly DemoWorkStep[] {
  const { kind, language, until } = farm;
  const today = dateIn(TIME_ZONE, until);
  const places = middles(farm);
  return farmWork(kind).flatMap((work, index): DemoWorkStep[] => {
    const isInPlot = work.zone === 'plot';
    const placeKey = work.zone === undefined ? null : isInPlot ? 'plot-0' : `plot-0/zone-${work.zone}`;
    const place = placeKey === null ? undefined : places.get(placeKey);
    const step = { key: `task-${index}`, placeKey: place === undefined ? null : placeKey };
    const schedule = scheduleOf(work, today);
    const recordedAt = new Date(
      Date.parse(until) + Math.min((work.from ?? 0) - 3, -5) * DAY + index * 60_000,
    ).toISOString();
    const command: TaskCommand = {
      type: 'RecordTask',
      data: {
        name: work.name[language],
        details: work.details?.[language] ?? '',
        tags: work.tags.map((tag) => tag[language]),
        rule: schedule && {
          dtstart: schedule.startsAt === null ? schedule.startsOn : `${schedule.startsOn}T${schedule.startsAt}`,
          ...schedule.repeat,
        },
        ...(schedule?.duration && { duration: schedule.duration }),
        // The id of the place takes that of its key.
        locations: place ? [{ locatableId: '', locatableType: isInPlot ? 'Plot' : 'Zone', coordinates: place }] : [],
        timeZone: TIME_ZONE,
      },
    };
    return [
      { ...step, at: recordedAt, command },
      ...(schedule ? whatBecame(work, schedule, today, until) : []).map((each) => ({ ...step, ...each })),
    ];
  });
}

const scheduleOf = ({ from, at, duration, repeat }: DemoWork, today: string): Schedule | null =>
  from === undefined
    ? null
    : {
        startsOn: addDays(today, from),
        startsAt: at ?? null,
        duration: at === undefined ? null : (duration ?? 60),
        repeat: repeat ? { freq: repeat[0], count: repeat[1] } : null,
      };

/** Each time that has passed was done on its day, but for one that was skipped; the next but one moves to the day after. */
function whatBecame(
  { hours, cents }: DemoWork,
  schedule: Schedule,
  today: string,
  until: string,
): readonly Pick<DemoWorkStep, 'at' | 'command'>[] {
  const isOnce = schedule.repeat === null;
  const past = datesBetween(schedule, schedule.startsOn, today).filter((date) => `${date}${EVENING}` < until);
  const steps = past.map((date, nth): Pick<DemoWorkStep, 'at' | 'command'> => {
    const at = `${date}${EVENING}`;
    if (!isOnce && nth % 5 === 3) return { at, command: { type: 'SkipOccurrence', data: { date } } };
    const data = { date, timeZone: TIME_ZONE, hours: hours + (nth % 3) * 0.25, ...(cents && { cost: cents / 100 }) };
    return { at, command: { type: 'CompleteOccurrence', data } };
  });
  const [, next] = datesBetween(schedule, addDays(today, 1), addDays(today, 60));
  if (isOnce || next === undefined || past.length === 0) return steps;
  const move = { date: next, startsOn: addDays(next, 1), timeZone: TIME_ZONE };
  return [
    ...steps,
    { at: new Date(Date.parse(until) - DAY).toISOString(), command: { type: 'MoveOccurrence', data: move } },
  ];
}
