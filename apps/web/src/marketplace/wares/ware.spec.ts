import { expect, test } from '@jest/globals';
import type { MarketplaceItemAttributes, MarketplaceProduceAttributes } from '@terroir/market';
import { fromWire } from '../../api/wire.ts';
import { wireMarketItem, wireMarketProduce } from '../../testing/market/marketplace.ts';
import { subjectOf, wareSources } from './ware.ts';

const garlic = (more: object, version: string | null = '7') =>
  wareSources.produces.rowOf({
    ...(fromWire(wireMarketProduce(more)) as MarketplaceProduceAttributes),
    id: 'garlic',
    version,
  });
const pound = { id: 'pound', symbol: 'lb', symbol_plural: 'lb', unit_type: 'mass' };

test('an enquiry names the version that is on the card, and none where there is none', () => {
  expect(subjectOf(garlic({}))).toMatchObject({ type: 'Produce', id: 'garlic', name: 'Garlic, Music', version: 7 });
  expect('version' in subjectOf(garlic({}, null))).toBe(false);
});

test('the price of one base unit is shown where the price itself is by another unit', () => {
  expect(garlic({}).unitPrice).toBeNull();
  expect(
    garlic({ cost: 3, cost_unit: pound, unit_price: { cost: 6.61, unit: { ...pound, id: 'kilogram' } } }),
  ).toMatchObject({
    price: { amount: 3, unit: { id: 'pound' } },
    unitPrice: { amount: 6.61, unit: { id: 'kilogram' } },
  });
});

test('an item that is sold by count shows what one is, unless one is what is sold', () => {
  const single = { id: 'unit', symbol: '#', symbol_plural: '#', unit_type: 'count' };
  const eggs = (count: number, unit: object) =>
    wareSources.items.rowOf({
      ...(fromWire(
        wireMarketItem({
          quantity: null,
          quantity_unit: null,
          count,
          count_unit: unit,
          unit_price: { cost: 0.5, unit: single },
        }),
      ) as MarketplaceItemAttributes),
      id: 'eggs',
      version: '1',
    }).unitPrice;
  expect(eggs(1, { ...single, id: 'dozen', symbol: 'dz' })).toMatchObject({ amount: 0.5, unit: { id: 'unit' } });
  expect(eggs(1, single)).toBeNull();
});

test('the address of a website or an item is only ever one part of a path', () => {
  const firm = { ...wireMarketProduce().firm, website_slug: '../login?x=1' };
  expect(garlic({ firm }).website).toBe('/websites/..%2Flogin%3Fx%3D1');
});
