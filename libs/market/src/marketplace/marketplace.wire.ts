import { CalendarDate } from '@terroir/events';
import { unitTypes } from '@terroir/reference';
import { z } from 'zod';

const named = z.object({ id: z.string(), name: z.string() });
const images = z.object({ image: z.string().nullable(), thumbnail: z.string().nullable() });
const wireUnit = z.object({
  id: z.string(),
  symbol: z.string(),
  symbolPlural: z.string(),
  unitType: z.enum(unitTypes).nullable(),
});

/** Who sells, and where as far as the company shows it; `distance` in kilometres, to 0.01, from the asking business to there. */
const seller = {
  distance: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  firm: z.object({
    name: z.string(),
    ownerName: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    imageUrls: images,
    /** The slug of its published website, null without one. */
    websiteSlug: z.string().nullable(),
  }),
};

export const marketplaceProducerShape = {
  ...seller,
  /** Of what it sells. */
  categories: z.array(named.extend({ identifier: z.string() })),
};

/** `cost` is in currency units for one `costUnit`; `unitPrice` the same for one base unit of its kind, null without a factor. */
export const marketplaceProduceShape = {
  producerId: z.string(),
  ...seller,
  category: named.extend({ identifier: z.string() }),
  product: named,
  variety: named,
  productionType: named,
  quantity: z.number(),
  quantityUnit: wireUnit,
  cost: z.number(),
  costUnit: wireUnit,
  unitPrice: z.object({ cost: z.number(), unit: wireUnit }).nullable(),
  productionFrom: CalendarDate,
  productionTo: CalendarDate,
  availabilityFrom: CalendarDate,
  availabilityTo: CalendarDate,
  imageUrls: images,
  recordedAt: z.iso.datetime(),
};

/** `cost` is the price of one item, null where none was given; `unitPrice` that of one base unit of its quantity, else of its count, whose own unit it is of without a factor. */
export const marketplaceItemShape = {
  producerId: z.string(),
  ...seller,
  categories: z.array(named.extend({ identifier: z.string() })),
  name: z.string(),
  details: z.string(),
  cost: z.number().nullable(),
  quantity: z.number().nullable(),
  quantityUnit: wireUnit.nullable(),
  count: z.number().nullable(),
  countUnit: wireUnit.nullable(),
  unitPrice: z.object({ cost: z.number(), unit: wireUnit }).nullable(),
  produceIds: z.array(z.string()),
  /** What it is made of and when that is available; a produce that was removed is left out. */
  produces: z.array(
    z.object({
      id: z.string(),
      product: named,
      variety: named,
      availabilityFrom: CalendarDate,
      availabilityTo: CalendarDate,
    }),
  ),
  imageUrls: images,
  slug: z.string(),
  recordedAt: z.iso.datetime(),
};

/** A category, and how many produces, items and producers of it are in the distance. */
export const marketplaceCategoryShape = {
  name: z.string(),
  identifier: z.string(),
  produces: z.number(),
  items: z.number(),
  producers: z.number(),
};

/** A product, how many producers around have it, and how many of them in each calendar month from January on. */
export const marketplaceSeasonShape = {
  name: z.string(),
  category: named,
  producers: z.number(),
  months: z.array(z.number()).length(12),
};

type Of<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
export type MarketplaceProducerAttributes = Of<typeof marketplaceProducerShape>;
export type MarketplaceProduceAttributes = Of<typeof marketplaceProduceShape>;
export type MarketplaceItemAttributes = Of<typeof marketplaceItemShape>;
export type MarketplaceCategoryAttributes = Of<typeof marketplaceCategoryShape>;
export type MarketplaceSeasonAttributes = Of<typeof marketplaceSeasonShape>;
