import { expect, test } from '@jest/globals';
import { LEAST_ROOM, roomForTexts, WareTexts } from './ware-texts.ts';

/** Texts of 700 bytes, with what is around each. */
const TEXTS = 100;
const ROOM = TEXTS * 1000;
const text = (of: string) => ({ bytes: Buffer.alloc(700, of), at: 0 });

test('a text is kept until what is sold by its company has changed', () => {
  const texts = new WareTexts(ROOM);
  texts.keep('jar', 3, text('first'));
  expect([texts.of('jar', 3), texts.of('jar', 4), texts.of('other', 3)]).toEqual([text('first'), undefined, undefined]);
  texts.keep('jar', 4, text('second'));
  expect([texts.of('jar', 3), texts.of('jar', 4)]).toEqual([undefined, text('second')]);
});

test('of more texts than are kept those that were asked for longest ago go', () => {
  const texts = new WareTexts(ROOM);
  texts.keep('asked', 0, text('asked'));
  texts.keep('left', 0, text('left'));
  for (let number = 0; number < TEXTS; number += 1) {
    texts.keep(`ware-${number}`, 0, text('ware'));
    expect(texts.of('asked', 0)).toBeDefined();
  }
  expect(texts.of('left', 0)).toBeUndefined();
  expect(texts.of(`ware-${TEXTS / 2}`, 0)).toBeDefined();
});

test('nothing stays once a company was erased, also of what was not asked for of late', () => {
  const texts = new WareTexts(ROOM);
  texts.keep('jar', 0, text('jar'));
  for (let number = 0; number < TEXTS / 2; number += 1) texts.keep(`ware-${number}`, 0, text('ware'));
  texts.clear();
  expect([texts.of('jar', 0), texts.of('ware-1', 0)]).toEqual([undefined, undefined]);
});

test('a text that is kept anew counts once, and large ones make room for fewer', () => {
  const texts = new WareTexts(ROOM);
  texts.keep('jar', 0, text('jar'));
  for (let number = 0; number < TEXTS; number += 1) texts.keep('other', number, text('other'));
  expect(texts.of('jar', 0)).toBeDefined();
  for (let number = 0; number < 4; number += 1)
    texts.keep(`large-${number}`, 0, { bytes: Buffer.alloc(ROOM / 2 - 1000), at: 0 });
  expect([texts.of('jar', 0), texts.of('large-1', 0)]).toEqual([undefined, undefined]);
  expect([texts.of('large-2', 0), texts.of('large-3', 0)]).not.toContain(undefined);
});

test('there is room for a quarter of the memory', () => {
  expect(roomForTexts(24 * 1024 ** 3, 6)).toBe(1024 ** 3);
  expect(roomForTexts(512 * 1024 ** 2, 6)).toBe(Math.floor((128 * 1024 ** 2) / 6));
  expect(roomForTexts(128 * 1024 ** 2, 6)).toBe(LEAST_ROOM);
});
