import type { EnquiryAttributes } from '@terroir/market';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../session/profile.ts';
import { isProducer } from '../session/roles.ts';

export const states = ['new', 'read', 'answered'] as const;
export type EnquiryState = EnquiryAttributes['state'];
export type Box = EnquiryAttributes['box'];

/** What the address shows: which box, in which state, and which enquiry is open. What it does not know it leaves out. */
export interface InboxAddress {
  readonly box: Box;
  readonly state: EnquiryState | null;
  readonly id: string | null;
}

/** The address of a part of the inbox; that of the usual box of the account is the shorter one. */
export function inboxHref({ box, state, id }: Partial<InboxAddress>): string {
  const params = new URLSearchParams();
  if (box) params.set('box', box);
  if (state) params.set('state', state);
  if (id) params.set('id', id);
  const search = params.toString();
  return search === '' ? '/enquiries' : `/enquiries?${search}`;
}

/** Reads the address. `usual` is the box that the account sees unless it asks for the other one. */
export function useInboxAddress() {
  const { search } = useLocation();
  const role = useProfile().data?.role;
  const usual: Box = role !== undefined && isProducer(role) ? 'received' : 'sent';
  const params = new URLSearchParams(search);
  const [box, state] = [params.get('box'), params.get('state')];
  const address: InboxAddress = {
    box: box === 'received' || box === 'sent' ? box : usual,
    state: states.find((known) => known === state) ?? null,
    id: params.get('id'),
  };
  /** The same place with another part changed. */
  const hrefOf = (change: Partial<InboxAddress>): string => {
    const next = { ...address, ...change };
    const { box: shown, ...rest } = next;
    return inboxHref(shown === usual ? rest : next);
  };
  return { ...address, usual, hrefOf };
}
