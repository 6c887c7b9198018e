import type { LocalizedProduct } from '@terroir/reference';
import { z } from 'zod';

/** What else finds an entry: its name in the other language, and synonyms in both. */
const keywords = z.array(z.string());
/** 1 is January; in the order of the season, which may go over the turn of the year. */
const months = z.array(z.number().int().min(1).max(12));

/** `identifier` is what icons and colours are chosen by. */
export const productCategoryShape = {
  name: z.string(),
  identifier: z.string(),
  keywords,
  products: z.array(z.object({ id: z.string(), name: z.string() })),
};

/** Months and units are what a form proposes; of the units the first one. What a unit is called, `GET /units` answers. */
export const productShape = {
  name: z.string(),
  keywords,
  productCategory: z.object({ id: z.string(), name: z.string() }),
  growingMonths: months,
  availableMonths: months,
  quantityUnitIds: z.array(z.string()),
  costUnitIds: z.array(z.string()),
  areaUnitId: z.string(),
};

/** `catchAll` is true of the last variety of a product: whatever its list does not name. */
export const varietyShape = { name: z.string(), keywords, productId: z.string(), catchAll: z.boolean() };

export const productionTypeShape = { name: z.string(), identifier: z.string(), keywords };

export type ProductCategoryAttributes = z.output<z.ZodObject<typeof productCategoryShape>>;
export type ProductAttributes = z.output<z.ZodObject<typeof productShape>>;
export type VarietyAttributes = z.output<z.ZodObject<typeof varietyShape>>;
export type ProductionTypeAttributes = z.output<z.ZodObject<typeof productionTypeShape>>;

export const productAttributes = (entry: LocalizedProduct, categoryName: string): ProductAttributes => ({
  name: entry.name,
  keywords: [...entry.keywords],
  productCategory: { id: entry.categoryId, name: categoryName },
  growingMonths: [...entry.growingMonths],
  availableMonths: [...entry.availableMonths],
  quantityUnitIds: [...entry.quantityUnits],
  costUnitIds: [...entry.costUnits],
  areaUnitId: entry.areaUnit,
});
