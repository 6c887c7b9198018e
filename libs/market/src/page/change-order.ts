import type { ItemPageChange } from './item-page.wire.ts';

/** What decides a purchase comes first, what is only written or pictured otherwise last. */
const ranks: Readonly<Record<ItemPageChange['field'], number>> = {
  cost: 0,
  quantity: 1,
  count: 1,
  produces: 2,
  product: 2,
  variety: 2,
  production_type: 2,
  production_from: 2,
  production_to: 2,
  availability_from: 2,
  availability_to: 2,
  certifications: 3,
  valid_from: 3,
  valid_until: 3,
  followed_practices: 3,
  since: 3,
  producer_name: 4,
  producer_owner: 4,
  producer_place: 4,
  producer_address: 4,
  producer_zipcode: 4,
  producer_phone: 4,
  producer_email: 4,
  producer_website: 4,
  name: 5,
  details: 5,
  producer_details: 5,
  picture: 6,
  producer_picture: 6,
};

/** Orders changes by what they are about, and the oldest first of what is alike. */
export const byRank = (a: ItemPageChange, b: ItemPageChange): number =>
  ranks[a.field] - ranks[b.field] || a.at.localeCompare(b.at);
