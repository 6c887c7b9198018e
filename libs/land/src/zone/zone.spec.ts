import { describe, expect, test } from '@jest/globals';
import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { evolve, given, recorded, type Recorded } from '@terroir/kernel';
import { rowsAfter, viewContract } from '@terroir/store/contracts';
import {
  drawn,
  kept,
  plotForm,
  plotId,
  plotRecorded,
  style,
  zoneForm,
  zoneId,
  zoneRecorded,
} from '../area/area.fixture.ts';
import { square } from '../geometry/geometry.fixture.ts';
import { plotView } from '../plot/plot.view.ts';
import { Zone, type ZoneCommand } from './zone.commands.ts';
import { zone } from './zone.decider.ts';
import { zoneView, type ZoneRow } from './zone.view.ts';

const otherPlot = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e03';
const scenario = { id: zoneId };
const of = (...history: readonly ZoneEvent[]) => given(zone, history, scenario);
const place = { plot: { coordinates: plotForm.coordinates } };
const record = (data: object = {}): ZoneCommand => ({ type: 'RecordZone', data: { ...zoneForm, ...place, ...data } });
const correct = (data: object = {}): ZoneCommand => ({ type: 'CorrectZone', data: { ...zoneForm, ...place, ...data } });
const corrected = (data: object): ZoneEvent => ({ type: 'ZoneCorrected', data: { zoneId, ...data } });
const withSoil = { ...zoneRecorded, data: { ...zoneRecorded.data, soilType: 'clay', soilPh: 6.5 } } as ZoneEvent;

describe('recording a zone', () => {
  test('says what was entered, and what the outline measures', () => of().when(record()).then(zoneRecorded));
  test('happens once for an id', () => of(zoneRecorded).when(record()).nothing());
  test('holds the fields that the specification names', () =>
    expect(Object.keys(Zone.shape)).toEqual([
      'name',
      'details',
      'coordinates',
      'image',
      'plotId',
      'zoneTypeId',
      'additionalFields',
      'tags',
    ]));
  test('needs a name, details, an outline, a plot and a type', () => {
    const missing = Zone.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
    expect(missing).toEqual(['name', 'details', 'coordinates', 'plotId', 'zoneTypeId']);
  });
  test('is refused outside its plot, or in no plot, or of no type', () => {
    of()
      .when(record({ coordinates: drawn(square(40, 80, 80)) }))
      .refused('zone_outside_plot', 'coordinates');
    of()
      .when(record({ plot: null }))
      .refused('plot_unknown', 'plotId');
    of()
      .when(record({ zoneTypeId: 'moon' }))
      .refused('zone_type_unknown', 'zoneTypeId');
  });
  test('names all that is wrong at once', () => {
    const { outcome } = of().when(record({ plot: null, zoneTypeId: 'moon' }));
    expect(outcome).toMatchObject({ code: 'zone_type_unknown', more: { also: [{ code: 'plot_unknown' }] } });
  });
  test('takes each tag once, and 20 of 50 letters at most', () => {
    of()
      .when(record({ tags: ['ail', 'bio', 'ail'] }))
      .then({
        ...zoneRecorded,
        data: { ...zoneRecorded.data, tags: ['ail', 'bio'] },
      } as ZoneEvent);
    const tags = (of: readonly string[]) => Zone.safeParse({ ...zoneForm, tags: of }).success;
    expect([tags(Array.from({ length: 20 }, String)), tags(Array.from({ length: 21 }, String))]).toEqual([true, false]);
    expect([tags(['a'.repeat(50)]), tags(['a'.repeat(51)]), tags([' '])]).toEqual([true, false, false]);
  });
});

describe('the soil of a zone', () => {
  test('is that of cropland alone', () => {
    const additionalFields = { soilType: 'clay', soilPh: 6.5 };
    of().when(record({ additionalFields })).then(withSoil);
    of()
      .when(record({ zoneTypeId: 'pasture', additionalFields }))
      .refused('soil_only_cropland', 'additionalFields');
    of()
      .when(record({ additionalFields: { soilType: 'cheese' } }))
      .refused('soil_type_unknown', 'additionalFields.soilType');
  });
  test('has a pH from 3 to 10, kept to two decimals', () => {
    const takes = (soilPh: number) => Zone.safeParse({ ...zoneForm, additionalFields: { soilPh } }).success;
    expect([2.99, 3, 7.1, 10, 10.01].map(takes)).toEqual([false, true, true, true, false]);
    of(withSoil)
      .when(correct({ additionalFields: { soilPh: 6.754_9 } }))
      .then(corrected({ soilPh: 6.75 }));
  });
  test('goes with a type that has none, stays where it is left out, and is taken away by null', () => {
    of(withSoil)
      .when(correct({ zoneTypeId: 'pasture' }))
      .then(corrected({ zoneTypeId: 'pasture', soilType: null, soilPh: null }));
    of(withSoil).when(correct()).nothing();
    of(withSoil)
      .when(correct({ additionalFields: null }))
      .then(corrected({ soilType: null, soilPh: null }));
    of(withSoil)
      .when(correct({ additionalFields: { soilType: null } }))
      .then(corrected({ soilType: null }));
  });
});

