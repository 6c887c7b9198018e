import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { ThemeRoot } from '@terroir/ui-kit';
import type { MarketplaceItemAttributes, MarketplaceProducerAttributes } from '@terroir/market';
import { fromWire } from '../../api/wire.ts';
import { startTexts } from '../../i18n/texts.ts';
import { farmId, wireMarketItem, wireMarketProducer } from '../../testing/market/marketplace.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { wareSources, type WareRow } from '../wares/ware.ts';
import { PinFacts } from './pin-facts.tsx';
import { pinsOf } from './pins.ts';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['marketplace', 'records']);
});
afterEach(cleanup);

const item = (id: string, more: object = {}) =>
  wareSources.items.rowOf({ ...(fromWire(wireMarketItem(more)) as MarketplaceItemAttributes), id, version: '1' });
const facts = (rows: readonly WareRow[]) =>
  render(
    <ThemeRoot>
      <PinFacts pins={pinsOf(rows)} onOnly={() => undefined} onEnquire={() => undefined} />
    </ThemeRoot>,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const lineOf = (name: string) => plain(screen.getByText(name).closest('li')?.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an item of the map leads to its page, with its price, its amount and the price of one unit', () => {
  facts([item('a'), item('b', { name: 'Loose garlic', slug: 'loose-garlic', cost: null, unit_price: null })]);
  expect(hrefOf('Garlic braid')).toBe('/items/garlic-braid');
  expect(lineOf('Garlic braid')).toBe('Garlic braid$12.50 · 0.5 kg · $25.00 / kg');
  expect(lineOf('Loose garlic')).toBe('Loose garlicPrice on request · 0.5 kg');
});

test('a producer of the map leads to its website, and says how far away it is as its card does', () => {
  facts([item('a')]);
  expect(hrefOf('Ferme des Érables')).toBe('/websites/ferme-des-erables');
  expect(plain(screen.getByText(/^Magog/).textContent)).toBe('Magog, Québec · 12.3 km');
});

test('a producer without a website is a name alone, and sells nothing by itself', () => {
  const producer = fromWire(wireMarketProducer()) as MarketplaceProducerAttributes;
  facts([wareSources.producers.rowOf({ ...producer, id: farmId, version: null })]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(within(screen.getByRole('listitem')).queryByRole('list')).toBeNull();
});
