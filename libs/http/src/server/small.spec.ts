import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { languageOf } from '../contract/language.ts';
import { addressKey, Rates } from '../request/rates.ts';
import { reader, snake, writer } from '../contract/wire.ts';

describe('Accept-Language', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['de, fr;q=0.3, en;q=0.2', 'fr'],
    ['en;q=0.1, fr-FR;q=0.9', 'fr'],
    ['fr;q=0', 'en'],
    ['fr;q=0.5, en;q=0.5', 'fr'],
    ['friulian', 'en'],
    ['*', 'en'],
  ])('%j asks for %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
  test('ten thousand commas ask for en', () => {
    expect(languageOf(','.repeat(10_000))).toBe('en');
  });
});

describe('rates', () => {
  test('a burst up to the limit, then the even rate', () => {
    const rates = new Rates(60);
    for (let at = 0; at < 60; at += 1) expect(rates.take('a', 0)).toBe(0);
    expect(rates.take('a', 0)).toBe(1);
    expect(rates.take('b', 0)).toBe(0);
    expect(rates.take('a', 1000)).toBe(0);
    expect(rates.take('a', 1000)).toBe(1);
  });
  test('who was seen longest ago is forgotten when 50,000 others have come, and nobody before', () => {
    const rates = new Rates(1);
    for (const key of ['early', 'late']) expect(rates.take(key, 0)).toBe(0);
    for (let other = 0; other < 49_999; other += 1) rates.take(`other ${other}`, 0);
    expect(rates.take('late', 0)).toBe(60);
    expect(rates.take('early', 0)).toBe(0);
  });
  test('0 is no limit', () => {
    const rates = new Rates(0);
    for (let at = 0; at < 1000; at += 1) expect(rates.take('a', 0)).toBe(0);
  });
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
    ['2001:DB8:0000:0001::2', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('names on the wire', () => {
  test('digits stay with their word', () => {
    expect(['quantityRaw', 'base64data', 'asOf', 'id', 'URL'].map(snake)).toEqual([
      'quantity_raw',
      'base64data',
      'as_of',
      'id',
      '_u_r_l',
    ]);
  });

  const tree: z.ZodType = z.lazy(() => z.object({ leafName: z.string(), subTrees: z.array(tree).optional() }));
  const schema = z.object({
    aB: z.union([
      z.object({ kindOne: z.literal(1) }),
      z.object({ kindTwo: z.array(z.object({ deepName: z.number() })) }),
    ]),
    cD: z.object({ eF: z.string() }).nullable().default(null),
    gH: z.tuple([z.number(), z.number()]).optional(),
    iJ: z
      .object({ kL: z.number() })
      .transform(({ kL }) => kL)
      .optional(),
    tree: tree.optional(),
  });
  test('are read through unions, defaults, lists, transforms and schemas of themselves', () => {
    const { read, pathOf } = reader(schema);
    const wire = {
      a_b: { kind_two: [{ deep_name: 1, other: 2 }] },
      c_d: { e_f: 'x', eF: 'y' },
      g_h: [1, 2],
      i_j: { k_l: 3 },
      tree: { leaf_name: 'a', sub_trees: [{ leaf_name: 'b' }] },
    };
    expect(read(wire, () => undefined)).toEqual({
      aB: { kindTwo: [{ deepName: 1 }] },
      cD: { eF: 'x' },
      gH: [1, 2],
      iJ: { kL: 3 },
      tree: { leafName: 'a', subTrees: [{ leafName: 'b' }] },
    });
    expect(pathOf(['aB', 'kindTwo', 0, 'deepName'])).toEqual(['a_b', 'kind_two', '0', 'deep_name']);
    expect(pathOf(['tree', 'subTrees', 1, 'leafName'])).toEqual(['tree', 'sub_trees', '1', 'leaf_name']);
  });

  test('are spelt as a schema says, also inside what wraps it', () => {
    const named = z.string().meta({ wire: 'fileName' });
    const { read, pathOf } = reader(z.object({ a: z.object({ fileName: named.optional() }).nullable() }));
    expect(read({ a: { fileName: 'x', file_name: 'y' } }, () => undefined)).toEqual({ a: { fileName: 'x' } });
    expect(pathOf(['a', 'fileName'])).toEqual(['a', 'fileName']);
  });
  test('leave with declared fields only', () => {
    const write = writer(
      z.object({ aB: z.string(), cD: z.array(z.object({ eF: z.number() })), map: z.record(z.string(), z.unknown()) }),
    );
    expect(write({ aB: 'x', secretHash: 'y', cD: [{ eF: 1, gH: 2 }], map: { keepMe: { asIs: 1 } } })).toEqual({
      a_b: 'x',
      c_d: [{ e_f: 1 }],
      map: { keepMe: { asIs: 1 } },
    });
  });
});
