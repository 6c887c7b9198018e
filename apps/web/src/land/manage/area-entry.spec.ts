/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../api/failure.ts';
import { squareAt } from '../../testing/land.ts';
import type { PlotRow, ZoneRow } from '../../places/area.ts';
import {
  areaEntry,
  atFormFields,
  blankArea,
  plotBody,
  plotTyped,
  zoneBody,
  zoneTyped,
  type AreaTyped,
} from './area-entry.ts';
import { capturedPicture } from './area-picture.ts';

const coordinates = squareAt(0, 0) as unknown as [number, number][];
const typed = (more: Partial<AreaTyped> = {}): AreaTyped => ({
  ...blankArea,
  name: 'Home field',
  details: 'Behind the barn',
  coordinates,
  ...more,
});
const stored = {
  id: 'p',
  version: '1',
  name: 'Home field',
  details: 'Behind the barn',
  coordinates,
  imageUrls: { image: '/api/v1/images/aa', thumbnail: '/api/v1/images/ab' },
  zones: [],
} as unknown as PlotRow;
const zone = {
  ...stored,
  plotId: 'p',
  zoneTypeId: 'cropland',
  additionalFields: { soilType: { id: 'loam', name: 'Loam' }, soilPh: 6.5 },
  tags: ['organic'],
} as unknown as ZoneRow;
const faultsOf = (kind: 'plot' | 'zone', values: AreaTyped) =>
  areaEntry(kind)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of plots and zones', () => {
  test('asks for name and details, and of a zone for its type', () => {
    const blank = { ...blankArea, coordinates };
    expect(faultsOf('plot', blank)).toEqual(['name', 'details']);
    expect(faultsOf('zone', blank)).toEqual(['name', 'details', 'zoneTypeId']);
    expect(faultsOf('plot', typed())).toEqual([]);
  });

  test('a new zone of cropland begins with pH 7; a stored one without a pH keeps none', () => {
    expect(blankArea.additionalFields.soilPh).toBe(7);
    expect(zoneTyped({ ...zone, additionalFields: null }).additionalFields).toEqual({ soilType: '', soilPh: null });
  });

  test('the picture of the map is named from the area', () => {
    const body = plotBody(typed({ name: 'North/East', image: capturedPicture('AAAA') }), null);
    expect(body).toEqual({
      plot: {
        name: 'North/East',
        details: 'Behind the barn',
        coordinates,
        image: { base64data: 'AAAA', fileName: 'North-East.jpg' },
      },
    });
  });

  test('a correction leaves out the outline and the picture that stay, and takes a picture away', () => {
    expect(plotBody(plotTyped(stored), stored)).toEqual({ plot: { name: 'Home field', details: 'Behind the barn' } });
    expect(plotBody({ ...plotTyped(stored), image: null }, stored)).toMatchObject({ plot: { image: null } });
    const redrawn = squareAt(1, 1) as unknown as [number, number][];
    expect(plotBody({ ...plotTyped(stored), coordinates: redrawn }, stored)).toMatchObject({
      plot: { coordinates: redrawn },
    });
  });

  test('only cropland has a soil', () => {
    const values = zoneTyped(zone);
    expect(zoneBody(values, zone, 'p', true)).toEqual({
      zone: {
        name: 'Home field',
        details: 'Behind the barn',
        plotId: 'p',
        zoneTypeId: 'cropland',
        additionalFields: { soilType: 'loam', soilPh: 6.5 },
        tags: ['organic'],
      },
    });
    expect(zoneBody({ ...values, zoneTypeId: 'orchard' }, zone, 'p', false)).toMatchObject({
      zone: { additionalFields: null },
    });
  });

  test('a refusal of the outline is said above the form, any other at its field', () => {
    const faults = ['zone.coordinates', 'zone.plotId', 'zone.image.base64data', 'zone.additionalFields.soilPh'].map(
      (field) => ({ code: 'invalid', field, message: 'No.' }),
    );
    const said = atFormFields(new Failure('answer', 422, faults, null)).faults.map(({ field }) => field);
    expect(said).toEqual([null, null, 'image', 'additionalFields.soilPh']);
  });
});
