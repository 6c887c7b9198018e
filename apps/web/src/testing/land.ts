import { listOf, record, type Told } from './answers.ts';

/** A square of about 300 m by 222 m whose south-west corner lies so many thousandths of a degree east and north of the farm. */
export const squareAt = (east: number, north: number, size = 4): readonly (readonly [number, number])[] => {
  const [west, south] = [-71.9 + east / 1000, 45.4 + north / 1000];
  const [right, top] = [west + size / 1000, south + size / 2000];
  return [
    [west, south],
    [right, south],
    [right, top],
    [west, top],
  ];
};

/** A zone as the server answers it; what is not said of it is that of a rye field. */
export const wireZone = (more: object = {}) => ({
  id: 'zone-1',
  version: 1,
  name: 'Winter rye',
  details: 'Sown in September',
  area: 20_000,
  perimeter: 600,
  coordinates: squareAt(0.5, 0.25, 2),
  image_urls: null,
  style: null,
  recorded_at: '2026-03-02T00:00:00.000Z',
  plot_id: 'plot-1',
  zone_type_id: 'cropland',
  zone_type: { id: 'cropland', name: 'Cropland', identifier: 'cropland' },
  zone_type_identifier: 'cropland',
  additional_fields: { soil_type: { id: 'loam', name: 'Loam' }, soil_ph: 6.5 },
  tags: ['organic'],
  outside_plot: false,
  ...more,
});

/** A plot as the server answers it, with its zones; what is not said of it is that of the home field. */
export const wirePlot = (more: object = {}) => ({
  name: 'Home field',
  details: 'Behind the barn',
  area: 69_600,
  perimeter: 1070.5,
  coordinates: squareAt(0, 0),
  image_urls: { image: '/api/v1/images/aa', thumbnail: '/api/v1/images/ab' },
  style: null,
  recorded_at: '2026-03-01T00:00:00.000Z',
  zones: [wireZone()],
  ...more,
});

/** One plot, at a version. */
export const plotAnswer = (version: number, more: object = {}, id = 'plot-1'): Told => ({
  ...record('plot', wirePlot(more), id),
  headers: { ETag: `"${version}"` },
});

/** One zone, at a version. */
export function zoneAnswer(version: number, more: object = {}, id = 'zone-1'): Told {
  const { id: _, version: __, ...attributes } = wireZone(more);
  return { ...record('zone', attributes, id), headers: { ETag: `"${version}"` } };
}

/** The list: plots numbered from 1, by what each says. */
export const plotList = (...rows: readonly object[]): Told =>
  listOf(
    'plot',
    rows.map((more, place) => [`plot-${place + 1}`, wirePlot(more), 1]),
  );
