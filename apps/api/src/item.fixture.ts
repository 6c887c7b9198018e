import type { TestClient } from '@terroir/http/testing';
import { producedToday } from './produce.fixture.ts';

/** A right item, made of a produce that is recorded for it. */
export async function putToMarket(who: TestClient): Promise<object> {
  const { body } = await who.post('/api/v1/produces', { produce: producedToday() });
  return {
    name: 'Tomatoes',
    details: 'Picked this morning',
    cost: 16.5,
    quantity: 3,
    quantity_unit_id: 'kilogram',
    count: 1,
    count_unit_id: 'unit',
    produce_ids: [(body.data as { readonly id: string }).id],
  };
}
