import { CalendarDate, Instant } from '@terroir/events';
import { query } from '@terroir/http';
import type { Period } from './period.ts';

/** The days that may be asked for, both inclusive, and what a person calls them. */
export const periodShape = { from: CalendarDate.optional(), to: CalendarDate.optional() };
export const periodTexts = {
  from: { en: 'From', fr: 'Du' },
  to: {
    en: 'To',
    fr: 'Au',
    rules: {
      period_order: {
        en: 'The last day cannot be before the first one',
        fr: 'Le dernier jour ne peut pas précéder le premier',
      },
    },
  },
};
/** A period that ends before it begins is a mistake, which an empty answer would hide. */
export const periodInOrder: [(period: Period) => boolean, { path: string[]; params: { rule: string } }] = [
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], params: { rule: 'period_order' } },
];

/** All time or some days, now or as of an instant. */
export const periodQuery = query({ ...periodShape, asOf: Instant.optional() }, periodTexts, periodInOrder);
