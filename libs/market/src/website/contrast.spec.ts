import { describe, expect, test } from '@jest/globals';
import { blended, contrastOf, leastContrast, nearestReadable, READABLE } from './contrast.ts';
import { groundOf as groundIn } from './section-ground.ts';

const groundOf = (style: { color: string | null; backgroundColor: string | null }) =>
  groundIn(style, { light: { text: '#29251d', paper: '#fffdf8' }, dark: { text: '#f1ece2', paper: '#201d18' } });

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d to 1, whichever is the text', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  test('is that of the worst of several grounds', () => {
    expect(leastContrast('#000000', ['#ffffff', '#000000'])).toBe(1);
  });

  test('a colour over another is mixed with it by its opacity', () => {
    expect([blended('#ff0000', '#0000ff', 0), blended('#ff0000', '#0000ff', 1)]).toEqual(['#0000ff', '#ff0000']);
    expect(blended('#ffffff', '#000000', 0.5)).toBe('#808080');
  });

  test('the nearest readable colour reads, and one that reads already is left as it is', () => {
    expect(nearestReadable('#2a4f1b', ['#ffffff'])).toBe('#2a4f1b');
    for (const [text, ground] of [
      ['#8db868', '#f7dfe8'],
      ['#808080', '#7f7f7f'],
      ['#ffff00', '#ffffff'],
    ] as const) {
      const found = nearestReadable(text, [ground]);
      expect([text, leastContrast(found ?? text, [ground]) >= READABLE]).toEqual([text, true]);
    }
  });

  test('there is no readable colour over grounds from black to white', () => {
    expect(nearestReadable('#808080', ['#000000', '#777777', '#ffffff'])).toBeNull();
  });
});

describe('the colours of a section', () => {
  test('are those of the light theme where none is chosen, so that every reader sees the same', () => {
    expect(groundOf({ color: null, backgroundColor: null })).toEqual({
      scheme: 'light',
      text: '#29251d',
      background: '#fffdf8',
    });
  });

  test.each([
    ['#18260c', 'dark'],
    ['#fdf6e3', 'light'],
  ] as const)('on %s text is that of the %s theme, where it reads', (backgroundColor, scheme) => {
    const ground = groundOf({ color: null, backgroundColor });
    expect(ground.scheme).toBe(scheme);
    expect(contrastOf(ground.text, ground.background)).toBeGreaterThanOrEqual(READABLE);
  });

  test('stand as they are chosen, and a chosen text moves no ground', () => {
    expect(groundOf({ color: '#ffffff', backgroundColor: null })).toMatchObject({
      text: '#ffffff',
      background: '#fffdf8',
    });
  });
});