describe('correcting a zone', () => {
  test('names what changed alone', () => {
    of(zoneRecorded)
      .when(correct({ name: 'Ail du haut' }))
      .then(corrected({ name: 'Ail du haut' }));
    of(zoneRecorded).when(correct()).nothing();
    of(zoneRecorded)
      .when(correct({ coordinates: drawn(square(30, 20, 20)) }))
      .then(corrected(kept(square(30, 20, 20))));
  });
  test('moves it out of its plot no more than recording does', () => {
    of(zoneRecorded)
      .when(correct({ coordinates: drawn(square(40, 300)) }))
      .refused('zone_outside_plot', 'coordinates');
    of(zoneRecorded)
      .when(correct({ plotId: otherPlot, plot: null }))
      .refused('plot_unknown', 'plotId');
    of(zoneRecorded)
      .when(correct({ plotId: otherPlot, plot: { coordinates: drawn(square(50, 500)) } }))
      .refused('zone_outside_plot', 'coordinates');
  });
  test('moves it to another plot that holds it', () => {
    const plot = { coordinates: drawn(square(60)) };
    of(zoneRecorded)
      .when(correct({ plotId: otherPlot, plot }))
      .then(corrected({ plotId: otherPlot }));
  });
  test('does not look again at where it is when that stays', () =>
    of(zoneRecorded)
      .when(correct({ name: 'Ail du haut', plot: { coordinates: drawn(square(5, 900)) } }))
      .then(corrected({ name: 'Ail du haut' })));
});

describe('styling a zone', () => {
  const paint = (to: typeof style | null): ZoneCommand => ({ type: 'StyleZone', data: { style: to } });
  const styled: ZoneEvent = { type: 'ZoneStyled', data: { zoneId, style } };
  test('says the style, once, of one that is there', () => {
    of(zoneRecorded).when(paint(style)).then(styled);
    of(zoneRecorded, styled).when(paint(style)).nothing();
    of().when(paint(style)).refused('not_found');
  });
  test('goes back with a version', () =>
    of(zoneRecorded, styled)
      .when({ type: 'RevertZone', data: { to: evolve(zone, recorded([zoneRecorded])) } })
      .then(corrected({ style: null })));
});

type Fact = ZoneEvent | PlotEvent;
/** Facts in the order of the log, each in the stream of its plot or zone. */
const logged = (...facts: readonly Fact[]): (Fact & Recorded)[] =>
  recorded(facts).map((fact) => ({
    ...fact,
    stream: fact.type.startsWith('Zone') ? `zone-${zoneId}` : `plot-${plotId}`,
  }));
const plotRemoved: PlotEvent = { type: 'PlotRemoved', data: { plotId } };
const plotRestored: PlotEvent = { type: 'PlotRestored', data: { plotId } };
const zoneRemoved: ZoneEvent = { type: 'ZoneRemoved', data: { zoneId } };
const zoneRestored: ZoneEvent = { type: 'ZoneRestored', data: { zoneId } };
const redrawn: PlotEvent = { type: 'PlotCorrected', data: { plotId, ...kept(square(30)) } };

async function rowAfter(...facts: readonly Fact[]): Promise<ZoneRow | undefined> {
  return (await rowsAfter(zoneView, logged(...facts), { siblings: [plotView] })).get(zoneId);
}

viewContract(
  zoneView,
  logged(
    plotRecorded,
    zoneRecorded,
    { type: 'ZoneStyled', data: { zoneId, style } },
    corrected({ tags: [], ...kept(square(20, 5, 5)) }),
    redrawn,
    zoneRemoved,
    plotRemoved,
    zoneRestored,
    plotRestored,
  ),
  [plotView],
);

describe('the row of a zone', () => {
  test('goes and comes back with its plot', async () => {
    const removedAfter = async (...facts: readonly Fact[]) =>
      (await rowAfter(plotRecorded, zoneRecorded, ...facts))?.removed;
    expect(await removedAfter()).toBe(false);
    expect(await removedAfter(plotRemoved)).toBe(true);
    expect(await removedAfter(plotRemoved, plotRestored)).toBe(false);
  });

  test('that was removed itself does not come back with its plot', async () => {
    const gone = await rowAfter(plotRecorded, zoneRecorded, zoneRemoved, plotRemoved, plotRestored);
    expect([gone?.removed, gone?.removedItself]).toEqual([true, true]);
    const back = await rowAfter(plotRecorded, zoneRecorded, zoneRemoved, plotRemoved, zoneRestored, plotRestored);
    expect([back?.removed, back?.removedItself]).toEqual([false, false]);
  });

  test('says that it is outside once its plot was redrawn without it, until one of the two is moved', async () => {
    const outside = async (...facts: readonly Fact[]) =>
      (await rowAfter(plotRecorded, zoneRecorded, ...facts))?.outsidePlot;
    expect(await outside()).toBe(false);
    expect(await outside(redrawn)).toBe(true);
    expect(await outside(redrawn, { type: 'PlotCorrected', data: { plotId, ...kept(square(100)) } })).toBe(false);
    expect(await outside(redrawn, corrected(kept(square(10, 5, 5))))).toBe(false);
  });
});
