import { expect, test } from '@jest/globals';
import type { ReadModels } from '@terroir/store';
import { KeptRows, MOST_ROWS } from './kept-rows.ts';
import { marketItemView, type MarketItemRow } from './market-item.view.ts';

const item = (id: string, name: string) => ({ id, name }) as MarketItemRow;

/** Rows of a store, what was read of it, and what happens while it is read. */
function given() {
  const store = { rows: new Map<string, MarketItemRow>(), read: [] as string[], meanwhile: (): void => undefined };
  const documents = {
    async getMany(_: unknown, keys: readonly string[]) {
      store.read.push(...keys);
      const found = keys.flatMap((key) => store.rows.get(key) ?? []);
      await Promise.resolve();
      store.meanwhile();
      return found.map((row) => ({ key: row.id, row, revision: 0, position: 1 }));
    },
  };
  for (const id of ['a', 'b']) store.rows.set(id, item(id, 'first'));
  const kept = new KeptRows(documents as unknown as ReadModels);
  const names = async (...ids: string[]) =>
    (await kept.of(marketItemView, ids)).map(({ row: { id, name } }) => `${id} ${name}`);
  return { store, kept, names };
}

test('a row is read once until it changes, and rows come in the order of the ids', async () => {
  const { store, kept, names } = given();
  expect(await names('b', 'a', 'gone')).toEqual(['b first', 'a first']);
  expect(await names('a', 'b')).toEqual(['a first', 'b first']);
  expect(store.read).toEqual(['b', 'a', 'gone']);
  store.rows.set('a', item('a', 'second'));
  kept.forget(['a']);
  expect(await names('a', 'b')).toEqual(['a second', 'b first']);
  expect(store.read).toEqual(['b', 'a', 'gone', 'a']);
});

test('a row that changed while it was read is not kept as it was', async () => {
  const { store, kept, names } = given();
  store.meanwhile = () => {
    store.rows.set('a', item('a', 'second'));
    kept.forget(['a']);
  };
  expect(await names('a')).toEqual(['a first']);
  expect(await names('a')).toEqual(['a second']);
});

test('nothing stays once a company was erased', async () => {
  const { store, kept, names } = given();
  await names('a', 'b');
  store.rows.clear();
  kept.clear();
  expect(await names('a', 'b')).toEqual([]);
});

test('of more rows than are kept the one that was asked for longest ago goes', async () => {
  const { store, names } = given();
  const many = Array.from({ length: MOST_ROWS - 1 }, (_, at) => `row-${at}`);
  for (const id of many) store.rows.set(id, item(id, 'first'));
  await names('a', 'b');
  await names('a');
  await names(...many);
  store.read.length = 0;
  await names('a', 'row-0');
  expect(store.read).toEqual([]);
  await names('b');
  expect(store.read).toEqual(['b']);
});
