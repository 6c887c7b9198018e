import { COUNT_LIMIT, lastDateOf, TASK_DURATION, USUAL_COUNT, type Frequency, type Schedule } from '@terroir/land';

/** When a task falls, as its form holds it. */
export interface WhenTyped {
  startsOn: string | null;
  timeSet: boolean;
  startsAt: string | null;
  /** Minutes. */
  duration: number | null;
  /** Empty is one time. */
  repeat: Frequency | '';
  count: number | null;
}

/** A date that is cleared clears time, duration and repeat (S1 §4). */
export const noDate: WhenTyped = {
  startsOn: null,
  timeSet: false,
  startsAt: null,
  duration: null,
  repeat: '',
  count: null,
};
type Time = Pick<WhenTyped, 'timeSet' | 'startsAt' | 'duration'>;
/** A time that is set takes an hour, and is now unless another is named (S1 §4). */
export const timeAt = (clock: string): Time => ({ timeSet: true, startsAt: clock, duration: TASK_DURATION });
export const wholeDay: Time = { timeSet: false, startsAt: null, duration: null };

/** A frequency comes with its usual count; one time has none (S1 §4). */
export const repeating = (repeat: Frequency | ''): Pick<WhenTyped, 'repeat' | 'count'> => ({
  repeat,
  count: repeat === '' ? null : USUAL_COUNT[repeat],
});
/** A count within 0 and the most (S1 §5); what is no number stays for the check to refuse. */
export const clampedCount = (count: number | null): number | null =>
  count === null || Number.isNaN(count) ? count : Math.min(COUNT_LIMIT, Math.max(0, Math.trunc(count)));

/** The schedule that is typed; null while it has no date. A count of 0 is no repeat. */
export function typedSchedule(typed: WhenTyped): Schedule | null {
  const { startsOn, timeSet, startsAt, duration, repeat, count } = typed;
  if (startsOn === null || !/^\d{4}-\d\d-\d\d$/.test(startsOn)) return null;
  return {
    startsOn,
    startsAt: timeSet ? startsAt : null,
    duration: timeSet ? duration : null,
    repeat: repeat === '' || !count ? null : { freq: repeat, count },
  };
}

/** The last day of the repeat that is typed; null where it does not repeat, or cannot be read. */
export function typedEnd(typed: WhenTyped): string | null {
  const schedule = typedSchedule(typed);
  if (!schedule?.repeat || !Number.isInteger(schedule.repeat.count)) return null;
  return lastDateOf(schedule);
}
