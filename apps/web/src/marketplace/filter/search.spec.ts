import { describe, expect, test } from '@jest/globals';
import { addressOf, narrowings, searchFrom, wholeMarket, type MarketSearch } from './search.ts';

const [one, two] = ['018f0000-0000-7000-8000-0000000000a1', '018f0000-0000-7000-8000-0000000000a2'];
const from = (address: string) => searchFrom(new URLSearchParams(address));

describe('the address of a search', () => {
  test('without filters is the whole market, and the whole market has none', () => {
    expect(from('')).toEqual({ search: wholeMarket, faults: [] });
    expect(addressOf(wholeMarket)).toBe('');
  });

  test.each<[string, Partial<MarketSearch>]>([
    ['?distance=10', { distance: 10 }],
    ['?distance=42.5', { distance: 42.5 }],
    ['?category=eggs&category=dairy', { category: ['eggs', 'dairy'] }],
    [`?producer=${one}&producer=${two}`, { producer: [one, two] }],
    ['?q=ail+noir', { q: 'ail noir' }],
    ['?sort=cost', { sort: 'cost' }],
  ])('%s leads to its filters, and they to it', (address, filters) => {
    const search = { ...wholeMarket, ...filters };
    expect(from(address)).toEqual({ search, faults: [] });
    expect(addressOf(search)).toBe(address);
  });

  test.each([
    ['distance=9', 'distance'],
    ['distance=301', 'distance'],
    ['distance=near', 'distance'],
    ['distance=', 'distance'],
    ['distance=Infinity', 'distance'],
    ['sort=weight', 'sort'],
    ['category=gold', 'category'],
    ['producer=me', 'producer'],
    [`producer=${one}'`, 'producer'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('%s falls back and is named', (address, fault) => {
    const { search, faults } = from(address);
    expect(faults).toEqual([fault]);
    expect(search).toEqual({ ...wholeMarket, q: fault === 'q' ? 'x'.repeat(200) : '' });
  });

  test('keeps what can be read beside what cannot', () => {
    expect(from('category=gold&category=EGGS&category=eggs&distance=9&sort=cost')).toEqual({
      search: { ...wholeMarket, category: ['eggs'], sort: 'cost' },
      faults: ['distance', 'category'],
    });
  });

  test('takes no more producers than the server does', () => {
    const many = Array.from({ length: 101 }, (_, at) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`);
    const { search, faults } = from(many.map((id) => `producer=${id}`).join('&'));
    expect([search.producer.length, faults]).toEqual([100, ['producer']]);
  });

  test('keeps what is no filter', () => {
    expect(addressOf({ ...wholeMarket, q: 'ail' }, new URLSearchParams('view=map&q=old&sort=weight'))).toBe(
      '?view=map&q=ail',
    );
  });
});

test('filters are counted one by one, the order not among them', () => {
  expect(narrowings(wholeMarket)).toBe(0);
  expect(narrowings({ distance: 20, category: ['eggs', 'dairy'], producer: [one], q: 'ail', sort: 'cost' })).toBe(5);
});
