import { describe, expect, test } from '@jest/globals';
import { theme } from '@terroir/ui-kit';
import { moneySeries } from './money-series.ts';
import { realmSeries } from '../records/realm-icon.tsx';

type Linear = readonly [number, number, number];

/** Linear sRGB of `#RRGGBB`. */
function linear(hex: string): Linear {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}
const times = (rows: readonly Linear[], [r, g, b]: Linear) => rows.map(([x, y, z]) => x * r + y * g + z * b);

/** How eyes see a colour, in linear sRGB (Machado, Oliveira, Fernandes 2009, full severity). */
const eyes = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Readonly<Record<string, readonly Linear[]>>;

/** Oklab (Ottosson 2020) of a colour as these eyes see it. */
function seen(hex: string, by: keyof typeof eyes): number[] {
  const [r = 0, g = 0, b = 0] = times(eyes[by], linear(hex)).map((part) => Math.max(part, 0));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [r, g, b],
  ).map((cone) => Math.cbrt(cone)) as [number, number, number];
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
const distance = (one: string, other: string, by: keyof typeof eyes = 'all') => {
  const others = seen(other, by);
  return Math.hypot(...seen(one, by).map((part, place) => part - (others[place] ?? 0)));
};

describe.each(['light', 'dark'] as const)('the colours of money in the %s scheme', (scheme) => {
  const colours = theme.colorSchemes[scheme]?.palette.series;
  if (!colours) throw new Error('The theme has no such scheme');
  const { cost, revenue } = moneySeries;

  test.each([cost, revenue])('%s is the colour of no realm and near to none', (token) => {
    for (const realm of Object.values(realmSeries)) {
      expect(distance(colours[token], colours[realm])).toBeGreaterThanOrEqual(0.1);
    }
  });

  test.each(['all', 'protanopia', 'deuteranopia'] as const)('cost and revenue can be told apart with %s', (by) => {
    expect(distance(colours[cost], colours[revenue], by)).toBeGreaterThanOrEqual(0.1);
  });
});
