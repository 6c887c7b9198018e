/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { momentAt, momentsOf } from './moments.ts';

const change = (at: string, event = 'PlotRecorded') => ({ at: `2026-03-0${at}.000Z`, event });

test('changes of the same minute are one moment, whose map is that after the last of them', () => {
  const moments = momentsOf([
    change('2T10:00:00', 'PlotCorrected'),
    change('1T10:00:50', 'ZoneRecorded'),
    change('1T10:00:00'),
  ]);
  expect(moments).toEqual([
    { at: '2026-03-01T10:00:50.000Z', changes: ['PlotRecorded', 'ZoneRecorded'] },
    { at: '2026-03-02T10:00:00.000Z', changes: ['PlotCorrected'] },
  ]);
});

test('an instant shows the moment before it, and now shows the last', () => {
  const moments = momentsOf([change('1T10:00:00'), change('2T10:00:00')]);
  expect(
    [null, '2026-03-02T10:00:00.000Z', '2026-03-02T09:00:00.000Z', '2026-02-01T00:00:00.000Z'].map((instant) =>
      momentAt(moments, instant),
    ),
  ).toEqual([1, 1, 0, -1]);
});
