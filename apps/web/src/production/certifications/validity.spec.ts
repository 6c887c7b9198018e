/** @jest-environment node */
import { addDays, REMINDER_DAYS } from '@terroir/production';
import { expect, test } from '@jest/globals';
import { validityOn } from './validity.ts';

const today = '2028-02-10';
const stateOf = (validFrom: string | null, validUntil: string | null) =>
  validityOn(today, { validFrom, validUntil }).state;

test('the last day is valid, and the day after it is not', () => {
  expect([stateOf(null, today), stateOf(null, '2028-02-09')]).toEqual(['endsSoon', 'expired']);
});

test('ends soon from the day of the reminder on, across the end of February of a leap year', () => {
  const edge = addDays(today, REMINDER_DAYS);
  expect(edge).toBe('2028-03-11');
  expect(validityOn(today, { validFrom: null, validUntil: edge })).toEqual({
    state: 'endsSoon',
    until: edge,
    days: 30,
  });
  expect(stateOf(null, addDays(edge, 1))).toBe('valid');
});

test('is not valid yet before its first day, and from that day on it is', () => {
  expect([stateOf('2028-02-11', null), stateOf(today, null)]).toEqual(['upcoming', 'open']);
  expect(stateOf('2028-02-11', '2028-02-12')).toBe('upcoming');
});

test('without an end it is valid until further notice', () => {
  expect([stateOf(null, null), stateOf('2020-01-01', null)]).toEqual(['open', 'open']);
});
