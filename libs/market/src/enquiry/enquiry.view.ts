import { enquirySources, Language, relatableTypes, type AccountEvent, type EnquiryEvent } from '@terroir/events';
import { view, type DataOf, type Recorded } from '@terroir/kernel';
import { z } from 'zod';
import { enquiryStates } from './enquiry.decider.ts';

/** A ware as it was seen; what a produce or an item has none of is null. */
export const SeenWare = z.object({
  version: z.number(),
  name: z.string(),
  productId: z.string().nullable(),
  varietyId: z.string().nullable(),
  costCents: z.number().nullable(),
  costUnitId: z.string().nullable(),
  quantity: z.number().nullable(),
  quantityUnitId: z.string().nullable(),
  count: z.number().nullable(),
  countUnitId: z.string().nullable(),
});
export type SeenWare = z.output<typeof SeenWare>;

/** An enquiry as one of the two sides has it. */
export const EnquiryRow = z.object({
  id: z.string(),
  /** Whose side it is. */
  companyId: z.string(),
  /** The company on the other side; empty for a visitor of a website. */
  otherId: z.string(),
  /** The account on the other side was erased: nothing of what it wrote is left. */
  otherGone: z.boolean(),
  producerId: z.string(),
  source: z.enum(enquirySources),
  relatableType: z.enum(relatableTypes),
  relatableId: z.string(),
  seen: SeenWare.nullable(),
  distanceKm: z.number().nullable(),
  guest: z.object({ name: z.string(), email: z.string(), language: Language }).nullable(),
  state: z.enum(enquiryStates),
  /** Whether the other side wrote what this one has not read. */
  unread: z.boolean(),
  messages: z.array(z.object({ own: z.boolean(), text: z.string(), at: z.string() })),
  sentAt: z.string(),
  /** Of the last message. */
  lastAt: z.string(),
});
export type EnquiryRow = z.output<typeof EnquiryRow>;

export type EnquiryBox = 'received' | 'sent';
type Happened<T extends EnquiryEvent['type']> = { readonly data: DataOf<EnquiryEvent, T> } & Recorded;

/** The folds of one side. */
function sideOf(box: EnquiryBox) {
  const isReceived = box === 'received';
  const begun = (
    own: boolean,
    { message: text }: { readonly message: string },
    at: string,
  ): Pick<EnquiryRow, 'otherGone' | 'seen' | 'state' | 'unread' | 'messages' | 'sentAt' | 'lastAt'> => ({
    otherGone: false,
    seen: null,
    state: 'new',
    unread: !own,
    messages: [{ own, text, at }],
    sentAt: at,
    lastAt: at,
  });
  const written = (row: EnquiryRow, own: boolean, text: string, at: string): EnquiryRow => ({
    ...row,
    state: own === isReceived ? 'answered' : 'new',
    unread: !own,
    messages: [...row.messages, { own, text, at }],
    lastAt: at,
  });
  return {
    EnquirySent: (_: EnquiryRow | null, { data, recorded }: Happened<'EnquirySent'>): EnquiryRow => {
      const { enquiryId: id, accountId, producerId, relatableType, relatableId, source, distanceKm } = data;
      const [companyId, otherId] = isReceived ? [producerId, accountId] : [accountId, producerId];
      const about = { producerId, source, relatableType, relatableId, distanceKm, guest: null };
      return { id, companyId, otherId, ...about, ...begun(!isReceived, data, recorded) };
    },
    EnquiryWareSeen: (row: EnquiryRow | null, { data }: Happened<'EnquiryWareSeen'>): EnquiryRow | null => {
      const { enquiryId: _id, accountId: _producer, ...seen } = data;
      return row && { ...row, seen };
    },
    GuestEnquirySent: (_: EnquiryRow | null, { data, recorded }: Happened<'GuestEnquirySent'>): EnquiryRow | null => {
      if (!isReceived) return null;
      const { enquiryId: id, accountId: producerId, name, email, language } = data;
      const about = { relatableType: 'Producer', relatableId: producerId, distanceKm: null } as const;
      const sides = { companyId: producerId, otherId: '', producerId, source: 'website' } as const;
      return { id, ...sides, ...about, guest: { name, email, language }, ...begun(false, data, recorded) };
    },
    EnquiryRead: (row: EnquiryRow | null, { data: { accountId } }: Happened<'EnquiryRead'>): EnquiryRow | null => {
      if (row === null) return null;
      const state = accountId === row.producerId && row.state === 'new' ? 'read' : row.state;
      return { ...row, state, unread: row.unread && accountId !== row.companyId };
    },
    EnquiryAnswered: (row: EnquiryRow | null, { data, recorded }: Happened<'EnquiryAnswered'>) =>
      row && written(row, isReceived, data.message, recorded),
    EnquiryContinued: (row: EnquiryRow | null, { data, recorded }: Happened<'EnquiryContinued'>) =>
      row && written(row, !isReceived, data.message, recorded),
    /** Of the other side: its words go, and what this side wrote stays. */
    AccountErased: (row: EnquiryRow | null, { data }: { readonly data: { readonly accountId: string } }) =>
      row?.otherId === data.accountId ? withoutOther(row) : row,
  };
}

const withoutOther = (row: EnquiryRow): EnquiryRow => ({
  ...row,
  otherGone: true,
  unread: false,
  distanceKm: row.companyId === row.producerId ? null : row.distanceKm,
  seen: row.seen && row.companyId !== row.producerId ? { ...row.seen, name: '' } : row.seen,
  messages: row.messages.map((message) => (message.own ? message : { ...message, text: '' })),
});

/** The enquiries of all companies as one of the two sides has them: each side has its own row, which goes with its account. */
const boxView = (box: EnquiryBox) =>
  view<EnquiryRow, EnquiryEvent | AccountEvent>({
    name: `enquiry_${box}`,
    version: 1,
    row: EnquiryRow,
    aggregate: 'enquiry',
    indexes: {
      last: ['companyId', 'lastAt'],
      state: ['companyId', 'state', 'lastAt'],
      unread: ['companyId', 'unread', 'lastAt'],
      sent: ['companyId', 'sentAt'],
      source: ['companyId', 'source', 'sentAt'],
      other: ['otherId'],
    },
    company: 'companyId',
    touches: (event) =>
      event.type === 'AccountErased' ? { index: 'other', equals: { otherId: event.data.accountId } } : null,
    on: sideOf(box),
  });

export const receivedEnquiryView = boxView('received');
export const sentEnquiryView = boxView('sent');
