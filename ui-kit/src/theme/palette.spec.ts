import { describe, expect, test } from '@jest/globals';
import { dark, light, seriesTokens, type SchemeColours } from './palette.ts';

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

  test('the pin stands out from sea and land (3:1)', () => {
    expect(contrast(colours.map.pin, colours.map.sea)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.map.pin, colours.map.land)).toBeGreaterThanOrEqual(3);
  });
});
