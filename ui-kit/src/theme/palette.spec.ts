import { describe, expect, test } from '@jest/globals';
import { dark, light, seriesTokens, type SchemeColours, type SeriesToken } from './palette.ts';

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Hue in degrees and saturation from 0 to 1 of `#RRGGBB` (HSL). */
function hueOf(hex: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = high - low;
  if (span === 0) return { hue: 0, saturation: 0 };
  const sixth = high === r ? (g - b) / span + 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: (sixth * 60) % 360, saturation: span / (1 - Math.abs(high + low - 1)) };
}

/** What each series is called after: hues from and to (degrees), and its least and greatest saturation. */
const names: Readonly<Record<SeriesToken, readonly [from: number, to: number, least: number, most: number]>> = {
  clay: [14, 22, 0.5, 1],
  bark: [24, 32, 0.3, 0.5],
  stone: [38, 48, 0, 0.2],
  sun: [36, 46, 0.6, 1],
  leaf: [80, 110, 0.3, 1],
  moss: [145, 170, 0.3, 1],
  water: [190, 210, 0.4, 1],
  lupin: [235, 255, 0.3, 1],
  berry: [325, 345, 0.4, 1],
};

const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
const grounds = ['ground', 'paper', 'raised', 'sunken'] as const;

describe.each<[string, SchemeColours]>([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, colours) => {
  test.each(grounds)('text and quiet text can be read on %s (4.5:1)', (ground) => {
    expect(contrast(colours.text, colours[ground])).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.textQuiet, colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(tones)('%s can be read as text, behind text, and in its quiet pair (4.5:1)', (name) => {
    const tone = colours[name];
    expect(contrast(tone.main, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.main, colours.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.contrastText, tone.dark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.onSoft, tone.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.main, tone.soft)).toBeGreaterThanOrEqual(3);
  });

  test('the borders of controls can be seen (3:1)', () => {
    expect(contrast(colours.outline, colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.outline, colours.ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(seriesTokens)('marks of %s can be seen on paper and ground (3:1)', (token) => {
    expect(contrast(colours.series[token], colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.series[token], colours.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.shades[token].near, colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.shades[token].far, colours.shades[token].near)).toBeGreaterThanOrEqual(3);
  });

  test.each(seriesTokens)('%s and its shades have the colour that it is named after', (token) => {
    const [from, to, least, most] = names[token];
    const { hue, saturation } = hueOf(colours.series[token]);
    expect(hue).toBeGreaterThanOrEqual(from);
    expect(hue).toBeLessThanOrEqual(to);
    expect(saturation).toBeGreaterThanOrEqual(least);
    expect(saturation).toBeLessThanOrEqual(most);
    for (const shade of [colours.shades[token].near, colours.shades[token].far])
      expect(Math.abs(hueOf(shade).hue - hue)).toBeLessThan(20);
  });

  test('the pin stands out from sea and land (3:1)', () => {
    expect(contrast(colours.map.pin, colours.map.sea)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.map.pin, colours.map.land)).toBeGreaterThanOrEqual(3);
  });

  test('what is drawn on a map, in the colour of the pin, stands out from the casing of paper around it (4.5:1)', () => {
    expect(contrast(colours.map.pin, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.series.leaf, colours.map.land)).toBeGreaterThanOrEqual(3);
  });
});
