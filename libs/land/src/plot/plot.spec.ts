import { describe, expect, test } from '@jest/globals';
import type { PlotEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { Plot, type PlotCommand } from './plot.commands.ts';
import { plot } from './plot.decider.ts';

const plotId = 'id-0';
const fields = { name: 'Le rang 4' };
const recorded: PlotEvent = { type: 'PlotRecorded', data: { plotId, ...fields } };
const record: PlotCommand = { type: 'RecordPlot', data: fields };

describe('recording a plot', () => {
  test('says what was entered', () => given(plot).when(record).then(recorded));
  test('happens once for an id', () => given(plot, [recorded]).when(record).nothing());
  test('holds the fields that the specification names', () =>
    expect(Object.keys(Plot.shape)).toEqual([
      'name',
      'the fields of the specification: declare them in events/src/land.ts',
    ]));
});
