import { z } from 'zod';

/** The most plots and zones that one call styles. */
export const FEATURES_LIMIT = 1000;
export const PATTERNS = ['none', 'stripes', 'crosses', 'dots', 'hatch'] as const;
export const STROKE_WIDTH_LIMIT = 20;

/** `#rrggbb`, in capitals or not. */
const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);
const isTenth = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** How an area is drawn on the map. Its layer is not said: the smaller an area, the further up. */
export const Style = z.object({
  color: Colour,
  fill: Colour,
  stroke: Colour,
  strokeWidth: z.number().min(0).max(STROKE_WIDTH_LIMIT).optional(),
  /** In steps of 0.1. */
  opacity: z
    .number()
    .min(0)
    .max(1)
    .refine(isTenth, { params: { rule: 'decimals', decimals: 1 } })
    .transform((opacity) => Math.round(opacity * 10) / 10),
  pattern: z.enum(PATTERNS),
});
export type StyleForm = z.input<typeof Style>;

const styles = z.record(z.uuid().toLowerCase(), Style.nullable()).meta({ maxProperties: FEATURES_LIMIT }).optional();
const countOf = (features: { readonly plots?: object | undefined; readonly zones?: object | undefined }): number =>
  Object.keys(features.plots ?? {}).length + Object.keys(features.zones ?? {}).length;

/** Styles by the ids of plots and zones; null takes a style away. */
export const FeaturesStyle = z
  .object({ plots: styles, zones: styles })
  .refine((features) => countOf(features) > 0, { params: { rule: 'no_features' } })
  .refine((features) => countOf(features) <= FEATURES_LIMIT, {
    params: { rule: 'too_many_features', limit: FEATURES_LIMIT },
  });
export type FeaturesStyleForm = z.input<typeof FeaturesStyle>;
