/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { measured } from '@terroir/land';
import { simplifiedLine } from '@terroir/ui-kit/map';
import type { FileOutline, GeoProperties } from '../../geo-files/geo-file.ts';
import { squareAt } from '../../testing/land.ts';
import type { PlotRow, ZoneRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import { checkOutline } from '../manage/outline-check.ts';
import { saidOfArea, writtenArea } from './area-properties.ts';
import { rowsOf } from './area-rows.ts';
import { candidatesOf, hindranceOf, proposed, type Choices } from './candidates.ts';

type Ring = FileOutline['ring'];
const types = [
  {
    id: 'cropland',
    version: '1',
    name: 'Terre cultivée',
    identifier: 'cropland',
    keywords: ['Cropland'],
    soilTypes: [{ id: 'loam', name: 'Loam', keywords: ['terreau'] }],
  },
  { id: 'orchard', version: '1', name: 'Verger', identifier: 'orchard', keywords: [], soilTypes: [] },
] as unknown as readonly ZoneType[];
const plotOf = (id: string, ring: Ring, ...zones: readonly ZoneRow[]) =>
  ({ id, name: id, details: '', coordinates: ring, area: measured(ring).area, zones }) as unknown as PlotRow;
const zoneOf = (id: string, ring: Ring) =>
  ({ id, name: id, coordinates: ring, area: 20_000, kind: 'zone' }) as unknown as ZoneRow;
const outline = (ring: Ring, properties: GeoProperties = {}, more: Partial<FileOutline> = {}): FileOutline => ({
  number: 1,
  part: null,
  holes: 0,
  ring,
  properties,
  ...more,
});
const read = (outlines: readonly FileOutline[], plots: readonly PlotRow[] = []) =>
  candidatesOf(
    {
      format: 'geojson',
      outlines: outlines.map((each, at) => ({ ...each, number: at + 1 })),
      left: { points: 0, lines: 0, empty: 0 },
    },
    {
      plots,
      types,
      faultOf: (ring) =>
        checkOutline(
          null,
          ring.map(([x, y]): [number, number] => [x, y]),
          true,
          'en',
        ),
      simplify: simplifiedLine,
      nameOf: (number) => `Fields ${number}`,
      details: 'From fields.kml',
    },
  );
/** A walk around a place, so far from it in degrees at each of its points. */
const walked = (points: number, away: (nth: number) => number): Ring =>
  Array.from({ length: points }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / points;
    return [-71.9 + away(nth) * Math.cos(angle), 45.4 + away(nth) * Math.sin(angle)] as const;
  });
const chosen = (candidates: ReturnType<typeof read>, choices: Choices) =>
  candidates.map(({ key }) => {
    const choice = choices.get(key);
    return choice?.as === 'zone' ? `zone of ${choice.of}` : choice?.as;
  });
const [big, inside, far] = [squareAt(0, 0), squareAt(1, 0.5, 1), squareAt(20, 0)];
const hasSoil = (id: string) => id === 'cropland';

describe('what an outline of a file is taken as', () => {
  test('a plot, or a zone of the plot that contains it, whether that is there or comes with the file', () => {
    const among = read([outline(inside), outline(big), outline(far)]);
    expect(chosen(among, proposed(among, 'orchard'))).toEqual(['zone of outline-2', 'plot', 'plot']);
    const there = read([outline(inside), outline(far)], [plotOf('home', big)]);
    expect(chosen(there, proposed(there, 'orchard'))).toEqual(['zone of home', 'plot']);
  });

  test('of several plots around it, a zone of the smallest', () => {
    const nested = read(
      [outline(squareAt(1.2, 0.6, 0.2))],
      [plotOf('wide', squareAt(-5, -5, 30)), plotOf('home', big)],
    );
    expect(chosen(nested, proposed(nested, 'orchard'))).toEqual(['zone of home']);
  });

  test('what the file says it is, as long as that is possible', () => {
    const said = read([
      outline(inside, { kind: 'plot' }),
      outline(big, { kind: 'zone' }),
      outline(big, { kind: 'plot' }),
    ]);
    expect(chosen(said, proposed(said, 'orchard'))).toEqual(['plot', 'zone of outline-3', 'plot']);
    const choices = proposed(said, 'orchard');
    expect(hindranceOf(said[0] as (typeof said)[number], choices)).toEqual({ code: 'start', plot: 'Fields 3' });
  });

  test('nothing, where the outline is there already, comes twice, or is none', () => {
    const turned = [...big.slice(2), ...big.slice(0, 2)].toReversed();
    const again = read(
      [
        outline(turned),
        outline(inside),
        outline(far),
        outline(far),
        outline([
          [0, 0],
          [1, 1],
          [0, 1],
          [1, 0],
        ]),
      ],
      [plotOf('home', big, zoneOf('rye', inside))],
    );
    expect(again.map(({ same, fault }) => fault?.message.slice(0, 26) ?? same)).toEqual([
      'home',
      'rye',
      null,
      'Fields 3',
      'The outline crosses itself',
    ]);
    expect(chosen(again, proposed(again, ''))).toEqual(['out', 'out', 'plot', 'out', 'out']);
  });

  test.each([
    [
      'too few points',
      [
        [0, 0],
        [1, 1],
      ],
      'The outline needs at least three',
    ],
    [
      'across the antimeridian',
      [
        [179, 0],
        [-179, 0],
        [-179, 1],
      ],
      'The outline crosses the 180° meridian',
    ],
    [
      'outside the world',
      [
        [700_000, 5_000_000],
        [700_100, 5_000_000],
        [700_100, 5_000_100],
      ],
      'A point of the outline is outside',
    ],
    [
      '10,000 points that all are corners',
      walked(10_000, (nth) => 0.5 + (nth % 2) / 1000),
      'The outline has 10000 points',
    ],
  ] as const)('with %s it is refused in the words of the server', (_, ring, words) => {
    const [candidate] = read([outline(ring)]);
    expect(candidate?.fault?.message.replace('An outline', 'The outline')).toContain(words);
    expect(candidate?.area).toBe(0);
  });
});

