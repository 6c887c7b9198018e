import { CalendarDate } from '@terroir/events';
import { z } from 'zod';

const named = z.object({ id: z.string(), name: z.string() });
const pictures = z.object({ image: z.string().nullable(), thumbnail: z.string().nullable() });

/** What the public page of an item says besides the item. Instants are those from which on a claim stands as it is said. */
export const itemPageShape = {
  changedAt: z.iso.datetime(),
  /** What a company does not show is null; its place is exact where it shows its address, else to 0.1°. */
  producer: z.object({
    id: z.string(),
    name: z.string(),
    ownerName: z.string(),
    details: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    address: z.string().nullable(),
    zipcode: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    imageUrls: pictures.extend({ imageAdditional: z.string().nullable(), thumbnailAdditional: z.string().nullable() }),
  }),
  /** The address of the website that the producer has published; null without one. */
  websiteSlug: z.string().nullable(),
  produces: z.array(
    z.object({
      id: z.string(),
      category: named,
      product: named,
      variety: named,
      productionType: named,
      productionFrom: CalendarDate,
      productionTo: CalendarDate,
      availabilityFrom: CalendarDate,
      availabilityTo: CalendarDate,
      imageUrls: pictures,
      recordedAt: z.iso.datetime(),
      since: z.iso.datetime(),
    }),
  ),
  certifications: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      certifier: z.string(),
      imageUrls: pictures,
      validFrom: CalendarDate.nullable(),
      validUntil: CalendarDate.nullable(),
      since: z.iso.datetime(),
    }),
  ),
  followedPractices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      practices: z.array(named.extend({ since: z.iso.datetime() })),
    }),
  ),
  /**
   * With `at` alone: what changed since: the price first, then amounts, produces, claims, the producer, texts and pictures, of
   * each the oldest first. A claim that is new has no `before`, one that is gone no `after`.
   * Details, pictures and contacts are told without what they were before.
   * Null where the item was not shown then, so that it cannot be told.
   */
  changes: z
    .array(
      z.object({
        field: z.enum([
          'name',
          'details',
          'cost',
          'quantity',
          'count',
          'produces',
          'product',
          'variety',
          'production_type',
          'production_from',
          'production_to',
          'availability_from',
          'availability_to',
          'certifications',
          'followed_practices',
          'valid_from',
          'valid_until',
          'since',
          'picture',
          'producer_name',
          'producer_owner',
          'producer_details',
          'producer_place',
          'producer_address',
          'producer_zipcode',
          'producer_phone',
          'producer_email',
          'producer_website',
          'producer_picture',
        ]),
        /** The produce, certification or practice that it is about; of a picture of the item itself null. */
        of: named.nullable(),
        /** Whether it is new, another one or gone, also where `before` is kept back; of contacts always `changed`. */
        kind: z.enum(['added', 'changed', 'removed']),
        /** As it reads in the language of who asks; of `cost` the amount in currency units, of dates and instants the ISO form, of pictures their address. */
        before: z.string().nullable(),
        after: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .nullable()
    .optional(),
};
export type ItemPageAttributes = z.output<z.ZodObject<typeof itemPageShape>>;
export type ItemPageChange = NonNullable<ItemPageAttributes['changes']>[number];
