import { expect, test } from '@jest/globals';
import { addDays } from '@terroir/kernel';
import * as fc from 'fast-check';
import { monthSums } from '../summary/month-sums.ts';
import { within } from './period.ts';
import type { Booked } from '../line/booked.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
const lines = fc.array(
  fc.record({ subcategoryId: fc.constant('hay'), occurredOn: day, costCents: fc.nat({ max: 999_999 }) }),
  { maxLength: 60 },
);
const sum = (booked: readonly Booked[]) => booked.reduce((cents, { costCents }) => cents + costCents, 0);

test('periods that follow one another add up to the whole, to the cent, wherever they are cut', () =>
  fc.assert(
    fc.property(lines, fc.array(day, { maxLength: 5 }), (booked, cuts) => {
      const sorted = [...new Set(cuts)].toSorted();
      const periods = [undefined, ...sorted].map((from, at) => {
        const next = sorted[at];
        return { from, to: next === undefined ? undefined : addDays(next, -1) };
      });
      expect(periods.reduce((cents, period) => cents + sum(within(booked, period)), 0)).toBe(sum(booked));
    }),
  ));

test('a period adds up what happened on its days, whatever was added up before, and leaves out months without lines', () =>
  fc.assert(
    fc.property(lines, fc.array(fc.tuple(fc.option(day), fc.option(day)), { maxLength: 4 }), (booked, asked) => {
      for (const [from, to] of asked) {
        const period = { from: from ?? undefined, to: to ?? undefined };
        const months = Map.groupBy(within(booked, period), ({ occurredOn }) => occurredOn.slice(0, 7));
        const found = Array.from(monthSums(booked, period), ([month, sums]) => [month, sums.get('hay')]);
        expect(Object.fromEntries(found)).toEqual(
          Object.fromEntries(Array.from(months, ([month, some]) => [month, sum(some)])),
        );
      }
    }),
  ));

test.each([28, 29, 30, 31])('a period that ends or begins on the %ith has that day and none beyond it', (edge) => {
  const booked = [28, 29, 30, 31].map((day) => ({
    subcategoryId: 'hay',
    occurredOn: `2026-01-${day}`,
    costCents: 10 ** (day - 28),
  }));
  const on = `2026-01-${edge}`;
  const cents = (period: { readonly from?: string; readonly to?: string }) =>
    monthSums(booked, period).get('2026-01')?.get('hay');
  expect(cents({ to: on })).toBe(sum(booked.filter(({ occurredOn }) => occurredOn <= on)));
  expect(cents({ from: on })).toBe(sum(booked.filter(({ occurredOn }) => occurredOn >= on)));
});
