import { listOf, record } from '../answers.ts';

const wireUnit = (id: string, symbol: string, unitType: string) => ({
  id,
  symbol,
  symbol_plural: symbol,
  unit_type: unitType,
});
const ware = {
  version: 1,
  name: 'Basket of tomatoes',
  cost: 16.5,
  cost_unit: null,
  quantity: 3,
  quantity_unit: wireUnit('kilogram', 'kg', 'mass'),
  count: null,
  count_unit: null,
};

/** An enquiry of a bistro as the producer lists it. */
export const listedEnquiry = {
  box: 'received',
  source: 'marketplace',
  state: 'new',
  unread: true,
  relatable_type: 'Item',
  relatable_id: 'item-1',
  producer_id: 'farm-1',
  about: 'Basket of tomatoes',
  other: { kind: 'company', name: 'Bistro', city: 'Magog', state: 'Québec', email: null },
  excerpt: 'Twelve baskets?',
  last_is_own: false,
  message_count: 1,
  sent_at: '2026-07-01T12:00:00.000Z',
  last_at: '2026-07-01T12:00:00.000Z',
};
const first = { own: false, text: 'Twelve baskets?\nFor Saturday.', at: '2026-07-01T12:00:00.000Z', erased: false };

export const enquiryList = (...rows: readonly object[]) =>
  listOf(
    'enquiry',
    rows.map((row, nth) => [`enquiry-${nth}`, { ...listedEnquiry, ...row }] as const),
  );
/** The whole of the first of the list. */
export const enquiryThread = (more: object = {}, ...answers: readonly string[]) =>
  record(
    'enquiry_thread',
    {
      ...listedEnquiry,
      message_count: 1 + answers.length,
      distance: 42,
      seen: ware,
      now: ware,
      slug: 'basket-of-tomatoes',
      messages: [first, ...answers.map((text) => ({ own: true, text, at: '2026-07-01T13:00:00.000Z', erased: false }))],
      can_answer: true,
      ...more,
    },
    'enquiry-0',
  );
export const unreadEnquiries = (count: number) => record('unread_enquiries', { count });
export const wareNow = (more: object) => ({ ...ware, version: 2, ...more });
