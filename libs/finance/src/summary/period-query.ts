import { CalendarDate, Instant } from '@terroir/events';
import { query } from '@terroir/http';

/** The days that may be asked for, both inclusive, and what a person calls them. */
export const periodShape = { from: CalendarDate.optional(), to: CalendarDate.optional() };
export const periodTexts = { from: { en: 'From', fr: 'Du' }, to: { en: 'To', fr: 'Au' } };

/** All time or some days, now or as of an instant. */
export const periodQuery = query({ ...periodShape, asOf: Instant.optional() }, periodTexts);
