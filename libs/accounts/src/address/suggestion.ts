import type { Language } from '@terroir/events';

/** A place that an address may mean. What a source does not know is an empty text. */
export interface AddressSuggestion {
  readonly id: string;
  /** The line to show in the list. */
  readonly label: string;
  /** The line to keep as the address. */
  readonly raw: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly countryCode: string;
  readonly zipcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where suggestions came from, and whom to credit for them. */
export interface Suggested {
  readonly suggestions: readonly AddressSuggestion[];
  readonly source: 'gazetteer' | 'here' | 'nominatim';
  readonly attribution: string;
  /** True when an online source was asked and did not answer. */
  readonly fallback: boolean;
}

/** Finds places for typed text. An adapter that cannot answer throws; it never answers with something else. */
export interface AddressSource {
  search(query: string, language: Language, limit: number): Promise<Omit<Suggested, 'fallback'>>;
}

/** Typed characters before anything is looked up, and how many places are offered at most (S1 §9). */
export const addressQuery = { from: 5, limit: 10, longest: 200 } as const;
