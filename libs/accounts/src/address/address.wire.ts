import { z } from 'zod';

/** A place that a typed address may mean; the names are those that `PUT /firm` takes. A part that a source leaves out is an empty text. */
export const addressShape = {
  /** The line to show in the list. */
  label: z.string(),
  /** The line to keep as the address. */
  raw: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  countryCode: z.string(),
  zipcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
};
export type AddressAttributes = z.output<z.ZodObject<typeof addressShape>>;

/** What the list says of itself: where its places came from, and whom to credit for them. */
export const addressListMeta = {
  source: z.enum(['gazetteer', 'here', 'nominatim']),
  attribution: z.string(),
  /** True when an online source was asked and did not answer. */
  fallback: z.boolean(),
};
export type AddressListMeta = z.output<z.ZodObject<typeof addressListMeta>>;
