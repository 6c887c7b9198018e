import { expect, test } from '@jest/globals';
import type { Document } from '../documents/documents.ts';
import { RowBuffer } from './row-buffer.ts';

const collection = { name: 'ware', version: 1, indexes: {} };
const document = (key: string): Document => ({ key, row: {}, revision: 0, position: 1 });

test('takes no room for rows that it does not hold yet', () => {
  const before = process.memoryUsage().arrayBuffers;
  const buffer = new RowBuffer(collection, 4_000_000);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
  expect(buffer.peek('a')).toBeUndefined();
});

test('remembers as many rows as it may, those used last', () => {
  const buffer = new RowBuffer(collection, 2);
  for (const key of ['a', 'b', 'c']) {
    buffer.fetched([key], [document(key)]);
    buffer.turnPage();
    buffer.peek('a');
  }
  expect(['a', 'b', 'c'].map((key) => buffer.peek(key)?.key)).toEqual(['a', undefined, 'c']);
});
