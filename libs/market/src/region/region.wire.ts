import { z } from 'zod';

/** Where a producer is, as far as the company shows it. */
export const locationShape = {
  lat: z.number(),
  lng: z.number(),
  name: z.string(),
  /** Ids of the categories of what it sells; only for members of a company. */
  categories: z.array(z.string()).optional(),
};
export type LocationAttributes = z.output<z.ZodObject<typeof locationShape>>;

/** The card of a company on the regional map; guests see its name and place alone. What a company does not show is null. */
export const regionCompanyShape = {
  ...locationShape,
  ownerName: z.string().optional(),
  address: z
    .object({
      raw: z.string().nullable(),
      zipcode: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
    })
    .optional(),
  website: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  imageUrls: z.object({ image: z.string().nullable(), thumbnail: z.string().nullable() }).optional(),
};
export type RegionCompanyAttributes = z.output<z.ZodObject<typeof regionCompanyShape>>;
