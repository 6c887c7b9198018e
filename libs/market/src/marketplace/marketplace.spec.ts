import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RequestContext, type Positions, type Reads } from '@terroir/http';
import { StoreUnavailable, type DocumentQuery, type ReadModels } from '@terroir/store';
import { marketCompanyView, type MarketCompanyRow } from './market-company.view.ts';
import { marketItemView } from './market-item.view.ts';
import { Marketplace } from './marketplace.ts';

const context = new RequestContext({ requestId: 'r', language: 'en', address: '127.0.0.1' }, () => 'id');
const company = (companyId: string, changedAt: number): MarketCompanyRow => ({
  companyId,
  kind: 'Producer',
  name: companyId,
  ownerName: '',
  city: '',
  state: '',
  country: '',
  latitude: 45,
  longitude: -73,
  showAddress: true,
  logo: null,
  websiteSlug: '',
  erased: false,
  changedAt,
});

/** A marketplace on a store of companies alone, how often it was read, and how far its read models are. */
function given(reached: number, companies: readonly MarketCompanyRow[]) {
  const store = {
    reached,
    companies,
    edition: '1.0',
    late: {} as Record<string, number>,
    reads: 0,
    fails: false,
    meanwhile: () => undefined as void,
  };
  const documents = {
    find: async (view: { readonly name: string }, { range, limit }: DocumentQuery) => {
      if (view.name !== marketCompanyView.name) return { documents: [], total: 0, nextCursor: null };
      store.reads += 1;
      const from = Number(range?.from ?? 0);
      const shown = store.companies.filter(({ changedAt }) => changedAt >= from).slice(0, limit);
      store.meanwhile();
      if (store.fails) throw new StoreUnavailable('The store is away');
      await Promise.resolve();
      const found = shown.map((row) => ({ key: row.companyId, row, revision: 0, position: row.changedAt }));
      return { documents: found, total: 0, nextCursor: null };
    },
  };
  const positions: Positions = {
    reached: (view = '') => store.late[view] ?? store.reached,
    edition: () => store.edition,
    waitFor: () => true,
  };
  const reads = { upTo: () => Promise.resolve() } as unknown as Reads;
  const marketplace = new Marketplace(documents as unknown as ReadModels, reads, positions);
  return { store, marketplace, names: async () => namesIn(await marketplace.upTo(context)) };
}
const namesIn = (market: Awaited<ReturnType<Marketplace['upTo']>>) =>
  ['a', 'b', 'c'].filter((id) => market.company(id) !== null);

test('the market is read once by calls that come at once, and again only when the read models went on', async () => {
  const { store, names } = given(1, [company('a', 1)]);
  expect(await Promise.all([names(), names(), names()])).toEqual([['a'], ['a'], ['a']]);
  await names();
  expect(store.reads).toBe(1);
  Object.assign(store, { reached: 2, companies: [company('a', 1), company('b', 2)] });
  expect(await names()).toEqual(['a', 'b']);
  expect(store.reads).toBe(2);
});

test('a call waits for what is newer than a read that is under way', async () => {
  const { store, names } = given(1, [company('a', 1)]);
  const first = names();
  Object.assign(store, { reached: 2, companies: [company('a', 1), company('b', 2)] });
  expect(await names()).toEqual(['a', 'b']);
  await first;
});

test('rows beyond the checkpoint are read again, since a store may show a batch row by row', async () => {
  const { store, names } = given(1, [company('a', 1), company('c', 3)]);
  expect(await names()).toEqual(['a', 'c']);
  Object.assign(store, { reached: 3, companies: [company('a', 1), company('b', 2), company('c', 3)] });
  expect(await names()).toEqual(['a', 'b', 'c']);
});

test('the market has come as far as the last of its views', async () => {
  const { store, names } = given(2, [company('a', 1)]);
  await names();
  Object.assign(store, {
    late: { [marketItemView.name]: 1 },
    reached: 3,
    companies: [company('a', 1), company('b', 3)],
  });
  expect(await names()).toEqual(['a']);
  store.late = {};
  expect(await names()).toEqual(['a', 'b']);
});

test('no text is kept of wares whose company is erased', async () => {
  const { store, marketplace, names } = given(1, [company('a', 1)]);
  await names();
  marketplace.texts('items', 'fr').keep('ware', 1, { bytes: Buffer.from('Panier de Zoé'), at: 0 });
  Object.assign(store, { reached: 2, companies: [{ ...company('a', 2), name: '', erased: true }] });
  await names();
  expect(marketplace.texts('items', 'fr').of('ware', 1)).toBeUndefined();
});

test('other rows of the same position are read from the first, and no text of those before is kept', async () => {
  const { store, marketplace, names } = given(2, [company('a', 1), company('b', 2)]);
  expect(await names()).toEqual(['a', 'b']);
  marketplace.texts('items', 'en').keep('ware', 1, { bytes: Buffer.from('old'), at: 0 });
  Object.assign(store, { edition: '2.0', companies: [company('b', 1), company('c', 2)] });
  expect(await names()).toEqual(['b', 'c']);
  expect(marketplace.texts('items', 'en').of('ware', 1)).toBeUndefined();
  const reads = store.reads;
  await names();
  expect(store.reads).toBe(reads);
});

test('rows that are replaced while they are read are read again', async () => {
  const { store, names } = given(1, [company('a', 1)]);
  store.meanwhile = () => {
    store.meanwhile = () => undefined;
    Object.assign(store, { edition: '2.0', companies: [company('b', 1)] });
  };
  expect(await names()).toEqual(['b']);
});

test('a read that failed is tried again by the next call, and nothing of it stays', async () => {
  const { store, names } = given(2, [company('a', 1)]);
  store.fails = true;
  await expect(names()).rejects.toThrow('The store is away');
  Object.assign(store, { fails: false, companies: [company('b', 2)] });
  expect(await names()).toEqual(['b']);
});

test('a start reads the market before anybody asks, and an end waits for it', async () => {
  const { store, marketplace, names } = given(1, [company('a', 1)]);
  marketplace.onApplicationBootstrap();
  expect(store.reads).toBe(1);
  expect(await names()).toEqual(['a']);
  expect(store.reads).toBe(1);
  store.reached = 2;
  await marketplace.onModuleDestroy();
  await expect(names()).rejects.toThrow(StoreUnavailable);
});

test('a start that cannot read the market says so in the log, and the next call reads it', async () => {
  const { store, marketplace, names } = given(1, [company('a', 1)]);
  const logged = new Promise<unknown>((resolve) => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(resolve);
  });
  store.fails = true;
  marketplace.onApplicationBootstrap();
  expect(await logged).toEqual(new StoreUnavailable('The store is away'));
  jest.restoreAllMocks();
  store.fails = false;
  expect(await names()).toEqual(['a']);
});
