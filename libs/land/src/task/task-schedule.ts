// Pure: when a task falls, as a form says it.
import type { Refusal } from '@terroir/kernel';
import type { z } from 'zod';
import { refuse } from '../refusals.ts';
import { localOf } from './local-time.ts';
import { TASK_DURATION, USUAL_COUNT, type Frequency, type Schedule } from './recurrence.ts';
import type { Task } from './task.commands.ts';

/** The fields of a task that say when it falls, empty or left out where it has none. */
export interface ScheduleFields {
  readonly startsOn?: string | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly duration?: number | null | undefined;
  readonly repeat?: { readonly freq: Frequency; readonly count: number } | null | undefined;
}

/** The schedule of a task; null without a date. */
export const scheduleOf = ({ startsOn, startsAt, duration, repeat }: ScheduleFields): Schedule | null =>
  startsOn ? { startsOn, startsAt: startsAt ?? null, duration: duration ?? null, repeat: repeat ?? null } : null;

/** The beginning as the API says it: `2026-05-04`, or `2026-05-04T07:30`. */
export const dtstartOf = ({ startsOn, startsAt }: Pick<Schedule, 'startsOn' | 'startsAt'>): string =>
  startsAt === null ? startsOn : `${startsOn}T${startsAt}`;

type Form = Pick<z.output<typeof Task>, 'dateSet' | 'timeSet' | 'repeat' | 'duration' | 'rule'> & {
  readonly timeZone: string;
};

const IN_NO_ZONE = 'YYYY-MM-DDTHH:MM'.length;

/** Date and time of a beginning; an instant is what the clock of the company shows then. */
function beginning(dtstart: string, timeZone: string): { readonly date: string; readonly time: string | null } {
  if (dtstart.length > IN_NO_ZONE) return localOf(timeZone, Date.parse(dtstart));
  return { date: dtstart.slice(0, 10), time: dtstart.length === IN_NO_ZONE ? dtstart.slice(11) : null };
}

interface Said {
  readonly schedule: Schedule | null;
  readonly faults: readonly Refusal[];
}

/**
 * The schedule that a form leads to, from that of before, and what is missing. A date that is cleared clears time, duration and
 * repeat; a time gives the usual duration, a frequency its usual count.
 */
export function saidSchedule({ timeZone, ...form }: Form, before: Schedule | null): Said {
  const { rule, timeSet } = form;
  if (form.dateSet === false) return { schedule: null, faults: [] };
  const dtstart = rule === null ? null : rule?.dtstart === undefined ? before && dtstartOf(before) : rule.dtstart;
  if (dtstart === null) {
    const isAsked = [form.dateSet, timeSet, form.repeat].includes(true) || Boolean(rule?.freq);
    return { schedule: null, faults: isAsked ? [refuse('task_date_missing', { field: 'rule.dtstart' })] : [] };
  }
  const { date: startsOn, time } = beginning(dtstart, timeZone);
  const startsAt = timeSet === false ? null : time;
  const faults: Refusal[] = [];
  if (timeSet === true && time === null) faults.push(refuse('task_time_missing', { field: 'rule.dtstart' }));
  const said = form.duration === undefined ? before?.duration : form.duration;
  const duration = startsAt === null ? null : (said ?? TASK_DURATION);
  const repeat = saidRepeat(form, before?.repeat ?? null);
  if (form.repeat === true && repeat === null) faults.push(refuse('task_repeat_missing', { field: 'rule.freq' }));
  return { schedule: { startsOn, startsAt, duration, repeat }, faults };
}

function saidRepeat({ repeat, rule }: Omit<Form, 'timeZone'>, before: Schedule['repeat']): Schedule['repeat'] {
  if (repeat === false) return null;
  const freq = rule?.freq === undefined ? before?.freq : rule.freq;
  if (!freq) return null;
  const isSame = freq === before?.freq;
  const count = rule?.count === undefined && isSame ? before.count : (rule?.count ?? USUAL_COUNT[freq]);
  return count === 0 ? null : { freq, count };
}
