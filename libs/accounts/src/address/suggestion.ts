import type { Language } from '@terroir/events';
import type { AddressAttributes, AddressListMeta } from './address.wire.ts';

/** A place that an address may mean. */
export type AddressSuggestion = Readonly<AddressAttributes> & { readonly id: string };

/** Where suggestions came from, and whom to credit for them. */
export type Suggested = Readonly<AddressListMeta> & { readonly suggestions: readonly AddressSuggestion[] };

/** Finds places for typed text. An adapter that cannot answer throws; it never answers with something else. */
export interface AddressSource {
  search(query: string, language: Language, limit: number): Promise<Omit<Suggested, 'fallback'>>;
}

/** Typed characters before anything is looked up, and how many places are offered at most (S1 §9). */
export const addressQuery = { from: 5, limit: 10, longest: 200 } as const;
