import type { ItemPageChange } from './item-page.wire.ts';

/** Of persons and where to reach them: what it was before stays theirs, whatever they showed then. */
export const contactFields: readonly ItemPageChange['field'][] = [
  'producer_owner',
  'producer_address',
  'producer_zipcode',
  'producer_phone',
  'producer_email',
  'producer_website',
];
