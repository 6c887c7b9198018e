import { produceName } from '@terroir/market';
import { expect, test } from '@jest/globals';

test('a produce is called by its product and variety, without the catch-all variety of its product', () => {
  const product = { id: 'tomato', name: 'Tomato' };
  const named = (id: string, name: string) => produceName({ product, variety: { id, name } });
  expect(named('tomato_brandywine', 'Brandywine')).toBe('Tomato, Brandywine');
  expect(named('tomato_other', 'Other variety')).toBe('Tomato');
});
