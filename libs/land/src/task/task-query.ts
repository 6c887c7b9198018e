import { CalendarDate, Id } from '@terroir/events';
import { query, recordsQuery, repeated } from '@terroir/http';
import { daysBetween } from '@terroir/kernel';
import { z } from 'zod';

/** Longest text that tasks are searched for, in UTF-16 code units. */
export const TASK_SEARCH_LIMIT = 200;
/** The most days that occurrences are asked for at once. */
export const SPAN_DAYS = 400;
/** The most occurrences of one answer. */
export const MOST_OCCURRENCES = 40_000;
/** The most occurrences of a day where only the first ones are asked for. */
export const MOST_PER_DAY = 500;

const spanTexts = {
  from: { en: 'From', fr: 'Du' },
  to: {
    en: 'To',
    fr: 'Au',
    rules: {
      period_order: {
        en: 'The last day cannot be before the first one',
        fr: 'Le dernier jour ne peut pas précéder le premier',
      },
      span_too_long: {
        en: 'Ask for at most {days} days at once',
        fr: 'Demandez au plus {days} jours à la fois',
      },
    },
  },
};

/** How the tasks may be asked for: a page, an instant, and what is looked for. */
export const tasksQuery = query(
  {
    ...recordsQuery.schema.shape,
    q: z.string().trim().max(TASK_SEARCH_LIMIT).optional(),
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    done: z.enum(['true', 'false']).optional(),
    location: repeated(Id),
    produce: repeated(Id),
  },
  {
    q: { en: 'Search', fr: 'Recherche' },
    ...spanTexts,
    done: { en: 'Done', fr: 'Terminée' },
    location: { en: 'Plot or zone', fr: 'Parcelle ou zone' },
    produce: { en: 'Produce', fr: 'Aliment' },
  },
  [
    ({ from, to }) => from === undefined || to === undefined || from <= to,
    { path: ['to'], params: { rule: 'period_order' } },
  ],
);

/** The days of which occurrences are asked for, both inclusive. */
export const spanQuery = query(
  { from: CalendarDate, to: CalendarDate, perDay: z.coerce.number().int().min(1).max(MOST_PER_DAY).optional() },
  {
    ...spanTexts,
    per_day: {
      en: 'Per day',
      fr: 'Par jour',
      rules: {
        too_many_at_once: {
          en: 'Ask for fewer tasks of each day, or for fewer days: at most {most} tasks at once',
          fr: 'Demandez moins de tâches par jour, ou moins de jours\u00A0: au plus {most} tâches à la fois',
        },
      },
    },
  },
  [({ from, to }) => from <= to, { path: ['to'], params: { rule: 'period_order' } }],
  [
    ({ from, to }) => daysBetween(from, to) < SPAN_DAYS,
    { path: ['to'], params: { rule: 'span_too_long', days: SPAN_DAYS } },
  ],
  [
    ({ from, to, perDay = 0 }) => (daysBetween(from, to) + 1) * perDay <= MOST_OCCURRENCES,
    { path: ['perDay'], params: { rule: 'too_many_at_once', most: MOST_OCCURRENCES } },
  ],
);