test('an outline with more points than are kept is taken with fewer, and is there already when it comes again', () => {
  const track = walked(6000, () => 0.003);
  const [candidate] = read([outline(track)]);
  expect([candidate?.fault, candidate?.simplified]).toEqual([null, { from: 6000, metres: 0.1 }]);
  expect((candidate?.area ?? 0) / measured(track).area).toBeCloseTo(1, 3);
  expect(read([outline(track)], [plotOf('home', candidate?.ring ?? [])])[0]?.same).toBe('home');
});

describe('what hinders', () => {
  const candidates = read([outline(big), outline(inside)]);
  const [plot, zone] = candidates as [(typeof candidates)[number], (typeof candidates)[number]];
  test('a zone without a type, and one whose plot is left out', () => {
    expect(hindranceOf(zone, proposed(candidates, ''))).toEqual({ code: 'type' });
    const choices = new Map([...proposed(candidates, 'orchard'), [plot.key, { as: 'out' } as const]]);
    expect(hindranceOf(zone, choices)).toEqual({ code: 'parent' });
    expect(rowsOf(candidates, choices, hasSoil)).toEqual([]);
  });

  test('a plot that starts in another one, until that one is left out', () => {
    const both = new Map([...proposed(candidates, ''), [zone.key, { as: 'plot' } as const]]);
    expect(hindranceOf(zone, both)).toEqual({ code: 'start', plot: 'Fields 1' });
    expect(hindranceOf(zone, new Map([...both, [plot.key, { as: 'out' } as const]]))).toBeNull();
  });
});

describe('names and properties', () => {
  test('are read as other programs write them, in both languages and without their accents', () => {
    expect(
      saidOfArea(
        { Nom_Parcelle: ' Le\nrang ', REMARQUES: 'humide', Usage: 'terre cultivee', SOL: 'Terreau', PH: '6,5' },
        types,
      ),
    ).toEqual({
      name: 'Le rang',
      details: 'humide',
      kind: null,
      zoneTypeId: 'cropland',
      soilType: 'loam',
      soilPh: 6.5,
      tags: [],
    });
    expect(saidOfArea({ ph: 40, tags: 'ail, ail; bio' }, types)).toMatchObject({ soilPh: null, tags: ['ail', 'bio'] });
  });

  test('come back from an exported area', () => {
    const area = {
      ...zoneOf('Winter rye', inside),
      details: 'Sown',
      perimeter: 600.04,
      plot: { id: 'p', name: 'Home' },
      zoneType: { id: 'cropland', name: 'Cropland', identifier: 'cropland' },
      zoneTypeIdentifier: 'cropland',
      additionalFields: { soilType: { id: 'loam', name: 'Loam' }, soilPh: 6.5 },
      tags: ['organic'],
    } as unknown as Parameters<typeof writtenArea>[0];
    const { name, details, properties } = writtenArea(area);
    expect(properties).toMatchObject({ plot: 'Home', type: 'Cropland', soil: 'Loam', area_ha: 2, perim_m: 600 });
    expect(Object.keys(properties).every((key) => key.length <= 10)).toBe(true);
    expect(saidOfArea({ name, details, ...properties }, types)).toEqual({
      name: 'Winter rye',
      details: 'Sown',
      kind: 'zone',
      zoneTypeId: 'cropland',
      soilType: 'loam',
      soilPh: 6.5,
      tags: ['organic'],
    });
  });

  test('parts of a shape are told apart, and what is missing is said by the file', () => {
    const [part] = read([outline(big, { name: 'Îles' }, { part: { nth: 2, of: 3 } })]);
    expect([part?.name, part?.details]).toEqual(['Îles (2/3)', 'From fields.kml']);
  });

  test('make the same row each time, so that sending it again adds nothing', () => {
    const properties = { name: 'Rye', zone_type: 'cropland', soil_ph: 6.5, tags: 'bio' };
    const rows = () => {
      const candidates = read([outline(inside, properties)], [plotOf('home', big)]);
      return rowsOf(candidates, proposed(candidates, ''), hasSoil);
    };
    expect(rows()).toEqual(rows());
    expect(rows()[0]).toMatchObject({
      kind: 'zone',
      of: 'home',
      body: { name: 'Rye', zoneTypeId: 'cropland', additionalFields: { soilPh: 6.5 }, tags: ['bio'] },
    });
  });
});
