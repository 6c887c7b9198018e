import { linkKinds } from '@terroir/events';
import { z } from 'zod';

/** A company as its owner reads it; before it was saved its texts are empty. */
export const firmShape = {
  name: z.string(),
  ownerName: z.string(),
  details: z.string(),
  email: z.string(),
  phone: z.string(),
  foundationDate: z.string().nullable(),
  address: z
    .object({
      raw: z.string(),
      country: z.string(),
      countryCode: z.string(),
      state: z.string(),
      city: z.string(),
      zipcode: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      timeZone: z.string().nullable(),
    })
    .nullable(),
  links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })),
  preferences: z.object({
    showAddress: z.boolean(),
    showZip: z.boolean(),
    showEmail: z.boolean(),
    showPhone: z.boolean(),
  }),
  imageUrls: z.object({
    image: z.string().nullable(),
    imageThumbnail: z.string().nullable(),
    imageAdditional: z.string().nullable(),
    imageAdditionalThumbnail: z.string().nullable(),
  }),
};
export type FirmAttributes = z.output<z.ZodObject<typeof firmShape>>;
