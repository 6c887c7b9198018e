import { describe, expect, test } from '@jest/globals';
import { dark, light, seriesTokens, type SchemeColours, type SeriesToken } from '../theme/palette.ts';
import { shadeLevels } from './shade-levels.ts';

type Triple = readonly [number, number, number];

/** Linear light of `#RRGGBB`. */
const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

/** OKLab, in which CSS mixes and in which distances are what people see (Björn Ottosson, 2020). */
function oklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function colourOf(series: SeriesToken, level: number | null, { shades, series: own }: SchemeColours): Triple {
  if (level === null) return oklab(own[series]);
  const [near, far] = [oklab(shades[series].near), oklab(shades[series].far)];
  return [0, 1, 2].map((at) => (near[at] ?? 0) * (1 - level) + (far[at] ?? 0) * level) as unknown as Triple;
}

const distance = (one: Triple, other: Triple) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));

/** The smallest distance between neighbours of a list of series. */
function nearest(series: readonly SeriesToken[], scheme: SchemeColours): number {
  const entries = series.map((token, place) => ({ key: String(place), series: token }));
  const levels = shadeLevels(entries);
  const colours = entries.map(({ key, series: token }) => colourOf(token, levels.get(key) ?? null, scheme));
  return Math.min(...colours.slice(1).map((colour, place) => distance(colour, colours[place] ?? colour)));
}

/** The smallest distance that people just notice. */
const noticed = 0.02;

const realms = ['clay', 'leaf', 'water', 'sun', 'stone'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('shades in the %s scheme', (_, scheme) => {
  test.each(seriesTokens)('neighbours of %s can be told apart, however many there are', (token) => {
    const distances = [2, 3, 4, 5, 6, 7, 8, 12].map((count) =>
      nearest(
        Array.from({ length: count }, () => token),
        scheme,
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThan(4 * noticed);
  });

  test('neighbours of different series can be told apart in any order of the realms', () => {
    // A short deterministic walk through many mixed orders.
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const distances = Array.from({ length: 400 }, () =>
      nearest(
        Array.from({ length: 8 }, () => realms[next() % realms.length] ?? 'clay'),
        scheme,
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThan(2 * noticed);
  });
});

test('an entry alone in its series keeps the colour of the series', () => {
  const levels = shadeLevels([
    { key: 'a', series: 'clay' },
    { key: 'b', series: 'sun' },
    { key: 'c', series: 'clay' },
  ]);
  expect([levels.get('a'), levels.get('b'), levels.get('c')]).toEqual([0, null, 1]);
});
