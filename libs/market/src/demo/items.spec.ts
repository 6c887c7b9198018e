import { describe, expect, test } from '@jest/globals';
import { Item } from '../item/item.commands.ts';
import { item } from '../item/item.decider.ts';
import { given } from '@terroir/kernel';
import { slugPart } from '../slug/slug.ts';
import { demoItems, type MarketFarm } from './items.ts';
import { offersOf, type MarketKind } from './offers.data.ts';

const until = '2026-05-01T12:00:00.000Z';
const produceIds = ['01990000-0000-7000-8000-00000000000a'];
const farm = (kind: MarketKind, seed = 'Ferme des Trois Érables', language: MarketFarm['language'] = 'fr') =>
  demoItems({ seed, kind, language, until });
const kinds = Object.keys(offersOf) as MarketKind[];

describe('the items of a demo producer', () => {
  test.each(kinds)('could have been typed, in both languages, before now (%s)', (kind) => {
    for (const language of ['en', 'fr'] as const)
      for (const { at, form, rise } of farm(kind, 'A', language)) {
        expect(Item.safeParse({ ...form, produceIds }).error).toBeUndefined();
        const { outcome } = given(item).when({ type: 'RecordItem', data: { ...form, produceIds, slug: 'a' } });
        expect(outcome).toMatchObject([{ type: 'ItemRecorded' }]);
        expect(at < until && (rise === null || (rise.at > at && rise.at < until))).toBe(true);
        expect(rise === null || rise.cost > Number(form.cost)).toBe(true);
      }
  });

  test('have an address of their own in the farm', () => {
    for (const kind of kinds) {
      const slugs = farm(kind).map(({ form }) => slugPart(form.name));
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test('are the same for the same farm, and differ between farms of a kind that there are many of', () => {
    const names = (seed: string) => farm('vegetables', seed).map(({ form }) => form.name);
    expect(names('A')).toEqual(names('A'));
    expect(names('A')).not.toEqual(names('B'));
    expect(names('A')).toHaveLength(2);
  });

  test('cost a little more or less at another farm of the kind', () => {
    const prices = ['A', 'B', 'C', 'D', 'E'].map((seed) => farm('bees', seed)[0]?.form.cost);
    expect(new Set(prices).size).toBe(prices.length);
  });
});
