/** Events in a month, a week or a day. */
export { Schedule } from './schedule.tsx';
export type { ScheduleLabels, ScheduleProps } from './schedule-props.ts';
export type { ScheduleEvent, ScheduleSlot } from './schedule-event.ts';
export {
  addDays,
  daysOf,
  firstWeekdayOf,
  periodOf,
  scheduleViews,
  shiftPeriod,
  weekStart,
  type ScheduleView,
} from './days.ts';
