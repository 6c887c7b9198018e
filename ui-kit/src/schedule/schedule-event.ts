/** Something that is at a date, and at a time of it or all day. */
export interface ScheduleEvent {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`; `null` for the whole day. */
  readonly time: string | null;
  /** Minutes. Default: 60. */
  readonly duration?: number | null;
  readonly done?: boolean;
  readonly repeats?: boolean;
  /** Its day is over and it is not done. */
  readonly late?: boolean;
  /** It can be dragged and moved. */
  readonly movable?: boolean;
  /** A change of it is under way. */
  readonly pending?: boolean;
  /** A change of it is kept on this device until it can be sent. */
  readonly unsent?: boolean;
}

/** A place in a schedule; without a time a whole day. */
export interface ScheduleSlot {
  readonly date: string;
  readonly time: string | null;
}

/** The order of a day: what takes all of it first, then by time. */
export const inDayOrder = (a: ScheduleEvent, b: ScheduleEvent): number => {
  const [one, other] = [`${a.date} ${a.time ?? ''}`, `${b.date} ${b.time ?? ''}`];
  if (one !== other) return one < other ? -1 : 1;
  return Number(a.done ?? false) - Number(b.done ?? false);
};
