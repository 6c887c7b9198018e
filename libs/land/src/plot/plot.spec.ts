import { describe, expect, test } from '@jest/globals';
import type { PlotEvent } from '@terroir/events';
import { evolve, given, recorded } from '@terroir/kernel';
import { rowsAfter, viewContract } from '@terroir/store/contracts';
import { drawn, kept, plotForm, plotId, plotRecorded, style } from '../area/area.fixture.ts';
import { square } from '../geometry/geometry.fixture.ts';
import { Plot, PlotChange, type PlotCommand } from './plot.commands.ts';
import { plot } from './plot.decider.ts';
import { plotView } from './plot.view.ts';

const scenario = { id: plotId };
const of = (...history: readonly PlotEvent[]) => given(plot, history, scenario);
const record: PlotCommand = { type: 'RecordPlot', data: plotForm };
const correct = (data: object): PlotCommand => ({ type: 'CorrectPlot', data: { ...plotForm, ...data } });
const corrected = (data: object): PlotEvent => ({ type: 'PlotCorrected', data: { plotId, ...data } });
const styled: PlotEvent = { type: 'PlotStyled', data: { plotId, style } };
const removed: PlotEvent = { type: 'PlotRemoved', data: { plotId } };

describe('recording a plot', () => {
  test('says what was entered, and what the outline measures', () => of().when(record).then(plotRecorded));
  test('happens once for an id', () => of(plotRecorded).when(record).nothing());

  test('keeps the outline open and counter-clockwise, however it was drawn', () => {
    const [first, ...rest] = plotForm.coordinates as [[number, number], ...[number, number][]];
    const coordinates = [first, ...rest.toReversed(), first];
    of()
      .when({ type: 'RecordPlot', data: { ...plotForm, coordinates } })
      .then(plotRecorded);
  });

  test('holds the fields that the specification names; the measures are the server’s own', () => {
    expect(Object.keys(Plot.shape)).toEqual(['name', 'details', 'coordinates', 'image']);
    const sent = { ...plotForm, area: 1, perimeter: 1 };
    expect(Plot.parse(sent)).toEqual(plotForm);
  });

  test('needs a name, details and an outline', () => {
    const missing = Plot.safeParse({ name: ' ', details: '' }).error?.issues.map(({ path }) => path.join('.'));
    expect(new Set(missing)).toEqual(new Set(['name', 'details', 'coordinates']));
    expect(PlotChange.safeParse({ name: 'a', details: 'b' }).success).toBe(true);
  });
});

describe('correcting a plot', () => {
  test('names what changed alone, and the measures with the outline', () => {
    of(plotRecorded)
      .when(correct({ name: 'Le rang 5' }))
      .then(corrected({ name: 'Le rang 5' }));
    of(plotRecorded)
      .when(correct({ coordinates: drawn(square(120)) }))
      .then(corrected(kept(square(120))));
    of(plotRecorded).when(correct({})).nothing();
    of(plotRecorded)
      .when(correct({ coordinates: undefined }))
      .nothing();
  });

  const zones = [
    { name: 'Ail', coordinates: drawn(square(40, 10, 10)) },
    { name: 'Foin', coordinates: drawn(square(40, 55, 55)) },
  ];
  test('is refused where zones would be left outside, which are named', () => {
    const { outcome } = of(plotRecorded).when(correct({ coordinates: drawn(square(60)), zones }));
    expect(outcome).toMatchObject({
      code: 'plot_leaves_zones',
      more: { field: 'coordinates', params: { zones: 'Foin' } },
    });
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, coordinates: drawn(square(5, 90, 90)) }));
    expect(of(plotRecorded).when(correct({ coordinates: drawn(square(60)), zones: many })).outcome).toMatchObject({
      more: { params: { zones: 'a, b, c, +2' } },
    });
  });

  test('is allowed where its zones stay inside, and where one was outside before', () => {
    of(plotRecorded)
      .when(correct({ coordinates: drawn(square(120)), zones }))
      .then(corrected(kept(square(120))));
    const astray = { name: 'Égarée', coordinates: drawn(square(10, 500)) };
    of(plotRecorded)
      .when(correct({ coordinates: drawn(square(120)), zones: [astray] }))
      .then(corrected(kept(square(120))));
  });
});

describe('styling a plot', () => {
  const paint = (to: typeof style | null): PlotCommand => ({ type: 'StylePlot', data: { style: to } });
  test('says the style, once', () => {
    of(plotRecorded).when(paint(style)).then(styled);
    of(plotRecorded, styled).when(paint(style)).nothing();
    of(plotRecorded).when(paint(null)).nothing();
    of(plotRecorded, styled)
      .when(paint(null))
      .then({ type: 'PlotStyled', data: { plotId, style: null } });
  });
  test('is of one that is there', () => {
    of().when(paint(style)).refused('not_found');
    of(plotRecorded, removed).when(paint(style)).refused('not_found');
  });
  test('is no part of a correction, and goes back with a version', () => {
    of(plotRecorded, styled)
      .when(correct({ name: 'Le rang 5' }))
      .then(corrected({ name: 'Le rang 5' }));
    const before = evolve(plot, recorded([plotRecorded]));
    of(plotRecorded, styled)
      .when({ type: 'RevertPlot', data: { to: before } })
      .then(corrected({ style: null }));
  });
});

const history: readonly PlotEvent[] = [
  plotRecorded,
  styled,
  corrected({ ...kept(square(120)), name: 'Le rang 5' }),
  removed,
  { type: 'PlotRestored', data: { plotId } },
];
const inLog = recorded(history, scenario).map((event) => ({ ...event, stream: `plot-${plotId}` }));
viewContract(plotView, inLog);

test('the row of a plot is what it says and its style', async () => {
  expect((await rowsAfter(plotView, inLog)).get(plotId)).toMatchObject({
    name: 'Le rang 5',
    ...kept(square(120)),
    style,
    removed: false,
  });
});
